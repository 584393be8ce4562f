"""Accounts as rows: a name that is somebody's alone, and the ways to sign in."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from boulevard.web.errors import BadAccount, NotNow
from boulevard.web.event_log.schema import accounts, passkeys
from boulevard.web.people.account_names import folded
from boulevard.web.people.register import now

MOST_PASSKEYS = 20


class Account(NamedTuple):
    """What is known of an account."""

    person: str
    name: str
    password: str | None
    """A hash."""
    passkeys: int

    @property
    def has_password(self) -> bool:
        """Whether it can be signed in to with a password."""
        return self.password is not None


class Passkey(NamedTuple):
    """A key of a device."""

    hash: str
    person: str
    credential: str
    public_key: str
    counter: int
    made: float


def of(connection: Connection, person: str) -> Account | None:
    """The account of a person, if they have one."""
    return _found(connection, accounts.c.person == person)


def named(connection: Connection, name: str) -> Account | None:
    """The account with a name, or with one that looks like it."""
    return _found(connection, accounts.c.folded == folded(name))


def _found(connection: Connection, condition: object) -> Account | None:
    columns = accounts.c
    query = select(columns.person, columns.name, columns.password).where(condition)  # type: ignore[arg-type]
    if (row := connection.execute(query).one_or_none()) is None:
        return None
    count = select(func.count()).select_from(passkeys).where(passkeys.c.person == row.person)
    return Account(row.person, row.name, row.password, connection.scalar(count) or 0)


def create(connection: Connection, person: str, name: str, password: str | None) -> None:
    """Give a person an account; nobody else may make one meanwhile (`NotNow`, `BadAccount`)."""
    if of(connection, person) is not None:
        raise NotNow("account-there")
    require_free(connection, name)
    row = {"person": person, "name": name, "folded": folded(name), "password": password, "made": now(connection)}
    connection.execute(insert(accounts).values(row))


def require_free(connection: Connection, name: str) -> None:
    """Refuse a name that somebody has, or that looks like it (`BadAccount`)."""
    if named(connection, name) is not None:
        raise BadAccount("account-name-taken")


def set_password(connection: Connection, person: str, password: str | None) -> None:
    """Have another password, or none if there is another way in (`NotNow`)."""
    if password is None:
        _require_ways(connection, person, 1, without_password=True)
    connection.execute(update(accounts).where(accounts.c.person == person).values(password=password))


def close(connection: Connection, person: str) -> None:
    """Have no account any more: only devices lead to the person then."""
    for table in (accounts, passkeys):
        connection.execute(delete(table).where(table.c.person == person))


def add_passkey(connection: Connection, key: Passkey) -> None:
    """Let somebody sign in with one more key (`NotNow`)."""
    if len(passkeys_of(connection, key.person)) >= MOST_PASSKEYS:
        raise NotNow("passkeys-too-many", most=MOST_PASSKEYS)
    if find_passkey(connection, key.credential) is not None:
        raise NotNow("passkey-known")
    connection.execute(insert(passkeys).values(key._asdict()))


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """Somebody's keys, the oldest first."""
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
    return [Passkey(*row) for row in connection.execute(query)]


def find_passkey(connection: Connection, credential: str) -> Passkey | None:
    """A key by what a device calls it."""
    query = select(passkeys).where(passkeys.c.hash == key_hash(credential))
    row = connection.execute(query).one_or_none()
    return Passkey(*row) if row else None


def count_use(connection: Connection, key: Passkey, counter: int) -> bool:
    """Note how often a device has used a key; false if another use was noted meanwhile."""
    same = (passkeys.c.hash == key.hash, passkeys.c.counter == key.counter)
    return connection.execute(update(passkeys).where(*same).values(counter=counter)).rowcount == 1


def drop_passkey(connection: Connection, person: str, hash_: str) -> None:
    """Let somebody sign in with a key no longer, if there is another way in (`NotNow`)."""
    if hash_ in [it.hash for it in passkeys_of(connection, person)]:
        _require_ways(connection, person, 2)
        connection.execute(delete(passkeys).where(passkeys.c.hash == hash_, passkeys.c.person == person))


def _require_ways(connection: Connection, person: str, least: int, without_password: bool = False) -> None:
    account = of(connection, person)
    ways = account.passkeys + (account.has_password and not without_password) if account else 0
    if ways < least:
        raise NotNow("account-last-way")


def key_hash(credential: str) -> str:
    """By what a key is found: devices may call theirs by long names."""
    return hashlib.sha256(credential.encode()).hexdigest()
