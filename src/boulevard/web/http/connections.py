"""What guards every connection: how much may come before a body, how long it may take, and how many there may be.

Uvicorn has no such limits for httptools, which reads requests here: its limit of incomplete requests is for h11 only,
and nothing in it ends a connection that says nothing, or little at a time. So that is added to its protocol here, and
holds for every socket that the server listens on.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boulevard.web.metrics import METRICS
from boulevard.web.thinking.visitors import visitor_at

if TYPE_CHECKING:
    import asyncio

MOST_HEAD = 32 * 1024
"""Bytes that a request may have besides its body."""
MOST_HEADERS = 100
HEAD_SECONDS = 10.0
"""How long the head of a request may take, from the first connection on."""
BODY_SECONDS = 20.0
"""How long the rest of it may take then: bodies are small."""
READ_SECONDS = 60.0
"""How long a client may read nothing of what it asked for, and how long a connection may take to end."""
MOST_FILES = 65_536
"""Files that a server opens at most, also where the system has no limit."""
SURE_FILES = 10_240
"""Files that are tried for next: macOS refuses more, whatever limit it tells."""
SPARED = 100
"""Files that are not for connections: the database, the processes of bots, a few that come and go."""
FEWEST = 50
"""Connections that there may always be."""


class Door:
    """All connections of a server: how many each visitor has, and which of them the server waits for."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self.most_of_one = most_of_one
        self.most = most
        self.count = 0
        self.by_visitor: Counter[str] = Counter()
        self.unfinished: dict[Connection, None] = {}
        """Those whose request is not complete, or has not begun, the longest waiting first."""

    def admits(self, connection: Connection) -> bool:
        """Count a new connection. If there are too many in all, one that keeps the server waiting has to go for it."""
        self.count += 1
        self.by_visitor[connection.visitor] += 1
        if self.most_of_one and self.by_visitor[connection.visitor] > self.most_of_one:
            return False
        if self.count <= self.most:
            return True
        if (slowest := next(iter(self.unfinished), None)) is None:
            return False
        slowest.give_up("crowded")
        return True

    def forget(self, connection: Connection) -> None:
        """Count a connection no more that has ended."""
        self.unfinished.pop(connection, None)
        self.count -= 1
        self.by_visitor[connection.visitor] -= 1
        if not self.by_visitor[connection.visitor]:
            del self.by_visitor[connection.visitor]


class Connection(HttpToolsProtocol):
    """A connection with limits; `look` is to be called now and then."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.visitor = ""
        self._beside = 0
        """Bytes that came for the present request and are not of its body."""
        self._due: float | None = None
        """When what the server waits for must be there."""
        self._stuck: float | None = None
        """When the client must have read something, or the connection must have ended."""
        self._said = False
        self._refusal = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is room."""
        super().connection_made(transport)
        self.visitor = visitor_at(self.client)
        if self.door.admits(self):
            self._wait(HEAD_SECONDS)
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "many")

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.door.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it was too much."""
        if self.transport.is_closing():
            return
        self._said = True
        self._beside += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._beside > MOST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head")
        elif self._due is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(HEAD_SECONDS)  # something came, but no request: an empty line, say

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Its head is there: refuse one that is too large, wait for its body."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        """A part of its body is there."""
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        super().on_message_complete()
        self._beside = 0
        self._due = None
        self.door.unfinished.pop(self, None)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or too large."""
        self._refuse(self._refusal, "head" if self._refusal is not HTTPStatus.BAD_REQUEST else "bad")

    def pause_writing(self) -> None:
        """The client does not read as fast as the server writes."""
        super().pause_writing()
        self._stuck = self.loop.time() + READ_SECONDS

    def resume_writing(self) -> None:
        """It has read on."""
        super().resume_writing()
        self._stuck = None

    def look(self) -> None:
        """End the connection if it keeps the server waiting for too long."""
        now = self.loop.time()
        if self._stuck is not None and now > self._stuck:
            METRICS.cut.labels("reads-nothing").inc()
            self.transport.abort()
        elif self.transport.is_closing():
            self._stuck = self._stuck or now + READ_SECONDS
        elif self._due is not None and now > self._due:
            self.give_up("slow")

    def give_up(self, why: str) -> None:
        """Do not wait any longer for a request; a browser that only opened a connection hears nothing of it."""
        if self._said and (self.cycle is None or not self.cycle.response_started):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, why)
        else:
            METRICS.cut.labels(why).inc()
            self.transport.close()
        self.door.unfinished.pop(self, None)

    def _wait(self, seconds: float) -> None:
        """Wait for the next part of a request."""
        self._due = self.loop.time() + seconds
        self.door.unfinished.setdefault(self)

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        METRICS.cut.labels(why).inc()
        head = (f"HTTP/1.1 {status} {status.phrase}", "Content-Length: 0", "Connection: close", "", "")
        self.transport.write("\r\n".join(head).encode())
        self.transport.close()


def most_connections() -> int:
    """Let this process open as many files as it may and needs; return how many connections that is."""
    if sys.platform == "win32":
        return SURE_FILES - SPARED
    import resource

    def within(limit: int, most: int) -> int:
        return most if limit == resource.RLIM_INFINITY else min(limit, most)

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (MOST_FILES, SURE_FILES):
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (within(hard, wanted), hard))
            break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(FEWEST, within(soft, MOST_FILES) - SPARED)
