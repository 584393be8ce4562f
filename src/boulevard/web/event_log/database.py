"""The database that is written to: SQLite, which one process has for itself, or PostgreSQL, which many share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from enum import IntEnum
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, OperationalError

from boulevard.errors import BadOption, from_extra
from boulevard.messages import say
from boulevard.web.errors import Unreachable
from boulevard.web.event_log import schema

if TYPE_CHECKING:
    from alembic.config import Config

SQLITE = "sqlite"
"""The one database that is a file, and of one process."""
SNAPSHOT = "REPEATABLE READ"
"""How others than SQLite are told to show one moment throughout."""
WRITES = "boulevard_writes"
"""The option of connections that will write: they wait for others who do before they read anything."""
SIGNS_OF_LIFE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Seconds without a word after which each end of a lasting connection asks for one, and how often."""
SILENCE = 11
"""Seconds after which a machine that says nothing is given up: about as long as that takes."""
RETRY = 0.25
"""Seconds before a database that was away is asked again."""


class Lock(IntEnum):
    """What one process at a time does, each with the number of its lock in PostgreSQL."""

    migrating = 0x626F756C
    """Bringing the database up to date."""
    rating = 0x626F7573
    """Writing results and ratings."""
    pairing = 0x70616972
    """Pairing people in the lobby."""
    operating = 0x6F706572
    """Noting what whoever runs the server did: numbers are seen in their order."""
    inviting = 0x696E7669
    """Counting invitations, and adding one."""
    days = 0x64617973
    """Writing the decks of coming days."""
    tournaments = 0x746F7572
    """Deciding what happens next in tournaments."""
    identities = 0x70656F70
    """Changing who is who."""
    puzzling = 0x70757A7A
    """Noting answers to puzzles, and rating people by them."""


def is_shared(engine: Engine) -> bool:
    """Whether other processes may write to a database as well."""
    return engine.dialect.name != SQLITE


def reading(engine: Engine) -> Connection:
    """A connection that sees one moment of the database for as long as it reads."""
    seen_at_once = engine.execution_options(isolation_level=SNAPSHOT) if is_shared(engine) else engine
    return seen_at_once.connect()


def writing(engine: Engine) -> AbstractContextManager[Connection]:
    """A connection to write with; all of it is written at the end, or nothing."""
    return engine.execution_options(**{WRITES: True}).begin()


def alone(connection: Connection, lock: Lock) -> None:
    """Wait until no other process does this, and keep others from it until all is written."""
    if is_shared(connection.engine):
        connection.execute(select(func.pg_advisory_xact_lock(lock.value)))


def alongside(connection: Connection, lock: Lock) -> None:
    """Keep whoever does this alone from it until all is written; others do it at the same time."""
    if is_shared(connection.engine):
        connection.execute(select(func.pg_advisory_xact_lock_shared(lock.value)))


def address(url: str) -> URL:
    """The address of a database of SQLite or PostgreSQL (`BadOption`)."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        read = None
    if read is None or read.get_backend_name() not in (SQLITE, "postgresql"):
        raise BadOption("bad-setting", name="database", reason=say("bad-database"))
    return read


@contextmanager
def reached(url: str) -> Iterator[Engine]:
    """A database that answers (`Unreachable`)."""
    engine = connected(url)
    try:
        try:
            engine.connect().close()
        except OperationalError as error:
            raise Unreachable("database-unreachable", where=repr(engine.url), reason=str(error.orig).strip()) from error
        yield engine
    finally:
        engine.dispose()


def connected(url: str) -> Engine:
    """Connect to a database (`MissingExtra`, `BadOption`).

    SQLite writes ahead, and through to the disk, before a move counts.
    """
    asked = address(url)
    if asked.drivername == "postgresql":
        with from_extra("postgres"):
            by_psycopg = asked.set(drivername="postgresql+psycopg")
            return create_engine(by_psycopg, pool_pre_ping=True, connect_args={"connect_timeout": SILENCE})
    is_file = asked.get_backend_name() == SQLITE
    engine = create_engine(asked, connect_args={"timeout": 30.0, "check_same_thread": False} if is_file else {})
    if is_file:

        @event.listens_for(engine, "connect")
        def _set_up(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            connection.isolation_level = None
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            """The driver begins nothing by itself: a savepoint would else be a transaction of its own."""
            connection.exec_driver_sql("BEGIN IMMEDIATE" if WRITES in connection.get_execution_options() else "BEGIN")

    return engine


def address_of(url: URL) -> str:
    """How psycopg is told to connect for long: the connection is lost soon where the other machine goes silently."""
    from psycopg.conninfo import make_conninfo

    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return make_conninfo(text, **SIGNS_OF_LIFE, tcp_user_timeout=1000 * SILENCE, connect_timeout=SILENCE)


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form; one that has it is left alone, without a wait for what would change it.

    So is one to which a newer version has added something already (decision 13).
    """
    if (form(engine) or "") >= schema.FORM:
        return
    from alembic import command

    with writing(engine) as connection:
        alone(connection, Lock.migrating)
        command.upgrade(migrating(connection), "head")


def migrating(connection: Connection) -> Config:
    """How Alembic is told to work on a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("boulevard.web.event_log").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def form(engine: Engine) -> str | None:
    """The form that a database has, as Alembic noted it; None for a new one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
