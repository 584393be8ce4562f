"""A table as somebody may see it, as plain data: what the API answers and what pages are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from boulevard.bots.advice import Hint, Judged
from boulevard.bots.registry import opponent
from boulevard.errors import UnknownSeat
from boulevard.games.contract import Seat, View
from boulevard.games.game import Game
from boulevard.messages.seats import seat_name, spoken
from boulevard.review.decisions import Option
from boulevard.web.errors import NotNow
from boulevard.web.event_log.events import Kind
from boulevard.web.tables.daily import final_at, is_sealed
from boulevard.web.tables.models import (
    ChairGiven,
    ChatGiven,
    DailyGiven,
    HintGiven,
    IdeaGiven,
    Outcome,
    Rematch,
    RoundGiven,
    SeriesGiven,
    Shown,
    State,
)
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import PERSON, Table
from boulevard.web.tables.terms import OFF

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


def status(table: Table) -> Literal["waiting", "playing", "over"]:
    """Whether a game has begun, goes on or is over."""
    return OVER if table.over else WAITING if table.waits else PLAYING


def seen_by(table: Table, place: int | None) -> State:
    """The table as a place sees it; without one, as a spectator does."""
    seat = None if place is None else table.seats[place]
    turn = table.turn
    return {
        "table": table.id,
        "game": table.rules.info.name,
        "options": dict(table.options),
        "position": table.position if table.over else None,
        "status": status(table),
        "events": len(table.log),
        "moves": len(table.moves),
        "chairs": [_chair(table, number, number in turn) for number in range(len(table.chairs))],
        "turn": [table.seats[number] for number in turn],
        "clock": None if table.clock is None else {"seconds": table.clock.seconds, "late": table.clock.late},
        "aside": table.aside,
        "asking": None if table.asking is None else table.seats[table.asking],
        "seat": seat,
        "view": table.game.view(seat),
        "commitment": commitment(table.seed),
        "seed": table.seed if shows_seed(table) else None,
        "deal": table.deal if shows_seed(table) else None,
        "daily": _daily(table),
        "chat": chat(table),
        "outcome": outcome(table) if table.over else None,
        "rematch": _rematch(table) if table.over else None,
        "series": _series(table),
        "round": _round(table),
        "number": None if place is None else table.number(place),
        "legal": None if seat is None else list(table.game.legal(seat)) if place in turn else [],
    }


def shows_seed(table: Table) -> bool:
    """Whether everybody may know what was shuffled from: the deck of a day or a duplicate is played by others, too."""
    return table.over and not is_sealed(table) and not table.others_play


def _round(table: Table) -> RoundGiven | None:
    it = table.terms.round
    return None if it is None else {"tournament": it.tournament, "number": it.number, "duplicate": it.is_duplicate}


def _daily(table: Table) -> DailyGiven | None:
    it = table.terms.daily
    return None if it is None else {"day": it.day, "counts": it.counts, "final": final_at(it.day)}


def of_game(
    game: Game, seat: Seat | None, number: int, view: View | None = None, name: Callable[[Seat], str] = seat_name
) -> Shown:
    """A game that is not played at a table, as a seat sees it (or as a view shows it), with what it can play now.

    `name` says what players are called.
    """
    chairs: list[ChairGiven] = [
        {
            "seat": it,
            "kind": PERSON,
            "name": name(it),
            "level": None,
            "free": False,
            "left": False,
            "acts": it in game.turn,
            "late": False,
            "until": None,
            "entropy": None,
        }
        for it in game.seats
    ]
    return {
        "game": game.name,
        "status": OVER if game.over else PLAYING,
        "moves": len(game.history),
        "chairs": chairs,
        "turn": list(game.turn),
        "seat": seat,
        "view": game.view(seat) if view is None else view,
        "number": number,
        "legal": None if seat is None else list(game.legal(seat)),
    }


def _chair(table: Table, place: int, acts: bool) -> ChairGiven:
    chair = table.chairs[place]
    return {
        "seat": table.seats[place],
        "kind": chair.kind,
        "name": named(table, place),
        "level": chair.level,
        "free": chair.is_free,
        "left": chair.left,
        "acts": acts,
        "late": place in table.late,
        "until": table.deadlines.get(place),
        "entropy": chair.entropy or None if table.over or not table.waits else None,
    }


def chat(table: Table) -> ChatGiven:
    """What people may say to each other at a table: nothing where nobody else sits."""
    allows: Any = table.terms.talk.allows if table.has_company else OFF
    return {"allows": allows, "watched": table.terms.talk.is_watched}


def named(table: Table, place: int) -> str:
    """What somebody at the table is called: by their seat, if they gave no name; a free chair has none."""
    chair = table.chairs[place]
    if bot := opponent(table.rules.info.name, chair.level):
        return bot.name
    return chair.name or ("" if chair.is_free else seat_name(table.seats[place]))


def name_of(table: Table, place: int) -> str:
    """The name of whoever has a place; where several have the same, something that tells them apart."""
    names, seat = [named(table, other) for other in range(len(table.seats))], table.seats[place]
    if not names[place] or names.count(names[place]) > 1:
        return seat_name(seat) if isinstance(seat, str) or not names[place] else f"{names[place]} {seat + 1}"
    return names[place]


def outcome(table: Table) -> Outcome:
    """How a game ended: by the rules, by leaving, or because nobody came back."""
    if table.game.over:
        winners = [seat for seat, won in zip(table.seats, table.rules.winners(table.game.state)[0], strict=True) if won]
        return {"how": "played", "winners": winners, "result": table.game.result()}
    if Kind.ended in [kind for kind, _ in table.log]:
        return {"how": "abandoned", "winners": [], "result": None}
    stayed = [seat for seat, it in zip(table.seats, table.chairs, strict=True) if not it.left and not it.is_free]
    return {"how": "resigned", "winners": stayed, "result": None}


def _rematch(table: Table) -> Rematch:
    """Who would like to play again, who would not, and the next table, once there is one."""
    wanted, declined = ([table.seats[place] for place in sorted(places)] for places in (table.again, table.enough))
    promised = None if table.next is None else commitment(table.next.seed)
    following = table.next and table.next.table_id
    return {"wanted": wanted, "declined": declined, "table": table.rematch, "next": following, "commitment": promised}


def _series(table: Table) -> SeriesGiven | None:
    """How the series stands that the game is one of."""
    series, before = table.series, table.terms.series
    if series is None or before is None:
        return None
    winner = None if series.winner is None else table.seats[series.winner]
    return {
        "length": series.length,
        "game": before.played + 1,
        "points": list(series.points),
        "over": series.is_over,
        "winner": winner,
    }


def hint(given: Hint, number: int) -> HintGiven:
    """A hint for a decision, in words."""
    return {
        "number": number,
        "ahead": round(given.ahead, 1),
        "best": idea(given.best, 0.0),
        "second": idea(given.second, given.second.loss) if given.second else None,
        "obvious": idea(given.obvious, given.obvious.loss) if given.obvious else None,
    }


def idea(judged: Judged | Option, loss: float) -> IdeaGiven:
    """A move and what a bot says of it, in words."""
    return {
        "move": judged.move,
        "text": str(judged.phrase),
        "spaces": list(judged.spaces),
        "loss": round(loss, 1),
        "reasons": [str(it.said) for it in judged.reasons if it.is_good],
        "drawbacks": [str(it.said) for it in judged.reasons if not it.is_good],
    }


def place_of(table: Table, held: tuple[int, ...], seat: Seat | None) -> int:
    """The place that a holder speaks for: the one named, else one that must act, else the first (`UnknownSeat`)."""
    if seat is not None:
        place = table.place(seat)
        if place not in held:
            raise UnknownSeat("seat-of-another", seat=spoken(seat))
        return place
    return next((place for place in table.turn if place in held), held[0])


def seat_named(table: Table, text: str | None) -> Seat | None:
    """The seat that a text names, as the game has it (`UnknownSeat`)."""
    if text is None:
        return None
    found = next((seat for seat in table.seats if str(seat) == text), None)
    return table.seats[table.place(text)] if found is None else found


def record(table: Table) -> dict[str, Any]:
    """The record of a game that is over, with its seed and people (`NotNow`)."""
    if not table.over:
        raise NotNow("record-before-end")
    names = {str(seat): named(table, place) for place, seat in enumerate(table.seats)}
    entropy = {str(seat): chair.entropy for seat, chair in zip(table.seats, table.chairs, strict=True) if chair.entropy}
    seeds = {"seed": table.seed, "deal": table.deal} if shows_seed(table) else {}
    origin = {"commitment": commitment(table.seed), "entropy": entropy, **seeds}
    given = {"given": table.position} if table.position else {}
    return {**table.game.record(), **given, "players": names, **origin}
