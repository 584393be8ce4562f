"""The pages about oneself: other devices, signing out, deleting what there is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from boulevard.web import identifying, own_data, signing_in
from boulevard.web.errors import NobodyYet, NotSignedIn, UnknownCode
from boulevard.web.http import network, preferred
from boulevard.web.http.context import COOKIE, Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.you import account

router = APIRouter(include_in_schema=False)

Code = Annotated[str, Query(max_length=40)]
CodeSent = Annotated[str, Form(max_length=40)]
Choice = Annotated[str, Form(max_length=20)]


@router.get("/you")
async def you(request: Request, ctx: Ctx) -> Response:
    """Who one is here, and what can be done about it."""
    try:
        person = await identifying.asked_by(ctx)
    except NobodyYet:
        return render.page(request, "you/you.html", {"known": False, "devices": 0}, ctx)
    given = {
        "known": True,
        "devices": identifying.devices(ctx, person),
        **await account.of_person(request, ctx, person.id),
    }
    return render.page(request, "you/you.html", given, ctx)


@router.post("/you/code")
async def code(request: Request, ctx: Ctx) -> Response:
    """Show a code with which another device becomes the same person. It is shown once: only its hash is kept."""
    made = await identifying.new_link(ctx)
    base = render.base(request)
    reach, link = network.of(request).reach(request, base), f"{base}/you/link?code={made}"
    minutes = int(identifying.LINK_LASTS // 60)
    given = {
        "code": made,
        "picture": render.qr_code(link),
        "reach": reach,
        "minutes": minutes,
        "typed": f"{base}/you/link",
    }
    devices = identifying.devices(ctx, ctx.met) if ctx.met else 0
    return render.page(request, "you/code.html", {**given, "devices": devices}, ctx)


@router.get("/you/devices.json")
async def devices(ctx: Ctx) -> JSONResponse:
    """On how many devices whoever asks is signed in: for the page with a code, to see that it was used."""
    person = await identifying.asked_by(ctx)
    return JSONResponse({"devices": identifying.devices(ctx, person)}, headers={"Cache-Control": "no-store"})


@router.get("/you/link")
async def ask(request: Request, ctx: Ctx, code: Code = "") -> Response:
    """Ask for a code; with one, ask whether this device is to become its maker. Looking changes nothing."""
    if not code.strip():
        return _code_form(request, ctx)
    try:
        meant = await identifying.meant_by(ctx, code)
    except UnknownCode as refusal:
        return _code_form(request, ctx, code, str(refusal))
    return render.page(request, "you/confirm.html", {"code": code, "meant": meant}, ctx)


@router.post("/you/link")
async def link(request: Request, ctx: Ctx, code: CodeSent, brings: Choice = "") -> Response:
    """Become the person who made a code."""
    try:
        await identifying.link(ctx, code, bool(brings))
    except UnknownCode as refusal:
        return _code_form(request, ctx, code, str(refusal))
    return render.onward(request, "/you", ctx)


def _code_form(request: Request, ctx: RequestContext, code: str = "", refusal: str = "") -> Response:
    given = {"code": code, "refusal": refusal}
    return render.page(request, "you/link.html", given, ctx, 404 if refusal else 200)


@router.get("/you/leave")
async def leave(request: Request, ctx: Ctx) -> Response:
    """Ask where to sign out, and say what that means."""
    given = {"has_other_ways": await identifying.has_other_ways(ctx)}
    return render.page(request, "you/leave.html", given, ctx)


@router.post("/you/leave")
async def sign_out(request: Request, ctx: Ctx, where: Choice) -> Response:
    """Sign out."""
    if where not in (identifying.HERE, identifying.ELSEWHERE, identifying.EVERYWHERE):
        return render.onward(request, "/you/leave")
    if await identifying.sign_out(ctx, where):
        return render.onward(request, "/you", ctx)
    return _forgotten(render.onward(request, "/"))


@router.get("/you/data.json")
async def data(ctx: Ctx) -> StreamingResponse:
    """All that is kept of whoever asks, as a file."""
    pieces = await own_data.of_whoever_asks(ctx)
    headers = {"Content-Disposition": 'attachment; filename="boulevard.json"', "Cache-Control": "no-store"}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


@router.get("/you/delete")
async def ask_to_delete(request: Request, ctx: Ctx) -> Response:
    """Say what deleting oneself means, and ask."""
    await identifying.asked_by(ctx)
    return render.page(request, "you/delete.html", {}, ctx)


@router.post("/you/delete")
async def delete(request: Request, ctx: Ctx, sure: Choice = "") -> Response:
    """Delete whoever asks; who has an account has signed in a moment ago."""
    if not sure:
        return render.onward(request, "/you/delete")
    try:
        await signing_in.require_proof_of_account(ctx)
    except NotSignedIn as refusal:
        return await account.sign_in_page(request, ctx, refusal)
    await identifying.delete(ctx)
    gone = _forgotten(render.onward(request, "/privacy"))
    gone.delete_cookie(preferred.COOKIE)
    return gone


@router.get("/privacy")
async def privacy(request: Request, ctx: Ctx) -> Response:
    """Say what is kept, why and for how long."""
    days = round(ctx.services.settings.messages_kept)
    return render.page(request, "you/privacy.html", {"days": days}, ctx)


def _forgotten(response: Response) -> Response:
    """Have a browser forget who it was."""
    response.delete_cookie(COOKIE)
    return response
