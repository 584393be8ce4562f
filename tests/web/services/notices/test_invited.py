"""Invitations and refusals reach people who have no page open: by push and by mail, once, and only while they hold."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from boulevard.messages import say, speaking
from boulevard.web.errors import NotNow
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log import rulings, schema
from boulevard.web.event_log.invited_rows import MOST_DECLINED, Invited
from boulevard.web.event_log.notice_rows import LEASE
from boulevard.web.services import online
from boulevard.web.services.notices import pushed
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.table import FRIEND, Chair, Table
from boulevard.web.tables.terms import USUAL, Terms
from tests.waiting import LONGEST as SECONDS
from tests.web.databases import postgresql
from tests.web.services.in_process import LONGEST, at_most, running, with_service
from tests.web.services.notices import test_mail
from tests.web.services.notices.push_service import PushService, push_service
from tests.web.services.notices.test_mail import BASE, Inbox, after_a_while, mail_server, reads
from tests.web.services.notices.test_push import ANN, BOB, by, carries, left, matters, tells, with_push

QUICK = Terms(Clock(300))


@pytest.fixture
def inbox() -> Any:
    with mail_server() as found:
        yield found


def also_by_mail(service: TableService, inbox: Inbox) -> None:
    """A server that can mail besides what it can already."""
    before = service.notices.carriers
    test_mail.carries(service, inbox)
    service.notices.carriers = {**before, **service.notices.carriers}


async def invites(service: TableService, terms: Terms = USUAL) -> Table:
    """Ann sets a table up and invites Bob."""
    table = await service.create("paris", {}, [ANN, Chair(FRIEND)], terms=terms)
    await service.invitations.invite(Invited(table.id, 1, "bob", "ann", "Ann", "Bob", time.time()))
    return table


def test_whoever_is_invited_is_told_with_the_way_to_accept_and_the_inviter_of_a_refusal(
    database: str, tmp_path: Path
) -> None:
    async def use(service: TableService, there: PushService) -> None:
        bob, ann = await tells(service, there, "bob", "fr"), await tells(service, there, "ann")
        table = await invites(service)
        await service.notices.post()
        with speaking("fr"):
            title, text = say("web-news-invited"), say("web-news-with", title=table.rules.info.title, names="Ann")
        told = {"table": table.id, "matter": "invited", "at": "/games", "title": title, "text": text, "waiting": 1}
        assert (bob.messages, ann.messages) == ([told], [])
        assert bob.heads[0]["urgency"] == "high"
        await service.invitations.decline("bob", table.id, 1)
        await service.notices.post()
        title, text = say("web-news-declined"), say("web-news-with", title=table.rules.info.title, names="Bob")
        told = {"table": table.id, "matter": "declined", "at": f"/go/{table.id}"}
        assert ann.messages == [{**told, "title": title, "text": text, "waiting": 0}]
        await service.notices.look()
        await service.notices.look_back()
        await service.notices.post()
        assert (len(bob.messages), len(ann.messages), await left(service)) == (1, 1, 0)

    with_push(database, tmp_path, use)


def test_it_is_sent_by_itself_at_once(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        service.begin(service.notices.run())
        async with asyncio.timeout(SECONDS):
            while (await service.store.read(rows.next_due)) is not None or service.notices._posts.is_set():
                await asyncio.sleep(0.01)
            await invites(service)
            while not bob.messages:
                await asyncio.sleep(0.01)
            while await left(service):
                await asyncio.sleep(0.01)
        assert matters(bob) == ["invited"]

    with_push(database, tmp_path, use)


Undo = Callable[[TableService, str], Awaitable[Any]]


async def accepts(service: TableService, table: str) -> None:
    await service.act(table, lambda it: decisions.join(it, 1, "Bob", "bob"))


async def declines(service: TableService, table: str) -> None:
    await service.invitations.decline("bob", table, 1)


async def withdraws(service: TableService, table: str) -> None:
    await service.invitations.withdraw("ann", table, 1)


async def blocks(service: TableService, _: str) -> None:
    await service.chat._messages.unhear("bob", "ann", "")


async def wants_none(service: TableService, _: str) -> None:
    await service.preferences.change("bob", {"invitations": "off"})


async def wants_no_notice(service: TableService, _: str) -> None:
    await service.store.transact(lambda it: rows.choose(it, "bob", {"push-invited": "off", "mail-invited": "off"}))


async def ends(service: TableService, table: str) -> None:
    await service.act(table, lambda it: decisions.resign(it, 0))
    await service.store.finish(table)


async def is_banned(service: TableService, person: str) -> None:
    await service.store.transact(lambda it: rulings.rule(it, rulings.BAN, person, "", "Insults", None))
    await service.rulings.refresh(anyway=True)


async def bob_is_banned(service: TableService, _: str) -> None:
    await is_banned(service, "bob")


async def ann_is_banned(service: TableService, _: str) -> None:
    await is_banned(service, "ann")


async def ann_is_deleted(service: TableService, _: str) -> None:
    await service.people.change(lambda it: it.erase("ann"))


MEANWHILE = (
    accepts, declines, withdraws, blocks, wants_none, wants_no_notice, ends, bob_is_banned, ann_is_banned,
    ann_is_deleted,
)  # fmt: skip


@pytest.mark.parametrize("meanwhile", MEANWHILE)
def test_what_no_longer_holds_is_told_in_no_way(database: str, tmp_path: Path, inbox: Inbox, meanwhile: Undo) -> None:
    async def use(service: TableService, there: PushService) -> None:
        also_by_mail(service, inbox)
        await tells(service, there, "bob")
        await reads(service, "bob")
        table = await invites(service)
        assert await left(service) == 2
        await meanwhile(service, table.id)
        await after_a_while(service)
        assert (there.tried, inbox.taken, await left(service)) == (0, [], 0)

    with_push(database, tmp_path, use)


def test_an_open_page_tells_it_and_one_that_is_just_left_does_not(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def due_now(service: TableService) -> None:
        await service.store.change(update(schema.notices).values(due=0.0, made=schema.notices.c.made - pushed.LEAVING))
        await service.notices.post()

    async def use(service: TableService, there: PushService) -> None:
        monkeypatch.setattr(online, "LINGER", 0)
        bob = await tells(service, there, "bob")
        with service.online.held("bob"):
            await invites(service)
            await service.notices.post()
            assert (there.tried, await left(service)) == (0, 1), "they may be leaving"
            await due_now(service)
            assert (there.tried, await left(service)) == (0, 0), "they were not"
            table = await invites(service)
            await service.notices.post()
        while service.online.has("bob"):
            await asyncio.sleep(0)
        await due_now(service)
        assert [it["table"] for it in bob.messages] == [table.id]

    with_push(database, tmp_path, use)


def test_another_process_sends_it_if_one_dies(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        await invites(service)
        assert len(await service.store.transact(lambda it: rows.take(it, time.time()))) == 1
        async with running(database) as other:
            carries(other)
            assert await other.notices.post() == 0
            await service.store.change(update(schema.notices).values(taken=time.time() - LEASE - 1))
            await other.notices.post()
        assert matters(bob) == ["invited"]

    with_push(database, tmp_path, use)


def test_two_processes_tell_each_invitation_and_refusal_once(tmp_path: Path) -> None:
    async def run() -> None:
        database = postgresql()
        async with push_service(tmp_path) as there, AsyncExitStack() as stack:
            both = [await stack.enter_async_context(running(database)) for _ in range(2)]
            for service in both:
                carries(service)
            bob, ann = await tells(both[0], there, "bob"), await tells(both[0], there, "ann")
            for number in range(1, MOST_DECLINED + 1):
                table = await invites(both[number % 2])
                await asyncio.gather(*(it.notices.post() for it in both), *(it.notices.post() for it in both))
                declining = (it.invitations.decline("bob", table.id, 1) for it in both)
                refused = await asyncio.gather(*declining, return_exceptions=True)
                assert [type(it) for it in refused if it is not None] == [NotNow]
                await asyncio.gather(*(it.notices.post() for it in both), *(it.notices.post() for it in both))
                assert (len(bob.messages), len(ann.messages)) == (number, number)

    at_most(LONGEST, run())


def test_a_mail_tells_of_all_invitations_whatever_the_clock_and_at_most_once_an_hour(
    database: str, inbox: Inbox
) -> None:
    async def use(service: TableService) -> None:
        also_by_mail(service, inbox)
        await reads(service, "bob", "ru")
        await invites(service, QUICK)
        await invites(service)
        await service.notices.post()
        assert (inbox.taken, await left(service)) == ([], 2), "not before some time has passed"
        await after_a_while(service)
        (text,), ((_, message),) = inbox.texts, inbox.taken
        with speaking("ru"):
            assert text.count(say("web-news-invited")) == 2
            assert message["subject"] == say("mail-subject", count=2)
        assert text.count(f"{BASE}/games") == 2
        assert "/join/" not in text
        await invites(service)
        await after_a_while(service)
        assert (len(inbox.taken), await left(service)) == (1, 1)

    with_service(database, use)


def test_who_saw_it_on_a_page_gets_no_mail(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        also_by_mail(service, inbox)
        await reads(service, "bob")
        await invites(service)
        stream = service.own_news.follow("bob", 0.05)
        await anext(stream)
        await service.notices.look_back()
        await stream.aclose()
        await after_a_while(service)
        assert (inbox.taken, await left(service)) == ([], 0)

    with_service(database, use)


def test_a_refusal_is_mailed_beside_what_else_happens_at_the_table(database: str, inbox: Inbox) -> None:
    async def use(service: TableService) -> None:
        also_by_mail(service, inbox)
        await reads(service, "ann")
        table = await service.create("avenue", {}, [ANN, Chair(FRIEND), Chair(FRIEND)])
        await service.invitations.invite(Invited(table.id, 2, "bob", "ann", "Ann", "Bob", time.time()))
        await service.act(table.id, lambda it: decisions.join(it, 1, "Cas", "cas"))
        await service.notices.look()
        await service.invitations.decline("bob", table.id, 2)
        await after_a_while(service)
        (text,) = inbox.texts
        for matter, names in (("guests", "Cas"), ("declined", "Bob")):
            told = [say(f"web-news-{matter}"), say("web-news-with", title=table.rules.info.title, names=names)]
            assert "\n".join([*told, f"{BASE}/go/{table.id}"]) in "\n".join(text.splitlines())

    with_service(database, use)


def test_somebody_who_became_another_person_is_told_as_that_one(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        browser = await tells(service, there, "bob")
        await invites(service)
        await service.people.change(lambda it: it.merge("bob", "bert"))
        await service.notices.post()
        await invites(service)
        await service.notices.post()
        assert matters(browser) == ["invited", "invited"]

    with_push(database, tmp_path, use)


def test_who_is_banned_is_told_nothing_in_any_way(database: str, tmp_path: Path, inbox: Inbox) -> None:
    async def use(service: TableService, there: PushService) -> None:
        also_by_mail(service, inbox)
        await tells(service, there, "bob")
        await reads(service, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        await service.notices.look()
        assert await left(service) == 2
        await is_banned(service, "bob")
        await after_a_while(service)
        assert (there.tried, inbox.taken, await left(service)) == (0, [], 0)

    with_push(database, tmp_path, use)
