"""Opening a server to the network, from the page of somebody who invites."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.web.http import network
from boulevard.web.http.context import AtDesk
from boulevard.web.pages.playing import after

router = APIRouter(include_in_schema=False)


@router.post("/play/{token}/network")
async def open_to_others(request: Request, token: str, at: AtDesk) -> Response:
    """Let other devices in, and show the table with links that they can open."""
    await at.acting(token, None)
    await network.of(request).open(request)
    return await after(request, at, token, None)
