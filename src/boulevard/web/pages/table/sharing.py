"""Opening a server to the network, from the page of somebody who invites."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.web.http import network
from boulevard.web.http.context import Ctx
from boulevard.web.pages.table.routes import waiting

router = APIRouter(include_in_schema=False)


@router.post("/play/{token}/network")
async def open_to_others(request: Request, token: str, ctx: Ctx) -> Response:
    """Let other devices in, and show the table with links that they can open."""
    who = await ctx.acting(token)
    who.speaking_for(None)
    await network.of(request).open(request)
    return await waiting(request, ctx, who)
