"""What happens next in a tournament: what came of its tables, the next round, who stands where.

Nothing here waits or writes; all of it follows from what is written of the tournament (event_log/tournament_rows.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.games import registry
from boulevard.pairing import duplicate, round_robin, swiss
from boulevard.pairing.course import Entrant, Outcome, Pairing
from boulevard.pairing.duplicate import DeckLine
from boulevard.pairing.standings import Line, standings
from boulevard.web.event_log.tournament_rows import (
    DUPLICATE,
    LEFT,
    OVER,
    PLAYED,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Found,
    Paired,
    Tournament,
)
from boulevard.web.tables.clocks import LOSS, Clock
from boulevard.web.tables.table import BOT, FRIEND, Chair, Table
from boulevard.web.tables.terms import OFF, PHRASES, Round, Talk, Terms

LEAST = 2
"""How many it takes."""
LATE_UNTIL = 1
"""The last round during which somebody may still enter."""


def forms(game: str) -> tuple[str, ...]:
    """The forms in which a game can be played: one that can be played alone is compared deck by deck."""
    players = registry.info(game).players
    return (DUPLICATE,) if 1 in players else (SWISS, ROUND_ROBIN) if LEAST in players else ()


def may_enter(it: Tournament) -> bool:
    """Whether somebody may still enter."""
    if it.state == RUNNING:
        return it.round <= LATE_UNTIL and it.form != ROUND_ROBIN and it.round < it.rounds
    return it.state != OVER


def next_round(found: Found) -> tuple[str, int, list[Paired]]:
    """The state, how many rounds there are, and the pairings of the next one; none where it is over."""
    it, count = found.tournament, len(found.there)
    rounds = _rounds(found, count) if not it.round else it.rounds
    if it.round >= rounds or count < LEAST:
        return OVER, rounds, []
    return RUNNING, rounds, _paired(found, entrants(found), it.round + 1)


def _rounds(found: Found, count: int) -> int:
    """How many rounds there are, with as many as begin: no more than it takes for all to meet."""
    it = found.tournament
    if it.form == ROUND_ROBIN:
        return round_robin.rounds_for(count)
    return it.rounds if it.is_duplicate else min(it.rounds, swiss.most_rounds(count))


def _paired(found: Found, there: Sequence[Entrant], number: int) -> list[Paired]:
    it = found.tournament
    if it.is_duplicate:
        made = [Pairing(number, one.number) for one in there if not one.is_out]
    elif it.form == ROUND_ROBIN:
        made = round_robin.paired(there, number)
    else:
        made = swiss.paired(there, [_pairing(one) for one in found.pairings], number)
    return [
        Paired(
            it.id,
            number,
            at,
            one.first,
            one.second,
            "" if one.outcome else it.table_id(number, at),
            str(one.outcome or ""),
        )
        for at, one in enumerate(made, 1)
    ]


def entrants(found: Found) -> list[Entrant]:
    """Who takes part or did, to be paired."""
    there = {it.number for it in found.there}
    return [Entrant(it.number, it.strength, it.number not in there) for it in found.listed]


def table_of(found: Found, it: Paired) -> tuple[Mapping[str, Any], list[Chair], Terms]:
    """How the table of a pairing is set up: the first of it has the first seat, and begins."""
    tournament = found.tournament
    chairs = [_chair(found, number) for number in it.players]
    rules = registry.rules(tournament.game)
    seats = rules.dealt(0, {**tournament.options, **_counted(tournament.game, len(chairs))}).seats
    options = {**tournament.options, **rules.dealt(0, {}).rematch(seats[0])}
    clock = Clock(tournament.seconds, LOSS) if any(chair.kind == FRIEND for chair in chairs) else None
    talk = Talk(OFF if tournament.is_duplicate else PHRASES)
    played_in = Round(tournament.id, it.round, tournament.is_duplicate)
    return options, chairs, Terms(clock, talk, round=played_in)


def _counted(game: str, count: int) -> dict[str, int]:
    counted = registry.info(game).seats_option
    return {counted: count} if counted else {}


def _chair(found: Found, number: int) -> Chair:
    it = found.entrant(number)
    return Chair(BOT, "", it.level) if it.level is not None else Chair(FRIEND, it.name, None, it.person)


def outcome(it: Paired, table: Table) -> Paired:
    """What came of a pairing, if its game is over."""
    if not table.over:
        return it
    scores = [int(score) for score in table.rules.scores(table.game.state)[0]] if table.game.over else None
    if it.second is None:
        points = scores[0] if scores and not table.chairs[0].left else None
        return it._replace(outcome=LEFT if points is None else PLAYED, points=points)
    margin = scores[0] - scores[1] if scores and not any(chair.left for chair in table.chairs) else 0
    return it._replace(outcome=str(_winner(table)), margin=margin)


def _winner(table: Table) -> Outcome:
    if table.won == {0}:
        return Outcome.first
    if table.won == {1}:
        return Outcome.second
    return Outcome.draw if table.game.over else Outcome.nobody


def absent(it: Paired, table: Table) -> list[int]:
    """Who never came to their table: their time ran out before they had made a move."""
    return [number for place, number in enumerate(it.players) if place in table.late and not _moves(table, place)]


def _moves(table: Table, place: int) -> int:
    return table.decided_before_leaving.get(place, 0)


def ranking(found: Found) -> list[Line]:
    """Who stands where, in a tournament of games for two."""
    return standings(_lines(found), [_pairing(it) for it in found.pairings])


def decks(found: Found) -> list[DeckLine]:
    """Who stands where, in one of decks: those count that everybody has finished."""
    rounds = sorted({it.round for it in found.pairings} - {it.round for it in found.pairings if not it.outcome})
    played = [{it.first: it.points for it in found.pairings if it.round == number} for number in rounds]
    return duplicate.standings([it.number for it in found.listed], played)


def _lines(found: Found) -> list[Entrant]:
    return [Entrant(it.number, it.strength) for it in found.listed]


def _pairing(it: Paired) -> Pairing:
    return Pairing(it.round, it.first, it.second, Outcome(it.outcome) if it.outcome else None, it.margin)
