"""Servers that are there at once: forked from a process that has everything loaded, for tests that start many.

So are the processes that their bots think in: to load all of it again takes each of them two seconds.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import IO, Any

from tests.web.serving import Served

LOADED = "tests.web.loaded"
"""The module with which everything is loaded."""


class Forked:
    """A server's process, with as much of `subprocess.Popen` as `Served` needs."""

    def __init__(self, context: ForkServerContext, arguments: list[str], said: Path, log: Path) -> None:
        said.unlink(missing_ok=True)
        os.mkfifo(said)
        forkserver.ensure_running()
        where = _forks()._forkserver_address
        self._process: ForkServerProcess = context.Process(target=_serve, args=(arguments, said, log, where))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout: IO[str] | None = said.open()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int | None:
        self._process.join(timeout)
        return self._process.exitcode

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


class ForkedServed(Served):
    """A server like any other, but for its start."""

    def _launched(self, arguments: list[str], log: Path) -> Forked:
        return forked(arguments, self.data / "said", log)


@contextmanager
def forked_worker(folder: Path, database: str) -> Iterator[Forked]:
    """A worker with one process, killed at the end."""
    arguments = ["think", f"--database={database}", "--processes=1", "--log=json"]
    worker = forked(arguments, folder / "worker-said", folder / "worker-log")
    assert worker.stdout is not None
    try:
        yield worker
    finally:
        with suppress(ProcessLookupError):
            os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
        worker.stdout.close()


def forked(arguments: list[str], said: Path, log: Path) -> Forked:
    """The command with these arguments as a process."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([LOADED])
    return Forked(context, arguments, said, log)


def _forks() -> Any:
    """What a process knows about the one that it has others forked from."""
    return forkserver._forkserver


def _serve(arguments: list[str], said: Path, log: Path, where: str) -> None:
    """Be a server (in the new process), in a group of its own that can be killed at once."""
    from boulevard.cli import main
    from boulevard.web import supervisor
    from boulevard.web.thinking import processes

    _forks()._forkserver_address = where
    _forks().ensure_running = lambda: None
    processes.START = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
    supervisor.serve_with_others = partial(_serve_with_others, log)
    os.setsid()
    for stream, path in ((1, said), (2, log)):
        _write(stream, path)
    sys.argv = ["boulevard", *arguments]
    main()


def _serve_with_others(log: Path, *given: Any) -> None:
    """Be one of a server's processes (in the new one), whose log all of them write."""
    from boulevard.web import supervisor

    _write(2, log)
    supervisor.serve_with_others(*given)


def _write(stream: int, path: Path) -> None:
    os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream)
