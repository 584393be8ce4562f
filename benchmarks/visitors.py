"""Visitors of a server, for benchmarks: programs, and people with browsers, over HTTP as both speak it.

Each visitor has an address of their own (127.x.y.z), since a server shares its time out by visitor, and keeps
connections open. A browser has one for its requests and one for its event stream, sends the headers of Chromium,
accepts compressed answers, and asks for the drawn part of the page after every event of others (static/table/table.js).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

PROGRAM = ("Content-Type: application/json",)
BROWSER = (
    "Connection: keep-alive",
    'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
    "sec-ch-ua-mobile: ?0",
    'sec-ch-ua-platform: "Linux"',
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Sec-Fetch-Site: same-origin",
    "Sec-Fetch-Mode: cors",
    "Sec-Fetch-Dest: empty",
    "Accept-Encoding: gzip, deflate, br, zstd",
    "Accept-Language: en-GB,en;q=0.9",
)
FROM_SCRIPT = (
    "Content-Type: application/x-www-form-urlencoded",
    "Accept: */*",
    "HX-Request: true",
    "HX-Target: table",
)
STREAM = ("Accept: text/event-stream", "Cache-Control: no-cache")
STATE = re.compile(rb'<script [^>]*id="state"[^>]*>(.*?)</script>', re.S)
FIRST_BYTES = 64 * 1024
"""How much of a page is unpacked to find the state: a benchmark shares its cores with the server."""


def state_in(packed: bytes) -> dict[str, Any]:
    """The state in a compressed page."""
    found = STATE.search(zlib.decompressobj(wbits=31).decompress(packed, FIRST_BYTES))
    assert found is not None
    state: dict[str, Any] = json.loads(found[1])
    return state


_addresses = (f"127.{a}.{b}.{c}" for a, b, c in itertools.product(range(1, 255), repeat=3))


class Line:
    """A visitor's connections to a server: one is used for one request after the other."""

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        assert where.hostname
        assert where.port
        self.server = (where.hostname, where.port)
        self.cookie = ""
        self._here = (next(_addresses), 0)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._busy = asyncio.Lock()

    async def send(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; return the answer's JSON."""
        content = b"" if body is None else json.dumps(body).encode()
        return json.loads(await self.sent(self._head(method, path, len(content), (*PROGRAM, *self._kept())) + content))

    async def page(self, method: str, path: str, form: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask for a table as its page does; return the state that the page was sent."""
        content = urlencode(form or {}).encode()
        head = self._head(method, path, len(content), (*BROWSER, *FROM_SCRIPT, *self._kept()))
        return state_in(await self.sent(head + content))

    async def get(self, path: str, headers: tuple[str, ...]) -> bytes:
        """Ask for something; return it as it was sent, compressed perhaps."""
        return await self.sent(self._head("GET", path, 0, (*headers, *self._kept())))

    def close(self) -> None:
        """Let go of the connection."""
        if self._streams is not None:
            self._streams[1].close()

    async def introduce(self, name: str) -> None:
        """Get the cookie of a person, as browsers have it."""
        person = await self.send("POST", "/api/people", {"name": name})
        self.cookie = f"boulevard={person['token']}"

    async def sent(self, request: bytes) -> bytes:
        """Return the body of the answer to a request. A connection that was closed is opened again."""
        async with self._busy:
            for _ in range(3):
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    return await self._answer(request)
                self._streams = None
        raise ConnectionError

    async def events(self, path: str) -> AsyncIterator[int]:
        """Follow a table: the numbers of events, as they happen."""
        async for line in self._lines(path):
            if line.startswith(b"id: "):
                yield int(line[4:])

    async def told(self, path: str) -> AsyncIterator[str]:
        """Follow something else: the types of events."""
        async for line in self._lines(path):
            if line.startswith(b"event: "):
                yield line[7:].decode().strip()

    async def _lines(self, path: str) -> AsyncIterator[bytes]:
        reader, writer = await self._opened()
        writer.write(self._head("GET", path, 0, (*BROWSER, *STREAM, *self._kept())))
        try:
            while line := await reader.readline():
                yield line
        finally:
            writer.close()

    async def _answer(self, request: bytes) -> bytes:
        self._streams = self._streams or await self._opened()
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
        answer = await reader.readexactly(int(length[1]) if length else 0)
        assert head[9] == ord("2"), (head, answer)
        return answer

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self.server, local_addr=self._here, limit=1 << 20)

    def _kept(self) -> tuple[str, ...]:
        return (f"Cookie: {self.cookie}",) if self.cookie else ()

    def _head(self, method: str, path: str, length: int, more: tuple[str, ...]) -> bytes:
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.server[0]}:{self.server[1]}", *more)
        sized = lines if method == "GET" else (*lines, f"Content-Length: {length}")
        return ("\r\n".join(sized) + "\r\n\r\n").encode()


@dataclass
class Seat:
    """Somebody at a table: a token, and the last state that was asked for."""

    token: str
    line: Line
    browses: bool
    state: dict[str, Any] = field(default_factory=dict)

    async def look(self) -> None:
        if self.browses:
            self.state = await self.line.page("GET", f"/play/{self.token}")
        else:
            self.state = await self.line.send("GET", f"/api/seats/{self.token}")

    async def move(self, chosen: dict[str, Any]) -> None:
        if self.browses:
            self.state = await self.line.page("POST", f"/play/{self.token}/move", chosen)
        else:
            self.state = await self.line.send("POST", f"/api/seats/{self.token}/moves", chosen)

    def events(self) -> AsyncIterator[int]:
        page = "page=true&" if self.browses else ""
        return self.line.events(f"/api/seats/{self.token}/events?{page}after={self.state['events']}")


@dataclass
class Watcher:
    """Somebody who watches a table with a browser."""

    table: str
    line: Line
    state: dict[str, Any] = field(default_factory=dict)

    async def look(self) -> None:
        self.state = await self.line.page("GET", f"/watch/{self.table}")

    def events(self) -> AsyncIterator[int]:
        return self.line.events(f"/api/tables/{self.table}/events?page=true&after={self.state['events']}")
