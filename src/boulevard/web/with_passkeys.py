"""What people do with passkeys: having an account by one, adding one, signing in."""

from __future__ import annotations

import asyncio

from boulevard.web import identifying, signing_in
from boulevard.web.errors import NotNow, NotSignedIn
from boulevard.web.http.context import RequestContext
from boulevard.web.people import account_names, accounts, passkeys
from boulevard.web.people.one_time_keys import OneTimeKeys
from boulevard.web.people.passkeys import Sent, Site
from boulevard.web.people.register import Change
from boulevard.web.tables.tokens import Person

CHALLENGE_LASTS = 300.0
"""Seconds in which a device has to answer."""


def _challenges(ctx: RequestContext, purpose: str) -> OneTimeKeys:
    return OneTimeKeys(ctx.tokens.fingerprint, f"passkey-{purpose}", CHALLENGE_LASTS)


async def for_new_account(ctx: RequestContext, where: Site, name: str) -> str:
    """Ask for a key by which whoever asks gets an account (`BadAccount`, `TooMany`)."""
    shown = account_names.proper(name)
    person = await signing_in.begun(ctx, shown)
    return await _asked(ctx, where, person.id, shown, shown)


async def for_another(ctx: RequestContext, where: Site) -> str:
    """Ask for one more key to the account of whoever asks, who has signed in a moment ago.

    `NotNow`, `NotSignedIn`, `TooMany`.
    """
    ctx.services.guesses.spend(ctx.visitor)
    account = await identifying.account_of(ctx)
    if account is None:
        raise NotNow("account-none")
    if not await signing_in.is_proven(ctx):
        raise NotSignedIn("sign-in-again")
    return await _asked(ctx, where, account.person, account.name, "")


async def _asked(ctx: RequestContext, where: Site, person: str, name: str, note: str) -> str:
    known = await ctx.tables.store.read(lambda connection: accounts.passkeys_of(connection, person))
    asked = passkeys.for_new(where, person, name, known)
    keys = _challenges(ctx, "new")
    await ctx.tables.store.transact(lambda connection: keys.keep(connection, asked.challenge, person, note))
    return asked.options


async def keep_new(ctx: RequestContext, where: Site, sent: Sent) -> None:
    """Keep the key that was asked for; make the account if it is new.

    `NotSignedIn`, `NotNow`, `BadAccount`, `TooMany`. What a device made is looked at only if it was
    asked for: anybody can send anything.
    """
    ctx.services.guesses.spend(ctx.visitor)
    await identifying.asked_by(ctx)
    challenge, keys = passkeys.challenge_in(sent), _challenges(ctx, "new")
    if await ctx.tables.store.read(lambda connection: keys.find(connection, challenge)) is None:
        raise NotSignedIn("passkey-wrong")

    def work(change: Change) -> tuple[str, Person] | None:
        connection, here = change.connection, identifying.require_open(ctx, change)
        asked = keys.use(connection, challenge)
        if asked is None or change.find(asked.person).person != here.person:
            raise NotSignedIn("passkey-wrong")
        entered = None
        if asked.note:
            entered = signing_in.create_there(ctx, change, Person(here.person, asked.note), None)
        else:
            signing_in.require_proven(ctx, connection)
        if accounts.of(connection, here.person) is None:
            raise NotNow("account-none")
        accounts.add_passkey(connection, made._replace(person=here.person, made=change.now))
        return entered

    made = await asyncio.to_thread(passkeys.made, where, sent, challenge, "", 0.0)
    if (entered := await ctx.tables.people.change(work)) is not None:
        ctx.becomes(*entered)


async def for_sign_in(ctx: RequestContext, where: Site) -> str:
    """Ask for a key to sign in with (`TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    asked, keys = passkeys.for_sign_in(where), _challenges(ctx, "in")
    await ctx.tables.store.transact(lambda connection: keys.keep(connection, asked.challenge, ""))
    return asked.options


async def sign_in(ctx: RequestContext, where: Site, sent: Sent, brings: bool) -> None:
    """Let whoever asks be the person of a key that their device has just used (`NotSignedIn`, `NotNow`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    challenge, keys, credential = passkeys.challenge_in(sent), _challenges(ctx, "in"), passkeys.credential_in(sent)
    key = await ctx.tables.store.read(lambda connection: accounts.find_passkey(connection, credential))
    if key is None:
        raise NotSignedIn("passkey-unknown")
    if await ctx.tables.store.read(lambda connection: keys.find(connection, challenge)) is None:
        raise NotSignedIn("passkey-wrong")
    counter = await asyncio.to_thread(passkeys.used, where, sent, challenge, key)

    def work(change: Change) -> tuple[str, Person]:
        connection = change.connection
        there = accounts.find_passkey(connection, credential)
        account = accounts.of(connection, there.person) if there else None
        if keys.use(connection, challenge) is None or account is None:
            raise NotSignedIn("passkey-wrong")
        if not accounts.count_use(connection, key, counter):
            raise NotSignedIn("passkey-wrong")
        return signing_in.enter(ctx, change, account, brings)

    await signing_in.entered(ctx, work)
