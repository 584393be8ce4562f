"""Servers and what they keep: one for a folder, damage and restoring as whoever runs it sees them, a full disk."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from boulevard.errors import FolderInUse, NoLocks
from boulevard.messages import say
from boulevard.web.errors import Damaged
from boulevard.web.event_log.data_folder import held
from boulevard.web.http.health import EVERY, Health
from boulevard.web.serve import run
from boulevard.web.settings import DATABASE
from tests.waiting import until
from tests.web.forked_servers import ForkedServed
from tests.web.services.in_process import Clock
from tests.web.serving import PERSON, START, Guest, Served

NO_ROOM = 1
"""Bytes that a file may have where nothing can be written any more."""


@pytest.fixture
def own(tmp_path: Path, compiled_code: None) -> Iterator[Served]:
    """A server of one's own, to be spoiled."""
    with ForkedServed(tmp_path) as server:
        yield server


def test_one_server_for_a_folder(own: Served) -> None:
    with pytest.raises(FolderInUse, match=own.address):
        run({"data": own.data, "port": 0}, False, Console(quiet=True))
    guest = Guest(own.address)
    guest.create("avenue", PERSON)
    own.kill()
    own.start()
    assert Guest(own.address, guest.token).state()["moves"] == 0


def test_who_holds_a_folder_lets_go_of_it(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(FolderInUse), held(tmp_path):
        pass
    with held(tmp_path):
        pass


def test_a_folder_without_locks_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on some network drives."""

    def flock(_file: object, _how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", flock)
    with pytest.raises(NoLocks, match=str(tmp_path)), held(tmp_path):
        pass


def test_damage_is_refused_and_restored(own: Served) -> None:
    """A game is damaged, another goes on; the backup brings the one back and leaves the other as it is."""
    spoiled, other = Guest(own.address), Guest(own.address)
    person = {"Authorization": f"Bearer {spoiled.post('/api/people', {'name': 'Ann'}).json()['token']}"}
    tables = []
    for guest in (spoiled, other):
        guest.http.headers.update(person)
        tables.append(guest.create("avenue", PERSON)["table"])
    assert move(spoiled) == 200
    assert "2" in boulevard(own, "backup", str(own.data / "copy"))
    assert move(other) == 200
    own.kill()
    with closing(sqlite3.connect(own.data / DATABASE)) as connection:
        connection.execute("DELETE FROM events WHERE table_id = ? AND number = 1", tables[:1])
        connection.commit()

    own.start()
    for path in (f"/api/seats/{spoiled.token}", f"/api/tables/{tables[0]}"):
        answer = httpx.get(f"{own.address}{path}", timeout=60)
        assert (answer.status_code, answer.json()["error"]) == (500, "Damaged")
        assert "view" not in answer.text
    page = httpx.get(f"{own.address}/play/{spoiled.token}", timeout=60, headers={"Accept": "text/html"})
    assert page.status_code == 500
    assert say("table-damaged") in page.text
    listed = httpx.get(f"{own.address}/api/tables", headers=person, timeout=60).json()
    assert [it["table"] for it in listed] == tables[1:]
    assert move(Guest(own.address, other.token)) == 200
    assert tables[0] in (own.data / "log").read_text()

    own.stop()
    assert tables[0] in boulevard(own, "restore", str(own.data / "copy"))
    own.start()
    assert Guest(own.address, spoiled.token).state()["moves"] == 1
    assert Guest(own.address, other.token).state()["moves"] == 2
    assert move(Guest(own.address, spoiled.token)) == 200


def test_nothing_is_restored_under_a_server(own: Served) -> None:
    assert own.address in boulevard(own, "restore")


def test_a_server_does_not_start_on_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"SQLite format 3\0" + bytes(5000))
    with pytest.raises(Damaged, match="boulevard restore"):
        run({"data": tmp_path, "port": 0}, False, Console(quiet=True))


def test_a_full_disk_is_told_and_nothing_is_lost(own: Served) -> None:
    guest = Guest(own.address)
    guest.create("avenue", PERSON)
    assert own.process is not None
    room = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (NO_ROOM, room[1]))
    until(lambda: guest.get("/healthz").status_code == 503)
    assert guest.get("/healthz").json()["status"] != "ok"
    state = guest.state()
    answer = guest.move(state["legal"][0], state["number"])
    assert (answer.status_code, answer.json()["error"]) == (500, "NotKept")
    assert guest.state()["moves"] == 0
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, room)
    until(lambda: guest.get("/healthz").status_code == 200)
    assert move(guest) == 200
    assert len(own.events(guest.state()["table"])) == 2


def test_asking_for_health_is_no_work() -> None:
    clock, writes = Clock(), []

    async def write() -> None:
        writes.append(clock.now)
        await asyncio.sleep(0)

    async def ask() -> None:
        health = Health(write, clock)
        for count in (1, 2):
            assert all(await asyncio.gather(*(health.works() for _ in range(100))))
            assert len(writes) == count
            clock.now += EVERY

    asyncio.run(ask())


def test_a_write_that_hangs_is_not_tried_again_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.web.http.health.WRITE_SECONDS", 0.01)

    async def ask() -> None:
        clock, ends, writes = Clock(), asyncio.Event(), []

        async def write() -> None:
            writes.append(clock.now)
            await asyncio.shield(asyncio.ensure_future(ends.wait()))

        health = Health(write, clock)
        for _ in range(3):
            assert not any(await asyncio.gather(*(health.works() for _ in range(10))))
            clock.now += EVERY
        assert len(writes) == 1
        ends.set()
        while not await health.works():
            await asyncio.sleep(0)

    asyncio.run(ask())


def move(guest: Guest) -> int:
    state = guest.state()
    return guest.move(state["legal"][0], state["number"]).status_code


def boulevard(own: Served, *arguments: str) -> str:
    """What a command says that is given to somebody else's shell."""
    command = [sys.executable, "-c", START, *arguments, f"--data={own.data}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    return " ".join(f"{done.stdout} {done.stderr}".split())
