"""What was decided about people and tables, carried out: open pages end, games are given up, names change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log.events import Kind, once
from boulevard.web.event_log.rulings import Ruling, note_carried_out
from boulevard.web.services.erasing import erase_table
from boulevard.web.tables.barring import barred

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

logger = logging.getLogger(__name__)

RULED = "ruled"
"""The kind of whisper that has all who follow something looked at again."""


class Enforcement:
    """Has decisions take effect for what this process holds. Several processes do so at once, and nothing twice."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._carrying = asyncio.Lock()

    async def ruled(self, renamed: Collection[str], erased: Collection[str]) -> None:
        """Something was decided: people are called otherwise, tables are gone, or somebody may not come in."""
        tables = self._tables
        await tables.people.refresh()
        tables.lobby.changed()
        tables.days.changed()
        tables.recognise(renamed)
        for identity in erased:
            tables.forget(identity)
            await tables.store.transact(partial(erase_table, identity=identity))
        for identity in tables.followers.followed:
            tables.followers.whisper(identity, RULED, {})
        tables.own_news.nudge()
        tables.lobby.nudge()
        tables.tournaments.all_changed()
        tables.watching.nudge()
        await self.carry_out()

    async def carry_out(self) -> None:
        """Give up the games of all who were banned since, as soon as games can be played here."""
        if not all(self._tables.games.ready.values()):
            return
        async with self._carrying:
            for ban in self._tables.rulings.to_carry_out:
                await self._give_up(ban)
                await self._tables.store.transact(partial(note_carried_out, identity=ban.id))
                self._tables.rulings.note_carried_out(ban)

    async def _give_up(self, ban: Ruling) -> None:
        """Leave all games and tournaments of somebody banned where others would wait for them."""
        await self._tables.tournaments.withdraw(ban.person)
        for identity in await self._tables.store.tables_of(self._tables.people.numbers(ban.person), only_open=True):
            try:
                await self._leave(identity, ban)
            except (Damaged, UnknownTable):
                continue
            except Exception:
                logger.exception("table-failed", extra={"table": identity})

    async def _leave(self, identity: str, ban: Ruling) -> None:
        table = await self._tables.table(identity)
        for place, chair in enumerate(table.chairs):
            if self._tables.people.person_of(chair.player) == ban.person:
                key = once(Kind.resigned, "ban", ban.id, place)
                await self._tables.act(identity, partial(barred, place=place), key)
