"""Notices that are sent by push: what a message says, and what becomes of the answers."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boulevard.messages import speaking
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.gossip import LINGER
from boulevard.web.event_log.notice_rows import PUSH, Notice, Subscription
from boulevard.web.services.notices.about import About, about
from boulevard.web.services.notices.choices import wants
from boulevard.web.services.notices.invited import MATTERS
from boulevard.web.services.notices.languages import language_of
from boulevard.web.services.notices.outside import NotOutside, Unanswered
from boulevard.web.services.notices.posting import Later, Refused, is_last
from boulevard.web.services.notices.push import Pusher
from boulevard.web.services.notices.standing import waits
from boulevard.web.services.own_news import Matter

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

AN_HOUR = 120
"""Attempts to push to one person within an hour, on all of their devices together, whether they arrive or not."""
HOUR = 3600.0
AT_ONCE = 16
"""Pushes that a process sends at once."""
GONE = (404, 410)
"""What is answered when a browser can't be reached any more."""
MOST_MISSED = 3
"""Notices in a row that were refused, or never answered, after which a browser is told nothing more."""
REFUSED = range(400, 429)
URGENT = (Matter.turns, Matter.undos, Matter.times, Matter.invited)
LEAVING = 2 * LINGER
"""Seconds after which it is sure whether somebody who had a page open has left."""

logger = logging.getLogger(__name__)


class Pushed:
    """Sends notices by push."""

    is_bundling = False
    at_once = AT_ONCE

    def __init__(self, tables: TableService, pusher: Pusher) -> None:
        self._tables = tables
        self._store = tables.store
        self._pusher = pusher

    async def send(self, notices: Sequence[Notice]) -> int:
        """Send one notice to one browser, unless it is no longer so, or no longer wanted (`Later`, `Refused`)."""
        (notice,) = notices
        to = await self._store.read(lambda it: rows.subscription(it, notice.target))
        if to is None or to.person != notice.person:
            return 0
        if self._tables.people.let_in(to.device) != to.person:  # signed out there, or somebody else by now
            await self._forget(to)
            return 0
        told = await self._told(notice)
        if told is None or not await self._may(notice):
            return 0
        return await self._sent(notice, to, await self._message(told, notice, to))

    async def _told(self, notice: Notice) -> About | None:
        """What a notice is about, if it is still so and they don't see it on a page (`Later`)."""
        told = await about(self._tables, notice)
        if told is None or self._is_seen(told, notice):
            return None
        return told

    def _is_seen(self, told: About, notice: Notice) -> bool:
        """Whether they look at the table; any page tells of invitations, unless they are just leaving (`Later`)."""
        if told.matter not in MATTERS:
            return told.own[0] in self._tables.presence.present(told.table.id).here
        is_online = self._tables.online.has(notice.person)
        if is_online and time.time() - notice.made < LEAVING:
            raise Later(LEAVING, failed=False)
        return is_online

    async def _may(self, notice: Notice) -> bool:
        """Whether somebody still wants to be told that, and it was not tried too often lately, this time included."""
        since = time.time() - HOUR
        choices, tried = await self._store.read(
            lambda it: (rows.choices_of(it, notice.person), rows.tried_for(it, notice.person, PUSH, since))
        )
        return tried <= AN_HOUR and wants(choices, PUSH, notice.matter)

    async def _message(self, told: About, notice: Notice, to: Subscription) -> dict[str, Any]:
        """What a browser is told: no more than a list of one's games says, and no link that is a right to a seat."""
        standings = await self._store.read(lambda it: rows.standings_of(it, notice.person))
        with speaking(await language_of(self._tables.preferences, notice.person, to.language)):
            title, text = told.words
        invitations = await self._tables.invitations.of(notice.person)
        waiting = sum(waits(standing, seat) for seat, standing in standings) + len(invitations)
        return {
            "table": told.table.id,
            "matter": notice.matter,
            "at": told.at,
            "title": title,
            "text": text,
            "waiting": waiting,
        }

    async def _sent(self, notice: Notice, to: Subscription, message: dict[str, Any]) -> int:
        """Send it, and take account of the answer (`Later`, `Refused`)."""
        try:
            answer = await self._pusher.send(to, message, notice.table_id, notice.matter in URGENT)
        except NotOutside as error:
            logger.warning("push-not-outside")
            await self._forget(to)
            raise Refused from error
        except Unanswered as error:
            if is_last(notice):
                await self._missed(to)
            raise Later() from error
        if answer.status in GONE:
            await self._forget(to)
            raise Refused
        if answer.status in REFUSED:
            logger.warning("push-refused", extra={"status": answer.status})
            await self._missed(to)
            raise Refused
        if not 200 <= answer.status < 300:
            raise Later(answer.after)
        if to.missed:
            await self._store.transact(lambda it: rows.note_arrived(it, to.id))
        return 1

    async def _missed(self, to: Subscription) -> None:
        await self._store.transact(lambda it: rows.note_missed(it, to.id, MOST_MISSED))

    async def _forget(self, to: Subscription) -> None:
        await self._store.transact(lambda it: rows.unsubscribe(it, to.id))
