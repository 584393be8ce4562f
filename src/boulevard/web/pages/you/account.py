"""The pages about an account: having one, signing in, changing the ways in."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.web import identifying, signing_in, times
from boulevard.web.errors import BadAccount, NotNow, NotSignedIn
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.names import LONGEST_NAME
from boulevard.web.pages import render
from boulevard.web.pages.you import passkeys
from boulevard.web.people import accounts, passwords

router = APIRouter(include_in_schema=False)

Name = Annotated[str, Form(max_length=200)]
Password = Annotated[str, Form(max_length=1000)]
Code = Annotated[str, Form(max_length=40)]
Choice = Annotated[str, Form(max_length=20)]
Key = Annotated[str, Form(max_length=64)]
LIMITS = {"longest_name": LONGEST_NAME, "shortest": passwords.SHORTEST, "longest": passwords.LONGEST}


async def of_person(request: Request, ctx: RequestContext, person: str) -> dict[str, Any]:
    """What the page about oneself tells of an account."""
    codes = signing_in.recovery(ctx)
    account, keys, left = await ctx.tables.store.read(
        lambda it: (accounts.of(it, person), accounts.passkeys_of(it, person), codes.count(it, person))
    )
    made = [{"hash": it.hash, "date": times.day(it.made)} for it in keys]
    reachable = passkeys.site_of(request) is not None
    return {"account": account, "keys": made, "codes_left": left, "reachable": reachable}


@router.get("/you/account")
async def form(request: Request, ctx: Ctx) -> Response:
    """Ask for a name and a way to sign in."""
    return _page(request, ctx, "create")


@router.post("/you/account")
async def create(request: Request, ctx: Ctx, name: Name, password: Password) -> Response:
    """Give whoever asks an account."""
    try:
        await signing_in.create(ctx, name, password)
    except (BadAccount, NotNow) as refusal:
        return _page(request, ctx, "create", refusal, name)
    return render.onward(request, "/you", ctx)


@router.get("/you/sign-in")
async def ask(request: Request, ctx: Ctx) -> Response:
    """Ask for name and password, a passkey or a recovery code."""
    return await sign_in_page(request, ctx)


@router.post("/you/sign-in")
async def sign_in(request: Request, ctx: Ctx, name: Name, password: Password, brings: Choice = "") -> Response:
    """Sign in with a password."""
    try:
        await signing_in.sign_in(ctx, name, password, bool(brings))
    except (NotSignedIn, NotNow) as refusal:
        return await sign_in_page(request, ctx, refusal, name)
    return render.onward(request, "/you", ctx)


@router.post("/you/recover")
async def recover(request: Request, ctx: Ctx, name: Name, code: Code, brings: Choice = "") -> Response:
    """Sign in with a recovery code."""
    try:
        await signing_in.recover(ctx, name, code, bool(brings))
    except (NotSignedIn, NotNow) as refusal:
        return await sign_in_page(request, ctx, refusal, name)
    return render.onward(request, "/you", ctx)


@router.get("/you/password")
async def ask_for_password(request: Request, ctx: Ctx) -> Response:
    """Ask for another password."""
    return _page(request, ctx, "password")


@router.post("/you/password")
async def set_password(request: Request, ctx: Ctx, password: Password) -> Response:
    """Have another password."""
    try:
        await signing_in.set_password(ctx, password)
    except BadAccount as refusal:
        return _page(request, ctx, "password", refusal)
    except NotSignedIn as refusal:
        return await sign_in_page(request, ctx, refusal)
    return render.onward(request, "/you", ctx)


@router.post("/you/password/drop")
async def drop_password(request: Request, ctx: Ctx) -> Response:
    """Have no password any more."""
    return await _changed(request, ctx, signing_in.drop_password(ctx))


@router.post("/you/passkey/drop")
async def drop_passkey(request: Request, ctx: Ctx, key: Key) -> Response:
    """Have a passkey no longer."""
    return await _changed(request, ctx, signing_in.drop_passkey(ctx, key))


@router.post("/you/account/close")
async def close(request: Request, ctx: Ctx, sure: Choice = "") -> Response:
    """Have no account any more."""
    if not sure:
        return render.onward(request, "/you")
    return await _changed(request, ctx, signing_in.close(ctx))


@router.post("/you/recovery")
async def recovery_codes(request: Request, ctx: Ctx) -> Response:
    """Show new recovery codes, once."""
    try:
        codes = await signing_in.new_recovery_codes(ctx)
    except NotSignedIn as refusal:
        return await sign_in_page(request, ctx, refusal)
    return render.page(request, "you/recovery.html", {"codes": codes}, ctx)


async def _changed(request: Request, ctx: RequestContext, change: Any) -> Response:
    """Change something about an account; who did not sign in a moment ago is asked to."""
    try:
        await change
    except NotSignedIn as refusal:
        return await sign_in_page(request, ctx, refusal)
    return render.onward(request, "/you", ctx)


async def sign_in_page(
    request: Request, ctx: RequestContext, refusal: Exception | None = None, name: str = ""
) -> Response:
    """Ask whoever is to sign in, perhaps because something was refused."""
    return _page(request, ctx, "sign_in", refusal, name, {"has_games": await identifying.has_own(ctx)})


def _page(
    request: Request,
    ctx: RequestContext,
    which: str,
    refusal: Exception | None = None,
    name: str | None = None,
    more: dict[str, Any] | None = None,
) -> Response:
    status = 200 if refusal is None else 403 if isinstance(refusal, NotSignedIn) else 422
    written = ctx.own_name if name is None else name
    given = {
        **LIMITS,
        "reachable": passkeys.site_of(request) is not None,
        "refusal": str(refusal or ""),
        "name": written,
        **(more or {}),
    }
    return render.page(request, f"you/{which}.html", given, ctx, status)
