"""How many moves a server holds: 200 tables of two people each, driven over HTTP by another process.

    python -m benchmarks.load [--tables 200] [--rates 25,50,100,200,400] [--seconds 10] [--as programs|browsers]

A move is timed from its POST to the event at the other seat. Who hears of it asks for the table, and so knows what to
play when the turn comes: programs for its state as JSON, browsers for the page's part that is drawn by the server, and
so after their own moves. The last table is memory: how much the server grows for every table.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import secrets
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.web.serving import Served

PROGRAM = ("Content-Type: application/json",)
BROWSER = ("Content-Type: application/x-www-form-urlencoded", "HX-Request: true", "Accept-Encoding: gzip")
STATE = re.compile(r'<script [^>]*id="state"[^>]*>(.*?)</script>', re.S)
WARM = 20
"""Tables that are set up before memory is measured, so that what all of them share is there."""


class Line:
    """One connection to the server, used for one request after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; return the answer's JSON."""
        content = b"" if body is None else json.dumps(body).encode()
        return json.loads(await self._sent(_head(method, path, self.host, len(content)) + content))

    async def page(self, method: str, path: str, form: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask for a table as its page does; return the state that the page was sent."""
        content = urlencode(form or {}).encode()
        request = _head(method, path, self.host, len(content), BROWSER) + content
        found = STATE.search(gzip.decompress(await self._sent(request)).decode())
        assert found is not None
        state: dict[str, Any] = json.loads(found[1])
        return state

    async def _sent(self, request: bytes) -> bytes:
        """Return the body of the answer to a request. A connection that was closed is opened again."""
        for _ in range(3):
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                return await self._answer(request)
            self._streams = None
        raise ConnectionError

    async def _answer(self, request: bytes) -> bytes:
        self._streams = self._streams or await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        writer.write(request)
        status = int((await reader.readuntil(b"\r\n")).split()[1])
        length = 0
        while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        answer = await reader.readexactly(length)
        assert status < 300, (status, answer)
        return answer


def _head(method: str, path: str, host: str, length: int, more: tuple[str, ...] = PROGRAM) -> bytes:
    lines = (f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {length}", *more)
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@dataclass
class Seat:
    """Somebody at a table: a token, and the last state that was asked for."""

    token: str
    line: Line
    browses: bool
    state: dict[str, Any] = field(default_factory=dict)

    async def look(self) -> None:
        if self.browses:
            self.state = await self.line.page("GET", f"/play/{self.token}")
        else:
            self.state = await self.line.send("GET", f"/api/seats/{self.token}")

    async def move(self, chosen: dict[str, Any]) -> None:
        if self.browses:
            self.state = await self.line.page("POST", f"/play/{self.token}/move", chosen)
        else:
            self.state = await self.line.send("POST", f"/api/seats/{self.token}/moves", chosen)


class Pair:
    """Two people at a table."""

    def __init__(self, host: str, port: int, browse: bool) -> None:
        self.host, self.port, self.browse = host, port, browse
        self.seats: list[Seat] = []
        self.mover: Seat | None = None
        self.sent = self.took = 0.0
        self.heard = asyncio.Event()
        self.chance = random.Random(secrets.randbits(32))

    async def sit_down(self) -> None:
        line = Line(self.host, self.port)
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        places = await line.send("POST", "/api/tables", {"game": "paris", "chairs": chairs})
        (invitation,) = places["invitations"].values()
        other = await line.send("POST", f"/api/invitations/{invitation}", {"name": "Ann"})
        lines = (line, Line(self.host, self.port))
        self.seats = [Seat(it["token"], at, self.browse) for it, at in zip((places, other), lines, strict=True)]
        for seat in self.seats:
            await seat.look()
        self.listeners = [asyncio.create_task(self._listen(seat)) for seat in self.seats]

    async def _listen(self, seat: Seat) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(_head("GET", f"/api/seats/{seat.token}/events?after={seat.state['events']}", self.host, 0))
        while line := await reader.readline():
            if line.startswith(b"data: ") and self.mover not in (None, seat):
                self.took = time.perf_counter() - self.sent
                await seat.look()
                self.heard.set()

    async def move(self) -> float | None:
        """Make one move; return how long it took until the other heard of it (None: the game is over)."""
        seat = next((seat for seat in self.seats if seat.state["legal"]), None)
        if seat is None:
            return None
        move = self.chance.choice(seat.state["legal"])
        chosen = {"move": move, "number": seat.state["number"], "key": secrets.token_hex(8)}
        self.mover = seat
        self.heard.clear()
        self.sent = time.perf_counter()
        await seat.move(chosen)
        await self.heard.wait()
        return self.took

    def leave(self) -> None:
        for listener in self.listeners:
            listener.cancel()


@dataclass
class Row:
    """What one rate has shown."""

    wanted: float
    held: float
    median: float
    p99: float


async def drive(address: str, tables: int, rates: list[float], seconds: float, browse: bool) -> list[Row]:
    """Play at many tables at several rates."""
    where = urlsplit(address)
    assert where.hostname
    assert where.port
    host, port = where.hostname, where.port
    pairs = [Pair(host, port, browse) for _ in range(tables)]
    for pair in pairs:
        await pair.sit_down()
    rows = []
    for rate in rates:
        rows.append(await _at_rate(pairs, rate, seconds))
        print(_shown(rows[-1]), file=sys.stderr, flush=True)
        if rows[-1].held < 0.9 * rate:
            break
    return rows


async def _at_rate(pairs: list[Pair], rate: float, seconds: float) -> Row:
    idle: asyncio.Queue[int] = asyncio.Queue()
    for number in range(len(pairs)):
        idle.put_nowait(number)
    times: list[float] = []

    async def one(number: int) -> None:
        took = await pairs[number].move()
        if took is None:
            pairs[number].leave()
            pairs[number] = Pair(pairs[number].host, pairs[number].port, pairs[number].browse)
            await pairs[number].sit_down()
        else:
            times.append(took)
        idle.put_nowait(number)

    begun = time.perf_counter()
    tasks = []
    for tick in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + tick / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(one(await idle.get())))
    await asyncio.gather(*tasks)
    times.sort()
    held = len(tasks) / (time.perf_counter() - begun)
    return Row(rate, held, statistics.median(times), times[int(0.99 * (len(times) - 1))])


def _shown(row: Row) -> str:
    return f"{row.wanted:7.0f} {row.held:7.1f} {1000 * row.median:9.1f} {1000 * row.p99:9.1f}"


def memory(served: Served) -> int:
    """The memory of the server's own process in bytes."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def fill(address: str, tables: int) -> None:
    """Set tables up and play some moves at each."""
    where = urlsplit(address)
    assert where.hostname
    assert where.port
    line = Line(where.hostname, where.port)
    for _ in range(tables):
        chairs = [{"kind": "person"}, {"kind": "person"}]
        places = await line.send("POST", "/api/tables", {"game": "paris", "chairs": chairs})
        state = places["state"]
        for _ in range(20):
            body = {"move": state["legal"][0], "number": state["number"], "key": secrets.token_hex(8)}
            await line.send("POST", f"/api/seats/{places['token']}/moves", {**body, "seat": state["seat"]})
            state = await line.send("GET", f"/api/seats/{places['token']}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rates", default="25,50,100,200,400")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--as", dest="who", choices=("programs", "browsers"), default="programs")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), tables_kept=2000).start()
        served.wait_until_ready("bots")
        print("wanted/s  held/s  p50 (ms)  p99 (ms)")
        rates = [float(rate) for rate in asked.rates.split(",")]
        browse = asked.who == "browsers"
        for row in asyncio.run(drive(served.address, asked.tables, rates, asked.seconds, browse)):
            print(_shown(row))
        served.kill()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), tables_kept=2000).start()
        asyncio.run(fill(served.address, WARM))
        before = memory(served)
        asyncio.run(fill(served.address, asked.tables))
        print(f"memory of an idle table after 20 moves: {(memory(served) - before) / asked.tables / 1000:.0f} kB")
        served.kill()


if __name__ == "__main__":
    main()
