"""The story of a game that is over, as its page shows it: the decisions that mattered, each with its two boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from boulevard.bots.advice import Judged
from boulevard.web import present
from boulevard.web.advice import Advice, Moment
from boulevard.web.table import BOT, Table

Context = dict[str, Any]


def of_table(advice: Advice, table: Table, held: Sequence[int]) -> Context | None:
    """The story of a table for whoever has some places, or for spectators: of all people; none if nobody decided."""
    told = advice.story(table)
    people = [place for place, chair in enumerate(table.chairs) if chair.kind != BOT]
    places = [place for place in held or people if told and place in told.places]
    if told is None or not places:
        return None
    named = len(places) > 1 or not held
    return {
        "ready": told.ready,
        "failed": told.failed,
        "looked": told.looked,
        "count": told.count,
        "own": bool(held) and not named,
        "moments": [_moment(table, it, named) for it in told.of(places)] if told.ready else [],
    }


def _moment(table: Table, moment: Moment, named: bool) -> Context:
    """A decision as it is told: what was played and what would have been better, in words and as boards."""
    played, best = moment.verdict.played, moment.verdict.best
    return {
        "number": moment.number,
        "name": present.named(table, moment.place) if named else "",
        "loss": round(moment.verdict.loss),
        "replay": f"/replay/{table.id}?move={moment.number}",
        "ways": [
            {"kind": "played", "board": _board(table, moment, played), **present.idea(played)},
            {"kind": "better", "board": _board(table, moment, best), **present.idea(best)},
        ],
    }


def _board(table: Table, moment: Moment, judged: Judged) -> Markup:
    """The board as the seat would have seen it after a move, with the spaces of that move marked."""
    rules, seat, state = table.rules, table.seats[moment.place], table.game.state_after(moment.number)
    view = rules.preview(state, seat, rules.read(state, seat, judged.move))
    kind = "a" if judged is moment.verdict.played else "b"
    prefix = f"story-{moment.number}-{kind}-"
    drawn = rules.svg(view, judged.spaces, theme="page", sides=False, player=seat, prefix=prefix)
    return Markup(drawn)
