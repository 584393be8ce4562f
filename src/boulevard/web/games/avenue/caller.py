"""The caller: a big screen that turns up the cards of Avenue for people who play on paper.

The page brings the box (what cards there are) and their pictures; the browser shuffles, so that it needs no server from
then on. It does so as `games/verifiable.py` does: a seed means the same order there as in a game of this package.
"""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from boulevard.games.avenue.drawing import art, pieces
from boulevard.games.avenue.facts import facts
from boulevard.messages import language
from boulevard.web.pages import render, script_data

SECONDS = (15, 20, 30, 45, 60, 90, 120)
"""What the timer can be set to."""

router = APIRouter(include_in_schema=False)


@router.get("/caller")
async def caller(request: Request) -> Response:
    """Everything that the caller needs; nothing in it is about the person who asks."""
    context = {
        "piece": lambda name, prefix="": _picture(language(), name, prefix),
        "card_words": art.card_words,
        "facts": facts(),
        "seconds": SECONDS,
        "words": script_data.as_json(script_data.words("caller")),
    }
    return render.page(request, "games/avenue/caller.html", context)


@cache
def _picture(tag: str, name: str, prefix: str) -> Markup:
    """The picture of a thing, which has a title in the language that is spoken."""
    return Markup(pieces.piece({"next_farm": None}, name, prefix))
