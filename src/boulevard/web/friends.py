"""People who have played with each other: who is online, inviting them to a table, and blocking no longer.

Whoever blocks somebody and whoever is blocked are no friends: neither sees that the other is online or can invite them,
and nobody is told why.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from boulevard.errors import BoulevardError
from boulevard.ratings import Rating
from boulevard.web import identifying, recalling, use_cases
from boulevard.web.errors import BadTable, NotNow, UnknownProfile
from boulevard.web.event_log.invited_rows import Invited
from boulevard.web.http.context import LISTED, RequestContext
from boulevard.web.services.histories import Companion
from boulevard.web.tables import models
from boulevard.web.tables.table import FRIEND, Table
from boulevard.web.tables.tokens import Holder

MOST = 60
"""Friends that are listed: those with whom somebody played last."""
ON = "on"

Create = Callable[[RequestContext, models.TableSent], Awaitable[tuple[Table, use_cases.Places]]]


class Friend(NamedTuple):
    """Somebody with whom one has played, as one may see them."""

    public: str
    """What they are called in addresses."""
    companion: Companion
    ratings: Mapping[str, Rating]
    is_online: bool
    takes_invitations: bool
    tables: Sequence[Table]
    """The games with them that go on."""


class Standing(NamedTuple):
    """How somebody stands to another with whom they have played."""

    is_blocked: bool
    takes_invitations: bool


class Asked(NamedTuple):
    """An invitation, with its table."""

    it: Invited
    table: Table


class Blocked(NamedTuple):
    """Somebody whom one has blocked, and what they are called, if that is known."""

    public: str
    name: str


async def friends(ctx: RequestContext) -> list[Friend]:
    """The people with whom whoever asks has finished games, the last first, but for those who don't want that."""
    if ctx.person is None:
        return []
    blocked, blocking = await _apart(ctx, ctx.person.id)
    found = [it for it in await recalling.companions(ctx) if it.person not in blocked][:MOST]
    people = [it.person for it in found]
    ratings = await ctx.tables.histories.ratings(people)
    prefer = await ctx.tables.preferences.all_of(people)
    together = [table for table, _ in await ctx.own_tables(LISTED, only_open=True) if not table.over]
    return [
        Friend(
            ctx.tokens.public(it.person),
            it,
            ratings.get(it.person, {}),
            theirs.online == ON and it.person not in blocking and ctx.tables.online.has(it.person),
            theirs.invitations == ON and it.person not in blocking,
            [table for table in together if any(chair.player == it.person for chair in table.chairs)],
        )
        for it, theirs in zip(found, prefer, strict=True)
    ]


async def invite(
    ctx: RequestContext, public: str, sent: models.TableSent, create: Create = use_cases.create
) -> tuple[Table, use_cases.Places]:
    """Set a table up at which the first chair for a friend is kept for somebody.

    `UnknownProfile`, `NotNow` if they take no invitations or have enough of them, and all that is wrong with the table.
    """
    person = await identifying.asked_by(ctx)
    friend = await recalling.companion(ctx, public)
    place = next((at for at, chair in enumerate(sent.chairs) if chair.kind == FRIEND), None)
    if place is None:
        raise BadTable("invite-no-seat")
    if sent.listed:
        raise BadTable("invite-listed")
    (theirs,) = await ctx.tables.preferences.all_of([friend.person])
    if theirs.invitations != ON or any(friend.person in some for some in await _apart(ctx, person.id)):
        raise NotNow("invite-not-wanted")
    await ctx.tables.invitations.rows.require_room(friend.person, person.id)
    table, own = await create(ctx, sent)
    if table.chairs[place].is_free:
        host = next((table.chairs[at].name for at in own if table.chairs[at].name), ctx.own_name)
        it = Invited(table.id, place, friend.person, person.id, host, friend.name, time.time())
        await ctx.tables.invitations.invite(it)
    return table, own


async def standing(ctx: RequestContext, friend: str) -> Standing:
    """How whoever asks stands to somebody with whom they have played."""
    person = await identifying.asked_by(ctx)
    blocked, blocking = await _apart(ctx, person.id)
    (theirs,) = await ctx.tables.preferences.all_of([friend])
    return Standing(friend in blocked, theirs.invitations == ON and friend not in blocked | blocking)


async def invited(ctx: RequestContext) -> list[Asked]:
    """To what whoever asks is invited."""
    return await _with_tables(ctx, await ctx.tables.invitations.of(ctx.person.id) if ctx.person else [])


async def sent(ctx: RequestContext) -> list[Asked]:
    """Whom whoever asks has invited who did not come yet, or declined."""
    return await _with_tables(ctx, await ctx.tables.invitations.by(ctx.person.id) if ctx.person else [])


async def accept(
    ctx: RequestContext, table_id: str, place: int, sent: models.JoinSent
) -> tuple[Table, use_cases.Places]:
    """Take the place to which whoever asks is invited (`NotNow`)."""
    person = await identifying.asked_by(ctx)
    it = await ctx.tables.invitations.open_at(table_id, place)
    if ctx.tables.people.person_of(it.person) != person.id:
        raise NotNow("invite-gone")
    return await use_cases.join(ctx, ctx.tokens.invitation(Holder(table_id, (place,))), sent)


async def decline(ctx: RequestContext, table_id: str, place: int) -> None:
    """Do not come; the inviter is told (`NotNow`)."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.invitations.decline((await identifying.asked_by(ctx)).id, table_id, place)


async def withdraw(ctx: RequestContext, table_id: str, place: int) -> None:
    """Invite somebody no longer: then whoever has the link of the place may take it (`NotNow`)."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.invitations.withdraw((await identifying.asked_by(ctx)).id, table_id, place)


async def blocked(ctx: RequestContext) -> list[Blocked]:
    """Whom whoever asks has blocked, the last first."""
    if ctx.person is None:
        return []
    found = await ctx.tables.chat.blocked(ctx.person.id)
    names = {it.person: it.name for it in await recalling.companions(ctx)} if found else {}
    return [
        Blocked(ctx.tokens.public(other), names.get(other) or await _called(ctx, ctx.person.id, other))
        for other in found
    ]


async def block(ctx: RequestContext, public: str) -> None:
    """Block somebody with whom whoever asks has finished a game, or who invites them (`UnknownProfile`)."""
    ctx.spend(ctx.services.moves)
    person = await identifying.asked_by(ctx)
    met = [it.person for it in await ctx.tables.histories.companions(person.id)]
    inviters = [it.inviter for it in await ctx.tables.invitations.of(person.id)]
    other = next((it for it in (*met, *inviters) if ctx.tokens.public(it) == public), None)
    if other is None:
        raise UnknownProfile("unknown-profile")
    await ctx.tables.chat.block(person.id, other)


async def unblock(ctx: RequestContext, public: str) -> None:
    """Block somebody no longer (`UnknownProfile`)."""
    ctx.spend(ctx.services.moves)
    person = await identifying.asked_by(ctx)
    other = next((it for it in await ctx.tables.chat.blocked(person.id) if ctx.tokens.public(it) == public), None)
    if other is None:
        raise UnknownProfile("unknown-profile")
    await ctx.tables.chat.unblock(person.id, other)


async def _apart(ctx: RequestContext, person: str) -> tuple[set[str], set[str]]:
    """Whom somebody has blocked, and who has blocked them."""
    return {*await ctx.tables.chat.blocked(person)}, {*await ctx.tables.chat.blocking(person)}


async def _with_tables(ctx: RequestContext, found: Sequence[Invited]) -> list[Asked]:
    """Invitations with their tables, as far as these can be read and the place is free."""
    asked = []
    for it in found:
        try:
            table = await ctx.tables.table(it.table_id)
        except BoulevardError:
            continue
        if table.chairs[it.place].is_free and not table.over:
            asked.append(Asked(it, table))
    return asked


async def _called(ctx: RequestContext, person: str, other: str) -> str:
    """What somebody was called at the table where two people sat together last."""
    people = ctx.tables.people
    identity = await ctx.tables.histories.met_at(people.numbers(person), people.numbers(other))
    if identity is None:
        return ""
    try:
        table = await ctx.tables.table(identity)
    except BoulevardError:
        return ""
    return next((chair.name for chair in table.chairs if chair.player == other), "")
