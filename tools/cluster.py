"""A cluster on one machine, to look at: PostgreSQL, two servers, two workers, and nginx before them if there is one.

    make cluster

What is killed is started again after a second, as systemd does: try `kill -9` with the numbers that it prints, in the
middle of a game. Ctrl+C ends all of it. The games are kept, in the folder `.cluster`.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import httpx
from tools.postgres import Postgres

from boulevard.web.settings import SECRET

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".cluster"
FRONT, SERVERS = 8080, (8765, 8766)
WORKERS = 2
START = "from boulevard.cli import main; main()"
PAUSE = 1.0
"""Seconds before what has ended is started again."""
PATIENCE = 30.0
"""Seconds that something has to end when it is told to."""

NGINX = """\
# Written by tools/cluster.py; how requests are handed on is that of deploy/nginx/.
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    limit_conn_zone $binary_remote_addr zone=boulevard_visitors:1m;
    upstream boulevard {{
        random;
{servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        include {root}/deploy/nginx/boulevard-locations.conf;
    }}
}}
"""
"""People are sent to servers at random: here one wants to see that it makes no difference."""


class Process(Protocol):
    """What is needed of a process."""

    pid: int

    def poll(self) -> int | None:
        """How it ended, if it has."""

    def wait(self, timeout: float | None = None) -> int | None:
        """Wait until it has ended."""

    def terminate(self) -> None:
        """Tell it to end."""


@dataclass
class Part:
    """One of the processes, by its name; it is started again when it ends."""

    name: str
    command: Sequence[str]
    log: Path
    process: Process | None = None
    ended: float = 0.0


@dataclass
class Cluster:
    """All of it, running within a `with` statement."""

    folder: Path = FOLDER
    front: int = FRONT
    servers: Sequence[int] = SERVERS
    workers: int = WORKERS
    parts: list[Part] = field(default_factory=list)
    _stack: ExitStack = field(default_factory=ExitStack)
    _postgres: Postgres = field(init=False)

    def __enter__(self) -> Cluster:
        """Start all parts, and wait until the servers answer."""
        self._require_free_ports()
        with ExitStack() as stack:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._postgres = stack.enter_context(Postgres(self.folder / "postgres"))
            stack.callback(self._stop)
            self._plan(self._postgres.database("boulevard"))
            for part in self.parts:
                self._start(part)
            self.wait_until_ready()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop all parts, and PostgreSQL last."""
        self._stack.close()

    @property
    def addresses(self) -> list[str]:
        """What to open: the front, or where there is none, each server."""
        ports = [self.front] if self._nginx else self.servers
        return [f"http://127.0.0.1:{port}" for port in ports]

    @property
    def running(self) -> list[tuple[str, int, Path]]:
        """What runs: names, processes and logs."""
        parts = [(part.name, part.process.pid, part.log) for part in self.parts if part.process]
        return [*parts, ("postgresql", self._postgres.pid, self.folder / "postgres" / "log")]

    @property
    def _nginx(self) -> str | None:
        """Where nginx is; it is not on everybody's path."""
        return shutil.which("nginx", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))

    def _require_free_ports(self) -> None:
        """Say at once which port is taken, instead of starting again for ever what can't have it."""
        for port in (*([self.front] if self._nginx else []), *self.servers):
            with socket.socket() as it:
                it.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    it.bind(("127.0.0.1", port))
                except OSError as error:
                    why = f"Port {port} can’t be had ({error.strerror}). Choose others: python -m tools.cluster --help"
                    raise SystemExit(why) from error

    def _plan(self, database: str) -> None:
        """Say what is to be run."""
        secret = self._secret()
        for port in self.servers:
            data = self.folder / str(port)
            data.mkdir(mode=0o700, exist_ok=True)
            (data / SECRET).write_text(secret)
            self._add(
                f"server-{port}",
                "serve",
                f"--port={port}",
                f"--data={data}",
                f"--database={database}",
                "--connections=0",
                "--log=json",
            )
        for number in range(self.workers):
            self._add(f"worker-{number + 1}", "think", f"--database={database}", "--processes=1", "--log=json")
        if nginx := self._nginx:
            self.parts.append(Part("nginx", [nginx, "-e", "stderr", "-c", str(self._configured())], self._log("nginx")))

    def _add(self, name: str, *arguments: str) -> None:
        self.parts.append(Part(name, [sys.executable, "-c", START, *arguments], self._log(name)))

    def _log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def _secret(self) -> str:
        """What all servers sign links with: made once."""
        path = self.folder / SECRET
        if not path.exists():
            path.touch(mode=0o600)
            path.write_text(secrets.token_urlsafe(32))
        return path.read_text()

    def _configured(self) -> Path:
        """Write the configuration of nginx."""
        servers = "\n".join(f"        server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in self.servers)
        path = self.folder / "nginx.conf"
        path.write_text(NGINX.format(folder=self.folder, root=ROOT, port=self.front, servers=servers))
        return path

    def _start(self, part: Part) -> None:
        part.process = self._launched(part)

    def _launched(self, part: Part) -> Process:
        """Run a part in a group of its own: Ctrl+C is for us, who stop all others in order."""
        with part.log.open("ab") as log:
            return subprocess.Popen(part.command, stdout=log, stderr=log, start_new_session=True)

    def wait_until_ready(self) -> None:
        """Wait until all servers can play all games; the first time on a machine, these are compiled before."""
        for port in self.servers:
            while not _is_ready(port):
                self.look()
                time.sleep(0.2)

    def look(self) -> None:
        """Start what has ended again, after a pause."""
        if not self._postgres.runs:
            with suppress(subprocess.CalledProcessError):  # what is left of it has not ended yet
                self._postgres.start_again()
        for part in self.parts:
            if part.process is None or part.process.poll() is None:
                continue
            if not part.ended:
                part.ended = time.monotonic()
            elif time.monotonic() - part.ended > PAUSE:
                part.ended = 0.0
                self._start(part)
                print(f"  {part.name:<12} was started again: kill -9 {part.process.pid}", flush=True)

    def _stop(self) -> None:
        """End all parts: the front first, so that nobody comes any more."""
        print("Stopping …", flush=True)
        for part in reversed(self.parts):
            if part.process and part.process.poll() is None:
                part.process.terminate()
        for part in self.parts:
            if part.process:
                self._end(part.process)

    def _end(self, process: Process) -> None:
        """Wait until a process has ended, with all that it has started."""
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _is_ready(port: int) -> bool:
    """Whether a server can play all games."""
    with suppress(httpx.TransportError):
        return all(httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=10).json()["ready"].values())
    return False


def free_port() -> int:
    """A port that nobody uses now, and that the system gives to nobody who asks for any."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as it:
            it.bind(("127.0.0.1", port))
            return port


@contextmanager
def ctrl_c() -> Iterator[None]:
    """End quietly by Ctrl+C, and as quietly when told to stop."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        yield


def main() -> None:
    """Run a cluster until Ctrl+C."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--front", type=int, default=FRONT, help="the port of nginx")
    parser.add_argument("--servers", type=int, nargs="+", default=SERVERS, help="the ports of the servers")
    parser.add_argument("--workers", type=int, default=WORKERS)
    given = parser.parse_args()
    print("Starting PostgreSQL, servers and workers …", flush=True)
    with ctrl_c(), Cluster(given.folder.resolve(), given.front, given.servers, given.workers) as cluster:
        print("Open", " or ".join(cluster.addresses))
        for name, process, log in cluster.running:
            print(f"  {name:<12} kill -9 {process:<8} log: {log}")
        print("Ctrl+C ends all of it.", flush=True)
        while True:
            cluster.look()
            time.sleep(0.2)


if __name__ == "__main__":
    main()
