"""Everything that people do about an account: having one, signing in, changing the ways in.

Whoever changes a way in has signed in on that device a moment ago: a cookie that somebody copied is not enough.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from boulevard.web import identifying
from boulevard.web.errors import NotNow, NotSignedIn
from boulevard.web.http.context import RequestContext
from boulevard.web.people import account_names, accounts, passwords
from boulevard.web.people.one_time_keys import RECOVERY, Kept, OneTimeKeys, drop_passing, new_code, plain
from boulevard.web.people.register import Change
from boulevard.web.tables.tokens import Person

PROOF_LASTS = 600.0
"""Seconds after signing in for which ways in may be changed."""
RECOVERY_CODES = 8
LONG_CODE = 12
"""Signs of a recovery code: it works until it is used."""


def proofs(ctx: RequestContext) -> OneTimeKeys:
    """Which devices have signed in a moment ago."""
    return OneTimeKeys(ctx.tokens.fingerprint, "proof", PROOF_LASTS)


def recovery(ctx: RequestContext) -> OneTimeKeys:
    """The codes for who has lost all other ways."""
    return OneTimeKeys(ctx.tokens.fingerprint, RECOVERY)


async def create(ctx: RequestContext, name: str, password: str) -> None:
    """Give whoever asks an account with a password (`BadAccount`, `NotNow`, `TooMany`)."""
    shown = account_names.proper(name)
    passwords.require_good(password, shown)
    person = await begun(ctx, shown)
    kept = await passwords.hashed(password)

    await entered(ctx, lambda change: create_there(ctx, change, person, kept))


async def begun(ctx: RequestContext, shown: str) -> Person:
    """Whoever asks, to be given an account with a name that is free (`BadAccount`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    ctx.spend(ctx.services.creations)
    if ctx.person:
        await identifying.asked_by(ctx)
    await ctx.tables.store.read(lambda connection: accounts.require_free(connection, shown))
    ctx.services.accounts.spend(ctx.visitor)
    person = ctx.introduced(shown)
    ctx.came_as = ctx.came_as or person.id
    return person


def create_there(ctx: RequestContext, change: Change, person: Person, password: str | None) -> tuple[str, Person]:
    """Give a person an account, if nobody deleted them meanwhile: return the number to come with, and who that is.

    They need not sign in to change it at first.
    """
    here = identifying.require_open(ctx, change)
    accounts.create(change.connection, here.person, person.name, password)
    return _proven(ctx, change, person._replace(id=here.person))


async def sign_in(ctx: RequestContext, name: str, password: str, brings: bool) -> None:
    """Let whoever asks be the person of an account (`NotSignedIn`, `TooMany`); nobody is told what was wrong."""
    ctx.services.guesses.spend(ctx.visitor, account_names.folded(name))
    found = await ctx.tables.store.read(lambda connection: accounts.named(connection, name))
    if not await passwords.fits(password, found and found.password):
        raise NotSignedIn("sign-in-wrong")

    def work(change: Change) -> tuple[str, Person]:
        account = accounts.named(change.connection, name)
        if account is None or found is None or account[:3] != found[:3]:
            raise NotSignedIn("sign-in-wrong")  # it was changed while we looked
        return enter(ctx, change, account, brings)

    await entered(ctx, work)


async def recover(ctx: RequestContext, name: str, code: str, brings: bool) -> None:
    """The same with a recovery code, which works once."""
    ctx.services.guesses.spend(ctx.visitor, account_names.folded(name))
    keys = recovery(ctx)

    def work(change: Change) -> tuple[str, Person]:
        account = accounts.named(change.connection, name)
        used = keys.use(change.connection, plain(code)) if account else None
        if account is None or used is None or used.person != account.person:
            raise NotSignedIn("sign-in-wrong-code")
        return enter(ctx, change, account, brings)

    await entered(ctx, work)


def enter(ctx: RequestContext, change: Change, account: accounts.Account, brings: bool) -> tuple[str, Person]:
    """Let whoever asks be the person of an account: return the number to come with, and who that is."""
    return _proven(ctx, change, identifying.become(ctx, change, Kept(account.person, account.name), brings))


def _proven(ctx: RequestContext, change: Change, person: Person) -> tuple[str, Person]:
    """Note that a device has just signed in, under a new number: who copied the one before has proven nothing."""
    number = identifying.renewed(ctx, change, person.id)
    proofs(ctx).keep(change.connection, number, person.id)
    return number, person


async def entered(ctx: RequestContext, work: Any) -> None:
    """Carry a change out after which whoever asks is somebody."""
    ctx.becomes(*await ctx.tables.people.change(work))


async def require_proof_of_account(ctx: RequestContext) -> None:
    """Refuse who has an account, but has not signed in here a moment ago (`NotSignedIn`, `NobodyYet`)."""
    if await identifying.account_of(ctx) and not await is_proven(ctx):
        raise NotSignedIn("sign-in-again")


async def is_proven(ctx: RequestContext) -> bool:
    """Whether whoever asks has signed in here a moment ago."""
    keys, number = proofs(ctx), ctx.came_as
    return await ctx.tables.store.read(lambda connection: keys.find(connection, number)) is not None


def require_proven(ctx: RequestContext, connection: Connection) -> None:
    """Refuse who has not signed in here a moment ago (`NotSignedIn`)."""
    if proofs(ctx).find(connection, ctx.came_as) is None:
        raise NotSignedIn("sign-in-again")


async def change_ways(ctx: RequestContext, work: Any) -> Any:
    """Change the ways in of whoever asks, who has signed in a moment ago (`NotSignedIn`, `NobodyYet`)."""
    await identifying.asked_by(ctx)

    def change(it: Change) -> Any:
        person = identifying.require_open(ctx, it).person
        require_proven(ctx, it.connection)
        return work(it.connection, person)

    return await ctx.tables.people.change(change)


async def set_password(ctx: RequestContext, password: str) -> None:
    """Have another password (`BadAccount`, `NotSignedIn`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    account = await identifying.account_of(ctx)
    if account is None:
        raise NotNow("account-none")
    if not await is_proven(ctx):
        raise NotSignedIn("sign-in-again")
    passwords.require_good(password, account.name)
    kept = await passwords.hashed(password)
    await change_ways(ctx, lambda connection, person: accounts.set_password(connection, person, kept))


async def drop_password(ctx: RequestContext) -> None:
    """Have none, if there is a passkey (`NotNow`, `NotSignedIn`)."""
    await change_ways(ctx, lambda connection, person: accounts.set_password(connection, person, None))


async def drop_passkey(ctx: RequestContext, key: str) -> None:
    """Let a passkey work no longer, if there is another way in (`NotNow`, `NotSignedIn`)."""
    await change_ways(ctx, lambda connection, person: accounts.drop_passkey(connection, person, key))


async def new_recovery_codes(ctx: RequestContext) -> list[str]:
    """Codes for who has lost all other ways; earlier ones work no more (`NotSignedIn`). They are shown once."""
    codes, keys = [new_code(LONG_CODE) for _ in range(RECOVERY_CODES)], recovery(ctx)

    def work(connection: Connection, person: str) -> None:
        if accounts.of(connection, person) is None:
            raise NotNow("account-none")
        keys.drop_all_of(connection, person)
        for code in codes:
            keys.keep(connection, plain(code), person)

    await change_ways(ctx, work)
    return codes


async def close(ctx: RequestContext) -> None:
    """Have no account any more; games stay, and so do the devices (`NotSignedIn`)."""
    keys = recovery(ctx)

    def work(connection: Connection, person: str) -> None:
        accounts.close(connection, person)
        keys.drop_all_of(connection, person)
        drop_passing(connection, person)

    await change_ways(ctx, work)
