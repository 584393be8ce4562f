"""Storms of moves at servers that share a database, while what they need is killed: for tests and benchmarks.

People go on at another server when one fails, as a proxy or a browser does, and send what was not answered again.
Nothing here asserts a time; how long people had to wait is told.
"""

from __future__ import annotations

import itertools
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from boulevard.web.event_log.chain import read_events
from boulevard.web.event_log.database import connected, reading
from boulevard.web.event_log.events import Event, Kind, once
from boulevard.web.settings import SECRET
from tests.waiting import until
from tests.web.forked_servers import Forked, ForkedServed, forked
from tests.web.serving import PERSON, Served, bot, key

PAUSE = 0.02
"""Seconds between two attempts of somebody whose server is gone, or whose rival thinks."""
SILENCE = 3.0
"""Seconds after which somebody who follows a table comes back by themselves."""
FOLLOWED = 10
"""The most tables that somebody follows at a time."""
UNABLE = 500
"""From this status on, an answer says that a server can't do it now."""


Rival = Mapping[str, Any]
RIVALS: Sequence[Rival] = (bot(), PERSON, PERSON)
"""Who sits opposite of people, by turns: bots, and themselves at a shared screen."""


def chosen(state: Mapping[str, Any], chance: random.Random) -> dict[str, Any]:
    """A move by chance, as it is sent."""
    return {
        "move": chance.choice(state["legal"]),
        "number": state["number"],
        "key": key(),
        "seat": state["seat"],
    }


def kept_as(body: Mapping[str, Any]) -> str:
    """The key that the log has of a move."""
    place = ["orange", "blue"].index(body["seat"]) if isinstance(body["seat"], str) else body["seat"]
    kept = once(Kind.moved, place, body["key"], body["move"], body["number"])
    assert kept
    return kept


class Stopped(Exception):
    """The storm is over."""


class Anywhere:
    """Servers, of which the one is asked that answered last, or else the next."""

    def __init__(self, servers: Sequence[Served], first: int, stopped: threading.Event) -> None:
        self._turns = itertools.islice(itertools.cycle(servers), first % len(servers), None)
        self._server, self._stopped = next(self._turns), stopped

    @property
    def address(self) -> str:
        """The address of the server that is asked."""
        return self._server.address

    def turn(self) -> None:
        """Ask the next server from now on, after a pause (`Stopped`)."""
        self._server = next(self._turns)
        if self._stopped.wait(PAUSE):
            raise Stopped

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Ask until there is an answer (`Stopped`)."""
        while not self._stopped.is_set():
            with suppress(httpx.TransportError):
                answer = httpx.request(method, f"{self.address}{path}", json=body, timeout=60, verify=False)
                if answer.status_code < UNABLE:
                    assert answer.is_success, answer.text
                    return answer.json()
            self.turn()
        raise Stopped


@dataclass(eq=False)
class Sitting:
    """Somebody at a table: what they sent, what was answered, what they heard."""

    table: str
    token: str
    sent: list[str] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)
    """The keys of moves, as the log has them."""
    heard: list[int] = field(default_factory=list)
    """The ids of events."""
    expected: int | None = None
    """How many events there are to hear; known when the sitting is over."""

    @property
    def has_heard_all(self) -> bool:
        """Whether nothing more is to be heard."""
        return self.expected is not None and len(self.heard) >= self.expected

    def check(self, log: Sequence[Event]) -> None:
        """Compare all with the log: what was answered is there, nothing twice, and nothing else."""
        moves = [event.key for event in log if event.kind is Kind.moved and event.key]
        assert len(moves) == len(set(moves))
        assert set(self.answered) <= set(moves) <= set(self.sent)
        assert self.heard == list(range(len(self.heard)))
        assert self.has_heard_all


class Wanderer:
    """Somebody who plays one game after the other as fast as answers come, wherever it is served, and follows it."""

    def __init__(self, servers: Sequence[Served], number: int, rival: Rival, stopped: threading.Event) -> None:
        self._servers, self._number, self._stopped = servers, number, stopped
        self._line, self._chance = Anywhere(servers, number, stopped), random.Random(number)
        self._game = ("paris", "avenue")[number % 2]
        self._chairs = (PERSON, rival)
        self.sittings: list[Sitting] = []
        self.times: list[float] = []
        """When moves were answered."""
        self._following: list[Future[None]] = []

    def play(self) -> None:
        """Play until the storm is over."""
        with ThreadPoolExecutor(FOLLOWED) as pool, suppress(Stopped):
            while True:
                made = self._line.ask("POST", "/api/tables", {"game": self._game, "chairs": self._chairs})
                sitting = Sitting(made["table"], made["token"])
                self.sittings.append(sitting)
                self._following.append(pool.submit(self._follow, sitting))
                try:
                    self._play(sitting)
                finally:
                    sitting.expected = sitting.expected or len(sitting.heard)

        for following in self._following:
            following.result()

    def _play(self, sitting: Sitting) -> None:
        """Play a game, sending every move twice (`Stopped`)."""
        path = f"/api/seats/{sitting.token}"
        while (state := self._line.ask("GET", path))["status"] != "over":
            if not state["legal"]:
                if self._stopped.wait(PAUSE):
                    raise Stopped
                continue
            body = chosen(state, self._chance)
            sitting.sent.append(kept_as(body))
            for _ in range(2):
                self._line.ask("POST", f"{path}/moves", body)
                sitting.answered.append(kept_as(body))
                self.times.append(time.monotonic())
        sitting.expected = state["events"]

    def _follow(self, sitting: Sitting) -> None:
        """Hear all that happens, after the last id that was heard, at the next server when one is gone."""
        line = Anywhere(self._servers, self._number + 1, threading.Event())
        while not sitting.has_heard_all:
            last = {"Last-Event-ID": str(sitting.heard[-1])} if sitting.heard else {}
            address = f"{line.address}/api/seats/{sitting.token}/events?after=0"
            with suppress(httpx.TransportError), _streamed(address, last) as lines:
                for text in lines:
                    if text.startswith("id: "):  # what else is told has none, such as who is there
                        sitting.heard.append(int(text.removeprefix("id: ")))
                    if sitting.has_heard_all:
                        return
            line.turn()


@contextmanager
def _streamed(address: str, headers: Mapping[str, str]) -> Iterator[Iterator[str]]:
    """The lines of an event stream, until there is a silence (`httpx.TransportError`)."""
    with httpx.stream("GET", address, headers=headers, timeout=httpx.Timeout(60, read=SILENCE), verify=False) as stream:
        yield stream.iter_lines()


class Storm:
    """People who play until the end of a `with` statement; then all that they saw is compared with the logs."""

    def __init__(self, servers: Sequence[Served], database: str, people: int, rivals: Sequence[Rival] = RIVALS) -> None:
        self._database, self._stopped = database, threading.Event()
        playing = zip(range(people), itertools.cycle(rivals), strict=False)
        self.people = [Wanderer(servers, number, rival, self._stopped) for number, rival in playing]
        self._pool = ThreadPoolExecutor(people)
        self._playing: list[Future[None]] = []

    def __enter__(self) -> Storm:
        self._playing = [self._pool.submit(it.play) for it in self.people]
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._pool.shutdown()
        for playing in self._playing:
            playing.result()

    @property
    def answers(self) -> int:
        """How many moves were answered."""
        return sum(len(it.times) for it in self.people)

    def wait_for_answers(self, count: int) -> None:
        """Wait until so many more moves were answered."""
        enough = self.answers + count
        self._until(lambda: self.answers >= enough)

    def strike(self, kill: Callable[[], None]) -> float:
        """Kill something; return the seconds from when that is done until everybody's next move was answered."""
        kill()
        killed = time.monotonic()
        self._until(lambda: all(it.times and it.times[-1] > killed for it in self.people))
        return max(next(at for at in it.times if at > killed) for it in self.people) - killed

    def _until(self, found: Callable[[], bool]) -> None:
        """Wait for something, as long as everybody plays."""
        until(lambda: found() or any(it.done() for it in self._playing))
        for it in self._playing:
            if it.done():
                it.result()

    def check(self) -> int:
        """Compare what everybody saw with the logs; return how many moves were answered."""
        engine = connected(self._database)
        try:
            for sitting in (sitting for it in self.people for sitting in it.sittings):
                with reading(engine) as connection:
                    sitting.check(read_events(connection, sitting.table))
        finally:
            engine.dispose()
        return sum(len(set(sitting.answered)) for it in self.people for sitting in it.sittings)


class Worker:
    """A worker with one process, which can be killed and started again."""

    def __init__(self, folder: Path, database: str, name: str) -> None:
        self._arguments = ["think", f"--database={database}", "--processes=1", "--log=json"]
        self._said, self._log = folder / f"{name}-said", folder / f"{name}-log"
        self._process: Forked | None = None

    def __enter__(self) -> Worker:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it takes jobs."""
        ready = self._ready()
        self._process = forked(self._arguments, self._said, self._log)
        until(lambda: self._ready() > ready)

    def _ready(self) -> int:
        """How often it was ready to take jobs."""
        return self._log.read_text().count('"worker-ready"') if self._log.exists() else 0

    def kill(self) -> None:
        """End it and its process at once, whatever they do."""
        assert self._process is not None
        assert self._process.stdout is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()


@contextmanager
def two_servers(folder: Path, database: str, **settings: object) -> Iterator[list[Served]]:
    """Two servers that share a database, and what they sign links with."""
    servers = []
    with ExitStack() as stack:
        for name in ("one", "other"):
            (folder / name).mkdir()
            (folder / name / SECRET).write_text("the same")
            servers.append(stack.enter_context(ForkedServed(folder / name, database=database, **settings)))
        yield servers
