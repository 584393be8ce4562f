"""Notices that are sent by mail: several tables in one, and only to people who have not been here for a while."""

from __future__ import annotations

import logging
import smtplib
import time
from collections.abc import Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING

from sqlalchemy import update

from boulevard.messages import speaking
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.notice_rows import MAIL, Address, Notice
from boulevard.web.event_log.schema import mail_addresses
from boulevard.web.services.notices import mail
from boulevard.web.services.notices.about import about
from boulevard.web.services.notices.apart import THREADS, apart
from boulevard.web.services.notices.choices import wants
from boulevard.web.services.notices.invited import MATTERS
from boulevard.web.services.notices.languages import language_of
from boulevard.web.services.notices.mail import UNSENT, UNWRITTEN, MailServer, Told
from boulevard.web.services.notices.noticing import QUIET
from boulevard.web.services.notices.posting import Later
from boulevard.web.services.own_news import Matter

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

GAP = 3600.0
"""Seconds between two mails to somebody, unless their time runs out."""
MOST = 20
"""Tables that a mail tells of."""
REFUSED = 500
"""Answers of servers from here on say that it won't be better later."""

logger = logging.getLogger(__name__)


class Mailed:
    """Sends notices by mail."""

    is_bundling = True
    at_once = THREADS

    def __init__(self, tables: TableService, server: MailServer, base: str) -> None:
        self._tables = tables
        self._store = tables.store
        self.server = server
        self.base = base
        """The address of this server, for links."""

    async def send(self, notices: Sequence[Notice]) -> int:
        """Send one mail of all that is still so and still wanted (`Later`)."""
        person, now = notices[0].person, time.time()
        to = await self._store.read(lambda it: rows.address_of(it, person))
        choices = await self._store.read(lambda it: rows.choices_of(it, person))
        if to is None:
            return 0
        fresh = [it for it in notices if wants(choices, MAIL, it.matter) and _is_news(it, to)]
        told = await self._told(fresh, to)
        if not told:
            return 0
        if now - to.seen < QUIET:
            raise Later(QUIET - (now - to.seen), failed=False)
        if now - to.mailed < GAP and not any(it.matter == Matter.times for it in fresh):
            raise Later(GAP - (now - to.mailed), failed=False)
        return await self._sent(to, told, "/".join(sorted(it.id for it in notices)))

    async def ask(self, address: str, code: str) -> None:
        """Ask whether an address is somebody's (`UNSENT`, `UNWRITTEN`)."""
        await self._hand_over(mail.question(self.server.sender, address, self.base, code))

    async def _hand_over(self, message: EmailMessage) -> None:
        await apart("mail", self.server.send, message)

    async def _told(self, notices: Sequence[Notice], to: Address) -> list[Told]:
        """What is told of tables, of each the last, and of invitations, in somebody's language."""
        language = await language_of(self._tables.preferences, to.person, to.language)
        found: dict[str, Told] = {}
        for notice in notices:
            if (it := await about(self._tables, notice)) is not None:
                with speaking(language):
                    title, text = it.words
                key = f"{it.table.id} {notice.id if it.matter in MATTERS else ''}"
                found[key] = Told(title, text, self.base + it.at)
        return list(found.values())[:MOST]

    async def _sent(self, to: Address, told: Sequence[Told], named: str) -> int:
        """Send a mail, unless another process sends one just now (`Later`)."""
        with speaking(await language_of(self._tables.preferences, to.person, to.language)):
            message = mail.notice(self.server.sender, to.address, self.base, to.stop, told, named)
        if not await self._note(to, to.mailed, time.time()):
            raise Later(QUIET, failed=False)
        try:
            await self._hand_over(message)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= REFUSED for code, _ in refused.recipients.values()):
                await self._store.transact(lambda it: rows.drop_address(it, to.person))
                return 0
            await self._note(to, None, to.mailed)
            raise Later() from refused
        except UNWRITTEN as error:
            logger.warning("mail-failed", extra={"reason": type(error).__name__})
            await self._note(to, None, to.mailed)
            return 0
        except UNSENT as error:
            logger.warning("mail-failed", extra={"reason": type(error).__name__})
            await self._note(to, None, to.mailed)
            raise Later() from error
        return 1

    async def _note(self, to: Address, before: float | None, now: float) -> int:
        """Note when the last mail went out, if it is still known which was the last before."""
        mine = update(mail_addresses).where(mail_addresses.c.person == to.person)
        if before is not None:
            mine = mine.where(mail_addresses.c.mailed == before)
        return await self._store.change(mine.values(mailed=now))


def _is_news(notice: Notice, to: Address) -> bool:
    """Whether somebody has not had a page open since: it tells the same."""
    return notice.matter == Matter.times or notice.made > to.seen
