"""What is damaged is refused, never shown: bits flipped in the file, events changed, writing that a power cut tore."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.util import CommandError
from sqlalchemy import text

from boulevard.web.errors import Damaged, NoBackup
from boulevard.web.event_log import schema
from boulevard.web.event_log.backup import backup, require_whole, restore
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.database import connected, migrate, migrating, writing
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.store import Store
from boulevard.web.settings import DATABASE, SECRET, Settings
from tests.web.event_log.kept import TABLES, content, filled, log_of

FLIPS = 150
CUTS = 25


def test_a_flipped_bit_changes_nothing_or_is_refused(tmp_path: Path) -> None:
    good, bad = tmp_path / DATABASE, tmp_path / "bad.sqlite"
    filled(good)
    whole, raw = content(good), good.read_bytes()
    used = [place for place, byte in enumerate(raw) if byte]
    chance = random.Random(7)
    outcomes = {"same": 0, "not started": 0, "game refused": 0}
    for _ in range(FLIPS):
        place, bit = chance.choice(used), chance.randrange(8)
        bad.write_bytes(raw[:place] + bytes([raw[place] ^ 1 << bit]) + raw[place + 1 :])
        for end in ("-wal", "-shm"):
            bad.with_name(f"{bad.name}{end}").unlink(missing_ok=True)
        try:
            require_whole(f"sqlite:///{bad}")
            seen = content(bad)
        except (Damaged, CommandError):  # the latter: a form of the database that is not known here
            outcomes["not started"] += 1
            continue
        changed = [name for name in whole if seen[name] != whole[name]]
        assert all(seen[name] is None for name in changed), f"bit {bit} of byte {place} changed {changed}"
        outcomes["game refused" if changed else "same"] += 1
    assert min(outcomes.values()) > 0, outcomes


def test_a_flipped_bit_in_the_name_of_a_table_or_column_is_refused(tmp_path: Path) -> None:
    """SQLite finds nothing wrong with a name; whoever asked for the old one would get an error of SQL."""
    path = tmp_path / DATABASE
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")  # no remains of earlier forms are found instead
    raw = path.read_bytes()
    for table in schema.metadata.tables.values():
        begin = raw.index(f"CREATE TABLE {table.name} ".encode())
        for name in (table.name, *(column.name for column in table.columns)):
            place = raw.index(name.encode(), begin)
            path.write_bytes(raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :])
            with pytest.raises(Damaged, match="boulevard restore"):
                require_whole(f"sqlite:///{path}")
    path.write_bytes(raw)
    require_whole(f"sqlite:///{path}")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET data = replace(data, 'c3', 'c4') WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET at = at + 1 WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET kind = 'refused' WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET kind = 'danced' WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET data = '{' WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET data = CAST(x'22ff22' AS TEXT) WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET key = NULL WHERE table_id = 'table-1' AND number = 4",
        "UPDATE events SET number = 40 WHERE table_id = 'table-1' AND number = 12",
        "DELETE FROM events WHERE table_id = 'table-1' AND number = 12",
        "DELETE FROM events WHERE table_id = 'table-1' AND number > 4",
        "DELETE FROM events WHERE table_id = 'table-1'",
        "DELETE FROM tables WHERE id = 'table-1'",
        "UPDATE tables SET length = 3 WHERE id = 'table-1'",
    ],
)
def test_a_log_that_was_changed_is_refused_and_others_are_not(tmp_path: Path, damage: str) -> None:
    path = tmp_path / DATABASE
    filled(path)
    whole = content(path)
    _execute(path, damage)
    seen = content(path)
    assert seen["table-1"] is None
    assert [seen[table] for table in TABLES if table != "table-1"] == [
        whole[table] for table in TABLES if table != "table-1"
    ]


def test_what_was_answered_survives_a_power_cut(tmp_path: Path) -> None:
    """The file of what was written last ends anywhere after the last answer: nothing is lost, nothing is half there."""
    path, log = tmp_path / DATABASE, log_of("table-0", 30)

    async def write() -> list[int]:
        """Write; return how long the file was when each answer came."""
        store = Store(f"sqlite:///{path}")
        store.open()
        lengths = []
        for number, event in enumerate(log):
            await store.append(Batch("table-0", number, [event]))
            lengths.append(path.with_name(f"{DATABASE}-wal").stat().st_size)
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", tmp_path / f"cut{end}")
        await store.close()
        return lengths

    lengths = asyncio.run(write())
    main, torn = (tmp_path / "cut").read_bytes(), (tmp_path / "cut-wal").read_bytes()
    chance = random.Random(3)
    for _ in range(CUTS):
        cut = chance.randrange(len(torn))
        rubbish = chance.randbytes(chance.randrange(5000))
        (tmp_path / "cut").write_bytes(main)
        (tmp_path / "cut-wal").write_bytes(torn[:cut] + rubbish)
        (tmp_path / "cut-shm").unlink(missing_ok=True)
        answered = sum(length <= cut for length in lengths)
        if answered == 0:
            continue
        require_whole(f"sqlite:///{tmp_path / 'cut'}")
        found = content(tmp_path / "cut")["table-0"]
        assert found == log[: len(found)]
        assert len(found) >= answered


@pytest.mark.parametrize("kept", [0.3, 0.6, 0.9])
def test_a_file_that_lost_its_end_is_refused(tmp_path: Path, kept: float) -> None:
    path = tmp_path / DATABASE
    filled(path)
    raw = path.read_bytes()
    path.write_bytes(raw[: int(len(raw) * kept)])
    with pytest.raises(Damaged, match="boulevard restore"):
        require_whole(f"sqlite:///{path}")


def test_old_logs_are_chained_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    engine = connected(f"sqlite:///{path}")
    with writing(engine) as connection:
        command.upgrade(migrating(connection), "0001")
        for number, it in enumerate(log_of("table-0")):
            row = {"number": number, "kind": it.kind, "data": json.dumps(it.data), "key": it.key, "at": it.at}
            connection.execute(text("INSERT INTO events VALUES ('table-0', :number, :kind, :data, :key, :at)"), row)
        connection.execute(text("INSERT INTO tables VALUES ('table-0', 'paris', 1, 2, 0)"))
    migrate(engine)
    engine.dispose()
    assert content(path)["table-0"] == log_of("table-0")
    _execute(path, "UPDATE events SET data = replace(data, 'c3', 'c4')")
    assert content(path)["table-0"] is None


def test_a_backup_brings_damaged_games_back_and_leaves_others(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    path, copy = settings.folder() / DATABASE, tmp_path / "copy"
    (settings.data / SECRET).write_text("s")
    filled(path)
    assert backup(settings, copy) == len(TABLES)
    assert (copy / SECRET).read_text() == "s"
    later = [*log_of("table-2"), Event(Kind.moved, {"place": 0, "move": "pass"}, "later", 99.0)]

    async def go_on() -> None:
        store = Store(settings.url)
        store.open()
        await store.append(Batch("table-2", 13, later[-1:]))
        await store.close()

    asyncio.run(go_on())
    before = content(path)
    _execute(path, "DELETE FROM events WHERE table_id = 'table-1' AND number > 4")
    with pytest.raises(Damaged):
        backup(settings, copy)
    (settings.data / SECRET).write_text("")
    restored = restore(settings, copy)
    assert (restored.kept, restored.brought_back, restored.lost) == (3, ["table-1"], [])
    assert {**content(path), "open": None} == {**before, "open": None}
    assert (settings.data / SECRET).read_text() == "s"
    (aside,) = settings.data.glob("before-*")
    assert content(aside / DATABASE)["table-1"] is None


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_backup_does_not_replace_what_it_copies(tmp_path: Path, elsewhere: bool) -> None:
    """Neither in the data folder, however that is called, nor in the folder of a database that lies elsewhere."""
    path = tmp_path / ("other" if elsewhere else "data") / DATABASE
    settings = Settings(data=tmp_path / "data", database=f"sqlite:///{path}" if elsewhere else "")
    settings.folder()
    path.parent.mkdir(exist_ok=True)
    filled(path)
    (tmp_path / "link").symlink_to(path.parent)
    before = path.stat().st_ino
    for folder in (path.parent, tmp_path / "link", settings.data):
        with pytest.raises(NoBackup) as refused:
            backup(settings, folder)
        assert refused.value.key == "backup-onto-itself"
    assert path.stat().st_ino == before


def test_a_restore_that_is_killed_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what a server that was killed had written ahead."""
    settings = Settings(data=tmp_path / "data")
    path = settings.folder() / DATABASE

    async def write() -> None:
        store = Store(f"sqlite:///{tmp_path / DATABASE}")
        store.open()
        for table in TABLES:
            await store.append(Batch(table, 0, log_of(table)))
        for end in ("", "-wal"):
            shutil.copyfile(f"{tmp_path / DATABASE}{end}", f"{path}{end}")
        await store.close()

    asyncio.run(write())

    move = os.replace

    def killed(source: Path, to: Path) -> None:
        """Be killed in the moment in which the new database takes its place."""
        if to == path:
            raise SystemExit
        move(source, to)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", killed)
        with pytest.raises(SystemExit):
            restore(settings, None)
    assert {table: content(path)[table] for table in TABLES} == {table: log_of(table) for table in TABLES}
    assert restore(settings, None).kept == len(TABLES)
    for aside in settings.data.glob("before-*"):
        assert content(aside / DATABASE)["table-0"] == log_of("table-0")


def test_without_a_backup_whole_games_are_kept(tmp_path: Path) -> None:
    """Also where SQLite itself calls the file damaged."""
    settings = Settings(data=tmp_path)
    path = settings.folder() / DATABASE
    filled(path, moves=200)
    whole, raw = content(path), path.read_bytes()
    place = raw.index(b"lay c7 90")  # a row of a game: the page that it is on is spoiled
    page = place - place % 4096
    path.write_bytes(raw[:page] + bytes(4096) + raw[page + 4096 :])
    with pytest.raises(Damaged):
        require_whole(settings.url)
    restored = restore(settings, None)
    assert restored.kept > 0
    assert restored.lost
    require_whole(settings.url)
    seen = content(path)
    for table in TABLES:
        assert seen[table] == ([] if table in restored.lost else whole[table])


def test_there_must_be_something_to_bring_back(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    for what in (lambda: backup(settings, tmp_path / "to"), lambda: restore(settings, tmp_path / "nowhere")):
        with pytest.raises(NoBackup):
            what()


def _execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(statement).rowcount
        connection.commit()


def keep_analyses(path: Path, **analyses: int) -> None:
    """Write analyses into a database, each with the time of its last change."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for identity, updated in analyses.items():
            row = (identity, "ann", json.dumps({"changed": updated}), float(updated))
            connection.execute("REPLACE INTO analyses (id, owner, data, updated) VALUES (?, ?, ?, ?)", row)


def test_analyses_are_brought_back_as_they_were_last_and_a_damaged_one_costs_no_other(tmp_path: Path) -> None:
    settings, copy = Settings(data=tmp_path, secret="s"), tmp_path / "copy"
    filled(tmp_path / DATABASE)
    keep_analyses(tmp_path / DATABASE, both=1, damaged=1, lost=1, only_copied=1)
    backup(settings, copy)
    keep_analyses(tmp_path / DATABASE, both=2, damaged=2, only_here=2)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM analyses WHERE id = 'only_copied'")
        connection.execute("UPDATE analyses SET data = '{' WHERE id IN ('damaged', 'lost')")
    with closing(sqlite3.connect(copy / DATABASE)) as connection, connection:
        connection.execute("UPDATE analyses SET updated = 'never' WHERE id = 'lost'")
        connection.execute("ALTER TABLE analyses DROP COLUMN version")  # copies of older databases have none
    assert restore(settings, copy).analyses == 4
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        kept = dict(connection.execute("SELECT id, updated FROM analyses"))
    assert kept == {"both": 2.0, "damaged": 1.0, "only_copied": 1.0, "only_here": 2.0}
    assert content(tmp_path / DATABASE)[TABLES[0]] == log_of(TABLES[0])
