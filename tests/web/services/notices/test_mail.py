"""Mail: only to addresses that their owners confirmed, when they are away, several tables in one; and the ways out."""

from __future__ import annotations

import email
import re
import smtplib
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import SMTP, default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update

from boulevard.messages import say, speaking
from boulevard.web.errors import BadAddress
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log import schema
from boulevard.web.event_log.notice_rows import MAIL, Address
from boulevard.web.services.notices import mail
from boulevard.web.services.notices.mail import MailServer, Told
from boulevard.web.services.notices.mailed import Mailed
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.table import FRIEND, Chair
from boulevard.web.tables.terms import Terms
from tests.web.databases import SQLITE, new_database
from tests.web.people.devices import Server, with_servers
from tests.web.services.in_process import with_service
from tests.web.services.notices.push_service import _certificate
from tests.web.services.notices.test_push import ANN, BOB, by, left

BASE, SENDER, READER = "https://club.example", "Boulevard <games@club.example>", "bob@mail.example"


class Inbox:
    """A server for mail, and all that came."""

    def __init__(self) -> None:
        self.taken: list[tuple[list[str], EmailMessage]] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            message = email.message_from_bytes(envelope.content, policy=default)
            assert isinstance(message, EmailMessage)
            self.taken.append((envelope.rcpt_tos, message))
        return self.answer

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.answer.startswith("550"):
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [message.get_content() for _, message in self.taken]


@contextmanager
def mail_server(**options: Any) -> Iterator[Inbox]:
    inbox = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        inbox.port = free.getsockname()[1]
    server = Controller(inbox, hostname="127.0.0.1", port=inbox.port, **options)
    server.start()
    try:
        yield inbox
    finally:
        server.stop()


@pytest.fixture
def inbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Inbox]:
    with mail_server() as found:
        yield found


def carries(service: TableService, inbox: Inbox) -> None:
    server = MailServer("127.0.0.1", inbox.port, SENDER, "off")
    service.notices.carriers = {MAIL: Mailed(service, server, BASE)}


async def reads(service: TableService, person: str, tag: str = "en") -> None:
    """Somebody has confirmed an address, a while ago."""
    row = Address(person, READER, tag, f"stop-{person}", time.time() - 3600, time.time() - 3600, 0.0)
    await service.store.transact(lambda it: rows.keep_address(it, row))


async def after_a_while(service: TableService) -> None:
    """What happens by itself, and then the time has come."""
    await service.notices.look()
    await service.notices.post()
    await service.store.change(update(schema.notices).values(due=0.0))
    await service.notices.post()


Use = Callable[[TableService], Awaitable[None]]


def test_several_tables_are_one_mail_in_the_language_of_whoever_reads_it(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        carries(service, inbox)
        await reads(service, "bob", "fr")
        tables = [await service.create("paris", {"starts": "orange"}, [ANN, BOB]) for _ in range(2)]
        for table in tables:
            await by(service, table, "ann")
        await service.notices.look()
        await service.notices.post()
        assert inbox.taken == [], "not before some time has passed"
        await after_a_while(service)
        ((to, message),) = inbox.taken
        text = message.get_content()
        with speaking("fr"):
            assert message["subject"] == say("mail-subject", count=2)
            assert text.count(say("web-news-turns")) == 2
        assert to == [READER]
        assert all(f"{BASE}/go/{table.id}" in text for table in tables)
        assert "/play/" not in text
        assert message["list-unsubscribe"] == f"<{BASE}/mail/stop/stop-bob>"
        assert message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert f"{BASE}/mail/stop/stop-bob" in text
        assert (message.get_content_type(), message["auto-submitted"]) == ("text/plain", "auto-generated")
        await by(service, await by(service, tables[0], "bob"), "ann")
        await after_a_while(service)
        assert (len(inbox.taken), await left(service)) == (1, 1), "at most one an hour"
        await service.store.change(update(schema.mail_addresses).values(mailed=0.0))
        await after_a_while(service)
        assert (len(inbox.taken), await left(service)) == (2, 0)

    with_service(database, use)


def test_who_was_here_is_sent_nothing(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        carries(service, inbox)
        await reads(service, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        await service.notices.look()
        stream = service.own_news.follow("bob", 0.05)
        await anext(stream)
        await service.notices.look_back()
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 0)
        await by(service, await by(service, table, "bob"), "ann")
        await service.notices.look()
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 1), "they were here a moment ago"
        await stream.aclose()
        await service.store.change(update(schema.mail_addresses).values(seen=0.0))
        await after_a_while(service)
        assert len(inbox.taken) == 1

    with_service(database, use)


def test_quick_games_and_what_is_not_wanted_or_over_by_then_are_not_mailed(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        carries(service, inbox)
        await reads(service, "bob")
        quick = await service.create("paris", {"starts": "orange"}, [ANN, Chair(FRIEND)], terms=Terms(Clock(300)))
        await service.act(quick.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
        await by(service, quick, "ann")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        await service.notices.look()
        assert await left(service) == 1
        await by(service, table, "bob")
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 0)
        await service.store.transact(lambda it: rows.choose(it, "bob", {"mail-turns": "off"}))
        await by(service, table, "ann")
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 0)

    with_service(database, use)


def test_what_the_server_refuses_is_sent_again_and_what_it_refuses_for_good_is_not(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        carries(service, inbox)
        await reads(service, "bob")
        await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
        inbox.answer = "451 later"
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 1)
        inbox.answer = "250 OK"
        await after_a_while(service)
        assert (len(inbox.taken), await left(service)) == (1, 0)
        await service.store.change(update(schema.mail_addresses).values(mailed=0.0))
        inbox.answer = "550 nobody here"
        await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
        await after_a_while(service)
        assert await service.store.read(lambda it: rows.address_of(it, "bob")) is None
        assert await left(service) == 0

    with_service(database, use)


@pytest.mark.parametrize(
    "named",
    ["=?utf-8?q?=0aReply-To:x@evil.cc?=", "=?utf-8?q?=0d=0a=0d=0a<h1>Log_in:_evil.cc/b?=",
     "é =?utf-8?q?=0aBcc:_a@b.cc?= ш"],
)  # fmt: skip
def test_a_name_says_nothing_but_itself_in_the_head_of_a_mail(named: str) -> None:
    told = Told("Your turn", f"Paris, with {named}", f"{BASE}/go/abc")
    sent = mail.notice(SENDER, READER, BASE, "stop", [told], "one").as_bytes(policy=SMTP)
    plain = mail.notice(SENDER, READER, BASE, "stop", [told._replace(text="Paris, with Ann")], "one")
    found = email.message_from_bytes(sent, policy=default)
    assert isinstance(found, EmailMessage)
    assert found.keys() == plain.keys()
    assert found["subject"].replace(" ", "") == f"{told.title}: {told.text}".replace(" ", "")
    assert "\n".join(found.get_content().splitlines()).startswith("\n".join(told))


def test_a_mail_that_can_not_be_written_is_given_up_and_does_not_count(
    tmp_path: Path, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[EmailMessage] = []

    def broken(_server: MailServer, message: EmailMessage) -> None:
        tried.append(message)
        raise ValueError

    async def use(service: TableService) -> None:
        carries(service, inbox)
        await reads(service, "bob")
        await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
        with monkeypatch.context() as patched:
            patched.setattr(MailServer, "send", broken)
            await after_a_while(service)
        to = await service.store.read(lambda it: rows.address_of(it, "bob"))
        assert (len(tried), await left(service), to and to.mailed) == (1, 0, 0.0)
        await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
        await after_a_while(service)
        assert len(inbox.taken) == 1

    with_service(new_database(SQLITE, tmp_path), use)


def test_it_is_encrypted_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate, key = _certificate(tmp_path)
    there = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    there.load_cert_chain(certificate, key)
    trusting = ssl.create_default_context(cafile=str(certificate))
    trusting.check_hostname = False
    strange = ssl.create_default_context()
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@club.example", READER, "Bonjour"
    message.set_content("Votre tour")
    with mail_server(tls_context=there, require_starttls=True) as inbox:
        server = MailServer("127.0.0.1", inbox.port, SENDER)
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
        server.send(message)
        assert [text.strip() for text in inbox.texts] == ["Votre tour"]
        with pytest.raises(smtplib.SMTPException):
            server._replace(tls="off").send(message)
        monkeypatch.setattr(ssl, "create_default_context", lambda: strange)
        with pytest.raises(ssl.SSLError):
            server.send(message)
        assert len(inbox.taken) == 1


@pytest.mark.parametrize(
    "address",
    ["", "bob", "bob@", "@mail.example", "bob@mail", "bob@mail.example\nBcc: all@mail.example", "b b@mail.example",
     "bob@mail..example", "bob@-mail.example", "Bob <bob@mail.example>", "bob@mail.example, ann@mail.example",
     "=?utf-8?q?=62ob?=@mail.example", "=?utf-8?q?b=0d=0aBcc:a?=@mail.example",
     "bob@[127.0.0.1]", "bób@mail.example", "b" * 65 + "@mail.example", "b@" + "m" * 300 + ".example"],
)  # fmt: skip
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadAddress):
        mail.proper(address)


CODE = re.compile(r"/mail/confirm\?code=([\w-]+)")


def test_an_address_is_confirmed_once_by_its_owner_and_ends_by_one_click(
    database: str, tmp_path: Path, inbox: Inbox
) -> None:
    async def use(server: Server) -> None:
        carries(server.service, inbox)
        bob, stranger = await server.device().meet("Bob"), server.device()
        asked = await bob.post("/mail", address=f" {READER} ")
        assert say("mail-asked", address=READER) in asked.text
        (code,) = CODE.findall(inbox.texts[0])
        assert await server.service.store.read(lambda it: it.execute(schema.mail_addresses.select()).all()) == []
        hashes = await server.service.store.read(lambda it: str(it.execute(schema.one_time_keys.select()).all()))
        assert code not in hashes
        assert (await stranger.get(f"/mail/confirm?code={code}x")).status_code == 404
        for _ in range(2):
            assert READER in (await stranger.get(f"/mail/confirm?code={code}")).text, "looking uses nothing up"
        assert (await stranger.post("/mail/confirm", code=code)).status_code == 200
        assert (await stranger.post("/mail/confirm", code=code)).status_code == 404
        assert say("mail-goes-to", address=READER) in (await bob.get("/preferences")).text
        assert READER in (await bob.get("/you/data.json")).text
        (row,) = await server.service.store.read(lambda it: it.execute(schema.mail_addresses.select()).all())
        assert (await stranger.post("/mail/stop/another")).status_code == 200
        assert READER in (await bob.get("/preferences")).text
        one_click = await stranger.http.post(f"/mail/stop/{row.stop}", data={"List-Unsubscribe": "One-Click"})
        assert one_click.status_code == 200
        assert READER not in (await bob.get("/preferences")).text
        assert 'name="mail-turns"' in (await bob.get("/preferences")).text

    with_servers(database, tmp_path, use)


def test_nobody_is_flooded_with_questions(database: str, tmp_path: Path, inbox: Inbox) -> None:
    async def use(server: Server) -> None:
        carries(server.service, inbox)
        for number in range(5):
            somebody = await server.device(visitor=f"127.0.1.{number}").meet("Somebody")
            same = (READER, READER.upper(), READER.replace("@", f"+{number}@"))
            answer = await somebody.post("/mail", address=same[number % 3])
            assert answer.status_code == (200 if number < 3 else 429)
            await somebody.post("/you/leave", where="here")
        assert len(inbox.taken) == 3
        bob = await server.device().meet("Bob")
        found = [(await bob.post("/mail", address=f"bob{number}@mail.example")).status_code for number in range(7)]
        assert found == [200] * 5 + [429] * 2
        assert (await server.device().post("/mail", address="new@mail.example")).status_code == 404
        assert (await bob.post("/mail", address="nothing")).status_code == 422

    with_servers(database, tmp_path, use)


def test_a_question_that_can_not_be_written_is_refused(
    tmp_path: Path, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        carries(server.service, inbox)
        monkeypatch.setattr(mail, "ADDRESS", re.compile(".*", re.DOTALL))
        bob = await server.device().meet("Bob")
        for strange in ("=?utf-8?q?b=0d=0aBcc:a?=@mail.example", "b\r\nBcc: a@mail.example"):
            assert (await bob.post("/mail", address=strange)).status_code == 422
        assert inbox.taken == []

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_an_address_goes_with_its_person_and_comes_along_with_another(tmp_path: Path, inbox: Inbox) -> None:
    async def use(server: Server) -> None:
        carries(server.service, inbox)
        ann, bob = await server.device().meet("Ann"), await server.device().meet("Bob")
        await bob.post("/mail", address=READER)
        await bob.post("/mail/confirm", code=CODE.findall(inbox.texts[-1])[0])
        await bob.table("Bob")
        await bob.link(await ann.code())
        assert READER in (await ann.get("/preferences")).text
        await ann.post("/you/delete", sure="yes")
        assert await server.service.store.read(lambda it: it.execute(schema.mail_addresses.select()).all()) == []

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_a_server_without_mail_says_nothing_of_it(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        bob = await server.device().meet("Bob")
        assert (await bob.post("/mail", address=READER)).status_code == 422
        assert 'name="mail-turns"' not in (await bob.get("/preferences")).text

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)
