"""How a server stands the morning: people who open the deck of the day and begin to play it, all within a minute.

    python -m benchmarks.day [--people 1000] [--seconds 60] [--processes 1]

Each of them is new, has an address of their own, and comes at a random moment: they open `/today`, begin their attempt
at one of the sheets, and open the page of their table. Each step is timed from its request to the last byte of the
answer, by a client that shares the machine's cores with the server.

With `--processes`, so many share a PostgreSQL database, which is started for it and waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.load import cpu, database_cpu
from benchmarks.visitors import BROWSER, Line
from boulevard.web.tables import daily
from tests.web import databases
from tests.web.serving import Served

SHEETS = ("A", "B", "C")
STEPS = ("open the page", "begin the attempt", "open the table")

Times = dict[str, list[float]]


async def timed(times: Times, step: str, work: Awaitable[Any]) -> Any:
    """Do something and note how long it took."""
    begun = time.perf_counter()
    done = await work
    times[step].append(time.perf_counter() - begun)
    return done


async def person(address: str, number: int, after: float, times: Times) -> None:
    """Somebody who comes after some seconds, opens the page and begins."""
    await asyncio.sleep(after)
    line, sheet = Line(address), SHEETS[number % len(SHEETS)]
    open_page, begin, open_table = STEPS
    await timed(times, open_page, line.get("/today", BROWSER))
    path = f"/api/days/{daily.today()}/avenue/{sheet}/attempt"
    begun = await timed(times, begin, line.send("POST", path, {"name": f"Person {number}"}))
    await timed(times, open_table, line.get(f"/play/{begun['places']['token']}", BROWSER))
    line.close()


async def morning(address: str, people: int, seconds: float) -> Times:
    """All of them."""
    times: Times = defaultdict(list)
    chance = random.Random(1)
    await asyncio.gather(*(person(address, it, chance.uniform(0, seconds), times) for it in range(people)))
    return times


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which a part of all lies, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))]


def main() -> None:
    """Run it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    console, shared = Console(), asked.processes > 1
    more = {"database": databases.postgresql(), "processes": asked.processes} if shared else {}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), thinkers=1, **more) as served:
        served.wait_until_ready("bots")
        before, stored = cpu(served), database_cpu()
        times = asyncio.run(morning(served.address, asked.people, asked.seconds))
        spent, written = cpu(served) - before, database_cpu() - stored
    console.print(f"{asked.people} people in {asked.seconds:g} s, {asked.processes} process(es)")
    for step in STEPS:
        found = times[step]
        row = "  ".join(f"{name} {percentile(found, part):6.1f}" for name, part in (("50 %", 0.5), ("95 %", 0.95)))
        console.print(f"{step:20} {len(found):5}  {row}  longest {1000 * max(found):6.1f} ms")
    each = 1000 * spent / asked.people
    console.print(f"server {spent:.1f} s of CPU, {each:.1f} ms a person; database {written:.1f} s")


if __name__ == "__main__":
    main()
