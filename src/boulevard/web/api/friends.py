"""Friends and invitations as JSON: under the same rules as the pages show them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from boulevard.web import friends
from boulevard.web.api import played
from boulevard.web.api.answers import places
from boulevard.web.api.friends_models import AskedGiven, BlockedGiven, FriendGiven, InvitationsGiven
from boulevard.web.api.parameters import PersonId, TableId
from boulevard.web.api.played_models import RatingGiven
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.http.context import Ctx
from boulevard.web.tables import models

router = APIRouter(prefix="/api/friends", tags=["friends"], responses=PROBLEMS)

PlaceId = Annotated[int, Path(ge=0, le=100, description="The place among the seats of the table, from 0.")]


@router.get("")
async def list_friends(ctx: Ctx) -> list[FriendGiven]:
    """List the people you have finished games with, the last first: how you did, their ratings, and who is online."""
    return [
        FriendGiven(
            **played.companion(ctx, it.companion),
            ratings={game: RatingGiven(**played.rating(found)) for game, found in it.ratings.items()},
            online=it.is_online,
            invitations=it.takes_invitations,
            tables=[table.id for table in it.tables],
        )
        for it in await friends.friends(ctx)
    ]


@router.post("/{person}/invitations", status_code=201)
async def invite(person: PersonId, sent: models.TableSent, ctx: Ctx) -> models.Places:
    """Set a table up whose first chair for a friend is kept for this one, who is told."""
    return places(ctx, *await friends.invite(ctx, person, sent))


@router.get("/invitations")
async def list_invitations(ctx: Ctx) -> InvitationsGiven:
    """List to what you are invited, and whom you have invited who did not come yet, or declined."""
    return InvitationsGiven(
        invited=[_asked(it, it.it.name) for it in await friends.invited(ctx)],
        sent=[_asked(it, it.it.called) for it in await friends.sent(ctx)],
    )


@router.post("/invitations/{table}/{place}/accept")
async def accept(table: TableId, place: PlaceId, sent: models.JoinSent, ctx: Ctx) -> models.Places:
    """Take the place to which you are invited."""
    return places(ctx, *await friends.accept(ctx, table, place, sent))


@router.post("/invitations/{table}/{place}/decline", status_code=204)
async def decline(table: TableId, place: PlaceId, ctx: Ctx) -> None:
    """Do not come; whoever invited you is told."""
    await friends.decline(ctx, table, place)


@router.post("/invitations/{table}/{place}/withdraw", status_code=204)
async def withdraw(table: TableId, place: PlaceId, ctx: Ctx) -> None:
    """Invite somebody no longer: then whoever has the invitation of the seat may take it."""
    await friends.withdraw(ctx, table, place)


@router.get("/blocked")
async def list_blocked(ctx: Ctx) -> list[BlockedGiven]:
    """List whom you have blocked everywhere."""
    return [BlockedGiven(person=it.public, name=it.name) for it in await friends.blocked(ctx)]


@router.post("/{person}/unblock", status_code=204)
async def unblock(person: PersonId, ctx: Ctx) -> None:
    """Block somebody no longer."""
    await friends.unblock(ctx, person)


def _asked(asked: friends.Asked, name: str) -> AskedGiven:
    it, table = asked
    return AskedGiven(
        table=it.table_id,
        place=it.place,
        game=table.rules.info.name,
        name=name,
        at=it.at,
        state="declined" if it.state else "open",
    )
