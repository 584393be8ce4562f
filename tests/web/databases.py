"""Databases for tests: a file of SQLite, and those of one PostgreSQL server that all processes of a run share."""

from __future__ import annotations

import itertools
import os
from functools import cache
from pathlib import Path

import psycopg
from tools.postgres import FOLDER, PostgresServer, get_server

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
