"""Links to seats and the cookie of a person: signed, so that nobody can make one up.

A token *is* the right to a seat: whoever has the link plays there, on any device.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any, NamedTuple

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from boulevard.web.errors import BadTable, UnknownTable
from boulevard.web.tables.shuffle import commitment

KEPT = 10_000
"""Tokens that are known to be ours, and not looked at again."""


class Holder(NamedTuple):
    """Who has a token: a table and the places that may be played; several where people share a screen."""

    table_id: str
    places: tuple[int, ...]


class Person(NamedTuple):
    """Somebody who came with a browser or a program: a secret number and a name."""

    id: str
    name: str


class Offer(NamedTuple):
    """A table that may be set up, and the shuffle that the server is bound to there."""

    table_id: str
    ticket: str
    """What to send to have it set up."""
    commitment: str


class Tokens:
    """Signs, and reads what it signed."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._tables, self._tickets = (Signer(secret, salt=f"boulevard-{salt}") for salt in ("table", "ticket"))
        self._seats, self._invitations, self._people = (
            URLSafeSerializer(secret, salt=f"boulevard-{salt}") for salt in ("seat", "invitation", "person")
        )

    def seat(self, holder: Holder) -> str:
        """The token of somebody who plays."""
        return self._seats.dumps([holder.table_id, *holder.places])

    def holder(self, token: str) -> Holder:
        """Who has a token (`UnknownTable`)."""
        return _holder(self._seats, token)

    def invitation(self, holder: Holder) -> str:
        """The token that lets somebody take a free chair."""
        return self._invitations.dumps([holder.table_id, *holder.places])

    def invited(self, token: str) -> Holder:
        """The chair that an invitation is for (`UnknownTable`)."""
        return _holder(self._invitations, token)

    def person(self, person: Person) -> str:
        """The cookie of a person."""
        return self._people.dumps(list(person))

    def public(self, identity: str) -> str:
        """What a person is called in addresses that others see: nothing follows from it, and it stays the same."""
        return hmac.new(self._secret, f"boulevard-public/{identity}".encode(), hashlib.sha256).hexdigest()[:24]

    def identity(self, person: Person, key: str) -> str:
        """The identity of the table that a person sets up with a key: the same for the same key."""
        return self._tables.get_signature(f"{person.id}/{key}").decode()[:12]

    def offer(self) -> Offer:
        """Offer a table: its identity is fixed from now on, and with it the server's seed."""
        identity = new_identity()
        return Offer(identity, self._tickets.sign(identity).decode(), commitment(self.seed(identity)))

    def offered(self, ticket: str) -> str:
        """The identity of the table that a ticket is for (`BadTable`)."""
        try:
            return self._tickets.unsign(ticket).decode()
        except BadSignature as error:
            raise BadTable("bad-ticket") from error

    def seed(self, table_id: str) -> str:
        """The server's seed for a table that was offered: it follows from the identity, and nobody can guess it."""
        return hmac.new(self._secret, f"boulevard-seed/{table_id}".encode(), hashlib.sha256).hexdigest()[:32]

    def fingerprint(self, purpose: str, text: str) -> str:
        """What the database keeps of a text in its stead: nobody finds the text by trying who has not our secret."""
        return hmac.new(self._secret, f"boulevard-{purpose}/{text}".encode(), hashlib.sha256).hexdigest()

    def known(self, cookie: str | None) -> Person | None:
        """The person of a cookie, if it is one of ours."""
        try:
            identity, name = _loaded(self._people, cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(identity), str(name))


def _holder(serializer: URLSafeSerializer, token: str) -> Holder:
    try:
        table_id, *places = _loaded(serializer, token)
    except (BadSignature, ValueError, TypeError) as error:
        raise UnknownTable("unknown-link") from error
    return Holder(table_id, tuple(places))


@lru_cache(KEPT)
def _loaded(serializer: URLSafeSerializer, token: str) -> tuple[Any, ...]:
    """What was signed (`BadSignature`): the same people and seats come again with every request."""
    return tuple(serializer.loads(token))


def new_identity() -> str:
    """An identity for a table that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """A seed for a shuffle that nobody can guess."""
    return secrets.token_hex(16)


def new_person(name: str) -> Person:
    """Somebody who was not here before."""
    return Person(secrets.token_urlsafe(16), name)
