"""Answers that are drawn and compressed once, and sent to all who see the same.

A key says all that an answer depends on, so nothing that is kept ever becomes wrong: what changes has another key.
Whoever draws may use nothing else, and so nobody is sent what was drawn for somebody who sees more, or has other links.
No package does this: caches of HTTP go by address and time, and not by what somebody may know.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from fastapi import Request
from isal import igzip
from starlette.responses import Response

MOST_BYTES = 32 * 1024 * 1024
"""The memory that compressed answers may take: some 2,500 drawings of a table."""
LEVEL = 2
"""How hard to compress, of 3. It takes an eighth of the time of zlib, for pages that are an eighth larger."""


class DrawnOnce:
    """Keeps what was drawn last, up to so many bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._coming: dict[Hashable, asyncio.Future[None]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether something with this key is kept."""
        return key in self._kept

    def html(self, request: Request, key: Hashable, draw: Callable[[], str]) -> Response:
        """Answer with a part of a page; it is drawn only if nothing with this key is kept."""
        packed = self._packed(key, draw)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(packed, 200, headers, "text/html")
        return Response(gzip.decompress(packed), 200, headers, "text/html")

    async def expect(self, key: Hashable, drawn: Callable[[], Awaitable[bytes | None]]) -> None:
        """Wait until what is drawn elsewhere, compressed, is kept here, once for all who wait for it; it may fail."""
        if (coming := self._coming.get(key)) is None:
            coming = self._coming[key] = asyncio.ensure_future(self._expect(key, drawn))
        await asyncio.shield(coming)

    async def _expect(self, key: Hashable, drawn: Callable[[], Awaitable[bytes | None]]) -> None:
        try:
            if (content := await drawn()) is not None and key not in self._kept:
                self._keep(key, content)
        finally:
            del self._coming[key]

    def _packed(self, key: Hashable, draw: Callable[[], str]) -> bytes:
        if (found := self._kept.get(key)) is None:
            return self._keep(key, packed(draw()))
        self._kept.move_to_end(key)
        return found

    def _keep(self, key: Hashable, content: bytes) -> bytes:
        self._kept[key] = content
        self._size += len(content)
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return content


def packed(page: str) -> bytes:
    """A part of a page as it is sent and kept."""
    return igzip.compress(page.encode(), LEVEL, mtime=0)
