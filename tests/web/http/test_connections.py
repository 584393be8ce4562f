"""Limits of connections: large heads, slow clients, and many at once. They harm nobody else."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from boulevard.web.http import connections
from boulevard.web.http.connections import (
    MOST_FILES,
    MOST_HEAD,
    MOST_HEADERS,
    SPARED,
    Connection,
    Door,
    most_connections,
)
from boulevard.web.metrics import METRICS
from tests.web.serving import PERSON, START, Guest, Served

PATIENT = "import boulevard.web.http.connections as it; it.HEAD_SECONDS = 3600.0\n"
"""Has a server wait for heads for as long as a slow machine needs to open all connections of a test."""
HEAD = b"POST / HTTP/1.1\r\nHost: here\r\n"


class Wire(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.written = b""
        self.closed = self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    @property
    def status(self) -> int | None:
        return int(self.written.split()[1]) if self.written else None


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the size of what was sent."""
    request = Request(scope, receive)
    await PlainTextResponse(str(len(await request.body())))(scope, receive, send)


class Server:
    """What is needed of a server by its connections."""

    def __init__(self, most_of_one: int = 0, most: int = 100) -> None:
        self.door = Door(most_of_one, most)
        self._given = {"config": uvicorn.Config(echo), "server_state": ServerState(), "app_state": {}}

    def connect(self, address: str = "ann") -> tuple[Connection, Wire]:
        connection, wire = Connection(self.door, **self._given), Wire(address)
        connection.connection_made(wire)
        return connection, wire


def in_loop(test: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        await test(Server())

    asyncio.run(main())


async def answered(wire: Wire) -> None:
    while not wire.written:
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * (MOST_HEAD + 1) + b"\r\n\r\n",
        HEAD + b"X: " + b"x" * (MOST_HEAD + 1),
        b"GET /" + b"x" * (MOST_HEAD + 1),
        HEAD + b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS)) + b"\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"x" * (MOST_HEAD + 1),
    ],
    ids=["whole", "endless", "address", "many", "after the body"],
)
@pytest.mark.parametrize("at_once", [1 << 20, 1000])
def test_a_large_head_is_refused_before_it_is_kept(head: bytes, at_once: int) -> None:
    async def test(server: Server) -> None:
        connection, wire = server.connect()
        sent = 0
        while sent < len(head) and not wire.closed:
            connection.data_received(head[sent : sent + at_once])
            sent += at_once
        assert wire.closed
        assert wire.status == 431
        assert sent <= MOST_HEAD + 2 * at_once

    in_loop(test)


def test_a_large_body_is_no_large_head() -> None:
    async def test(server: Server) -> None:
        connection, wire = server.connect()
        connection.data_received(HEAD + b"Content-Length: 60000\r\n\r\n")
        for _ in range(6):
            connection.data_received(b"x" * 10_000)
        await answered(wire)
        assert wire.status == 200
        assert wire.written.endswith(b"60000")
        wire.written = b""
        connection.data_received(HEAD + b"Content-Length: 0\r\n\r\n")
        await answered(wire)
        assert wire.status == 200

    in_loop(test)


@pytest.mark.parametrize(
    ("sent", "status"),
    [(b"", None), (b"\r\n", 408), (HEAD, 408), (HEAD + b"Content-Length: 9\r\n\r\n", 408)],
    ids=["nothing", "an empty line", "half a head", "half a body"],
)
def test_whoever_keeps_the_server_waiting_is_let_go(
    sent: bytes, status: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Server) -> None:
        for late in (False, True):
            seconds = -1.0 if late else 3600.0
            monkeypatch.setattr(connections, "HEAD_SECONDS", seconds)
            monkeypatch.setattr(connections, "BODY_SECONDS", seconds)
            connection, wire = server.connect()
            if sent:
                connection.data_received(sent)
            connection.look()
            assert wire.closed == late
        assert wire.status == status
        assert connection not in server.door.unfinished

    in_loop(test)


def test_an_empty_line_after_an_answer_does_not_hold_a_connection_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        connection, wire = server.connect()
        connection.data_received(HEAD + b"Content-Length: 0\r\n\r\n")
        await answered(wire)
        connection.look()
        assert not wire.closed
        monkeypatch.setattr(connections, "HEAD_SECONDS", -1.0)
        connection.data_received(b"\r\n")
        connection.look()
        assert wire.closed

    in_loop(test)


def test_whoever_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        monkeypatch.setattr(connections, "READ_SECONDS", -1.0)
        reading, wire = server.connect()
        reading.pause_writing()
        reading.resume_writing()
        reading.look()
        assert not wire.aborted
        reading.pause_writing()
        reading.look()
        assert wire.aborted
        closing, wire = server.connect()
        wire.close()
        for _ in range(2):
            closing.look()
        assert wire.aborted

    in_loop(test)


def test_one_address_has_so_many_connections_and_another_has_its_own() -> None:
    async def test(__: Server) -> None:
        server = Server(most_of_one=3)
        opened = [server.connect("ann") for _ in range(4)]
        assert [wire.status for _, wire in opened] == [None, None, None, 503]
        _, wire = server.connect("bob")
        assert not wire.closed
        for connection, _ in opened:
            connection.connection_lost(None)
        _, wire = server.connect("ann")
        assert not wire.closed
        assert server.door.by_visitor == {"ann": 1, "bob": 1}

    in_loop(test)


def test_a_network_of_ipv6_is_one_visitor_to_the_door() -> None:
    async def test(__: Server) -> None:
        server = Server(most_of_one=2)
        opened = [server.connect(f"2001:db8::{number}") for number in range(3)]
        assert [wire.status for _, wire in opened] == [None, None, 503]

    in_loop(test)


def test_if_there_are_too_many_the_one_goes_that_keeps_the_server_waiting_longest() -> None:
    async def test(__: Server) -> None:
        server = Server(most=3)
        busy, busy_wire = server.connect("ann")
        busy.data_received(HEAD + b"Content-Length: 0\r\n\r\n")
        waiting = [server.connect("greedy") for _ in range(2)]
        _, late = server.connect("bob")
        assert [wire.closed for _, wire in waiting] == [True, False]
        assert not late.closed
        assert not busy_wire.closed

    in_loop(test)


def half_requests(address: str, count: int, source: str) -> list[socket.socket]:
    """Open connections from an address of this machine, and send half a head on each."""
    where = urlsplit(address)
    assert where.hostname
    assert where.port
    opened = []
    for _ in range(count):
        opened.append(socket.create_connection((where.hostname, where.port), 60, (source, 0)))
        opened[-1].sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
    return opened


def test_half_requests_of_one_visitor_keep_nobody_else_out(tmp_path: Path, compiled_code: None) -> None:
    served = Served(tmp_path, connections=20)
    served.code = PATIENT + START
    with served:
        opened = half_requests(served.address, 20, "127.0.0.2")
        (one_more,) = half_requests(served.address, 1, "127.0.0.2")
        assert one_more.recv(100).startswith(b"HTTP/1.1 503")
        Guest(served.address).create("avenue", PERSON)
        found = httpx.get(f"{served.address}/metrics", timeout=60).text
        assert 'boulevard_cut_connections_total{why="many"} 1.0' in found
        for it in (*opened, one_more):
            it.close()


def test_what_is_cut_is_counted() -> None:
    async def test(server: Server) -> None:
        before = _cut("bad")
        connection, wire = server.connect()
        connection.data_received(b"this is no request\r\n\r\n")
        assert wire.status == 400
        assert _cut("bad") == before + 1

    in_loop(test)


def _cut(why: str) -> float:
    return METRICS.registry.get_sample_value("boulevard_cut_connections_total", {"why": why}) or 0.0


@pytest.mark.parametrize(
    ("held", "accepted", "expected"),
    [
        ((256, resource.RLIM_INFINITY), 10_240, 10_240),  # macOS: what it says is more than what it takes
        ((256, 1_000_000_000), 1_000_000_000, MOST_FILES),
        ((1024, 4096), 4096, 4096),
        ((1024, 4096), 0, 1024),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), 0, MOST_FILES),
    ],
)
def test_there_are_as_many_connections_as_the_system_has_files_for(
    monkeypatch: pytest.MonkeyPatch, held: tuple[int, int], accepted: int, expected: int
) -> None:
    limits = [held]

    def limit(_: int, wanted: tuple[int, int]) -> None:
        if wanted[0] == resource.RLIM_INFINITY or wanted[0] > accepted:
            raise ValueError("current limit exceeds maximum limit")
        limits.append(wanted)

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", limit)
    assert most_connections() == expected - SPARED
    assert limits[-1][1] == held[1]
