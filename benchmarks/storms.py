"""Servers, workers and PostgreSQL, killed again and again in a storm of moves: what is lost, and how long people wait.

    python -m benchmarks.storms [--kills 50] [--people 6] [--only servers|workers|postgresql]

Two servers on one machine share PostgreSQL; bots think in two workers. People play at many tables as fast as answers
come, send each move twice, and follow their table by an event stream; when a server does not answer, they go to the
other one, as a browser behind a proxy does. One of the servers, one of the workers, or all of PostgreSQL is killed
(SIGKILL), and started again as soon as everybody plays on. At the end all that anybody was answered and has heard is
compared with the logs; the first difference ends the program with an error. With workers, everybody's rival is a bot.
Of PostgreSQL the time is counted from when it is there again.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tools.postgres import Postgres

from tests.web.serving import bot
from tests.web.storms import RIVALS, Storm, Worker, two_servers

MOST = 60
"""Answers after which something is killed, at the latest."""
KINDS = ("servers", "workers", "postgresql")


def storm(kind: str, kills: int, people: int) -> tuple[int, list[float]]:
    """Kill one kind of thing again and again; return the moves that were answered, and how long people waited."""
    chance, waited = random.Random(kind), list[float]()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres())
        database = postgres.database("storm")
        servers = stack.enter_context(two_servers(folder, database, thinkers=0))
        workers = [stack.enter_context(Worker(folder, database, name)) for name in ("a", "b")]
        rivals = [bot()] if kind == "workers" else RIVALS
        with Storm(servers, database, people, rivals) as blown:
            for number in range(kills):
                blown.wait_for_answers(1 + chance.randrange(MOST))
                kill, again = _target(kind, number, servers, workers, postgres)
                waited.append(blown.strike(kill))
                again()
        return blown.check(), waited


def _target(kind: str, number: int, servers: list[Any], workers: list[Worker], postgres: Postgres) -> Any:
    """What is killed next, and how it is started again."""
    if kind == "postgresql":
        return postgres.kill, lambda: None
    killed = (servers if kind == "servers" else workers)[number % 2]
    return killed.kill, killed.start


def main() -> None:
    """Run the storms and print what came of them, as a table for the docs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--only", choices=KINDS)
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    print("| killed | times | moves answered | until everybody's next move was answered: median, 90 %, longest |")
    print("|---|---:|---:|---:|", flush=True)
    for kind in [given.only] if given.only else KINDS:
        answered, waited = storm(kind, given.kills, given.people)
        ninth = sorted(waited)[int(len(waited) * 0.9)] if waited else 0.0
        times = f"{statistics.median(waited):.2f} s, {ninth:.2f} s, {max(waited):.2f} s"
        print(f"| {kind} | {given.kills} | {answered} | {times} |", flush=True)


if __name__ == "__main__":
    main()
