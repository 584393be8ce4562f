"""What a notice is about, looked up once more before it is sent: if it is no longer so, there is nothing to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log.notice_rows import Notice
from boulevard.web.services.notices import invited
from boulevard.web.services.notices.standing import holds
from boulevard.web.services.notices.words import Words, words
from boulevard.web.services.own_news import INVITATIONS, Matter, places
from boulevard.web.tables.table import Table

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService


class About(NamedTuple):
    """What a notice is about."""

    table: Table
    own: tuple[int, ...]
    matter: Matter
    name: str = ""
    """Who invites, or declines."""

    @property
    def at(self) -> str:
        """Where it leads: no link that is a right to a seat."""
        return INVITATIONS if self.matter is Matter.invited else f"/go/{self.table.id}"

    @property
    def words(self) -> Words:
        """What is said of it, in the language that is spoken."""
        return words(self.table, self.own, self.matter, self.name)


async def about(tables: TableService, notice: Notice) -> About | None:
    """What a notice is about, if it is still so and the table can be read."""
    try:
        table = await tables.table(notice.table_id)
    except (Damaged, UnknownTable):
        return None
    own, matter = places(table, notice.person), Matter(notice.matter)
    if matter in invited.MATTERS:
        it = await invited.standing(tables, notice)
        if it is None or table.over or not table.chairs[it.place].is_free:
            return None
        return About(table, own, matter, it.name if matter is Matter.invited else it.called)
    return About(table, own, matter) if len(own) == 1 and holds(table, own[0], matter, notice.number) else None
