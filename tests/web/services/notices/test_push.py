"""Pushes: who gets which, once, in their language; only the browser can read them; and what becomes of failures."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from boulevard.messages import say, speaking
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log import schema
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.notice_rows import LEASE, PUSH, Notice, Subscription
from boulevard.web.services.notices import outside, posting, pushed
from boulevard.web.services.notices.outside import Unanswered
from boulevard.web.services.notices.push import Pusher, identity, proper
from boulevard.web.services.notices.pushed import Pushed
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import DAY, Clock
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Table
from boulevard.web.tables.terms import Terms
from tests.web.databases import postgresql
from tests.web.services.in_process import LONGEST, at_most, running, with_service
from tests.web.services.notices.push_service import Browser, PushService, push_service, signed_by

ANN, BOB = Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob")
SECRET, CONTACT = "a secret", "mailto:us@club.example"
Use = Callable[[TableService, PushService], Awaitable[None]]


def with_push(database: str, folder: Path, use: Use) -> None:
    """A server that can push, and where its pushes arrive."""

    async def run() -> None:
        async with push_service(folder) as there, running(database) as service:
            carries(service)
            await use(service, there)

    at_most(LONGEST, run())


def carries(service: TableService) -> None:
    service.notices.carriers = {PUSH: Pushed(service, Pusher(SECRET, CONTACT))}


async def tells(service: TableService, there: PushService, person: str, tag: str = "en", device: str = "") -> Browser:
    """Somebody has a browser told from now on."""
    found = there.browser()
    reached = proper(found.endpoint, found.p256dh, found.auth)
    row = Subscription(identity(found.endpoint), person, device or person, *reached, tag, time.time())
    await service.store.transact(lambda it: rows.subscribe(it, row, 8))
    return found


async def goes_on(service: TableService) -> None:
    """What the server does by itself after something has happened."""
    await service.notices.look()
    await service.notices.post()


async def left(service: TableService) -> int:
    """How many notices are still to be sent."""
    query = select(func.count()).select_from(schema.notices).where(schema.notices.c.done.is_(None))
    return await service.store.read(lambda it: it.scalar(query) or 0)


async def by(service: TableService, table: Table, person: str) -> Table:
    """Somebody makes moves until it is another's turn."""
    table = await service.table(table.id)
    place = next(at for at, chair in enumerate(table.chairs) if chair.player == person)
    while table.turn[:1] == [place]:
        move, number = table.game.legal(table.seats[place])[0], table.number(place)
        table = await service.act(table.id, partial(decisions.move, place=place, text=move, number=number))
    return table


def matters(browser: Browser) -> list[str]:
    return [it["matter"] for it in browser.messages]


def test_only_the_browser_reads_whose_turn_it_is_and_knows_who_sent_it(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        mine, theirs = await tells(service, there, "bob", "fr"), await tells(service, there, "ann")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await goes_on(service)
        there.taken.clear()
        await by(service, table, "ann")
        await goes_on(service)
        with speaking("fr"):
            title, text = say("web-news-turns"), say("web-news-with", title=table.rules.info.title, names="Ann")
        assert mine.messages == [
            {"table": table.id, "matter": "turns", "at": f"/go/{table.id}", "title": title, "text": text, "waiting": 1}
        ]
        assert theirs.messages == [], "nobody is told of what they did themselves"
        (_, head, body), sender = there.taken[0], signed_by(mine.heads[0])
        assert title.encode() not in body
        assert (sender["aud"], sender["sub"]) == (f"https://push.example:{there.port}", CONTACT)
        assert sender["key"] == Pusher(SECRET, "").public_key != Pusher("another", "").public_key
        assert time.time() < sender["exp"] < time.time() + DAY
        assert (head["content-encoding"], int(head["ttl"])) == ("aes128gcm", DAY)
        await goes_on(service)
        await service.notices.look_back()
        assert len(there.taken) == 1

    with_push(database, tmp_path, use)


def test_everything_that_concerns_somebody_arrives_in_the_end(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        ann = await tells(service, there, "ann")
        table = await service.create("paris", {"starts": "blue"}, [ANN, Chair(FRIEND)])
        await goes_on(service)
        assert matters(ann) == []
        await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
        await goes_on(service)
        assert matters(ann) == ["guests"]
        await by(service, table, "bob")
        await goes_on(service)
        await by(service, table, "ann")
        await by(service, table, "bob")
        await goes_on(service)
        assert matters(ann) == ["guests", "turns", "turns"]
        await service.act(table.id, lambda _: decisions.Decision([Event(Kind.asked, {"place": 1})]))
        await goes_on(service)
        await service.act(table.id, lambda it: decisions.resign(it, 1))
        await goes_on(service)
        await service.rematch(table.id, [1], None)
        await goes_on(service)
        assert matters(ann) == ["guests", "turns", "turns", "undos", "ends", "rematches"]
        assert [it["waiting"] for it in ann.messages] == [0, 1, 1, 1, 0, 0]

    with_push(database, tmp_path, use)


@pytest.mark.parametrize(
    "chairs", [[ANN, ANN], [ANN, BOB, ANN], [ANN, Chair(BOT, "", 1)], [ANN]], ids=["two", "three", "bot", "solo"]
)
def test_games_at_one_screen_and_against_bots_are_told_to_nobody(tmp_path: Path, chairs: list[Chair]) -> None:
    async def use(service: TableService, there: PushService) -> None:
        ann = await tells(service, there, "ann")
        table = await service.create("avenue", {}, chairs)
        for _ in range(3):
            if not (turn := [it for it in table.turn if table.chairs[it].bot is None]):
                break
            place = turn[0]
            move, number = table.game.legal(table.seats[place])[0], table.number(place)
            made = partial(decisions.move, place=place, text=move, number=number)
            table = await service.act(table.id, made)
            await goes_on(service)
        await service.act(table.id, lambda it: decisions.resign(it, chairs.index(BOB) if BOB in chairs else 0))
        await goes_on(service)
        assert ann.messages == []

    with_push(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


def test_what_is_not_wanted_or_seen_or_no_longer_so_is_not_told(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await service.store.transact(lambda it: rows.choose(it, "bob", {"push-turns": "off", "mail-turns": "on"}))
        await by(service, table, "ann")
        await goes_on(service)
        assert there.tried == 0
        await service.store.transact(lambda it: rows.choose(it, "bob", {"push-turns": "on"}))
        await by(service, table, "bob")
        await by(service, table, "ann")
        await service.notices.look()
        assert await left(service) == 1
        await by(service, table, "bob")
        await service.notices.post()
        assert (there.tried, await left(service)) == (0, 0)
        with service.presence.at(table.id, (1,), "a-tab-of-bob"):
            await by(service, table, "ann")
            await goes_on(service)
        assert there.tried == 0
        assert bob.messages == []

    with_push(database, tmp_path, use)


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
def test_a_browser_that_is_gone_is_forgotten(database: str, tmp_path: Path, status: str) -> None:
    async def use(service: TableService, there: PushService) -> None:
        await tells(service, there, "bob")
        there.answers = [status]
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        await goes_on(service)
        assert there.tried == 1
        assert await service.store.read(lambda it: rows.subscriptions_of(it, "bob")) == []
        assert await left(service) == 0

    with_push(database, tmp_path, use)


def test_what_fails_is_sent_again_later_and_given_up_in_the_end(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "PAUSES", (60.0, 60.0))

    async def due_now(service: TableService) -> None:
        await service.store.change(update(schema.notices).values(due=0.0))

    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        there.answers = ["503 Busy", "429 Slow down\r\nRetry-After: 77"]
        await by(service, table, "ann")
        await goes_on(service)
        await service.notices.post()
        assert (there.tried, await left(service)) == (1, 1), "not at once"
        await due_now(service)
        await service.notices.post()
        due = await service.store.read(rows.next_due)
        assert due is not None
        assert 70 < due - time.time() < 80
        await due_now(service)
        await service.notices.post()
        assert (there.tried, matters(bob), await left(service)) == (3, ["turns"], 0)
        there.answers = ["500 Broken"] * 10
        await by(service, await by(service, table, "bob"), "ann")
        await service.notices.look()
        for _ in range(10):
            await service.notices.post()
            await due_now(service)
        assert (there.tried, await left(service)) == (6, 0)

    with_push(database, tmp_path, use)


def test_a_process_that_dies_before_it_has_sent_is_followed_by_another(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        service.notices._changed.clear()  # it died before it looked
        await service.notices.look_back()
        assert await left(service) == 1
        taken = await service.store.transact(lambda it: rows.take(it, time.time()))  # and one that took it, died too
        assert len(taken) == 1
        assert await service.notices.post() == 0
        assert bob.messages == []
        await service.store.change(update(schema.notices).values(taken=time.time() - LEASE - 1))
        await service.notices.post()
        await service.notices.look_back()
        await service.notices.post()
        assert matters(bob) == ["turns"]

    with_push(database, tmp_path, use)


def test_two_processes_that_look_and_send_at_once_tell_it_once(tmp_path: Path) -> None:
    async def run() -> None:
        database = postgresql()
        async with push_service(tmp_path) as there, AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(running(database)) for _ in range(2)]
            carries(one)
            carries(other)
            bob = await tells(one, there, "bob")
            for number in range(4):
                table = await one.create("paris", {"starts": "orange"}, [ANN, BOB])
                await by((one, other)[number % 2], table, "ann")
                both = [one.notices, other.notices]
                await asyncio.gather(*(it.look() for it in both), *(it.look_back() for it in both))
                await asyncio.gather(*(it.post() for it in both), *(it.post() for it in both))
                assert len(bob.messages) == number + 1

    at_most(LONGEST, run())


def test_whoever_is_signed_out_is_told_nothing_there(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        here, elsewhere = await tells(service, there, "bob"), await tells(service, there, "bob", device="phone")
        await service.people.change(lambda it: it.lead("phone", "bob"))
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await service.people.change(lambda it: it.end(["phone"]))
        await by(service, table, "ann")
        await goes_on(service)
        assert (matters(here), matters(elsewhere)) == (["turns"], [])
        assert len(await service.store.read(lambda it: rows.subscriptions_of(it, "bob"))) == 1
        await service.people.change(lambda it: it.erase("bob"))
        assert await service.store.read(lambda it: rows.subscriptions_of(it, "bob")) == []

    with_push(database, tmp_path, use)


def test_somebody_who_became_another_person_is_told_as_that_one(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        browser = await tells(service, there, "bob")
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await service.people.change(lambda it: it.merge("bob", "bert"))
        table = await by(service, table, "ann")
        await goes_on(service)
        assert table.chairs[1].player == "bert"
        assert matters(browser) == ["turns"]

    with_push(database, tmp_path, use)


def test_nobody_is_told_more_than_so_much_within_an_hour(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushed, "AN_HOUR", 2)

    async def use(service: TableService, there: PushService) -> None:
        bob = await tells(service, there, "bob")
        for _ in range(4):
            await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
            await goes_on(service)
        assert (len(bob.messages), await left(service)) == (2, 0)

    with_push(database, tmp_path, use)


def test_in_a_game_of_days_somebody_is_told_once_that_time_runs_out(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(service: TableService, there: PushService) -> None:
        ann = await tells(service, there, "ann")
        terms, now = Terms(Clock(2 * DAY)), time.time()
        table = await service.create("paris", {"starts": "orange"}, [ANN, Chair(FRIEND)], terms=terms)
        await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
        await goes_on(service)
        told = matters(ann)
        for hours, expected in ((35, []), (37, ["times"]), (38, [])):
            monkeypatch.setattr(time, "time", lambda passed=hours: now + passed * 3600)
            await service.notices.look_back()
            await service.notices.post()
            assert matters(ann)[len(told) :] == expected, hours
            told = matters(ann)
        assert (await service.table(table.id)).turn == [0]

    with_push(database, tmp_path, use)


def test_what_was_so_before_somebody_asked_is_no_news(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        await by(service, table, "ann")
        await service.notices.look()
        bob = await tells(service, there, "bob")
        await service.notices.look_back()
        await service.act(table.id, lambda it: decisions.resign(it, 0))
        await goes_on(service)
        assert matters(bob) == ["ends"]

    with_push(database, tmp_path, use)


async def is_told_of(service: TableService, count: int) -> None:
    """Bob has so many notices on their way."""
    for _ in range(count):
        await by(service, await service.create("paris", {"starts": "orange"}, [ANN, BOB]), "ann")
    await service.notices.look()


class Silent:
    """Sends to everybody but some, for whom it waits until it is let go."""

    is_bundling = False
    at_once = 16

    def __init__(self, people: set[str]) -> None:
        self._people = people
        self.goes_on = asyncio.Event()
        self.waits: list[str] = []
        self.told: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, notices: Sequence[Notice]) -> int:
        person = notices[0].person
        if person in self._people and not self.goes_on.is_set():
            self.waits.append(person)
            await self.goes_on.wait()
        await self.told.put(person)
        return 1


def test_nobody_waits_for_those_who_never_answer(database: str) -> None:
    async def use(service: TableService) -> None:
        carrier, now = Silent({"mal"}), time.time()
        service.notices.carriers = {PUSH: carrier}

        def due(identity: str, person: str) -> Notice:
            return Notice(identity, person, PUSH, f"of-{identity}", f"at-{identity}", "turns", 1, now, now - 10)

        many = [due(f"m{number}", "mal") for number in range(60)]
        await service.store.transact(lambda it: rows.add(it, [*many, due("a", "ann")]))
        service.begin(service.notices.run())
        async with asyncio.timeout(LONGEST):
            assert await carrier.told.get() == "ann"
            await service.store.transact(lambda it: rows.add(it, [due("b", "bob")]))
            service.notices.wake()
            assert await carrier.told.get() == "bob", "also who is told something only now"
            assert carrier.waits == ["mal"] * posting.OF_ONE
            carrier.goes_on.set()
            assert [await carrier.told.get() for _ in many] == ["mal"] * len(many)

    with_service(database, use)


def test_few_are_called_at_one_host_at_once(database: str, tmp_path: Path) -> None:
    async def use(service: TableService, there: PushService) -> None:
        people, now = [f"mal{number}" for number in range(20)], time.time()
        carrier = Silent({*people})
        service.notices.carriers = {PUSH: carrier}
        for person in [*people, "ann"]:
            browser = there.browser()
            host = "slow.example" if person in people else "push.example"
            row = Subscription(person, person, person, browser.endpoint, "", "", "en", now, host)
            found = [Notice(person, person, PUSH, person, person, "turns", 1, now, now - 10 + (person == "ann"))]
            await service.store.transact(lambda it, row=row: rows.subscribe(it, row, 8))  # type: ignore[misc]
            await service.store.transact(lambda it, found=found: rows.add(it, found))  # type: ignore[misc]
        sending = asyncio.create_task(service.notices.post())
        async with asyncio.timeout(LONGEST):
            assert await carrier.told.get() == "ann"
            assert len(carrier.waits) == posting.OF_HOST
            carrier.goes_on.set()
            assert await sending == len(people) + 1

    with_push(database, tmp_path, use)


def test_what_is_refused_counts_as_tried_and_ends_in_the_end(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(service: TableService, there: PushService) -> None:
        monkeypatch.setattr(posting, "OF_ONE", 1)
        bob = await tells(service, there, "bob")
        there.answers = ["403 No", "400 No", "201 Created", *["403 No"] * 10]
        await is_told_of(service, 3)
        await service.notices.post()
        assert (there.tried, len(bob.messages)) == (3, 1)
        await is_told_of(service, 5)
        await service.notices.post()
        assert (there.tried, await left(service)) == (6, 0), "three in a row"
        assert await service.store.read(lambda it: rows.subscriptions_of(it, "bob")) == []
        monkeypatch.setattr(pushed, "AN_HOUR", 7)
        there.answers = []
        bob = await tells(service, there, "bob")
        await is_told_of(service, 3)
        await service.notices.post()
        assert (there.tried, len(bob.messages)) == (7, 1)

    with_push(database, tmp_path, use)


def test_who_never_answers_is_told_nothing_more_in_the_end(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "PAUSES", (0.0,))
    tried: list[str] = []

    async def silence(url: str, *_: object) -> None:
        tried.append(url)
        raise Unanswered

    async def use(service: TableService, there: PushService) -> None:
        await tells(service, there, "bob")
        monkeypatch.setattr(outside, "post", silence)
        await is_told_of(service, pushed.MOST_MISSED + 2)
        while await service.notices.post():
            pass
        assert len(tried) >= 2 * pushed.MOST_MISSED
        assert await service.store.read(lambda it: rows.subscriptions_of(it, "bob")) == []
        assert await left(service) == 0

    with_push(database, tmp_path, use)
