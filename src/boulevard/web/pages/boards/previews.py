"""What a board would look like after a move, and what that would change on the score sheets; or why not."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import JSONResponse, Response

from boulevard.errors import BadNotation, IllegalMove
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages.seats import seat_name
from boulevard.web import use_cases
from boulevard.web.boards import board
from boulevard.web.http.context import RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.boards import move_words, score_sheets


def page(request: Request, ctx: RequestContext, game: Game, seat: Seat, move: str) -> Response:
    """A part of a page with a board to make moves on, for its script (static/boards/draft.js); or JSON."""
    if request.headers.get("accept") == "application/json":
        return JSONResponse(use_cases.previewed(game, seat, move))
    try:
        then = use_cases.previewed(game, seat, move)
    except (BadNotation, IllegalMove) as refusal:
        return render.page(request, "boards/look.html", {"refusal": str(refusal)}, ctx)
    rules = game.rules
    now = score_sheets.score(rules.explain(game.view(seat)), game.seats)
    after = score_sheets.score(then["entries"], game.seats)
    context = {
        **move_words.said(rules, then["move"]),
        "board": board(rules, then["view"], (), seat, "then-"),
        "changes": score_sheets.changes(now, after),
        "total": {"was": now[seat]["total"], "now": after[seat]["total"]},
        "mover": seat,
        "seat_name": seat_name,
    }
    return render.page(request, "boards/look.html", context, ctx)
