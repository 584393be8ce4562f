"""The processes that serve one address. They share its socket: whoever is free takes the next connection.

Not by Uvicorn's own supervisor: it can't be given a server or a protocol of one's own, and asks its processes twice a
second whether they live, where the system tells at once that one has ended.
"""

from __future__ import annotations

import gc
import logging
import os
import shutil
import signal
import socket
import sys
import threading
import time
from multiprocessing import connection, parent_process
from multiprocessing.process import BaseProcess

from boulevard.web.settings import Settings
from boulevard.web.thinking import processes

logger = logging.getLogger(__name__)

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus_client looks for the folder in which processes count together."""
PAUSE = 1.0
"""Seconds before a process is started in place of one that has ended."""
FAILED_START = 3
"""The exit code of a process that Uvicorn could not start."""


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process until it is told to stop."""
    gc.disable()  # nothing that is loaded now is garbage; looking for it would take a sixth of the start
    from boulevard.web.app import server

    gc.enable()
    server(settings).run(sockets=[listening])


def supervise(settings: Settings, listening: socket.socket) -> None:
    """Serve with several processes until this one is told to stop: then each finishes what it has begun."""
    metrics = settings.folder() / "metrics"
    shutil.rmtree(metrics, ignore_errors=True)
    metrics.mkdir(mode=0o700)
    Supervisor(settings, listening, str(metrics)).run()


def share(settings: Settings, number: int) -> Settings:
    """The settings of one of the processes: they share out the bots' ones, of which each has one at least."""
    each, rest = divmod(settings.thinkers, settings.processes)
    return settings.model_copy(update={"thinkers": max(min(1, settings.thinkers), each + (number < rest))})


class Supervisor:
    """Starts processes, starts others in place of those that end, and tells all of them to stop."""

    def __init__(self, settings: Settings, listening: socket.socket, metrics: str) -> None:
        self._settings = settings
        self._listening = listening
        self._metrics = metrics
        self._running: dict[int, tuple[int, BaseProcess]] = {}
        """The processes and their numbers, by what tells that one has ended."""
        self._is_stopping = False

    def run(self) -> None:
        """Keep processes running until a signal comes, or none of them can start."""
        for asked in (signal.SIGTERM, signal.SIGINT):
            signal.signal(asked, self._stop)
        starting = {self._start(number) for number in range(self._settings.processes)}
        failed = False
        while self._running:
            for ended in connection.wait(list(self._running)):
                assert isinstance(ended, int)
                number, process = self._running.pop(ended)
                process.join()
                if process in starting and process.exitcode == FAILED_START:
                    failed = True
                    self._stop()
                self._go_on_without(number, process)
        if failed:
            sys.exit(FAILED_START)

    def _start(self, number: int) -> BaseProcess:
        arguments = (share(self._settings, number), self._listening, self._metrics)
        process = processes.START.Process(target=serve_with_others, args=arguments)
        process.start()
        self._running[process.sentinel] = number, process
        if self._is_stopping:  # since the process was begun
            process.terminate()
        return process

    def _go_on_without(self, number: int, process: BaseProcess) -> None:
        """Start another process in place of one that has ended."""
        if self._is_stopping:
            return
        from prometheus_client.multiprocess import mark_process_dead

        logger.error("process-ended", extra={"pid": process.pid, "code": process.exitcode})
        mark_process_dead(process.pid, self._metrics)  # type: ignore[no-untyped-call]
        time.sleep(PAUSE)
        if not self._is_stopping:
            self._start(number)

    def _stop(self, *_: object) -> None:
        """Let all processes finish what they have begun, and end."""
        self._is_stopping = True
        for _number, process in list(self._running.values()):
            process.terminate()


def serve_with_others(settings: Settings, listening: socket.socket, metrics: str) -> None:
    """Serve as one of several processes (in the new one)."""
    os.environ[METRICS_FOLDER] = metrics
    from boulevard.web.logs import set_up

    set_up(settings.log)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the server listens to it, the first process stops this one
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    serve(settings, listening)


def _end_with_the_first() -> None:
    """Stop when the process that started this one is no more, however that came."""
    if (first := parent_process()) is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
