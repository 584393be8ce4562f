"""The people one has played with: who is online, inviting them to a table, and whom one has blocked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Form, Path, Request
from starlette.responses import Response

from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.messages import say
from boulevard.web import friends, times, use_cases
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import clocks, own_games, render
from boulevard.web.pages.people import words
from boulevard.web.pages.starting import setup_form
from boulevard.web.tables import models

Public = Annotated[str, Path(max_length=24)]
TableId = Annotated[str, Path(max_length=16)]
Place = Annotated[int, Path(ge=0, le=100)]
Back = Annotated[str, Form(max_length=20)]
BACK = ("/friends", "/games")
"""The pages with invitations."""
TABLE = "table"
"""Where whoever withdraws an invitation goes instead, if they did so at its table."""

router = APIRouter(include_in_schema=False)


@router.get("/friends")
async def listed(request: Request, ctx: Ctx) -> Response:
    """List the people whoever asks has played with, invitations from and to them, and whom they have blocked."""
    for name in registry.names():
        await ctx.tables.games.require(name)
    context = {
        "friends": [_friend(ctx, it) for it in await friends.friends(ctx)],
        "invited": of_invitations(ctx, await friends.invited(ctx)),
        "sent": of_invitations(ctx, await friends.sent(ctx)),
        "blocked": await friends.blocked(ctx),
        "invitable": invitable(),
    }
    return render.page(request, "people/friends.html", context, ctx)


@router.post("/friends/{public}/invite")
async def invite(request: Request, ctx: Ctx, public: Public) -> Response:
    """Invite somebody to a game as it is usual (`UnknownGame`)."""
    async with request.form(max_files=0, max_fields=10) as form:
        game = setup_form.text_in(form, "game")
        if game not in registry.names():
            raise UnknownGame("unknown-game", name=game, names=", ".join(registry.names()))
        chairs = [models.ChairSent(kind="person", name=ctx.own_name or None), models.ChairSent(kind="friend")]
        sent = setup_form.with_part(models.TableSent(game=game, chairs=chairs), form)
    table, own = await friends.invite(ctx, public, sent, use_cases.create_by_form)
    return render.onward(request, ctx.seat(table, own), ctx)


@router.post("/friends/invitations/{table}/{place}/accept")
async def accept(
    request: Request, ctx: Ctx, table: TableId, place: Place, sent: Annotated[models.JoinSent, Form()]
) -> Response:
    """Take the place to which whoever asks is invited."""
    found, own = await friends.accept(ctx, table, place, sent)
    return render.onward(request, ctx.seat(found, own), ctx)


@router.post("/friends/invitations/{table}/{place}/decline")
async def decline(request: Request, ctx: Ctx, table: TableId, place: Place, back: Back = "") -> Response:
    """Do not come."""
    await friends.decline(ctx, table, place)
    return render.onward(request, back if back in BACK else BACK[0], ctx)


@router.post("/friends/invitations/{table}/{place}/withdraw")
async def withdraw(request: Request, ctx: Ctx, table: TableId, place: Place, back: Back = "") -> Response:
    """Invite somebody no longer."""
    await friends.withdraw(ctx, table, place)
    to = ctx.way_to(await ctx.tables.table(table)) if back == TABLE else BACK[0]
    return render.onward(request, to, ctx)


@router.post("/friends/{public}/block")
async def block(request: Request, ctx: Ctx, public: Public) -> Response:
    """Block somebody; the list of those whom one has blocked shows it."""
    await friends.block(ctx, public)
    return render.onward(request, BACK[0], ctx)


@router.post("/friends/{public}/unblock")
async def unblock(request: Request, ctx: Ctx, public: Public) -> Response:
    """Block somebody no longer."""
    await friends.unblock(ctx, public)
    return render.onward(request, BACK[0], ctx)


def _friend(ctx: RequestContext, it: friends.Friend) -> dict[str, Any]:
    known = it.companion
    return {
        "public": it.public,
        "name": known.name or say("web-guest"),
        "played": say("web-person-together", count=known.played),
        "score": words.score(known.won, known.drawn, known.lost),
        "last": times.day(known.ended),
        "ratings": [
            (registry.info(game).title, words.figures(it.ratings[game]))
            for game in registry.names()
            if game in it.ratings
        ],
        "is_online": it.is_online,
        "takes_invitations": it.takes_invitations,
        "running": [own_games.ticket(ctx, table, ctx.places(table)) for table in it.tables],
    }


def invitable() -> list[str]:
    """The games to which one can invite a friend by a click."""
    return [name for name, info in registry.games().items() if 2 in info.players]


def of_invitations(ctx: RequestContext, found: Sequence[friends.Asked]) -> list[dict[str, Any]]:
    """Invitations as pages show them."""
    return [
        {
            "at": f"/friends/invitations/{it.table_id}/{it.place}",
            "game": registry.info(table.rules.info.name).title,
            "name": it.name or say("web-guest"),
            "public": ctx.tokens.public(it.inviter),
            "called": it.called or say("web-guest"),
            "state": it.state,
            "to": ctx.way_to(table),
            "terms": clocks.terms(table.clock, len(table.seats)),
        }
        for it, table in found
    ]
