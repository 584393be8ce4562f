"""How much a server holds, driven over HTTP by another process; what visitors do is in visitors.py.

    python -m benchmarks.load [--as programs|browsers|watchers|memory] [--tables 200] [--rates 25,50,100,200]
                             [--processes 2]

`programs` and `browsers` play at many tables of two people each, in games at all stages. A move is timed from its POST
to the event at the other seat, and for browsers also to the new page there. Meanwhile another visitor asks for home
again and again, and is timed too. `watchers` look at one table (`--watchers 500`) where moves are made; a move is timed
until the last of them has the new page. `memory` is how much the server grows for every table.

With `--processes`, so many share a PostgreSQL database, which is started for it and waits for the disk.

The machine is shared by server, database and client, and perhaps by others. So for each row the CPU time of all three
is told, in milliseconds of a core per move.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from rich.console import Console
from rich.progress import track

from benchmarks.visitors import Line, Seat, Watcher
from tests.web import databases
from tests.web.serving import Served

WARM = 20
"""Tables that are set up before memory is measured, so that what all of them share is there."""
BEGUN = 50
"""Fewer moves than that have been made at a table when measuring begins: games are at all stages, as at any moment."""
PAUSE = 0.02
"""Seconds between two requests of the visitor who asks for home."""
THINKING = 0.5
"""Seconds between two moves that many watch."""
MOVES_WATCHED = 30
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Pair:
    """Two people at a table."""

    def __init__(self, address: str, browse: bool) -> None:
        self.address, self.browse = address, browse
        self.seats: list[Seat] = []
        self.mover: Seat | None = None
        self.sent = 0.0
        self.heard = self.shown = 0.0
        self.there = asyncio.Event()
        self.chance = random.Random(secrets.randbits(32))

    async def sit_down(self) -> None:
        line, other = Line(self.address), Line(self.address)
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        places = await line.send("POST", "/api/tables", {"game": "paris", "chairs": chairs})
        self.table = places["table"]
        (invitation,) = places["invitations"].values()
        joined = await other.send("POST", f"/api/invitations/{invitation}", {"name": "Ann"})
        self.seats = [Seat(places["token"], line, self.browse), Seat(joined["token"], other, self.browse)]
        for seat in self.seats:
            if self.browse:
                await seat.line.introduce("Ann")
            await seat.look()
        self.listeners = [asyncio.create_task(self._listen(seat)) for seat in self.seats]

    async def _listen(self, seat: Seat) -> None:
        async for number in seat.events():
            if seat is not self.mover and number >= seat.state["events"]:
                self.heard = time.perf_counter() - self.sent
                await seat.look()
                self.shown = time.perf_counter() - self.sent
                self.there.set()

    async def move(self) -> tuple[float, float] | None:
        """Make one move; return how long until the other heard of it and had the page (None: the game is over)."""
        seat = next((seat for seat in self.seats if seat.state["legal"]), None)
        if seat is None:
            return None
        move = self.chance.choice(seat.state["legal"])
        chosen = {"move": move, "number": seat.state["number"], "key": secrets.token_hex(8)}
        self.mover = seat
        self.there.clear()
        self.sent = time.perf_counter()
        await seat.move(chosen)
        await self.there.wait()
        return self.heard, self.shown

    def leave(self) -> None:
        for listener in self.listeners:
            listener.cancel()


@dataclass
class Visit:
    """Somebody else, who asks for home now and then: how long they wait for it."""

    line: Line
    times: list[float] = field(default_factory=list)

    async def go_on(self) -> None:
        while True:
            begun = time.perf_counter()
            await self.line.send("GET", "/api/tables")
            self.times.append(time.perf_counter() - begun)
            await asyncio.sleep(PAUSE)


@dataclass
class Row:
    """What one rate has shown: seconds of moves until they were heard of and shown, of visits, of CPU per move."""

    wanted: float
    held: float
    heard: list[float]
    shown: list[float]
    visits: list[float]
    server: float
    database: float
    client: float


HEADINGS = " ".join(
    f"{name:>9}"
    for name in (
        *("wanted/s", "held/s", "p50", "p99", "page p50", "page p99", "visit p99", "max"),
        *("server", "database", "client"),
    )
)


def share(times: Sequence[float], part: float) -> float:
    """The time within which so large a part of some things was done, in milliseconds."""
    return 1000 * sorted(times)[int(part * (len(times) - 1))]


def _shown(row: Row) -> str:
    times = (
        *(share(it, part) for it in (row.heard, row.shown) for part in (0.5, 0.99)),
        *(share(row.visits, part) for part in (0.99, 1)),
        *(1000 * seconds for seconds in (row.server, row.database, row.client)),
    )
    return f"{row.wanted:9.0f} {row.held:9.1f} " + " ".join(f"{it:9.1f}" for it in times)


async def drive(served: Served, tables: int, rates: list[float], seconds: float, browse: bool) -> None:
    """Play at many tables at several rates, and tell what each has shown."""
    pairs = [Pair(served.address, browse) for _ in range(tables)]
    for pair in track(pairs, "Tables are in play", console=Console(stderr=True)):
        await pair.sit_down()
        for _ in range(pair.chance.randrange(BEGUN)):
            await pair.move()
    print(HEADINGS)
    for rate in rates:
        row = await _at_rate(served, pairs, rate, seconds)
        print(_shown(row), flush=True)
        if row.held < 0.9 * rate:
            break
    for pair in pairs:
        pair.leave()


async def _at_rate(served: Served, pairs: list[Pair], rate: float, seconds: float) -> Row:
    idle: asyncio.Queue[int] = asyncio.Queue()
    for number in range(len(pairs)):
        idle.put_nowait(number)
    times: list[tuple[float, float]] = []
    visit = Visit(Line(served.address))

    async def one(number: int) -> None:
        took = await pairs[number].move()
        if took is None:
            pairs[number].leave()
            pairs[number] = Pair(served.address, pairs[number].browse)
            await pairs[number].sit_down()
        else:
            times.append(took)
        idle.put_nowait(number)

    visiting = asyncio.create_task(visit.go_on())
    server, database, client, begun = cpu(served), database_cpu(), time.process_time(), time.perf_counter()
    tasks = []
    gc.collect()
    gc.disable()  # a client that looks for garbage keeps all its people waiting, as no browser would
    for tick in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + tick / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(one(await idle.get())))
    await asyncio.gather(*tasks)
    gc.enable()
    held = len(tasks) / (time.perf_counter() - begun)
    now = cpu(served), database_cpu(), time.process_time()
    spent = [(after - before) / len(times) for after, before in zip(now, (server, database, client), strict=True)]
    visiting.cancel()
    heard, shown = ([it[kind] for it in times] for kind in (0, 1))
    return Row(rate, held, heard, shown, visit.times, *spent)


async def watch(served: Served, count: int) -> None:
    """Let many watch a table, and tell how long it takes until all of them see a move."""
    pair = Pair(served.address, browse=True)
    await pair.sit_down()
    watchers = [Watcher(pair.table, Line(served.address)) for _ in range(count)]
    latest = asyncio.Event()
    waiting = 0

    async def follow(watcher: Watcher) -> None:
        nonlocal waiting
        async for number in watcher.events():
            if number >= watcher.state["events"]:
                await watcher.look()
                waiting -= 1
                if not waiting:
                    latest.set()

    for watcher in watchers:
        await watcher.look()
    following = [asyncio.create_task(follow(watcher)) for watcher in watchers]
    await asyncio.sleep(1)
    times = []
    server, client = cpu(served), time.process_time()
    for _ in range(MOVES_WATCHED):
        waiting = count
        latest.clear()
        begun = time.perf_counter()
        await pair.move()
        await latest.wait()
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(THINKING)
    spent = [1000 * it / len(times) for it in (cpu(served) - server, time.process_time() - client)]
    print(f"{count} watchers have a new page: median {share(times, 0.5):.0f} ms, at most {share(times, 1):.0f} ms")
    print(f"CPU per move: server {spent[0]:.0f} ms, client {spent[1]:.0f} ms")
    pair.leave()
    for task in following:
        task.cancel()


def cpu(served: Served) -> float:
    """The CPU time of the server's own processes so far, in seconds: bots have others."""
    assert served.process is not None
    own = served.thinkers() if int(str(served.settings.get("processes", 1))) > 1 else []
    return sum(_spent(it) for it in (served.process.pid, *own))


def database_cpu() -> float:
    """The CPU time of a PostgreSQL server that was started here, in seconds."""
    if not databases.server.cache_info().currsize:
        return 0.0
    first = databases.server().get_postmaster_info().pid
    return _spent(first, with_ended=True) + sum(_spent(it) for it in children(first))


def durable_database() -> str:
    """The address of a database on a server that waits for the disk."""
    with psycopg.connect(databases.server().get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = on")
        connection.execute("SELECT pg_reload_conf()")
    return databases.postgresql()


def children(parent: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def _spent(process: int, with_ended: bool = False) -> float:
    """The CPU time of a process, perhaps with that of those it began that have ended."""
    status = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, status[11 : 15 if with_ended else 13])) / TICKS


def memory(served: Served) -> int:
    """The memory of the server's own process in bytes."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def fill(address: str, tables: int) -> None:
    """Set tables up and play some moves at each."""
    line = Line(address)
    for _ in range(tables):
        chairs = [{"kind": "person"}, {"kind": "person"}]
        places = await line.send("POST", "/api/tables", {"game": "paris", "chairs": chairs})
        state = places["state"]
        for _ in range(20):
            body = {"move": state["legal"][0], "number": state["number"], "key": secrets.token_hex(8)}
            await line.send("POST", f"/api/seats/{places['token']}/moves", {**body, "seat": state["seat"]})
            state = await line.send("GET", f"/api/seats/{places['token']}")


async def grow(served: Served, tables: int) -> None:
    """Tell how much memory a table takes."""
    await fill(served.address, WARM)
    before = memory(served)
    await fill(served.address, tables)
    print(f"memory of an idle table after 20 moves: {(memory(served) - before) / tables / 1000:.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--as", dest="who", choices=("programs", "browsers", "watchers", "memory"), default="programs")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rates", default="25,50,100,200,400")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--processes", type=int)
    asked = parser.parse_args()
    shared = {"database": durable_database(), "processes": asked.processes} if asked.processes else {}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), tables_kept=2000, **shared) as served:
        served.wait_until_ready("bots")
        if asked.who == "watchers":
            asyncio.run(watch(served, asked.watchers))
        elif asked.who == "memory":
            asyncio.run(grow(served, asked.tables))
        else:
            rates = [float(rate) for rate in asked.rates.split(",")]
            asyncio.run(drive(served, asked.tables, rates, asked.seconds, asked.who == "browsers"))


if __name__ == "__main__":
    main()
