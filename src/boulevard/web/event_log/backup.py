"""Keeping what is kept: the check when a server starts, copies of the data folder, and putting it right from one.

All of it is about SQLite. Other databases have their own means, and are left to them.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Column, Engine, insert, inspect, make_url, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from boulevard.web.errors import Damaged, NoBackup
from boulevard.web.event_log import schema
from boulevard.web.event_log.chain import Batch, read_events, write
from boulevard.web.event_log.data_folder import held
from boulevard.web.event_log.database import connected, migrate, reading, writing
from boulevard.web.event_log.events import Event
from boulevard.web.settings import DATABASE, SECRET, Settings

UNREADABLE = (SQLAlchemyError, sqlite3.DatabaseError, ValueError, TypeError)
"""What reading from a damaged database may fail with."""
BESIDE = ("", "-wal", "-shm")
"""What the names of the files of an SQLite database end in."""


@dataclass
class Restored:
    """What came of putting a data folder right."""

    kept: int = 0
    """Games that were whole."""
    brought_back: list[str] = field(default_factory=list)
    """Games that came from the copy, wholly or in part."""
    lost: list[str] = field(default_factory=list)
    """Games that are whole nowhere."""
    analyses: int = 0
    """Analyses that could be read somewhere."""


def require_whole(url: str) -> None:
    """Refuse a database that SQLite finds damage in: nothing more is written there (`Damaged`)."""
    path = _path(url)
    if path is None or not path.exists():
        return
    try:
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            _look_for_columns(connection)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise  # it can't be read now, which says nothing about what is there
        found = str(error)
    if found != "ok":
        raise Damaged("database-damaged", file=path, found=found)


def _look_for_columns(connection: sqlite3.Connection) -> None:
    """Ask for all that a database of the newest form has: SQLite finds nothing wrong with a name that was changed."""
    tables = schema.metadata.tables
    if not any(name in tables for (name,) in connection.execute("SELECT name FROM sqlite_schema")):
        return
    if connection.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.FORM,):
        for table in tables.values():
            connection.execute(str(select(table)))


def backup(settings: Settings, to: Path) -> int:
    """Copy database and secret into a folder, also while a server runs; return how many games are there.

    A damaged database is not copied, and does not take the place of an earlier copy (`Damaged`). The folder is another
    one than that of the data (`NoBackup`).
    """
    path = _path(settings.url)
    if path is None or not path.exists():
        raise NoBackup("backup-nothing", where=path or settings.url)
    if to.resolve() in (settings.data.resolve(), path.parent.resolve()):
        raise NoBackup("backup-onto-itself", folder=to)
    to.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = to / f"{DATABASE}.new"
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(fresh)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    try:
        require_whole(f"sqlite:///{fresh}")
        with _opened(fresh) as copy:
            games = [_whole(copy, game) for game in _games(copy)]
        if None in games:
            raise Damaged("backup-damaged", count=games.count(None))
        os.replace(fresh, to / DATABASE)
    finally:
        fresh.unlink(missing_ok=True)
    if (secret := settings.data / SECRET).exists():
        shutil.copy2(secret, to / SECRET)
    return len(games)


def restore(settings: Settings, copy: Path | None) -> Restored:
    """Make the database of a data folder anew: of every game the longest whole log that it or a copy has.

    Of every analysis, what was kept last comes along. What was there is set aside in a folder. No server may run on it
    (`FolderInUse`, `NoBackup`).
    """
    path = _path(settings.url)
    if path is None or (copy is not None and not (copy / DATABASE).exists()):
        raise NoBackup("backup-nothing", where=settings.url if path is None else copy)
    with held(settings.folder()), ExitStack() as opened:
        sources = [it for it in (path, copy and copy / DATABASE) if it and it.exists()]
        engines = [opened.enter_context(_opened(source)) for source in sources]
        fresh = path.with_name(f"{path.name}.new")
        restored = _made(fresh, engines, has_present=path.exists())
        _copy_aside(path)
        _drop_written_ahead(path)
        os.replace(fresh, path)
        if copy and (copy / SECRET).exists() and not _has_text(settings.data / SECRET):
            shutil.copy2(copy / SECRET, settings.data / SECRET)
    return restored


def _made(fresh: Path, sources: list[Engine], has_present: bool) -> Restored:
    """Write all games that are whole somewhere into a new database, and all analyses."""
    restored = Restored()
    fresh.unlink(missing_ok=True)
    target = connected(f"sqlite:///{fresh}")
    migrate(target)
    with writing(target) as connection:
        for game in dict.fromkeys(game for source in sources for game in _games(source)):
            logs = [_whole(source, game) or [] for source in sources]
            longest = max(logs, key=len)
            if not longest:
                restored.lost.append(game)
                continue
            write(connection, Batch(game, 0, longest), game, 0.0)
            if has_present and longest is logs[0]:
                restored.kept += 1
            else:
                restored.brought_back.append(game)
        for row in _analyses(sources):
            connection.execute(insert(schema.analyses).values(row))
            restored.analyses += 1
    with closing(target.raw_connection()) as raw:
        raw.cursor().execute("PRAGMA journal_mode=DELETE")
    target.dispose()
    return restored


def _games(source: Engine) -> list[str]:
    """The tables that can be found in a database, whether or not they can be read."""
    return _found(source, schema.tables.c.id, schema.events.c.table_id)


def _found(source: Engine, *columns: Column[str]) -> list[str]:
    """All that is in some columns, as far as they can be read."""
    found: dict[str, None] = {}
    for column in columns:
        with suppress(*UNREADABLE), source.connect() as connection:
            for name in connection.scalars(select(column).distinct()):
                found[str(name)] = None
    return list(found)


def _analyses(sources: list[Engine]) -> Iterator[dict[str, Any]]:
    """Every analysis as it was kept last; a row that is damaged is left out, and costs no other."""
    for identity in dict.fromkeys(it for source in sources for it in _found(source, schema.analyses.c.id)):
        rows = [row for source in sources if (row := _analysis(source, identity))]
        if rows:
            yield max(rows, key=lambda row: row["updated"])


def _analysis(source: Engine, identity: str) -> dict[str, Any] | None:
    """An analysis in a database, if it can be read."""
    with suppress(*UNREADABLE), reading(source) as connection:
        known = {it["name"] for it in inspect(connection).get_columns(schema.analyses.name)}  # a copy may be older
        columns = [it for it in schema.analyses.c if it.name in known]
        query = select(*columns).where(schema.analyses.c.id == identity)
        row = dict(connection.execute(query).mappings().one())
        is_sound = isinstance(row["owner"], str) and isinstance(row["data"], dict) and isinstance(row["updated"], float)
        return row if is_sound else None
    return None


def _whole(source: Engine, game: str) -> list[Event] | None:
    """The log of a table, if it is whole."""
    try:
        with reading(source) as connection:
            return read_events(connection, game)
    except (Damaged, DatabaseError, sqlite3.DatabaseError):
        return None


@contextmanager
def _opened(path: Path) -> Iterator[Engine]:
    """A database as it is in a file, of the newest form, without touching that file."""
    with TemporaryDirectory(prefix="boulevard-") as folder:
        _copy(path, Path(folder) / DATABASE)
        engine = connected(f"sqlite:///{Path(folder) / DATABASE}")
        with suppress(DatabaseError, sqlite3.DatabaseError, ValueError):
            migrate(engine)
        yield engine
        engine.dispose()


def _copy_aside(path: Path) -> None:
    """Copy the files of a database into a folder of their own; they stay, so that there always is one."""
    if not path.exists():
        return
    folder = path.with_name(f"before-{time.strftime('%Y%m%d-%H%M%S')}-{time.monotonic_ns() % 1000:03}")
    folder.mkdir(mode=0o700)
    _copy(path, folder / path.name)


def _copy(path: Path, to: Path) -> None:
    """Copy a database that nobody writes to, with what was written ahead."""
    for end in BESIDE[:2]:
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{path}{end}", f"{to}{end}")


def _drop_written_ahead(path: Path) -> None:
    """Let nothing lie beside a database that would be written into the next one; all that can be goes into its file."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in BESIDE[1:]:
        Path(f"{path}{end}").unlink(missing_ok=True)


def _has_text(path: Path) -> bool:
    return path.exists() and bool(path.read_text().strip())


def _path(url: str) -> Path | None:
    """The file of a database, if it is one of SQLite."""
    read = make_url(url)
    return Path(read.database) if read.get_backend_name() == "sqlite" and read.database else None
