"""Whom people have invited to their tables: until they answer, the place is kept for them.

Both hear what becomes of it. That is beside the logs of tables: no game follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boulevard.messages.seats import spoken
from boulevard.web.errors import NotNow, SeatTaken
from boulevard.web.event_log.invited_rows import CHANNEL, Also, Invited, InvitedRows
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store
from boulevard.web.people.people import People
from boulevard.web.tables.table import Table


class Invitations:
    """The invitations of a server."""

    def __init__(self, store: Store, news: News, people: People) -> None:
        self.rows = InvitedRows(store)
        self._people = people
        self.on_news: Callable[[Iterable[str]], None] = lambda _: None
        """Is told whose invitations have changed; without anybody, perhaps everybody's."""
        self.also: Also = lambda *_: None
        """Writes something together with an invitation, and with a refusal."""
        news.on(CHANNEL, self._heard, self._missed)

    async def of(self, person: str) -> list[Invited]:
        """To what somebody is invited."""
        return await self.rows.of(self._people.numbers(person))

    async def by(self, person: str) -> list[Invited]:
        """Whom somebody has invited."""
        return await self.rows.by(self._people.numbers(person))

    async def invite(self, it: Invited) -> None:
        """Invite somebody to a place, and keep it for them (`NotNow`)."""
        await self.rows.add(it, self.also)
        self.on_news((it.person, it.inviter))

    async def decline(self, person: str, table_id: str, place: int) -> None:
        """Let somebody decline what they are invited to (`NotNow`)."""
        it = await self.open_at(table_id, place)
        if self._people.person_of(it.person) != person:
            raise NotNow("invite-gone")
        await self.rows.decline(it, self.also)
        self.on_news((it.person, it.inviter))

    async def withdraw(self, person: str, table_id: str, place: int) -> None:
        """Invite somebody no longer: whoever has the link of the place may take it (`NotNow`)."""
        it = next((it for it in await self.by(person) if (it.table_id, it.place) == (table_id, place)), None)
        if it is None:
            raise NotNow("invite-gone")
        await self.rows.withdraw(it)
        self.on_news((it.person, it.inviter))

    async def open_at(self, table_id: str, place: int) -> Invited:
        """Who is invited to a place (`NotNow`)."""
        if (it := await self.rows.at(table_id, place)) is None:
            raise NotNow("invite-gone")
        return it

    async def require_not_kept(self, table: Table, place: int, person: str) -> Invited | None:
        """Refuse a place that is kept for somebody else (`SeatTaken`); return the invitation of whoever asks."""
        it = await self.rows.at(table.id, place)
        if it is not None and self._people.person_of(it.person) not in (person, ""):
            raise SeatTaken("seat-kept", seat=spoken(table.seats[place]))
        return it

    async def taken(self, it: Invited | None) -> None:
        """Note that whoever was invited has come."""
        if it is not None:
            await self.rows.drop(it)
            self.on_news((it.person, it.inviter))

    def _heard(self, told: str) -> None:
        self.on_news(told.split())

    def _missed(self) -> None:
        self.on_news(())
