"""Invitations to a table, and refusals of these, told while no page is open.

No table's log has them. What is to be told is written in the very transaction that invites or declines: so it is there
as soon as that is so, whichever process dies then, and once.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.invited_rows import DECLINED, Invited
from boulevard.web.event_log.notice_rows import MAIL, PUSH, Notice, Reach
from boulevard.web.services.notices.choices import wants
from boulevard.web.services.notices.noticing import QUIET
from boulevard.web.services.own_news import Matter

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

MATTERS: Final = (Matter.invited, Matter.declined)
"""What is told of invitations; the number of such a notice is the place that is kept."""
ON: Final = "on"


def note(connection: Connection, it: Invited, person: str, ways: Collection[str]) -> None:
    """Write what somebody is to be told of an invitation, or of its refusal, if they can be reached."""
    reach = rows.reaches(connection, [person]).get(person) if person and ways else None
    if reach is not None:
        rows.add(connection, list(_notices(it, person, reach, ways)))


async def standing(tables: TableService, notice: Notice) -> Invited | None:
    """The invitation that a notice is about, if it is still so, and between people who hear of each other."""
    invitations, people = tables.invitations, tables.people
    is_invited = notice.matter == Matter.invited
    listed = await (invitations.of if is_invited else invitations.by)(notice.person)
    here = (notice.table_id, notice.number)
    it = next((one for one in listed if (one.table_id, one.place) == here), None)
    if it is None or (not is_invited and it.state != DECLINED):
        return None
    other = people.person_of(it.inviter if is_invited else it.person)
    if not other or tables.rulings.ban_of(other) or other in await tables.chat.blocked(notice.person):
        return None
    if is_invited:
        (preferences,) = await tables.preferences.all_of([notice.person])
        if preferences.invitations != ON:
            return None
    name = tables.rulings.name_of(other)
    return it if not name else it._replace(name=name) if is_invited else it._replace(called=name)


def _notices(it: Invited, person: str, reach: Reach, ways: Collection[str]) -> Iterator[Notice]:
    """One for every way that is open: the place waits for them, so a mail is not too late whatever the clock."""
    matter, now = Matter.declined if it.state == DECLINED else Matter.invited, time.time()
    for way, targets in ((PUSH, reach.subscriptions), (MAIL, ("",) if reach.has_mail else ())):
        if way not in ways or not wants(reach.choices, way, matter):
            continue
        for target in targets:
            key = f"{way}/{target}/{person}/{it.table_id}/{matter}/{it.place}"
            identity = hashlib.sha256(key.encode()).hexdigest()
            due = now + QUIET if way == MAIL else now
            yield Notice(identity, person, way, target, it.table_id, matter, it.place, now, due)
