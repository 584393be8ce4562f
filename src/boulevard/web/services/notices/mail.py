"""Mail: plain text in the language of whoever reads it, handed to the server that the settings name."""

from __future__ import annotations

import hashlib
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple

from boulevard.messages import say
from boulevard.web.errors import BadAddress

SECONDS = 20.0
"""How long the server for mail may take for each answer."""
STARTTLS, TLS, OFF = "starttls", "tls", "off"
LONGEST = 254
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/^_`{|}~.-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
"""Without the signs = and ?, which can make other text of a word in the head of a mail (RFC 2047)."""
UNSENT: Final = (smtplib.SMTPException, OSError)
"""A mail could not be handed over."""
UNWRITTEN: Final = (MessageError, ValueError)
"""A mail can't be written as one, and won't be later."""


class MailServer(NamedTuple):
    """Who takes mail from us."""

    host: str
    port: int
    sender: str
    tls: str = STARTTLS
    user: str = ""
    password: str = ""

    def send(self, message: EmailMessage) -> None:
        """Hand over a mail; it takes a while (`smtplib.SMTPException`, `OSError`)."""
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
            if self.tls == TLS
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        ) as server:
            if self.tls == STARTTLS:
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


class Told(NamedTuple):
    """What a mail tells of a table."""

    title: str
    text: str
    link: str


def proper(address: str) -> str:
    """An address as it was meant (`BadAddress`)."""
    found = address.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found) or ".." in found:
        raise BadAddress("mail-bad")
    return found


def folded(address: str) -> str:
    """An address as most servers compare it, without what some let their people add to it."""
    name, _, domain = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


def question(sender: str, to: str, base: str, code: str) -> EmailMessage:
    """A mail that asks whether an address is somebody's."""
    asked, note = say("mail-question", where=base), say("mail-question-note")
    text = f"{asked}\n\n{base}/mail/confirm?code={code}\n\n{note}"
    return _mail(sender, to, say("mail-question-subject"), text, code)


def notice(sender: str, to: str, base: str, stop: str, told: Sequence[Told], named: str) -> EmailMessage:
    """A mail that tells of some tables, with the way to end it."""
    parts = [f"{it.title}\n{it.text}\n{it.link}" for it in told]
    choose, end = (
        say("mail-foot-choose", link=f"{base}/preferences#news"),
        say("mail-foot-stop", link=f"{base}/mail/stop/{stop}"),
    )
    first = f"{told[0].title}: {told[0].text}"
    subject = first if len(told) == 1 else say("mail-subject", count=len(told))
    made = _mail(sender, to, subject, "\n\n".join([*parts, f"-- \n{choose}\n{end}"]), named)
    made["List-Unsubscribe"] = f"<{base}/mail/stop/{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def _mail(sender: str, to: str, subject: str, text: str, named: str) -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = sender, _address(to), _plain(subject)
    made["Date"] = formatdate(usegmt=True)
    domain = sender.rpartition("@")[2].strip("> ")
    made["Message-ID"] = f"<{hashlib.sha256(named.encode()).hexdigest()[:32]}@{domain}>"  # the same if it is sent again
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(text)
    return made


def _plain(text: str) -> str:
    """A text for the head of a mail, which means nothing but itself there: no encoded words are read in it."""
    return " ".join(text.split()).replace("=?", "= ?")


def _address(text: str) -> Address:
    """An address for the head of a mail, which means nothing but itself there (`ValueError`)."""
    if "=?" in text:
        raise ValueError(text)
    name, _, domain = text.rpartition("@")
    return Address(username=name, domain=domain)
