"""Killed in a storm of moves at two servers: these, a worker, PostgreSQL. Nothing is lost, nothing happens twice.

`python -m benchmarks.storms` does the same many times over, and tells how long people waited.
"""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path

from tools.postgres import Postgres

from tests.web.serving import Served
from tests.web.storms import Storm, Worker, two_servers

PEOPLE = 3
MOST = 40
"""Answers after which something is killed, at the latest."""


def test_whatever_is_killed_games_go_on_and_nothing_is_lost(tmp_path: Path, compiled_code: None) -> None:
    chance = random.Random(1)
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        database = postgres.database("storm")
        one, other = stack.enter_context(two_servers(tmp_path, database, thinkers=0))
        workers = [stack.enter_context(Worker(tmp_path, database, name)) for name in ("a", "b")]
        with Storm([one, other], database, PEOPLE) as storm:
            for killed in (one, postgres, workers[0], other):
                storm.wait_for_answers(1 + chance.randrange(MOST))
                storm.strike(killed.kill)
                if isinstance(killed, Served | Worker):
                    killed.start()
        assert storm.check() > PEOPLE
