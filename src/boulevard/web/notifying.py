"""What people do about being told of their tables while no page is open, once for pages and scripts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from boulevard.messages import language
from boulevard.web.errors import BadAddress, BadSubscription, TooMany, UnknownCode
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.notice_rows import ASKED, MAIL, PUSH, WAYS, Address, Subscription
from boulevard.web.http.context import RequestContext
from boulevard.web.http.invite_only import require_in
from boulevard.web.identifying import asked_by
from boulevard.web.people.one_time_keys import OneTimeKeys
from boulevard.web.people.register import Change
from boulevard.web.services.notices import choices, mail
from boulevard.web.services.notices.mailed import Mailed
from boulevard.web.services.notices.push import host, identity, proper

MOST_BROWSERS = 8
"""Browsers of one person that are told; the oldest gives way to another."""

ASKS_OF_ADDRESS, ASKS_OF_PERSON, ASKS_OF_VISITOR, ASKS_OF_ALL = 3, 5, 20, 1000
"""How often it may be asked within a day whether an address is somebody's: that one, by one person, and so on."""


class Ways(NamedTuple):
    """How whoever asks is told while no page is open."""

    choices: Mapping[str, bool]
    """Every switch."""
    browsers: tuple[str, ...]
    """What the browsers are called that are told."""
    address: str
    """Where they read mail, if they said so."""


def offered(ctx: RequestContext) -> list[str]:
    """The ways that this server has, for whoever it knows."""
    return [way for way in WAYS if way in ctx.tables.notices.carriers] if ctx.person else []


async def ways(ctx: RequestContext) -> Ways:
    """How whoever asks is told; nobody is told anything whom the server does not know."""
    person = ctx.person.id if ctx.person else ""

    def read(connection: Connection) -> Ways:
        chosen = rows.choices_of(connection, person)
        browsers = tuple(it.id for it in rows.subscriptions_of(connection, person))
        named = {f"{way}-{it}": choices.wants(chosen, way, it) for way in WAYS for it in choices.MATTERS}
        address = rows.address_of(connection, person)
        return Ways(named, browsers, address.address if address else "")

    return await ctx.tables.store.read(read)


async def choose(ctx: RequestContext, changes: Mapping[str, str]) -> None:
    """Keep what whoever asks wants to be told (`BadPreference`, `TooMany`); of nobody, nothing is kept."""
    wanted = choices.required(changes)
    ctx.spend(ctx.services.moves)
    if wanted and ctx.person is not None:
        person = ctx.person.id
        await ctx.tables.store.transact(lambda it: rows.choose(it, person, wanted))


async def subscribe(ctx: RequestContext, endpoint: str, p256dh: str, auth: str) -> None:
    """Tell the browser of whoever asks from now on (`NobodyYet`, `NotInvited`, `BadSubscription`, `TooMany`)."""
    ctx.spend(ctx.services.moves)
    if PUSH not in ctx.tables.notices.carriers:
        raise BadSubscription("push-not-here")
    person, reached = await asked_by(ctx), proper(endpoint, p256dh, auth)
    known, sits = await ctx.tables.store.read(
        lambda it: (rows.subscription(it, identity(endpoint)), rows.sits(it, person.id))
    )
    if ctx.services.settings.invite_only and not sits:
        await require_in(ctx)
    if known is None or known.person != person.id:
        ctx.spend(ctx.services.creations)
    row = Subscription(identity(endpoint), person.id, ctx.came_as, *reached, language(), time.time(), host(endpoint))
    await ctx.tables.store.transact(lambda it: rows.subscribe(it, row, MOST_BROWSERS))


async def unsubscribe(ctx: RequestContext, endpoint: str = "") -> None:
    """Tell a browser of whoever asks nothing more, or none of theirs (`NobodyYet`, `TooMany`)."""
    ctx.spend(ctx.services.moves)
    person = await asked_by(ctx)

    def work(connection: Connection) -> None:
        every = [it.id for it in rows.subscriptions_of(connection, person.id)]
        for it in [identity(endpoint)] if endpoint else every:
            rows.unsubscribe(connection, it, person.id)

    await ctx.tables.store.transact(work)


def _asked(ctx: RequestContext) -> OneTimeKeys:
    """The keys by which addresses are confirmed."""
    return OneTimeKeys(ctx.tokens.fingerprint, ASKED, rows.DAY)


async def ask_for_address(ctx: RequestContext, text: str) -> str:
    """Ask by mail whether an address belongs to whoever asks (`NobodyYet`, `BadAddress`, `TooMany`); return it.

    Nobody is asked often, whoever names their address.
    """
    ctx.spend(ctx.services.creations)
    carrier = ctx.tables.notices.carriers.get(MAIL)
    if not isinstance(carrier, Mailed):
        raise BadAddress("mail-not-here")
    person, address, code = await asked_by(ctx), mail.proper(text), secrets.token_urlsafe(24)
    keys, now = _asked(ctx), time.time()
    counted = {
        ctx.tokens.fingerprint("mail-address", mail.folded(address)): ASKS_OF_ADDRESS,
        ctx.tokens.fingerprint("mail-person", person.id): ASKS_OF_PERSON,
        ctx.tokens.fingerprint("mail-visitor", ctx.visitor): ASKS_OF_VISITOR,
        ctx.tokens.fingerprint("mail-all", ""): ASKS_OF_ALL,
    }

    def work(connection: Connection) -> None:
        for hashed, most in counted.items():
            if rows.times_asked(connection, hashed, now) >= most:
                raise TooMany("mail-too-many", after=3600)
        for hashed in counted:
            rows.note_asked(connection, hashed, now)
        keys.drop_all_of(connection, person.id)
        keys.keep(connection, code, person.id, f"{language()} {address}")

    await ctx.tables.store.transact(work)
    try:
        await carrier.ask(address, code)
    except (*mail.UNSENT, *mail.UNWRITTEN) as error:
        raise BadAddress("mail-not-sent") from error
    return address


async def meant_address(ctx: RequestContext, code: str) -> str:
    """The address that a code confirms, which still works then (`UnknownCode`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    found = await ctx.tables.store.read(lambda it: _asked(ctx).find(it, code))
    if found is None:
        raise UnknownCode("mail-link-unknown")
    return found.note.partition(" ")[2]


async def confirm_address(ctx: RequestContext, code: str) -> None:
    """Send mail to an address from now on, once its owner says so (`UnknownCode`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    keys, now = _asked(ctx), time.time()

    def work(change: Change) -> None:
        found = keys.use(change.connection, code)
        person = change.find(found.person) if found else None
        if found is None or person is None or person.state == ERASED:
            raise UnknownCode("mail-link-unknown")
        tag, _, address = found.note.partition(" ")
        row = Address(person.person, address, tag, secrets.token_urlsafe(18), now, now, 0.0)
        rows.keep_address(change.connection, row)

    await ctx.tables.people.change(work)


async def drop_address(ctx: RequestContext) -> None:
    """Send whoever asks no more mail (`NobodyYet`, `TooMany`)."""
    ctx.spend(ctx.services.moves)
    person = await asked_by(ctx)
    await ctx.tables.store.transact(lambda it: rows.drop_address(it, person.id))


async def stop_mail(ctx: RequestContext, word: str) -> None:
    """Send no more mail to whoever has a word from one of them, wherever they are signed in (`TooMany`).

    Nobody is told whether the word was one.
    """
    ctx.services.guesses.spend(ctx.visitor)
    await ctx.tables.store.transact(lambda it: rows.stop(it, word))
