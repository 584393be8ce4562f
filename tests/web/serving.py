"""A real server in a process of its own, for tests and benchmarks, and people who play on it."""

from __future__ import annotations

import os
import random
import re
import secrets
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Protocol

import httpx

from boulevard.web.event_log.chain import read_events
from boulevard.web.event_log.database import connected
from boulevard.web.event_log.events import Event
from boulevard.web.http.context import COOKIE
from tests.waiting import until

UNLIMITED = dict.fromkeys(
    ("moves", "messages", "creations", "streams", "work", "guesses", "connections", "accounts", "reports"), 0
)
START = "from boulevard.cli import main; main()"


class Process(Protocol):
    """What is needed of a server's process."""

    pid: int
    stdout: IO[str] | None

    def wait(self, timeout: float | None = None) -> int | None: ...

    def terminate(self) -> None: ...


class Served:
    """A server on a free port, with its data in a folder; it can be stopped, killed and started again.

    In a `with` statement it is started, and killed at the end.
    """

    def __init__(self, data: Path, **settings: object) -> None:
        self.code = START
        self.data = data
        self.settings = {**UNLIMITED, "thinkers": 1, "pace": 0, "review_effort": 0.02, **settings}
        self.address = ""
        self.process: Process | None = None

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self, wait: bool = True) -> Served:
        """Start, and wait until all games can be played."""
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        log = self.data / "log"
        self.process = self._launched(["serve", "--port=0", f"--data={self.data}", "--log=json", *flags], log)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, log.read_text()
        self.address = found[0]
        if wait:
            self.wait_until_ready()
        return self

    def _launched(self, arguments: list[str], log: Path) -> Process:
        """The command with these arguments as a process in a group of its own."""
        command = [sys.executable, "-c", self.code, *arguments]
        with log.open("a") as errors:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)

    def wait_until_ready(self, what: str = "ready") -> None:
        """Wait until the rules of all games are compiled, or their bots."""
        until(lambda: self._is_ready(what))

    def _is_ready(self, what: str) -> bool:
        try:
            return all(httpx.get(f"{self.address}/healthz", timeout=10, verify=False).json()[what].values())
        except httpx.TransportError:
            return False

    def stop(self, timeout: float = 120) -> int | None:
        """Ask it to stop; return its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(timeout)
        self._close()
        return code

    def kill(self) -> None:
        """End it and its thinkers at once, whatever they do."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._close()

    def thinkers(self) -> list[int]:
        """The processes that bots think in."""
        assert self.process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parent = int(status.read_text().rpartition(")")[2].split()[1])
                if parent == self.process.pid and "spawn_main" in status.with_name("cmdline").read_text():
                    found.append(int(status.parent.name))
        return found

    def kill_thinkers(self) -> None:
        """End the processes that bots think in."""
        for thinker in self.thinkers():
            with suppress(OSError):
                os.kill(thinker, signal.SIGKILL)

    def events(self, table: str) -> list[Event]:
        """The log of a table as it is on disk, past the server."""
        engine = connected(f"sqlite:///{self.data / 'boulevard.sqlite'}")
        with engine.connect() as connection:
            log = read_events(connection, table)
        engine.dispose()
        return log

    def _close(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()


class Guest:
    """Somebody who plays over HTTP."""

    def __init__(self, address: str, token: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=60, verify=False)  # to read certificates takes a while
        weakref.finalize(self, self.http.close)
        self.token = token
        self.heard: list[bytes] = []
        """Every byte that was answered."""

    @classmethod
    def named(cls, address: str, name: str) -> Guest:
        """Somebody who is known by a cookie."""
        guest = cls(address)
        guest.http.cookies.set(COOKIE, guest.introduced(name))
        return guest

    def introduced(self, name: str) -> str:
        """The token by which somebody new is known."""
        return str(self.post("/api/people", {"name": name}).json()["token"])

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self._kept(self.http.get(path, **more))

    def post(self, path: str, body: Mapping[str, Any], **more: Any) -> httpx.Response:
        return self._kept(self.http.post(path, json=body, **more))

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        self.heard.append(answer.content)
        return answer

    def create(self, game: str, *chairs: Mapping[str, Any], **options: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", {"game": game, "chairs": chairs, "options": options})
        assert answer.status_code == 201, answer.text
        places: dict[str, Any] = answer.json()
        self.token = places["token"] or ""
        return places

    def state(self) -> dict[str, Any]:
        answer = self.get(f"/api/seats/{self.token}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def ask(self, what: str, **body: Any) -> httpx.Response:
        return self.post(f"/api/seats/{self.token}/{what}", {"key": key(), **body})

    def move(self, move: str, number: int, **more: Any) -> httpx.Response:
        return self.ask("moves", move=move, number=number, **more)

    def wait_for_turn(self) -> dict[str, Any]:
        """Wait until there is something to decide, or the game is over."""
        return until(lambda: state if (state := self.state())["legal"] or state["status"] == "over" else None)


PERSON = {"kind": "person"}
FRIEND = {"kind": "friend"}


def bot(level: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def key() -> str:
    return secrets.token_hex(8)


def play_on(*guests: Guest, stop: Callable[[dict[str, Any]], bool] = lambda _: False, seed: int = 1) -> dict[str, Any]:
    """Let people play at random until the first sees something, or the game is over; return what that one sees."""
    chance = random.Random(seed)
    while True:
        states = until(lambda: _to_decide(guests))
        if states[0]["status"] == "over" or stop(states[0]):
            return states[0]
        for guest, state in zip(guests, states, strict=True):
            if state["legal"]:
                answer = guest.move(chance.choice(state["legal"]), state["number"])
                assert answer.status_code in (200, 409), answer.text


def _to_decide(guests: Sequence[Guest]) -> list[dict[str, Any]]:
    """What people see when one of them has something to decide, or the game is over; nothing before."""
    states = [guest.state() for guest in guests]
    return states if states[0]["status"] == "over" or any(state["legal"] for state in states) else []


def friends(served: Served, game: str, **options: Any) -> tuple[Guest, Guest]:
    """Two people at a table, the second by invitation."""
    one, other = Guest(served.address), Guest(served.address)
    places = one.create(game, PERSON, FRIEND, **options)
    (invitation,) = places["invitations"].values()
    answer = other.post(f"/api/invitations/{invitation}", {"name": "Ann"})
    assert answer.status_code == 200, answer.text
    other.token = answer.json()["token"]
    return one, other
