"""What a move costs a server when people play in browsers: in the process alone, without network and client.

    python -m benchmarks.page_moves [--tables 40] [--rounds 2] [--seed 1]

Games of two people at many tables are played to their ends through the application, as browsers play them: a POST, an
event on both streams, and the part of the page for whoever did not move. Equal seeds give equal games. Told is the CPU
time of the process in milliseconds a move, without that of the benchmark itself, so that versions can be compared where
others hold the machine, too.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import re
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

import uvloop
from fastapi import FastAPI

from benchmarks.visitors import BROWSER, FROM_SCRIPT, PROGRAM, STREAM, state_in
from boulevard.web.app import create_app
from boulevard.web.services import table_service
from boulevard.web.settings import Settings
from tests.web.serving import UNLIMITED

AT_ONCE = 8
"""Tables at which a move is made at the same time: some are written together."""
EVENT = re.compile(rb"^id: (\d+)$", re.M)

YARD = [f"{number:x}" for number in range(300)]

own = 0.0
"""Seconds that the benchmark itself has taken so far."""
measured = 0.0
"""Seconds of them that the same work took which is done once with every move: how fast the processor is just now."""
_addresses = (f"127.{a}.{b}.{c}" for a, b, c in itertools.product(range(1, 255), repeat=3))


@contextmanager
def of_the_benchmark() -> Iterator[None]:
    """Count what is done here as the benchmark's own."""
    global own
    begun = time.thread_time()
    try:
        yield
    finally:
        own += time.thread_time() - begun


def yardstick() -> None:
    """Do some work that is always the same."""
    global measured
    with of_the_benchmark():
        begun = time.thread_time()
        for _ in range(3):
            counted = {name: len(name) for name in YARD}
            "".join(f"<{name}>{number}</{name}>" for name, number in counted.items())
        measured += time.thread_time() - begun


class Visitor:
    """Somebody who asks an application."""

    def __init__(self, app: FastAPI) -> None:
        self.app, self.address, self.cookie = app, next(_addresses), ""

    def scope(self, method: str, path: str, headers: tuple[str, ...], length: int) -> dict[str, Any]:
        cookie = (f"Cookie: {self.cookie}",) if self.cookie else ()
        lines = ("Host: 127.0.0.1:8765", *headers, *cookie, *((f"Content-Length: {length}",) if length else ()))
        parts = [line.partition(": ") for line in lines]
        raw = [(name.lower().encode(), value.encode()) for name, _, value in parts]
        at, _, query = path.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": at,
            "raw_path": at.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": raw,
            "client": (self.address, 1),
            "server": ("127.0.0.1", 8765),
            "state": {},
        }

    async def send(self, method: str, path: str, headers: tuple[str, ...], body: bytes = b"") -> bytes:
        """Return the body of an answer."""
        with of_the_benchmark():
            scope = self.scope(method, path, headers, len(body))
            received, answer, status = [{"type": "http.request", "body": body, "more_body": False}], bytearray(), [0]

        async def receive() -> dict[str, Any]:
            return received.pop() if received else await asyncio.get_running_loop().create_future()

        async def send(message: Any) -> None:
            status[0] = message.get("status", status[0])
            answer.extend(message.get("body", b""))

        await self.app(scope, receive, send)
        assert status[0] // 100 == 2, (status, bytes(answer))
        return bytes(answer)

    async def json(self, path: str, body: Any) -> Any:
        return json.loads(await self.send("POST", path, PROGRAM, json.dumps(body).encode()))

    async def follow(self, path: str, hear: Any) -> None:
        """Follow a stream of events: be told the number of each."""

        async def receive() -> dict[str, Any]:
            await asyncio.get_running_loop().create_future()
            raise AssertionError

        async def send(message: Any) -> None:
            with of_the_benchmark():
                for found in EVENT.finditer(message.get("body", b"")):
                    hear(int(found[1]))

        await self.app(self.scope("GET", path, (*BROWSER, *STREAM), 0), receive, send)


class Seat:
    """Somebody at a table, with a browser."""

    def __init__(self, visitor: Visitor, token: str) -> None:
        self.visitor, self.token = visitor, token
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.bytes = 0

    async def look(self) -> None:
        self._take(await self.visitor.send("GET", f"/play/{self.token}", (*BROWSER, *FROM_SCRIPT)))

    async def move(self, chosen: dict[str, Any]) -> None:
        with of_the_benchmark():
            content = urlencode(chosen).encode()
        self._take(await self.visitor.send("POST", f"/play/{self.token}/move", (*BROWSER, *FROM_SCRIPT), content))

    def _take(self, page: bytes) -> None:
        with of_the_benchmark():
            self.bytes += len(page)
            self.state = state_in(page)

    def hear(self, number: int) -> None:
        if number >= self.state["events"]:
            self.news.set()

    async def follow(self) -> None:
        await self.visitor.follow(f"/api/seats/{self.token}/events?page=true&after={self.state['events']}", self.hear)


class Pair:
    """Two people at a table."""

    def __init__(self, app: FastAPI, chance: random.Random) -> None:
        self.app, self.chance = app, chance
        self.seats: list[Seat] = []
        self.followed: list[asyncio.Task[None]] = []
        self.moves = 0

    async def sit_down(self) -> None:
        one, other = Visitor(self.app), Visitor(self.app)
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        places = await one.json("/api/tables", {"game": "paris", "chairs": chairs})
        (invitation,) = places["invitations"].values()
        joined = await other.json(f"/api/invitations/{invitation}", {"name": "Ann"})
        self.seats = [Seat(one, places["token"]), Seat(other, joined["token"])]
        for seat in self.seats:
            person = await seat.visitor.json("/api/people", {"name": "Ann"})
            seat.visitor.cookie = f"boulevard={person['token']}"
            await seat.look()
        self.followed = [asyncio.create_task(seat.follow()) for seat in self.seats]

    async def move(self) -> bool:
        """Make a move, if the game is not over."""
        seat = next((seat for seat in self.seats if seat.state["legal"]), None)
        if seat is None:
            return False
        other = self.seats[1 - self.seats.index(seat)]
        with of_the_benchmark():
            move = self.chance.choice(seat.state["legal"])
            key = secrets.token_hex(8)
            other.news.clear()
        yardstick()
        await seat.move({"move": move, "number": seat.state["number"], "key": key})
        await other.news.wait()
        await other.look()
        self.moves += 1
        return True

    def leave(self) -> None:
        for task in self.followed:
            task.cancel()


async def play(app: FastAPI, tables: int, rounds: int, seed: int) -> None:
    """Play at some tables, with games at all stages, until so many games have been played at each."""
    service: table_service.TableService = app.state.services.tables
    while not all(service.games.bots_ready.values()):
        await asyncio.sleep(0.1)
    chance = random.Random(seed)
    pairs = asyncio.Queue[tuple[Pair, int]]()
    for _ in range(tables):
        pair = Pair(app, random.Random(chance.random()))
        await pair.sit_down()
        for _ in range(chance.randrange(50)):
            await pair.move()
        pairs.put_nowait((pair, 1))
    found: list[Pair] = []
    begun, spent, before = [time.process_time(), time.thread_time()], own, measured
    already = sum(pair.moves for pair, _ in pairs._queue)  # type: ignore[attr-defined]

    async def go_on() -> None:
        while not pairs.empty():
            pair, number = pairs.get_nowait()
            if not await pair.move():
                pair.leave()
                found.append(pair)
                if number == rounds:
                    continue
                pair = Pair(app, random.Random(chance.random()))
                await pair.sit_down()
                number += 1
            pairs.put_nowait((pair, number))

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
    moves = sum(pair.moves for pair in found) - already
    whole, main = time.process_time() - begun[0], time.thread_time() - begun[1]
    sent = sum(seat.bytes for pair in found for seat in pair.seats) / sum(pair.moves for pair in found)
    each = [1000 * it / moves for it in (whole - (own - spent), main - (own - spent), own - spent)]
    yards = (main - (own - spent)) / (measured - before)
    print(
        f"{moves} moves: {each[0]:.2f} ms a move, {each[1]:.2f} of them where answers are made, which is {yards:.2f} "
        f"times the yardstick; {sent / 1000:.1f} kB sent"
    )


async def run(asked: argparse.Namespace) -> None:
    seeds = random.Random(asked.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(table_service, "new_seed", lambda: seeds.randbytes(32).hex()),
    ):
        chosen: dict[str, Any] = {"pace": 0, "review_effort": 0.02, "thinkers": 1, "tables_kept": 2000, **UNLIMITED}
        app = create_app(Settings(data=Path(folder), secret="benchmark", **chosen))
        async with app.router.lifespan_context(app):
            await play(app, asked.tables, asked.rounds, asked.seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.page_moves", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
