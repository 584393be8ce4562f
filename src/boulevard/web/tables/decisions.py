"""What may happen next at a table: each request is decided to be some events, or refused with a typed error.

Nothing here waits, writes or sends. Events happen when they are written to the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from boulevard.bots.registry import levels, opponent
from boulevard.errors import BadOption, GameOver
from boulevard.games.contract import Rules, Seat
from boulevard.games.kernels.states import from_bytes
from boulevard.games.positions import WrittenPosition
from boulevard.games.registry import info, rules
from boulevard.messages.seats import spoken
from boulevard.web.errors import BadTable, NotNow, OwnSeat, SeatTaken, StaleMove
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.names import visible
from boulevard.web.tables.beginnings import begun, played
from boulevard.web.tables.clocks import BOT_PLAYS, DAY, LONGEST, LOSS, SHORTEST, Clock
from boulevard.web.tables.daily import is_attempt
from boulevard.web.tables.series import LENGTHS, Series
from boulevard.web.tables.table import BOT, FRIEND, MOST_CHAIRS, PERSON, Chair, Guide, Next, Table
from boulevard.web.tables.terms import USUAL, Terms

TWO = 2
"""How many play a series."""
STATES_KEPT = 1000
"""States of which it is kept how much somebody does not know, a few hundred bytes each."""


class Decision(NamedTuple):
    """What shall happen: at the table, and as the beginning of another one."""

    here: Sequence[Event] = ()
    elsewhere: Mapping[str, Sequence[Event]] = {}


class Prepared(NamedTuple):
    """A game that does not begin from chance: its seed, the moves that are played already, and whether it is guided."""

    seed: str
    opening: Sequence[tuple[int, str]] = ()
    guided: bool = True


def create(
    game: str,
    options: Mapping[str, Any],
    chairs: Sequence[Chair],
    seed: str,
    prepared: Prepared | None = None,
    following: Next | None = None,
    position: WrittenPosition | None = None,
    terms: Terms = USUAL,
) -> Decision:
    """Set a table up (`UnknownGame`, `BadOption`, `BadTable`); a prepared one does not need a seed.

    It may begin with a position instead of options (`BadPosition`, `NoPositions`).
    """
    seed = prepared.seed if prepared else seed
    if not 1 <= len(chairs) <= MOST_CHAIRS:
        raise BadTable("table-chairs", count=len(chairs), most=MOST_CHAIRS)
    beginning = _beginning(game, options, len(chairs), position)
    start = begun(game, beginning["options"], seed, beginning.get("position"))
    if len(start.seats) != len(chairs):
        raise BadTable("table-players", count=len(chairs), seats=len(start.seats))
    if start.over:
        raise BadTable("table-position-over")
    if all(chair.kind == BOT for chair in chairs) and terms.round is None:
        raise BadTable("table-nobody")
    for chair in chairs:
        _require_chair(game, chair)
    data: dict[str, Any] = {
        "game": game,
        **beginning,
        "seed": seed,
        "chairs": [chair.data for chair in chairs],
        **terms.data,
    }
    if terms.clock:
        _require_clock(terms.clock, chairs)
    if terms.is_listed:
        _require_listable(chairs, position)
    if terms.daily and (len(chairs) != 1 or not chairs[0].player or position is not None):
        raise BadTable("day-alone")
    if terms.series:
        _require_series(terms.series, chairs)
    if following:
        data["next"] = list(following)
    if prepared:
        data |= {"opening": [list(move) for move in prepared.opening], "guided": prepared.guided}
        played(start, [(start.seats[place], move) for place, move in prepared.opening])
    return Decision([Event(Kind.created, data)])


def _beginning(game: str, options: Mapping[str, Any], chairs: int, position: WrittenPosition | None) -> dict[str, Any]:
    """What a game begins with, as the log has it: its options, or a position, what is unknown still open in it."""
    if position is None:
        return {"options": _complete(game, options, chairs)}
    if options:
        raise BadTable("table-position-options")
    given, state = rules(game).from_position(position)
    return {"options": {}, "position": given.position_data(state)}


def _complete(game: str, options: Mapping[str, Any], chairs: int) -> dict[str, Any]:
    """The options with the number of players, where that is one; texts must be known ones, never names of files."""
    counted, known = info(game).seats_option, info(game).options
    for name, value in options.items():
        if isinstance(value, str) and name in known and value not in known[name].values:
            raise BadOption("bad-option", name=name, value=value, values=", ".join(map(str, known[name].values)))
    return {**options, **({counted: chairs} if counted else {})}


def _require_chair(game: str, chair: Chair) -> None:
    if chair.kind not in (PERSON, FRIEND, BOT):
        raise BadTable("table-chair", kind=chair.kind, kinds=", ".join((PERSON, FRIEND, BOT)))
    if chair.kind == BOT and opponent(game, chair.level) is None:
        raise BadTable("unknown-level", level=chair.level, count=len(levels(game)))


def _require_series(series: Series, chairs: Sequence[Chair]) -> None:
    """Let two play a series, of a number of games that somebody can win most of."""
    if len(chairs) != TWO or series.length not in LENGTHS:
        raise BadTable("table-series", lengths=", ".join(map(str, LENGTHS)))


def _require_clock(clock: Clock, chairs: Sequence[Chair]) -> None:
    """Let a clock be one that can be agreed on: with somebody else, for as long as people wait for each other."""
    if not SHORTEST <= clock.seconds <= LONGEST or clock.late not in (LOSS, BOT_PLAYS):
        raise BadTable("table-clock", least=SHORTEST, most=LONGEST // DAY)
    if all(chair.kind != FRIEND for chair in chairs):
        raise BadTable("table-clock-alone")


def _require_listable(chairs: Sequence[Chair], position: WrittenPosition | None) -> None:
    """Let a table be one for anybody: with a seat for somebody else, and dealt as any other."""
    if position is not None:
        raise BadTable("table-listed-position")
    if not any(chair.kind == FRIEND for chair in chairs):
        raise BadTable("table-listed-alone")


def proper_name(name: str) -> str:
    """A person's name as it is shown: one line, not too long (`BadTable`)."""
    if found := visible(name):
        return found
    raise BadTable("table-name")


def join(table: Table, place: int, name: str, player: str, entropy: str | None = None) -> Decision:
    """Let somebody take a free chair (`SeatTaken`); who has it already keeps it."""
    if table.chairs[place].player == player:
        return Decision()
    if not table.chairs[place].is_free:
        raise SeatTaken("seat-taken", seat=spoken(table.seats[place]))
    _require_open(table)
    data = {"place": place, "name": proper_name(name), "player": player}
    return Decision([Event(Kind.joined, {**data, "entropy": entropy} if entropy else data)])


def sit_down(table: Table, name: str, player: str, entropy: str | None = None) -> Decision:
    """Let somebody take a free chair of a table in the lobby, the first there is (`SeatTaken`, `OwnSeat`)."""
    if any(chair.player == player for chair in table.chairs):
        raise OwnSeat("lobby-own-seat")
    place = next((it for it, chair in enumerate(table.chairs) if chair.is_free), None)
    if place is None or table.over:
        raise SeatTaken("lobby-seat-taken")
    return join(table, place, name, player, entropy)


def move(table: Table, place: int, text: str, number: int) -> Decision:
    """Make a move (`StaleMove`, `IllegalMove`, `BadNotation`)."""
    _require_open(table)
    if number != table.number(place):
        raise StaleMove("stale-move", number=number, present=table.number(place))
    if table.waits:
        raise NotNow("table-waits")
    canonical = table.game.meant(table.seats[place], text)
    return Decision([Event(Kind.moved, {"place": place, "move": canonical})])


def undo(table: Table, place: int, held: Sequence[int]) -> Decision:
    """Take the last decision of a place back, or ask the other people for it (`NotNow`); never in a tournament.

    Nobody whose moves go may have learned anything hidden since, nor everybody. Moves that others made after it go
    too, but not those that they made at the same time: what they learned from these stays theirs.
    """
    require_undoable(table)
    dropped, is_alone = taken_back(table, place)
    others = [person for person in table.people if person not in held]
    if not others or is_alone:
        return Decision([Event(Kind.undone, {"place": place, "dropped": dropped})])
    if table.asking is not None:
        return Decision()
    require_not_asked(table, place)
    return Decision([Event(Kind.asked, {"place": place})])


def require_undoable(table: Table) -> None:
    """Let moves be final in a tournament (`NotNow`)."""
    if table.terms.round is not None:
        raise NotNow("tournament-no-undo")


def require_not_asked(table: Table, place: int) -> None:
    """Let a place ask others once to take a decision back, not again and again (`NotNow`)."""
    if table.asked_at.get(place) == table.number(place):
        raise NotNow("undo-asked-before")


def taken_back(table: Table, place: int) -> tuple[list[int], bool]:
    """The moves that go with a place's last decision, and whether that concerns nobody else (`NotNow`)."""
    _require_open(table)
    if is_attempt(table):
        raise NotNow("day-no-undo")
    seat = table.seats[place]
    own = [number for number in table.chosen if table.moves[number][0] == seat]
    if not own:
        raise NotNow("nothing-to-take-back")
    before = table.game.state_after(own[-1])
    together = [other for other in table.rules.turn(before) if other != seat]
    later = [number for number in range(own[-1] + 1, len(table.moves)) if table.moves[number][0] not in together]
    for knower in dict.fromkeys((None, seat, *(table.moves[number][0] for number in later))):
        if _unknown(table.rules, table.game.state.tobytes(), knower) < _unknown(table.rules, before.tobytes(), knower):
            raise NotNow("undo-revealed")
    return [own[-1], *later], bool(together) and not later


@lru_cache(STATES_KEPT)
def _unknown(rules: Rules, state: bytes, seat: Seat | None) -> int:
    """How much of a state a seat (or a spectator) does not know."""
    return rules.unknown(rules.hide(from_bytes(state, rules.dtype), seat))


def answer_undo(table: Table, held: Sequence[int], agreed: bool) -> Decision:
    """Answer somebody who asks to take a decision back (`NotNow`); whoever asks may think better of it."""
    own = table.asking in held
    if table.asking is None or (own and agreed):
        raise NotNow("nobody-asks")
    if not agreed:
        return Decision([Event(Kind.withdrawn if own else Kind.refused, {"place": table.asking})])
    dropped, _ = taken_back(table, table.asking)
    return Decision([Event(Kind.undone, {"place": table.asking, "dropped": dropped})])


def resign(table: Table, place: int) -> Decision:
    """Leave the game: it ends, unless several play on; then a bot stands in."""
    _require_open(table)
    people = [person for person in table.people if person != place]
    rest = [other for other, chair in enumerate(table.chairs) if other != place and not chair.left]
    ends = not people or len(rest) < 2 or table.waits
    return Decision([Event(Kind.resigned, {"place": place, "ends": ends})])


def run_out(table: Table, now: float) -> Decision:
    """What becomes of those whose time has run out: they leave, unless there is but one thing they could do anyway.

    All who are late leave together: nobody wins by having been late a little later.
    """
    late = table.late_at(now)
    for place in late:
        moves = list(table.game.legal(table.seats[place]))
        if len(moves) == 1:
            return Decision([Event(Kind.moved, {"place": place, "move": moves[0]})])
    people = [person for person in table.people if person not in late]
    rest = [place for place, chair in enumerate(table.chairs) if place not in late and not chair.left]
    plays_on = table.clock is not None and table.clock.late == BOT_PLAYS
    ends = not people or (len(rest) < 2 and not plays_on)
    return Decision(
        [Event(Kind.resigned, {"place": place, "ends": ends and place == late[-1], "late": True}) for place in late]
    )


def stand(table: Table, stood: float, now: float) -> Decision:
    """Let a time in which nobody could move count against nobody.

    An event of another kind says so, which versions without clocks take as one of nobody's.
    """
    since = [found for place in table.deadlines if (found := table.asked_since(place)) is not None]
    if not since:
        return Decision()
    counted = min(stood, max(now - min(since), 0.0))
    return Decision([Event(Kind.declined, {"places": [], "stood": counted})] if counted else [])


def set_aside(table: Table, length: int) -> Decision:
    """Set a game aside that nobody came back to since so many events; it is not over, and shows nothing."""
    is_lonely = not table.over and not table.aside and len(table.log) == length
    return Decision([Event(Kind.set_aside)] if is_lonely else [])


def rematch(table: Table, held: Sequence[int], new: tuple[Next, Next], entropy: str | None = None) -> Decision:
    """Go on at the next table as soon as all people want to; until then they are asked (`NotNow`).

    In a series they swap seats there, and whoever did not begin this game begins the next (`moved_on`).
    Of two new ones, the second is the next of the next; the first is needed by tables that did not settle theirs.
    """
    if not table.over:
        raise NotNow("not-over-yet")
    if table.terms.daily:
        raise NotNow("day-no-rematch")
    if table.terms.round is not None:
        raise NotNow("tournament-no-rematch")
    if table.rematch is not None:
        return Decision()
    if set(table.sitting) - table.again - set(held):
        return _offer(table, held, entropy)
    parts = {**table.contributed, **({held[0]: entropy} if entropy else {})}
    chairs = [
        Chair(chair.kind, chair.name, chair.level, chair.player, entropy=parts.get(place, ""))
        for place, chair in enumerate(table.chairs)
    ]
    series = table.series
    if series is not None:
        chairs.reverse()
    begins_next = table.starter if series else loser(table)
    options = {**table.options, **table.rules.rematch(begins_next)}
    identity, seed = table.next or new[0]
    begins = {} if table.position else options
    terms = table.terms._replace(series=series and series.swapped)
    there = create(table.rules.info.name, begins, chairs, seed, None, new[1], table.position, terms)
    return Decision([Event(Kind.rematch, {"table": identity})], {identity: there.here})


def moved_on(table: Table, places: Sequence[int]) -> tuple[int, ...]:
    """The places that somebody with some places here has at the next table: in a series, both swap seats."""
    return tuple(sorted(len(table.chairs) - 1 - place for place in places) if table.terms.series else places)


def _offer(table: Table, held: Sequence[int], entropy: str | None) -> Decision:
    """Ask the other people to play again; who does not want to is not asked twice, but may ask."""
    if table.enough - set(held):
        raise NotNow("rematch-declined")
    more = {"entropy": entropy} if entropy else {}
    return Decision([] if set(held) <= table.again else [_answer(Kind.offered, held, **more)])


def decline_rematch(table: Table, held: Sequence[int]) -> Decision:
    """Tell those who would like to play again that one does not; or that one does not ask any more (`NotNow`)."""
    if not table.again or table.rematch is not None:
        raise NotNow("nobody-asks-again")
    return Decision([_answer(Kind.withdrawn if table.again & set(held) else Kind.declined, held)])


def _answer(kind: Kind, held: Sequence[int], **more: str) -> Event:
    """What somebody says who may have several places."""
    return Event(kind, {"place": held[0], "places": list(held), **more})


def guide(table: Table, place: int, page: str, shown: bool) -> Decision:
    """Turn to a page of the lesson, put it away or bring it back (`NotNow`)."""
    if table.guide is None:
        raise NotNow("no-lesson")
    if table.guide == Guide(page, shown):
        return Decision()
    return Decision([Event(Kind.guided, {"place": place, "page": page, "shown": shown})])


def loser(table: Table) -> int | str | None:
    """Who lost, where it was one: by leaving, or by the rules."""
    gone = [seat for seat, chair in zip(table.seats, table.chairs, strict=True) if chair.left]
    if gone or not table.game.over:
        return gone[0] if len(gone) == 1 else None
    winners = table.rules.winners(table.game.state)[0]
    beaten = [seat for seat, won in zip(table.seats, winners, strict=True) if not won]
    return beaten[0] if len(beaten) == 1 and winners.any() else None


def _require_open(table: Table) -> None:
    if table.over:
        raise GameOver("game-over")
