"""What people say to each other at tables. It is kept beside the logs: no game follows from it."""

from __future__ import annotations

from typing import Any

from boulevard.web.errors import NoChat, NotNow
from boulevard.web.event_log.events import once
from boulevard.web.event_log.messages import EVERYWHERE, SAID, Message, Messages
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store
from boulevard.web.services.followers import Followers
from boulevard.web.tables import phrases
from boulevard.web.tables.table import Table

KIND = "said"
"""The kind of whisper that tells that there is more."""
MOST = 500
"""Messages that are kept of a table."""
READ = 100
"""Of these, how many are read at once."""
AROUND = 10
"""Messages before and after a reported one that are kept with it."""


class Chat:
    """What people say at the tables of a server."""

    def __init__(self, store: Store, news: News, followers: Followers) -> None:
        self._messages = Messages(store)
        self._followers = followers
        news.on(SAID, self._heard, self._missed)

    async def say(self, table: Table, place: int, phrase: str | None, text: str | None, key: str) -> Message:
        """Say something from a place, once for every key (`NoChat`, `NotSaid`)."""
        phrase, text = phrases.proper(table, phrase, text)
        own = once(SAID, place, key, phrase, text)
        assert own is not None
        found = await self._messages.add(table.id, place, table.chairs[place].player, phrase, text, own, MOST)
        self._tell(table.id, found.number)
        return found

    async def read(self, table: Table, after: int, person: str = "") -> tuple[list[Message], int, dict[int, bool]]:
        """What was said after a number and a person wants to hear, the last number there is, and whom they don't hear.

        These by their places, with whether it holds everywhere (`NoChat`).
        """
        phrases.require_chat(table)
        found = await self._messages.of(table.id, after, READ)
        unheard = await self._messages.unheard_by(person, table.id) if person else {}
        heard = [it for it in found if it.person not in unheard]
        places = {it: chair.player for it, chair in enumerate(table.chairs) if chair.player in unheard}
        return heard, found[-1].number if found else after, {it: unheard[player] for it, player in places.items()}

    async def set_heard(self, table: Table, own: int, place: int, heard: bool, everywhere: bool) -> None:
        """Hear what a place says again, or no longer, at this table or everywhere (`NotNow`)."""
        person, other = self._different(table, own, place)
        if heard:
            await self._messages.hear(person, other, table.id)
        else:
            await self._messages.unhear(person, other, EVERYWHERE if everywhere else table.id)

    async def blocked(self, person: str) -> list[str]:
        """Whom somebody has blocked, the last first."""
        return await self._messages.blocked_by(person)

    async def blocking(self, person: str) -> list[str]:
        """Who has blocked somebody."""
        return await self._messages.blocking(person)

    async def block(self, person: str, other: str) -> None:
        """Let somebody hear another nowhere."""
        await self._messages.unhear(person, other, EVERYWHERE)

    async def unblock(self, person: str, other: str) -> None:
        """Let somebody hear another again who was blocked; where one is muted at a table, that stays."""
        await self._messages.hear(person, other, EVERYWHERE)

    async def report(self, table: Table, own: int, number: int) -> None:
        """Keep a message of somebody else and those around it for whoever runs the server (`NotNow`)."""
        near = await self._messages.around(table.id, number, AROUND)
        message = next((it for it in near if it.number == number), None)
        if message is None:
            raise NotNow("chat-no-message")
        person, other = self._different(table, own, message.place)
        said: list[dict[str, Any]] = [
            {**it._asdict(), "name": table.chairs[it.place].name, "seat": table.seats[it.place]} for it in near
        ]
        await self._messages.report(table.id, number, person, other, said)

    async def sweep(self, kept: float) -> None:
        """Drop what was said at tables that are over for so many seconds in which servers ran."""
        await self._messages.drop_old(kept)

    def _different(self, table: Table, own: int, place: int) -> tuple[str, str]:
        """Two different people, by their places (`NoChat`, `NotNow`)."""
        phrases.require_chat(table)
        person, other = table.chairs[own].player, table.chairs[place].player
        if not person or not other:
            raise NoChat("chat-nobody")
        if person == other:
            raise NotNow("chat-yourself")
        return person, other

    def _tell(self, identity: str, number: int | None) -> None:
        """Let those who follow a table know that something was said there; without a number, perhaps."""
        self._followers.whisper(identity, KIND, {"number": number})

    def _heard(self, told: str) -> None:
        identity, _, number = told.partition(" ")
        self._tell(identity, int(number))

    def _missed(self) -> None:
        for identity in self._followers.followed:
            self._tell(identity, None)
