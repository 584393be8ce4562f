"""Rolling out a new version: an old server is told to stop while people play, and another goes on without a gap."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.web.event_log.chain import read_events
from boulevard.web.event_log.database import connected
from boulevard.web.event_log.events import Kind
from boulevard.web.settings import SECRET
from tests.waiting import LONGEST
from tests.web.databases import postgresql
from tests.web.forked_servers import ForkedServed
from tests.web.serving import PERSON, Guest, Served, key

TABLES = 4
MOVES = 24
STOPPED_AFTER, GONE_BEFORE = 8, 16
"""The old server is told to stop after so many moves at each table, and has ended before so many."""


@pytest.fixture
def database() -> str:
    return postgresql()


@pytest.fixture
def two(tmp_path: Path, database: str, compiled_code: None) -> Iterator[list[Served]]:
    """The old server and the new one."""
    with ExitStack() as stack:
        servers = []
        for name in ("old", "new"):
            (tmp_path / name).mkdir()
            (tmp_path / name / SECRET).write_text("the same")
            servers.append(stack.enter_context(ForkedServed(tmp_path / name, database=database)))
        yield servers


class Traveller:
    """Two people on one device, who go to the next server when theirs doesn't answer, as behind a proxy."""

    def __init__(self, servers: list[Served], seed: int) -> None:
        self.guests = [Guest(it.address) for it in servers]
        places = self.guests[0].create("paris", PERSON, PERSON)
        self.table, token = places["table"], places["token"]
        for guest in self.guests:
            guest.token = token
        self.chance = random.Random(seed)
        self.has_begun = threading.Event()
        self.has_heard = threading.Event()

    def play(self, gone: threading.Event) -> None:
        """Make all moves: each is repeated, with its key, until a server says that it was made."""
        for number in range(MOVES):
            if number == STOPPED_AFTER:
                self.has_begun.set()
            if number == GONE_BEFORE:
                assert gone.wait(LONGEST)
            state = self.ask("GET", "").json()
            assert state["moves"] == number, "what was answered is there, once"
            move = self.chance.choice(state["legal"])
            body = {"move": move, "number": state["number"], "seat": state["seat"], "key": key()}
            answer = self.ask("POST", "/moves", json=body)
            assert answer.status_code == 200, answer.text

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        while True:
            guest = self.guests[0]
            try:
                return guest.http.request(method, f"/api/seats/{guest.token}{path}", **more)
            except httpx.TransportError:
                assert len(self.guests) > 1, "the new server is there"
                del self.guests[0]

    def follow(self, servers: list[Served]) -> list[list[int]]:
        """The ids of all events, as they were heard at each server."""
        heard = list[list[int]]()
        for served in servers:
            last = {"Last-Event-ID": str(heard[-1][-1])} if heard else {}
            heard.append([])
            url = f"{served.address}/api/seats/{self.guests[-1].token}/events?after=0"
            with httpx.stream("GET", url, headers=last, timeout=60) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id: "):
                        heard[-1].append(int(line.removeprefix("id: ")))
                        if heard[-1][-1] == STOPPED_AFTER:
                            self.has_heard.set()
                    if line.startswith("data: ") and json.loads(line.removeprefix("data: ")).get("number") == MOVES:
                        break
        return heard


def test_a_server_that_is_told_to_stop_loses_nothing_and_streams_go_on_at_another(
    two: list[Served], database: str
) -> None:
    old, _ = two
    gone = threading.Event()
    travellers = [Traveller(two, seed) for seed in range(TABLES)]
    with ThreadPoolExecutor(2 * TABLES) as people:
        streams = [people.submit(it.follow, two) for it in travellers]
        games = [people.submit(it.play, gone) for it in travellers]
        for it in travellers:
            assert it.has_begun.wait(LONGEST)
            assert it.has_heard.wait(LONGEST)
        old.stop()
        gone.set()
        for game in games:
            game.result(LONGEST)
        for stream in streams:
            at_old, at_new = stream.result(LONGEST)
            assert len(at_old) > STOPPED_AFTER
            assert at_new
            assert at_old + at_new == list(range(MOVES + 1)), "no gap, and nothing twice"
    engine = connected(database)
    with engine.connect() as connection:
        for it in travellers:
            kinds = [event.kind for event in read_events(connection, it.table)]
            assert kinds == [Kind.created] + MOVES * [Kind.moved]
    engine.dispose()
