"""What the script of passkeys asks for, and sends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel
from starlette.responses import JSONResponse, Response

from boulevard.web import with_passkeys
from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.people import passkeys

router = APIRouter(include_in_schema=False)

Name = Annotated[str, Form(max_length=200)]


class KeySent(BaseModel):
    """A key as a browser tells of it, and whether what was played on this device comes along."""

    credential: dict[str, Any]
    brings: bool = False


def site_of(request: Request) -> passkeys.Site | None:
    """The site of this server, if browsers can have passkeys for it as it was opened."""
    given: str = request.app.state.services.settings.address
    return passkeys.site(given or str(request.base_url).rstrip("/"))


def _site(request: Request) -> passkeys.Site:
    if (found := site_of(request)) is None:
        raise NotNow("passkey-unreachable")
    return found


@router.post("/you/passkey/new/options")
async def options_for_new(request: Request, ctx: Ctx, name: Name = "") -> Response:
    """What a device is asked for to have an account by a passkey."""
    return _options(request, ctx, await with_passkeys.for_new_account(ctx, _site(request), name))


@router.post("/you/passkey/add/options")
async def options_for_another(request: Request, ctx: Ctx) -> Response:
    """What a device is asked for to have one more."""
    return _options(request, ctx, await with_passkeys.for_another(ctx, _site(request)))


@router.post("/you/passkey/in/options")
async def options_to_sign_in(request: Request, ctx: Ctx) -> Response:
    """What a device is asked for to sign in."""
    return _options(request, ctx, await with_passkeys.for_sign_in(ctx, _site(request)))


@router.post("/you/passkey/new")
@router.post("/you/passkey/add")
async def keep(request: Request, ctx: Ctx, sent: KeySent) -> Response:
    """Keep a new passkey."""
    await with_passkeys.keep_new(ctx, _site(request), sent.credential)
    return render.known(request, JSONResponse({"to": "/you"}), ctx)


@router.post("/you/passkey/in")
async def sign_in(request: Request, ctx: Ctx, sent: KeySent) -> Response:
    """Sign in with a passkey."""
    await with_passkeys.sign_in(ctx, _site(request), sent.credential, sent.brings)
    return render.known(request, JSONResponse({"to": "/you"}), ctx)


def _options(request: Request, ctx: Ctx, options: str) -> Response:
    made = Response(options, media_type="application/json", headers={"Cache-Control": "no-store"})
    return render.known(request, made, ctx)
