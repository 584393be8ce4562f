"""Everything that people do about who they are, once for pages and API: one person on every device."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from boulevard.web.errors import NobodyYet, NotNow, UnknownCode
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.notice_rows import follow_device
from boulevard.web.http.context import RequestContext
from boulevard.web.people import accounts
from boulevard.web.people.one_time_keys import Kept, OneTimeKeys, drop_passing, new_code, plain
from boulevard.web.people.register import OPEN, Change, Identity
from boulevard.web.services.erasing import erase_person
from boulevard.web.services.results import rated_anew
from boulevard.web.tables.tokens import Person

LINK_LASTS = 300.0
"""Seconds in which a code for another device works."""
HERE, ELSEWHERE, EVERYWHERE = "here", "elsewhere", "everywhere"
"""Where somebody signs out."""


class Meant(NamedTuple):
    """What a code for another device would do."""

    name: str
    """Who its maker is called, if they have a name."""
    is_own: bool
    """Whether this device is that person already."""
    has_games: bool
    """Whether this device has games that can come along."""


def links(ctx: RequestContext) -> OneTimeKeys:
    """The codes for other devices."""
    return OneTimeKeys(ctx.tokens.fingerprint, "link", LINK_LASTS)


async def asked_by(ctx: RequestContext) -> Person:
    """Who asks, by what all processes know together: for whatever must not be done by somebody who was signed out.

    `NobodyYet` if nobody is known.
    """
    await ctx.tables.people.refresh()
    person = ctx.tables.people.let_in(ctx.came_as) if ctx.person else None
    if person is None or ctx.person is None:
        raise NobodyYet("you-nobody")
    ctx.person = ctx.person._replace(id=person)
    return ctx.person


async def new_link(ctx: RequestContext) -> str:
    """A code by which another device becomes whoever asks; their earlier ones work no more."""
    ctx.spend(ctx.services.creations)
    if ctx.person:
        await asked_by(ctx)
    person = ctx.introduced(None)
    code, keys = new_code(), links(ctx)

    def work(change: Change) -> None:
        keys.drop_all_of(change.connection, person.id)
        keys.keep(change.connection, plain(code), person.id, ctx.own_name)

    await ctx.tables.people.change(work)
    return code


async def meant_by(ctx: RequestContext, code: str) -> Meant:
    """What a code would do; it still works afterwards (`UnknownCode`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    keys = links(ctx)
    found = await ctx.tables.store.read(lambda connection: keys.find(connection, plain(code)))
    if found is None:
        raise UnknownCode("code-unknown")
    await ctx.tables.people.refresh()
    is_own = ctx.is_own(found.person)
    return Meant(found.note, is_own, not is_own and await has_own(ctx))


async def link(ctx: RequestContext, code: str, brings: bool) -> Person:
    """Let whoever asks be the person who made a code, once; what they had comes along, if they like.

    `UnknownCode`, `TooMany`; then nothing happened.
    """
    ctx.services.guesses.spend(ctx.visitor)
    keys = links(ctx)

    def work(change: Change) -> tuple[str, Person]:
        person = become(ctx, change, keys.use(change.connection, plain(code)), brings)
        here = change.find(ctx.came_as)
        stays = here.state == OPEN and here.person == person.id
        return here.id if stays else _led(ctx, change, person.id), person

    number, person = await ctx.tables.people.change(work)
    ctx.becomes(number, person)
    return person


def become(ctx: RequestContext, change: Change, found: Kept | None, brings: bool) -> Person:
    """Who somebody is to be from now on (`UnknownCode`, `Banned`).

    What they had here is that person's then, if they like.
    """
    there = change.find(found.person) if found else None
    if found is None or there is None or there.state == ERASED:
        raise UnknownCode("code-unknown")
    ctx.require_let_in(there.person)
    person = Person(there.person, found.note or (ctx.person.name if ctx.person else ""))
    here = change.find(ctx.came_as) if ctx.person else None
    if here and here.state == OPEN and brings and here.person != person.id:
        _merge(change, here, person)
    return person


def renewed(ctx: RequestContext, change: Change, person: str) -> str:
    """Let whoever asks come as a person by a number that nobody has seen, and no longer by the one before."""
    change.end([ctx.came_as] if ctx.came_as else [])
    return _led(ctx, change, person)


def _led(ctx: RequestContext, change: Change, person: str) -> str:
    """A new number of a person for whoever asks; their browser goes on being told if it was that person's."""
    number = secrets.token_urlsafe(16)
    change.lead(number, person)
    follow_device(change.connection, ctx.came_as, number, person)
    return number


def _merge(change: Change, here: Identity, into: Person) -> None:
    """Let who was here be somebody else with all that is theirs (`NotNow`).

    Into an account, no number comes along: others may have known it before, or it may be somebody else's.
    An account goes nowhere: a device that is signed in does not prove that its owner wants that.
    """
    there = accounts.of(change.connection, into.id)
    if accounts.of(change.connection, here.person):
        raise NotNow("you-two-accounts" if there else "you-account-stays")
    for person in (here.person, into.id):
        drop_passing(change.connection, person)
    if there:
        change.end_all(here.person)
    with rated_anew(change.connection, here.person):
        change.merge(here.person, into.id)


async def sign_out(ctx: RequestContext, where: str) -> bool:
    """Let cookies in no longer, nor codes: of this device, or all others, or all; return whether this one still is.

    Whoever stays gets a new one, so that a copy of the old one is of no use either.
    """
    ctx.spend(ctx.services.creations)
    person = await asked_by(ctx)

    def work(change: Change) -> str | None:
        require_open(ctx, change)
        drop_passing(change.connection, person.id)
        if where == HERE:
            change.end([ctx.came_as])
        else:
            change.end_all(person.id)
        return _led(ctx, change, person.id) if where == ELSEWHERE else None

    number = await ctx.tables.people.change(work)
    if number is not None:
        ctx.becomes(number, person)
    return number is not None


def devices(ctx: RequestContext, person: Person) -> int:
    """On how many devices a person is signed in, as far as is known."""
    people = ctx.tables.people
    return len([it for it in people.numbers(person.id) if people.let_in(it)])


async def has_other_ways(ctx: RequestContext) -> bool:
    """Whether whoever asks could come back if this device forgot them: by an account, or another device."""
    person, people = await asked_by(ctx), ctx.tables.people
    others = [it for it in people.numbers(person.id) if it != ctx.came_as]
    return await account_of(ctx) is not None or any(map(people.let_in, others))


async def delete(ctx: RequestContext) -> None:
    """Delete whoever asks: what is theirs alone is gone, and games of others show their name no more."""
    await asked_by(ctx)

    def work(change: Change) -> None:
        erase_person(change, require_open(ctx, change).person)

    await ctx.tables.people.change(work)


async def account_of(ctx: RequestContext) -> accounts.Account | None:
    """The account of whoever asks, if they have one (`NobodyYet`)."""
    person = await asked_by(ctx)
    return await ctx.tables.store.read(lambda connection: accounts.of(connection, person.id))


async def account_data(ctx: RequestContext) -> dict[str, Any]:
    """What is kept of whoever asks besides what they made."""
    person, people = await asked_by(ctx), ctx.tables.people
    devices = [{"since": it.since} for it in people.devices(person.id)]
    account = await account_of(ctx)
    ways = {"name": account.name, "password": account.has_password, "passkeys": account.passkeys} if account else None
    return {"name": person.name, "devices": devices, "account": ways}


def require_open(ctx: RequestContext, change: Change) -> Identity:
    """Who asks, if nobody has signed them out or deleted them meanwhile (`NobodyYet`)."""
    here = change.find(ctx.came_as)
    if here.state != OPEN:
        raise NobodyYet("you-nobody")
    return here


async def has_own(ctx: RequestContext) -> bool:
    """Whether this device has something to bring along: games or analyses."""
    if ctx.person is None:
        return False
    return bool(await ctx.own_tables(1) or await ctx.tables.analyses.shelf.page(ctx.own_numbers, 1))
