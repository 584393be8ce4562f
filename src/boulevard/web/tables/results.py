"""What came of a game, one line for each seat, for lists, profiles and ratings. It follows from the table alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from boulevard.bots.registry import Level, opponent
from boulevard.games.positions import is_one_of
from boulevard.web.event_log.events import Kind
from boulevard.web.tables.daily import is_practice
from boulevard.web.tables.table import BOT, Table

FORM = 1
"""How results are worked out: if that changes, those of all games are worked out again."""

WIN, LOSS, DRAW = "win", "loss", "draw"
SOLO, GAVE_UP, NONE = "solo", "left", "none"
"""Outcomes of which nobody won or lost: a solo game that was finished, one that was left, and a game of older logs that
nobody came back to."""

ALONE, PEOPLE, BOTS, SHARED = "solo", "people", "bots", "shared"
"""Against whom: nobody, people (and bots perhaps), bots only, or people at the same device."""

OWN: Final = "own"
"""The variant of a game with a sheet, a box or other things of one's own."""
Unrated = Literal[
    "",
    "nameless",
    "guided",
    "position",
    "practice",
    "own",
    "abandoned",
    "shared",
    "hint",
    "undo",
    "short",
    "solo",
    "friendly",
]
"""Why games don't count for ratings; of several reasons the first, and nothing if they may."""
OWN_WORK = ("", "undo", "solo", "short", "friendly")
"""Of these, those with points that somebody made on their own: the best of them is their best."""
LONGEST_NAME, LONGEST_VARIANT, LONGEST_NAMES = 64, 32, 400


@dataclass(frozen=True)
class Result:
    """What came of a game for one seat."""

    table_id: str
    seat: int
    """The place among the seats."""
    person: str
    """Who sat there; nobody for a bot."""
    name: str
    level: int | None
    """The bot's, for a bot."""
    game: str
    variant: str
    against: str
    rival_level: int | None
    """The strongest bot's among the others, if all others are bots."""
    rivals: list[list[Any]]
    """Of each of the others the name they gave, the level (none, for people), the seat and the points."""
    names: str
    """The names of all at the table in small letters, to search in."""
    points: int | None
    """Those of the score sheet; none if the game was left."""
    rank: int
    """The place that was reached, from 1; equals share one."""
    outcome: str
    unrated: Unrated
    """Why it does not count for ratings; nothing if it may."""
    moves: int
    """How many were made by whoever sat there."""
    ended: float

    @property
    def row(self) -> dict[str, Any]:
        """It as a row of the database."""
        return asdict(self)


def results(table: Table, helped: bool) -> list[Result]:
    """What came of a game, if it is over and had begun; `helped` says that a hint was given there."""
    if not table.over or table.waits or table.ended_at is None:
        return []
    points, unrated = _points(table), _unrated(table, helped)
    ranks = _ranks(table, points)
    return [
        Result(
            table_id=table.id,
            seat=place,
            person=chair.player if chair.kind != BOT else "",
            name=chair.name[:LONGEST_NAME],
            level=chair.level,
            game=table.rules.info.name,
            variant=variant(table),
            against=against(table, place),
            rival_level=rival_level(table, place),
            rivals=[_rival(table, it, points) for it in others(table, place)],
            names=_names(table),
            points=points[place],
            rank=ranks[place],
            outcome=_outcome(table, place, ranks),
            unrated=unrated,
            moves=_moves(table, place),
            ended=table.ended_at,
        )
        for place, chair in enumerate(table.chairs)
    ]


def others(table: Table, place: int) -> list[int]:
    """The seats of all others: of people at one device, only those of whoever is elsewhere, if there is one."""
    own = table.chairs[place]
    rest = [it for it in range(len(table.seats)) if it != place]
    elsewhere = [it for it in rest if not (own.player and table.chairs[it].player == own.player)]
    return elsewhere or rest


def against(table: Table, place: int) -> str:
    """Against whom somebody plays."""
    if len(table.seats) == 1:
        return ALONE
    rivals = [table.chairs[it] for it in others(table, place)]
    if all(chair.kind == BOT for chair in rivals):
        return BOTS
    player = table.chairs[place].player
    return SHARED if player and any(chair.player == player for chair in rivals) else PEOPLE


def rival_level(table: Table, place: int) -> int | None:
    """The level of the strongest bot that somebody plays against, if they play against bots only."""
    if against(table, place) != BOTS:
        return None
    return max((table.chairs[it].level or 0 for it in others(table, place)), default=0) or None


def _rival(table: Table, place: int, points: Sequence[int | None]) -> list[Any]:
    chair = table.chairs[place]
    return [chair.name[:LONGEST_NAME], chair.level, table.seats[place], points[place]]


def _bots(table: Table) -> list[Level | None]:
    """The bots that sit at a table, and none for people."""
    return [opponent(table.rules.info.name, chair.level) for chair in table.chairs]


def _names(table: Table) -> str:
    """The names of all, those of bots as well: what lists are searched for."""
    called = [bot.name if bot else chair.name for bot, chair in zip(_bots(table), table.chairs, strict=True)]
    return "\n".join(called).casefold()[:LONGEST_NAMES]


def variant(table: Table) -> str:
    """What is played within the game, where points are kept apart by that."""
    info = table.rules.info
    if _is_own(table):
        return OWN
    if info.variant_option is None or table.position is not None:
        return ""
    return str(table.options.get(info.variant_option, info.options[info.variant_option].default))[:LONGEST_VARIANT]


def _is_own(table: Table) -> bool:
    """Whether an option has a value that somebody made."""
    known = table.rules.info.options
    return any(name in known and not is_one_of(value, known[name].values) for name, value in table.options.items())


def _points(table: Table) -> list[int | None]:
    """The points of each seat, where the game was played to its end by whoever began it there."""
    if not table.game.over:
        return [None] * len(table.seats)
    scores = table.rules.scores(table.game.state)[0]
    return [None if chair.left else int(score) for score, chair in zip(scores, table.chairs, strict=True)]


def _ranks(table: Table, points: Sequence[int | None]) -> list[int]:
    """The places that were reached. Whoever left comes last; of the others, winners come first, then points count."""
    stayed = {place for place, chair in enumerate(table.chairs) if not chair.left}
    order = dict.fromkeys(stayed, (False, 0))
    if table.game.over and (won := table.rules.winners(table.game.state)[0]).any():
        order = {place: (bool(won[place]), points[place] or 0) for place in stayed}
    return [
        1 + sum(order[other] > order[place] for other in stayed) if place in stayed else len(stayed) + 1
        for place in range(len(table.seats))
    ]


def _outcome(table: Table, place: int, ranks: Sequence[int]) -> str:
    if _was_abandoned(table):
        return NONE
    left = table.chairs[place].left
    if len(table.seats) == 1:
        return GAVE_UP if left else SOLO
    if left or ranks[place] > 1:
        return LOSS
    return DRAW if all(rank == 1 for rank in ranks) else WIN


def _was_abandoned(table: Table) -> bool:
    return not table.game.over and any(kind is Kind.ended for kind, _ in table.log)


def _moves(table: Table, place: int) -> int:
    """How many moves whoever sat at a place made; a bot that stood in made the rest."""
    if place in table.decided_before_leaving:
        return table.decided_before_leaving[place]
    return sum(seat == table.seats[place] for seat, _ in table.moves[table.opening :])


def _unrated(table: Table, helped: bool) -> Unrated:
    people = [place for place, chair in enumerate(table.chairs) if chair.kind != BOT]
    players = [table.chairs[place].player for place in people]
    reasons: Collection[tuple[bool, Unrated]] = (
        (not all(players), "nameless"),
        (table.guide is not None or table.opening > 0, "guided"),
        (table.position is not None, "position"),
        (is_practice(table), "practice"),
        (_is_own(table), "own"),
        (_was_abandoned(table), "abandoned"),
        (len(set(players)) < len(players), "shared"),
        (helped, "hint"),
        (any(kind is Kind.undone for kind, _ in table.log), "undo"),
        (not all(_moves(table, place) for place in people), "short"),
        (len(table.seats) == 1, "solo"),
        (any(bot and not bot.is_rated for bot in _bots(table)), "friendly"),
    )
    return next((reason for holds, reason in reasons if holds), "")
