"""What processes tell each other of what they hold, without a database: on a channel that a test can break."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.web.event_log import gossip
from boulevard.web.event_log.gossip import EVERY, LINGER, SILENT, Gossip, Told
from tests.web.services.in_process import Clock


class Channel:
    """A channel of some processes, on which each hears also what it says itself, unless it is broken."""

    def __init__(self, count: int = 2) -> None:
        self.clock = Clock()
        self.texts: list[str] = []
        self.is_broken = False
        self.deaf = set[int]()
        self.changes: list[list[str]] = [[] for _ in range(count)]
        self.all = [self.joined(changes) for changes in self.changes]

    def joined(self, changes: list[str]) -> Gossip[int]:
        """A process that tells of what changed elsewhere."""
        it = Gossip(0, int, self._tell, self.clock)
        it.changed = changes.append
        return it

    async def _tell(self, texts: list[str]) -> None:
        if self.is_broken:
            raise OSError
        self.texts += texts
        for number, process in enumerate(self.all):
            for text in texts if number not in self.deaf else ():
                process.heard(text)

    def tell(self) -> None:
        for process in self.all:
            asyncio.run(process.tell())


def test_what_one_holds_the_others_know_until_it_lets_go() -> None:
    channel = Channel(3)
    one, other, third = channel.all
    one.hold("ann", 2)
    other.hold("ann", 1)
    assert third.elsewhere("ann") == []
    channel.tell()
    assert sorted(third.elsewhere("ann")) == [1, 2]
    assert (one.elsewhere("ann"), other.elsewhere("ann")) == ([1], [2])
    one.hold("ann", 0)
    one.hold("bob", 5)
    channel.tell()
    assert third.elsewhere("ann") == [1]
    assert third.elsewhere("bob") == [5]
    assert channel.changes == [["ann"], ["ann", "ann", "bob"], ["ann", "ann", "ann", "bob"]]


def test_who_has_nothing_new_is_silent() -> None:
    channel = Channel()
    one, other = channel.all
    one.hold("ann", 1)
    one.hold("bob", 0)
    channel.tell()
    channel.texts.clear()
    channel.changes[1].clear()
    one.hold("ann", 1)
    channel.tell()
    assert channel.texts == []
    one.missed()
    channel.tell()
    assert channel.texts
    assert channel.changes[1] == [], "what is told again is no change"
    assert other.elsewhere("ann") == [1]


def test_what_is_not_told_again_is_held_no_more() -> None:
    channel = Channel()
    one, other = channel.all
    one.hold("ann", 1)
    one.hold("bob", 1)
    channel.tell()
    channel.deaf.add(1)
    one.hold("bob", 0)
    channel.tell()
    channel.deaf.clear()
    channel.clock.now += SILENT - 1
    one.missed()
    one.hold("cid", 1)
    channel.tell()
    channel.clock.now += 1
    assert [other.elsewhere(it) for it in ("ann", "bob", "cid")] == [[1], [], [1]], "they missed that one let go"
    channel.changes[1].clear()
    other.forget()
    assert channel.changes[1] == ["bob"]
    channel.clock.now += SILENT
    other.forget()
    assert [other.elsewhere(it) for it in ("ann", "bob", "cid")] == [[], [], []]
    assert sorted(channel.changes[1]) == ["ann", "bob", "cid"]


def test_what_a_process_held_that_ends_is_held_a_moment_longer() -> None:
    channel = Channel()
    one, other = channel.all
    one.hold("ann", 1)
    asyncio.run(one.leave())
    channel.clock.now += LINGER - 1
    assert other.elsewhere("ann") == [1]
    channel.clock.now += 1
    assert other.elsewhere("ann") == []
    other.forget()
    assert channel.changes[1] == ["ann", "ann"]


def test_who_comes_late_is_told_all_of_it() -> None:
    channel = Channel()
    one, other = channel.all
    one.hold("ann", 1)
    channel.tell()
    channel.all.append(third := channel.joined([]))
    third.missed()
    assert third.elsewhere("ann") == []
    asyncio.run(third.tell())
    channel.tell()
    assert third.elsewhere("ann") == other.elsewhere("ann") == [1]


def test_what_can_not_be_told_is_told_later() -> None:
    channel = Channel()
    one, other = channel.all
    one.hold("ann", 1)
    channel.is_broken = True
    channel.tell()
    channel.is_broken = False
    channel.tell()
    assert other.elsewhere("ann") == [1]


def test_what_happens_is_told_once_and_unknown_kinds_are_left_to_the_listener() -> None:
    channel = Channel()
    one, other = channel.all
    happened: list[tuple[str, Told]] = [
        ("looked", [["ann", 1], ["bob", 2]]),
        ("charged", {"ann": 0.5}),
        ("nothing", []),
    ]
    one.besides = lambda: [happened.pop() for _ in range(len(happened))]
    heard: list[tuple[str, object]] = []
    other.heard_besides = lambda kind, told: heard.append((kind, told))
    one.heard_besides = lambda kind, told: pytest.fail("that was said by oneself")
    channel.tell()
    channel.tell()
    assert heard == [("charged", {"ann": 0.5}), ("looked", [["ann", 1], ["bob", 2]])]


@given(st.dictionaries(st.text(), st.integers(min_value=1), max_size=40), st.integers(200, 400))
def test_messages_are_as_short_as_they_must_be_and_tell_everything(held: Mapping[str, int], longest: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(gossip, "LONGEST", longest)
        channel = Channel()
        one, other = channel.all
        for key, value in held.items():
            one.hold(key, value)
        channel.tell()
    assert all(len(text.encode()) <= longest for text in channel.texts)
    fits = {key: value for key, value in held.items() if len(json.dumps({key: value})) < longest - 40}
    assert {key: other.elsewhere(key) for key in fits} == {key: [value] for key, value in fits.items()}


def test_five_thousand_keys_fit_into_messages_that_postgresql_takes() -> None:
    channel = Channel()
    one, other = channel.all
    for number in range(5000):
        one.hold(f"a-table-of-{number:05}-é", number + 1)
    one.hold("x" * 9000, 1)
    channel.tell()
    assert max(len(text.encode()) for text in channel.texts) < 8000
    assert len(channel.texts) < 40
    assert all(other.elsewhere(f"a-table-of-{number:05}-é") == [number + 1] for number in range(5000))
    assert other.elsewhere("x" * 9000) == []


def test_all_is_told_every_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gossip, "EVERY", 0.001)
    channel = Channel()
    one, other = channel.all

    async def run() -> None:
        telling = asyncio.create_task(one.run())
        one.hold("ann", 1)
        async with asyncio.timeout(60):
            while len(channel.texts) < 3:
                await asyncio.sleep(0.001)
        telling.cancel()

    asyncio.run(run())
    assert other.elsewhere("ann") == [1]
    assert channel.changes[1] == ["ann"]


def test_who_is_alone_tells_and_remembers_nothing() -> None:
    alone = Gossip(0, int)
    alone.hold("ann", 1)
    alone.missed()
    assert alone.is_alone
    assert (alone._here, alone._changed, alone._signs) == ({}, set(), set())
    asyncio.run(asyncio.wait_for(alone.run(), EVERY / 2))
