"""A real cluster of two nodes: the same games as on this machine, though a worker and then a node are lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from boulevard.arena import Tournament
from boulevard.arena.cluster import Cluster
from boulevard.arena.jobs import Job, Line
from tests.arena.bots import WITNESS
from tests.arena.matches import BOTS, Here, timeless
from tests.waiting import LONGEST, until

ROOT = Path(__file__).parents[2]
GAMES = 12


class Sabotaged(Cluster):
    """Kills a worker that is playing after the first line, and takes a whole node away after the third."""

    def __init__(self, cluster: Any, seen: Path) -> None:
        super().__init__(cluster.address)
        self.cluster = cluster
        self.seen = seen
        self.lines: list[Line] = []

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        for line in super().carry_out(jobs):
            self.lines.append(line)
            if len(self.lines) == 1:
                with suppress(ProcessLookupError):
                    os.kill(self._worker_of_a_new_game(), signal.SIGKILL)
            if len(self.lines) == 3:
                self.cluster.remove_node(next(iter(self.cluster.worker_nodes)))
            yield line

    def _worker_of_a_new_game(self) -> int:
        """Wait for a game to begin; the process that is the parent of the one it is played in."""
        known = set(self.seen.iterdir())
        return int(until(lambda: set(self.seen.iterdir()) - known).pop().name.split("-")[0])


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv(WITNESS, str(tmp_path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1, wait=False)
    found.wait_for_nodes(timeout=LONGEST)
    yield found
    with suppress(Exception):
        found.shutdown()


def test_nothing_is_lost_with_a_worker_or_a_node(cluster: Any, tmp_path: Path) -> None:
    tournament = Tournament("avenue", [f"{BOTS}.Witness"], games=GAMES)
    engine = Sabotaged(cluster, tmp_path)
    tournament.run(engine)
    assert len(list(tmp_path.iterdir())) > GAMES, "some game must have been begun twice"
    found = {line["job"]: timeless(line) for line in engine.lines}
    assert len(engine.lines) == len(found) == GAMES
    expected = Here().carry_out(tournament.matches)
    assert found == {line["job"]: timeless(line) for line in expected}
