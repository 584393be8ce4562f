"""`make cluster`: two servers, two workers and PostgreSQL, which come back when they are killed, and end together."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from tools.cluster import Cluster, Part, Process, free_port
from tools.postgres import FOLDER

from tests.waiting import lives, until
from tests.web.forked_servers import Forked, forked
from tests.web.serving import PERSON, Guest, bot


class ForkedCluster(Cluster):
    """A cluster whose servers and workers have everything loaded when they begin."""

    forked: ClassVar[list[Forked]] = []

    def _launched(self, part: Part) -> Process:
        if part.name == "nginx":
            return super()._launched(part)
        started = forked(list(part.command[3:]), part.log.with_suffix(".said"), part.log)
        self.forked.append(started)
        return started


@pytest.fixture
def cluster(compiled_code: None) -> Iterator[Cluster]:
    """A cluster, in a folder where PostgreSQL may look as another user."""
    folder = Path(tempfile.mkdtemp(dir=FOLDER))
    yield ForkedCluster(folder, free_port(), (free_port(), free_port()))
    for it in ForkedCluster.forked:
        assert it.stdout is not None
        it.stdout.close()
    shutil.rmtree(folder)


def test_what_is_killed_comes_back_and_all_of_it_ends_together(cluster: Cluster) -> None:
    with cluster:
        guest = Guest(cluster.addresses[0])
        guest.create("paris", PERSON, bot())
        state = guest.wait_for_turn()
        assert guest.move(state["legal"][0], state["number"]).status_code == 200
        state = guest.wait_for_turn()
        before = {name: process for name, process, _ in cluster.running}
        assert {"server", "worker", "postgresql"} <= {name.partition("-")[0] for name in before}
        for name in ("postgresql", *(name for name in before if name.startswith(("server", "worker")))):
            os.kill(before[name], signal.SIGKILL)
            until(partial(_is_another, cluster, name, before[name]))
        cluster.wait_until_ready()
        for port in cluster.servers:
            again = Guest(f"http://127.0.0.1:{port}", guest.token)
            assert again.state()["moves"] == state["moves"]
        assert again.move(state["legal"][0], state["number"]).status_code == 200
        seen = _again(cluster)
        assert all(lives(process) for process in seen.values())
    assert not any(lives(process) for process in seen.values())


def test_a_port_that_is_taken_is_told_before_anything_is_started(cluster: Cluster) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        cluster.servers = (cluster.servers[0], taken.getsockname()[1])
        with pytest.raises(SystemExit, match=f"Port {cluster.servers[1]}"):
            cluster.__enter__()
    assert not cluster.parts


def _is_another(cluster: Cluster, name: str, before: int) -> bool:
    """Whether a part was started again."""
    return _again(cluster)[name] != before


def _again(cluster: Cluster) -> dict[str, int]:
    """Let what has ended be started again; return what runs now."""
    cluster.look()
    return {name: process for name, process, _ in cluster.running}
