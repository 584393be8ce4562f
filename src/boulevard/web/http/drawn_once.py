"""Answers that are drawn and compressed once, and sent to all who see the same.

A key says all that an answer depends on, so nothing that is kept ever becomes wrong: what changes has another key.
Whoever draws may use nothing else, and so nobody is sent what was drawn for somebody who sees more, or has other links.
No package does this: caches of HTTP go by address and time, and not by what somebody may know.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

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

    def html(self, request: Request, key: Hashable, draw: Callable[[], str]) -> Response:
        """Answer with a part of a page; it is drawn only if nothing with this key is kept."""
        packed = self._packed(key, draw)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(packed, 200, headers, "text/html")
        return Response(gzip.decompress(packed), 200, headers, "text/html")

    def _packed(self, key: Hashable, draw: Callable[[], str]) -> bytes:
        if (packed := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return packed
        packed = self._kept[key] = igzip.compress(draw().encode(), LEVEL, mtime=0)
        self._size += len(packed)
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return packed
