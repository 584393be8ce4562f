"""Where a server is for those who were invited, who was not gets no further than to what is open (open_routes.py)."""

from __future__ import annotations

from fastapi import Request

from boulevard.web.errors import NotInvited
from boulevard.web.http.context import RequestContext, Services, request_context
from boulevard.web.http.open_routes import is_open_to_the_uninvited
from boulevard.web.http.request_log import route_of


async def require_admitted(request: Request) -> None:
    """Refuse who was not invited, if the server is for those who were (`NotInvited`); for routes."""
    services: Services = request.app.state.services
    if services.settings.invite_only and not is_open_to_the_uninvited(route_of(request.scope)):
        await require_in(await request_context(request))


async def require_in(ctx: RequestContext) -> None:
    """Refuse who was not let in (`NotInvited`)."""
    if ctx.person is None or not await ctx.tables.admissions.has(ctx.person.id):
        raise NotInvited("not-invited")
