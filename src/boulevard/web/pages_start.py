"""The pages on which a game begins: choosing one, setting a table up, taking a chair."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from boulevard.web import html, models
from boulevard.web.desk import Desk, desk
from boulevard.web.table import Table

AtDesk = Annotated[Desk, Depends(desk)]
MIDDLE = 4
"""The level of the bot that a first game is against."""

router = APIRouter(include_in_schema=False)


@router.post("/start/{game}")
async def start(request: Request, game: str, at: AtDesk) -> Response:
    """Begin a first game against a bot of middle strength."""
    chairs = [models.ChairSent(kind="person"), models.ChairSent(kind="bot", level=MIDDLE)]
    return _seated(request, await at.create(models.TableSent(game=game, chairs=chairs)), at)


def _seated(request: Request, table: Table, at: Desk) -> Response:
    """Show whoever sat down their seat."""
    return html.onward(request, f"/play/{at.places(table)['token']}", at)
