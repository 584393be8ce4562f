"""Keeping what is kept: the check when a server starts, copies of a database as a data folder, and their return."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DatabaseError

from boulevard.errors import FolderInUse
from boulevard.web.errors import Damaged, NoBackup
from boulevard.web.event_log import schema
from boulevard.web.event_log.data_folder import LOCK, held
from boulevard.web.event_log.database import SQLITE, address, connected, form, migrate, reached, writing
from boulevard.web.event_log.gathering import Restored, Source, as_source, gather
from boulevard.web.settings import DATABASE, SECRET, Settings

BESIDE = ("", "-wal", "-shm")
"""What the names of the files of an SQLite database end in."""


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
    """Copy database and secret into a folder, also while servers run; return how many games are there.

    The copy is a file of SQLite, whatever the database is. A damaged database is not copied, and does not take the
    place of an earlier copy (`Damaged`). The folder is another one than that of the data, and the secret is known
    (`NoBackup`).
    """
    path = _path(settings.url)
    if path is not None and not path.exists():
        raise NoBackup("backup-nothing", where=path)
    if to.resolve() in (settings.data.resolve(), path and path.parent.resolve()):
        raise NoBackup("backup-onto-itself", folder=to)
    if not (secret := settings.secret or _text(settings.data / SECRET)):
        raise NoBackup("backup-no-key", folder=settings.data)
    to.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = to / f"{DATABASE}.new"
    fresh.unlink(missing_ok=True)
    try:
        copied = _copied_out(settings.url, fresh) if path is None else _copied_as_it_is(path, fresh)
        if damaged := len(copied.lost) + copied.lost_analyses:
            raise Damaged("backup-damaged", count=damaged)
        os.replace(fresh, to / DATABASE)
    finally:
        fresh.unlink(missing_ok=True)
    _keep_secret(to, secret)
    return copied.kept


def _copied_as_it_is(path: Path, fresh: Path) -> Restored:
    """Copy a file of SQLite, which may be in use, page by page; return what is in it (`Damaged`)."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(fresh)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    require_whole(f"sqlite:///{fresh}")
    with _opened(fresh) as engine, as_source(engine) as copy, writing(engine) as connection:
        return gather(connection, [replace(copy, is_target=True)])


def _copied_out(url: str, fresh: Path) -> Restored:
    """Write what is in a database that is no file into a file of SQLite (`NoBackup`, `Unreachable`)."""
    with reached(url) as engine, as_source(engine) as source:
        if (known := form(engine) or "") < schema.FORM:
            raise NoBackup("backup-other-form" if known else "backup-nothing", where=repr(engine.url))
        return _made(fresh, [source])


def restore(settings: Settings, copy: Path | None) -> Restored:
    """Have in a database, of every game, the longest whole log that it or a copy has, and every analysis as kept last.

    A file of SQLite is made anew; what was there is set aside in a folder. In another database, only what is better in
    the copy changes; what is whole nowhere stays as it is, and is refused. No server may run on either (`FolderInUse`,
    `NoBackup`).
    """
    path = _path(settings.url)
    if copy is not None and not (copy / DATABASE).exists():
        raise NoBackup("backup-nothing", where=copy)
    with ExitStack() as stack:
        for folder in {settings.folder().resolve(), *([copy.resolve()] if copy and (copy / LOCK).exists() else [])}:
            stack.enter_context(held(folder))
        restored = _put_right(settings.url, copy) if path is None else _made_anew(path, copy)
        if copy and not settings.secret and not _text(settings.data / SECRET):
            _keep_secret(settings.data, _text(copy / SECRET))
    return restored


def _made_anew(path: Path, copy: Path | None) -> Restored:
    """Put another file of SQLite in the place of one."""
    with ExitStack() as stack:
        sources = []
        for file, is_copy in ((path, False), (copy and copy / DATABASE, True)):
            if file and file.exists():
                engine = stack.enter_context(_opened(file))
                sources.append(stack.enter_context(as_source(engine, is_copy)))
        fresh = path.with_name(f"{path.name}.new")
        fresh.unlink(missing_ok=True)
        restored = _made(fresh, sources)
        _copy_aside(path)
        _drop_written_ahead(path)
        os.replace(fresh, path)
    return restored


def _made(fresh: Path, sources: Sequence[Source]) -> Restored:
    """Make a file of SQLite of what sources have."""
    target = connected(f"sqlite:///{fresh}")
    migrate(target)
    with writing(target) as connection:
        restored = gather(connection, sources)
    with closing(target.raw_connection()) as raw:
        raw.cursor().execute("PRAGMA journal_mode=DELETE")
    target.dispose()
    return restored


def _put_right(url: str, copy: Path | None) -> Restored:
    """Write what a copy has better into a database that is no file (`FolderInUse`, `Unreachable`)."""
    with ExitStack() as stack:
        target = stack.enter_context(reached(url))
        migrate(target)
        connection = stack.enter_context(writing(target))
        _have_it_alone(connection)
        sources = [Source(target, connection, is_target=True)]
        if copy:
            engine = stack.enter_context(_opened(copy / DATABASE))
            sources.append(stack.enter_context(as_source(engine, is_copy=True)))
        return gather(connection, sources)


def _have_it_alone(connection: Connection) -> None:
    """Let nobody else write to a database of PostgreSQL until this is done; no server may use it (`FolderInUse`)."""
    listening = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND starts_with(query, 'LISTEN')"
    if connection.scalar(text(listening)):
        raise FolderInUse("database-in-use", where=repr(connection.engine.url))
    connection.execute(text(f"LOCK TABLE {', '.join(schema.metadata.tables)} IN EXCLUSIVE MODE"))


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


def _keep_secret(folder: Path, secret: str) -> None:
    """Write a secret into a folder, for its owner only."""
    if secret:
        (folder / SECRET).touch(mode=0o600)
        (folder / SECRET).write_text(secret)


def _text(path: Path) -> str:
    return path.read_text().strip() if path.exists() else ""


def _path(url: str) -> Path | None:
    """The file of a database, if it is one of SQLite."""
    read = address(url)
    return Path(read.database) if read.get_backend_name() == SQLITE and read.database else None
