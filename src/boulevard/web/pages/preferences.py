"""The page of what somebody prefers; it also hears of whatever is chosen elsewhere, as at a table."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.messages import LANGUAGES
from boulevard.web import notifying
from boulevard.web.event_log.notice_rows import MAIL, PUSH
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.preferences import CHOICES, required
from boulevard.web.services.notices import choices
from boulevard.web.services.notices.carriers import pusher

MOST_FIELDS = 3 * len(CHOICES) + 2 * len(choices.NAMES)
"""More than a form of ours has: a switch comes twice, off and then on."""

PARTS: Mapping[str, tuple[str, ...]] = {
    "looks": ("theme", "motion", "coordinates", "notation"),
    "play": ("confirm", "pace", "sound"),
    "thoughts": ("answers", "watching"),
    "news": ("turns", "times", "undos", "guests", "rematches", "ends", "invited", "declined"),
    "others": ("online", "invitations"),
}
"""What the page asks for besides the language, part by part."""

router = APIRouter(include_in_schema=False)


@router.get("/preferences")
async def preferences(request: Request, ctx: Ctx) -> Response:
    """What somebody prefers, to be changed."""
    offered, ways = notifying.offered(ctx), await notifying.ways(ctx)
    context = {
        "parts": PARTS,
        "choices": CHOICES,
        "pace": ctx.services.settings.pace,
        "offered": offered,
        "ways": ways,
        "reached": {way: bool({PUSH: ways.browsers, MAIL: ways.address}[way]) for way in offered},
        "push_key": pusher(ctx.services.settings).public_key if PUSH in offered else "",
    }
    return render.page(request, "pages/preferences.html", context, ctx)


@router.post("/preferences")
async def change(request: Request, ctx: Ctx) -> Response:
    """Keep what was chosen, all of it or some (`BadPreference`); a browser without scripts is shown the page again."""
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as form:
        sent = {name: str(value) for name, value in form.items()}
    told = {name: value for name, value in sent.items() if name in choices.NAMES}
    required(rest := {name: value for name, value in sent.items() if name not in told})
    await notifying.choose(ctx, told)
    await keep(ctx, rest)
    if FROM_SCRIPT in request.headers:
        return render.known(request, Response(status_code=204), ctx)
    return render.onward(request, "/preferences", ctx)


@router.post("/language")
async def language(request: Request, ctx: Ctx) -> Response:
    """Keep a language that was chosen, and show the page again."""
    async with request.form(max_files=0, max_fields=2) as form:
        chosen, back = str(form.get("language", "")), str(form.get("back", ""))
    if chosen in LANGUAGES:
        await keep(ctx, {"language": chosen})
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    return render.onward(request, back if inside else "/", ctx)


async def keep(ctx: RequestContext, changes: Mapping[str, str]) -> None:
    """Keep what somebody prefers from now on: in the browser, and for whoever is known everywhere (`BadPreference`)."""
    required(changes)
    ctx.spend(ctx.services.moves)
    now = ctx.preferences.having(changes)
    if ctx.person is not None:
        people = ctx.tables.preferences
        never_said = await people.of(ctx.person.id) is None
        now = await people.change(ctx.person.id, {**now.chosen, **changes} if never_said else changes)
    ctx.preferences = now
