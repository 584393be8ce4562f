"""How a server stands a club night: people who watch a tournament while its games are played and results come in.

    python -m benchmarks.club [--watchers 64] [--players 16] [--seconds 30] [--pause 1.0] [--processes 1]

Each watcher has an address of their own, opens the page of the tournament, follows it, and asks for the part that has
changed whenever they are told to, as its script does. The players play at random, each thinking for a while
before a move, in as many rounds as there is time for. Fetches are timed from the request to the last byte of the
answer, by a client that shares the machine's cores with the server.

With `--processes`, so many share a PostgreSQL database, which is started for it and waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.day import Times, percentile, timed
from benchmarks.load import cpu, database_cpu
from benchmarks.visitors import BROWSER, Line
from boulevard.web.event_log.tournament_rows import OVER
from tests.web import databases
from tests.web.serving import UNLIMITED, Served, key

OPEN, RENEW, MOVE = "open the page", "renew it", "make a move"
SCRIPT = (*BROWSER, "HX-Request: true")
ROUNDS = 15


class Evening:
    """A tournament with people who play in it and people who watch."""

    def __init__(self, address: str, pause: float) -> None:
        self.address = address
        self.pause = pause
        self.times: Times = {OPEN: [], RENEW: [], MOVE: []}
        self.chance = random.Random(1)
        self.host = Line(address)
        self.at = ""

    async def begin(self, players: int) -> list[Line]:
        """Set it up, have people take part, and begin."""
        await self.host.introduce("Host")
        sent = {"game": "paris", "rounds": ROUNDS, "form": "swiss", "seconds": 3600}
        self.at = (await self.host.send("POST", "/api/tournaments", sent))["tournament"]
        lines = [Line(self.address) for _ in range(players)]
        for number, line in enumerate(lines, 1):
            await line.introduce(f"Player {number}")
            await line.send("POST", f"/api/tournaments/{self.at}/entrants", {"name": f"Player {number}"})
        await self.host.send("POST", f"/api/tournaments/{self.at}/rounds", {"after": 0})
        return lines

    async def watch(self) -> None:
        """Look on, as somebody's browser does."""
        line = Line(self.address)
        await timed(self.times, OPEN, line.get(f"/tournaments/{self.at}", BROWSER))
        told = asyncio.Event()
        asks = asyncio.create_task(self._renew(line, told))
        try:
            async for _ in line.told(f"/api/tournaments/{self.at}/events"):
                told.set()
        finally:
            asks.cancel()
            line.close()

    async def _renew(self, line: Line, told: asyncio.Event) -> None:
        while True:
            await told.wait()
            told.clear()
            await timed(self.times, RENEW, line.get(f"/tournaments/{self.at}", SCRIPT))

    async def play(self, line: Line) -> None:
        """Play round after round."""
        while True:
            found = await line.send("GET", f"/api/tournaments/{self.at}")
            places = found["places"]
            if found["state"] == OVER:
                return
            if places is None or places["state"]["status"] == "over":
                await asyncio.sleep(self.pause)
                continue
            await self._game(line, places["token"])

    async def _game(self, line: Line, token: str) -> None:
        async for state in self._turns(line, token):
            await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
            move = {"move": self.chance.choice(state["legal"]), "number": state["number"], "key": key()}
            await timed(self.times, MOVE, line.send("POST", f"/api/seats/{token}/moves", move))

    async def _turns(self, line: Line, token: str) -> AsyncIterator[dict[str, Any]]:
        """The state whenever it is their turn, until the game is over."""
        while (state := await line.send("GET", f"/api/seats/{token}"))["status"] != "over":
            if state["legal"]:
                yield state
            else:
                await asyncio.sleep(self.pause / 2)


async def evening(address: str, watchers: int, players: int, seconds: float, pause: float) -> tuple[Times, int]:
    """All of it for some seconds; how long things took, and how many games were over."""
    it = Evening(address, pause)
    lines = await it.begin(players)
    tasks = [asyncio.create_task(work) for work in (*(it.watch() for _ in range(watchers)), *map(it.play, lines))]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    found = await it.host.send("GET", f"/api/tournaments/{it.at}")
    return it.times, sum(one["outcome"] is not None for one in found["pairings"])


def main() -> None:
    """Run it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=64)
    parser.add_argument("--players", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    console, shared = Console(), asked.processes > 1
    more: dict[str, Any] = {**UNLIMITED, "thinkers": 1}
    if shared:
        more |= {"database": databases.postgresql(), "processes": asked.processes}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), **more) as served:
        served.wait_until_ready("bots")
        before, stored, begun = cpu(served), database_cpu(), time.perf_counter()
        given = asked.watchers, asked.players, asked.seconds, asked.pause
        times, over = asyncio.run(evening(served.address, *given))
        spent, written, took = cpu(served) - before, database_cpu() - stored, time.perf_counter() - begun
    people = f"{asked.watchers} who watch, {asked.players} who play"
    console.print(f"{people}, {took:.0f} s, {asked.processes} process(es), {over} games over")
    for step, found in times.items():
        row = "  ".join(f"{name} {percentile(found, part):6.1f}" for name, part in (("50 %", 0.5), ("95 %", 0.95)))
        console.print(f"{step:20} {len(found):5}  {row}  longest {1000 * max(found):6.1f} ms")
    console.print(f"server {spent:.1f} s of CPU, {100 * spent / took:.0f} % of a core; database {written:.1f} s")


if __name__ == "__main__":
    main()
