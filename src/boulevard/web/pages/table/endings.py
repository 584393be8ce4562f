"""How a game ended, in words, and what its shuffle is checked by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from boulevard.messages import say, signed
from boulevard.web.pages.boards.score_sheets import score
from boulevard.web.tables import snapshot
from boulevard.web.tables.models import State
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table


class Shuffle(TypedDict):
    """What a browser checks the shuffle of a game by that is over."""

    table: str
    commitment: str
    seed: str
    deal: str
    entropy: list[str]
    own: bool


def shuffled(state: State, own: bool) -> Shuffle:
    """What a browser checks the shuffle by (static/shuffles/fair.js); its own part only for somebody who played."""
    return {
        "table": state["table"],
        "commitment": state["commitment"],
        "seed": state["seed"] or "",
        "deal": state["deal"] or "",
        "entropy": [chair["entropy"] or "" for chair in state["chairs"]],
        "own": own,
    }


def verdict(table: Table, held: Sequence[int]) -> str:
    """Who has won, said to somebody who has some of the places."""
    outcome = snapshot.outcome(table)
    winners = [table.place(seat) for seat in outcome["winners"]]
    names = ", ".join(name_of(table, place) for place in winners)
    if outcome["how"] != "played" and not winners:
        return say("web-clock-nobody") if table.late and outcome["how"] == "resigned" else say("web-over-abandoned")
    if len(table.seats) == 1:
        return say("web-over-alone")
    if not winners:
        return say("web-over-draw")
    if len(held) == 1 and held[0] in winners:
        return say("web-over-shared" if len(winners) > 1 else "web-over-you")
    return say("web-over-winners" if len(winners) > 1 else "web-over-winner", names=names)


def _names(table: Table, places: Sequence[int]) -> str:
    return ", ".join(name_of(table, place) for place in places)


def account(table: Table) -> str:
    """How a game came to its end, in a sentence."""
    how = snapshot.outcome(table)["how"]
    if how != "played":
        gone = [place for place, chair in enumerate(table.chairs) if chair.left and place not in table.late]
        late = say("web-clock-over", names=_names(table, sorted(table.late))) if table.late else ""
        left = say(f"web-over-how-{how}", names=_names(table, gone)) if gone or not table.late else ""
        return f"{left} {late}".strip()
    sheets = score(table.rules.explain(table.game.view(None)), table.seats)
    best_first = sorted(table.seats, key=lambda seat: -int(sheets[seat]["total"]))
    scores = " · ".join(
        say(
            "web-over-score",
            name=name_of(table, table.place(seat)),
            points=signed(sheets[seat]["total"]),
        )
        for seat in best_first
    )
    return say("web-over-how-played", scores=scores)
