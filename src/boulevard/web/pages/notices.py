"""Being told of one's tables while no page is open: what scripts send for that, and the ways back to a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, Response

from boulevard.web import notifying
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.preferences import MOST_FIELDS

router = APIRouter(include_in_schema=False)

Word = Annotated[str, Path(max_length=40)]


class Keys(BaseModel):
    """By what messages for a browser are encrypted."""

    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class Browser(BaseModel):
    """A browser as it describes itself (PushSubscription)."""

    endpoint: str = Field(max_length=2000)
    keys: Keys


@router.post("/notices/push")
async def subscribe(browser: Browser, ctx: Ctx) -> Response:
    """Tell a browser from now on."""
    await notifying.subscribe(ctx, browser.endpoint, browser.keys.p256dh, browser.keys.auth)
    return Response(status_code=204)


@router.post("/notices/push/stop")
async def stop(request: Request, ctx: Ctx) -> Response:
    """Tell a browser nothing more, or none of one's own."""
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as form:
        endpoint = str(form.get("endpoint", ""))
    await notifying.unsubscribe(ctx, endpoint)
    if render.FROM_SCRIPT in request.headers:
        return Response(status_code=204)
    return render.onward(request, "/preferences#news", ctx)


@router.post("/mail")
async def ask_for_address(request: Request, ctx: Ctx, address: Annotated[str, Form(max_length=300)]) -> Response:
    """Ask by mail whether an address is that of whoever asks."""
    asked = await notifying.ask_for_address(ctx, address)
    return render.page(request, "you/mail_asked.html", {"address": asked}, ctx)


@router.post("/mail/drop")
async def drop_address(request: Request, ctx: Ctx) -> Response:
    """Send whoever asks no more mail."""
    await notifying.drop_address(ctx)
    return render.onward(request, "/preferences#news", ctx)


@router.get("/mail/confirm")
async def ask_to_confirm(request: Request, ctx: Ctx, code: Annotated[str, Query(max_length=60)] = "") -> Response:
    """Ask whether mail is to go to an address. Looking changes nothing: servers for mail open links by themselves."""
    address = await notifying.meant_address(ctx, code)
    return render.page(request, "you/mail_confirm.html", {"address": address, "code": code}, ctx)


@router.post("/mail/confirm")
async def confirm(request: Request, ctx: Ctx, code: Annotated[str, Form(max_length=60)]) -> Response:
    """Send mail to an address from now on."""
    await notifying.confirm_address(ctx, code)
    return render.page(request, "you/mail_confirmed.html", {}, ctx)


@router.get("/mail/stop/{word}")
async def ask_to_stop(request: Request, ctx: Ctx, word: Word) -> Response:
    """Offer to end mails: one click, without signing in."""
    return render.page(request, "you/mail_stop.html", {"word": word}, ctx)


@router.post("/mail/stop/{word}")
async def stop_mail(request: Request, ctx: Ctx, word: Word) -> Response:
    """End mails; programs for mail ask for that by themselves, too (RFC 8058)."""
    await notifying.stop_mail(ctx, word)
    return render.page(request, "you/mail_stopped.html", {}, ctx)


@router.get("/go/{table_id}")
async def go(request: Request, ctx: Ctx, table_id: Annotated[str, Path(max_length=16)]) -> Response:
    """Lead to a table: to one's own seat there, or to watch. What was sent to somebody has no other link."""
    way = ctx.way_to(await ctx.tables.table(table_id))
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"at": way}, headers={"Cache-Control": "no-store"})
    return render.onward(request, way)
