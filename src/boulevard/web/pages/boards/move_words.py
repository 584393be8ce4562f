"""What was played at a table, to be told: the list of moves in words, and what the others have just done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from boulevard.games.contract import Rules, Seat
from boulevard.games.game import Game
from boulevard.games.keeping import kept_with
from boulevard.games.kernels.states import from_bytes
from boulevard.games.registry import uncompiled
from boulevard.messages import language
from boulevard.web.tables.table import Table

Context = dict[str, Any]

STATES_KEPT = 1000
"""States whose totals are kept, a few hundred bytes each: all seats are told what a move changed."""
MOST_NEWS = 3
"""How many moves are told at once."""


def moves(table: Table, seat: Seat | None) -> list[Context]:
    """The moves so far as a seat (or a spectator) may know them; one that is still another's secret has no text.

    Where two play, `column` says in which of two columns a move stands: whoever moved first has the first.
    """
    known = _known(table)
    first = table.moves[0][0] if table.moves else None
    paired = len(table.seats) == 2
    return [
        {
            "seat": mover,
            "column": (1 if mover == first else 2) if paired else None,
            **(said(table.rules, text) if number < known or mover == seat else {"text": None, "words": None}),
        }
        for number, (mover, text) in enumerate(table.moves)
    ]


def _known(table: Table) -> int:
    """How many moves everybody may know."""
    return len(table.moves) - (0 if table.over else table.game.undecided)


def said(rules: Rules, text: str) -> Context:
    """A move in notation and in words."""
    return {"text": text, "words": _in_words(language(), rules.info.name, text)}


@lru_cache(maxsize=8192)
def _in_words(_language: str, game: str, text: str) -> str:
    return str(uncompiled(game).phrase(text))


@kept_with
def take_turns(rules: Rules) -> bool:
    """Whether several play, one after the other."""
    return len(rules.seats) > 1 and len(rules.turn(rules.start())) == 1


def news(table: Table, seat: Seat | None) -> Context:
    """What the others have done since a seat decided last, and what that changed; if nothing, the last move.

    Where all decide at the same time, it is what each of them did last that is no longer a secret. Of many moves the
    last few are told; `more` is how many players' are not.
    """
    numbers = _new(table, seat)
    latest = [_news_of(table, number) for number in numbers[-MOST_NEWS:]]
    skipped = [it for it in latest if it["skipped"]]
    for again in skipped[1:]:  # once is enough
        again["skipped"] = []
    return {"moves": latest, "more": 0 if take_turns(table.rules) else len(numbers) - len(latest)}


def _new(table: Table, seat: Seat | None) -> list[int]:
    """The numbers of the moves that are news to a seat, or to a spectator."""
    known = _known(table)
    if take_turns(table.rules):
        own = max((number for number in range(known) if table.moves[number][0] == seat), default=-1)
        numbers = list(range(own + 1, known)) if seat is not None else []
    else:
        last = {mover: number for number, (mover, _) in enumerate(table.moves[:known])}
        numbers = sorted(number for mover, number in last.items() if mover != seat) if seat is not None else []
    return numbers or list(range(max(0, known - 1), known))


def _news_of(table: Table, number: int) -> Context:
    seat, text = table.moves[number]
    by_turns = take_turns(table.rules)
    return {
        "seat": seat,
        "text": text,
        "points": list(_points(table, number)) if by_turns else [],
        "skipped": list(_skipped(table.game, number)) if by_turns else [],
    }


def _points(table: Table, number: int) -> Iterator[Context]:
    """The totals that a move changed. Where people take turns, what is scored is seen by all."""
    before, after = (_totals(table.rules, table.game.state_after(at).tobytes()) for at in (number, number + 1))
    for seat, was, now in zip(table.seats, before, after, strict=True):
        if was != now:
            yield {"seat": seat, "was": was, "now": now}


@lru_cache(STATES_KEPT)
def _totals(rules: Rules, state: bytes) -> list[int]:
    """The points of all seats in a state."""
    totals: list[int] = rules.scores(from_bytes(state, rules.dtype))[0].tolist()
    return totals


def _skipped(game: Game, number: int) -> Iterator[Seat]:
    """Who had nothing to do after a move, so that whoever made it goes on."""
    (mover,), then = game.rules.turn(game.state_after(number)), game.rules.turn(game.state_after(number + 1))
    if then == (mover,):
        yield from (seat for seat in game.rules.seats if seat != mover)
