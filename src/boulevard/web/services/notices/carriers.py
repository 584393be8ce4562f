"""In which ways a server can tell people something while no page is open: as its settings say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boulevard.web.event_log.notice_rows import MAIL, PUSH
from boulevard.web.services.notices.mail import MailServer
from boulevard.web.services.notices.mailed import Mailed
from boulevard.web.services.notices.posting import Carrier
from boulevard.web.services.notices.push import Pusher
from boulevard.web.services.notices.pushed import Pushed
from boulevard.web.settings import Settings

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService


def carriers(settings: Settings, tables: TableService) -> dict[str, Carrier]:
    """Who sends notices in which way."""
    found: dict[str, Carrier] = {}
    if settings.push:
        found[PUSH] = Pushed(tables, pusher(settings))
    if settings.has_mail:
        it = settings
        server = MailServer(it.mail_host, it.mail_port, it.mail_from, it.mail_tls, it.mail_user, it.mail_password)
        found[MAIL] = Mailed(tables, server, settings.address.rstrip("/"))
    return found


def pusher(settings: Settings) -> Pusher:
    """Who sends pushes, with the keys of the server."""
    return Pusher(settings.signing_secret(), settings.contact)
