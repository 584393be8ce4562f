"""Several processes behind one address: they share the work, and one that ends is not missed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from boulevard.errors import BadOption
from boulevard.web.http.network import Network
from boulevard.web.serve import run
from boulevard.web.settings import SECRET, Settings
from boulevard.web.supervisor import FAILED_START, METRICS_FOLDER, share
from tests.waiting import LONGEST, lives, until
from tests.web.databases import postgresql
from tests.web.forked_servers import ForkedServed
from tests.web.serving import Served

COUNT = """
from boulevard.web.metrics import METRICS
METRICS.events.labels("moved").inc()
METRICS.followers.inc()
print(METRICS.text.decode())
"""


@pytest.fixture
def served(tmp_path: Path, compiled_code: None) -> Iterator[Served]:
    with ForkedServed(tmp_path, database=postgresql(), processes=2) as server:
        until(lambda: len(begun(server)) == 2)
        yield server


def begun(served: Served) -> list[int]:
    """The processes that have begun to serve, in that order."""
    events = [json.loads(line)["event"] for line in (served.data / "log").read_text().splitlines() if line[:1] == "{"]
    found = [re.fullmatch(r"Started server process \[(\d+)\]", event) for event in events]
    return [int(it[1]) for it in found if it]


def test_with_sqlite_there_is_one_process(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="PostgreSQL"):
        run({"data": tmp_path, "processes": 2}, False, Console(file=StringIO()))
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_is_replaced_while_the_others_go_on(served: Served) -> None:
    first, second = begun(served)
    os.kill(first, signal.SIGKILL)
    until(lambda: not lives(first))
    assert httpx.get(f"{served.address}/healthz", timeout=60).status_code == 200
    third = until(lambda: begun(served)[2:])[0]
    os.kill(second, signal.SIGKILL)
    served.wait_until_ready()
    fourth = until(lambda: begun(served)[3:])[0]
    assert served.stop() == 0
    assert not any(lives(it) for it in (first, second, third, fourth))


def test_processes_end_when_the_one_that_started_them_is_killed(served: Served) -> None:
    assert served.process is not None
    os.kill(served.process.pid, signal.SIGKILL)
    until(lambda: not any(lives(it) for it in begun(served)))


def test_processes_that_cannot_start_are_not_started_for_ever(tmp_path: Path, compiled_code: None) -> None:
    (tmp_path / SECRET).touch()
    server = ForkedServed(tmp_path, database=postgresql(), processes=2).start(wait=False)
    assert server.process is not None
    assert server.process.wait(LONGEST) == FAILED_START
    server.kill()


def test_bots_processes_are_shared_out(tmp_path: Path) -> None:
    def shares(processes: int, thinkers: int) -> list[int]:
        settings = Settings(data=tmp_path, processes=processes, thinkers=thinkers)
        return [share(settings, number).thinkers for number in range(processes)]

    assert shares(3, 8) == [3, 3, 2]
    assert shares(3, 1) == [1, 1, 1]


def test_processes_count_together(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COUNT]
    environment = {**os.environ, METRICS_FOLDER: str(tmp_path)}
    for count in (1.0, 2.0):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert f'boulevard_events_total{{kind="moved"}} {count}' in done.stdout


def test_several_processes_don_t_offer_to_be_opened_to_the_network(tmp_path: Path) -> None:
    from boulevard.web.app import server

    def listens(processes: int) -> bool:
        app: Any = server(Settings(data=tmp_path, processes=processes)).config.app
        network: Network = app.state.network
        return network.listen is not None

    assert [listens(1), listens(2)] == [True, False]
