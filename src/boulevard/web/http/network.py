"""Other devices of the network: by which addresses they reach this machine, and letting them in while a server runs.

A server that nobody told where to listen is there for this machine only. Whoever sits at the machine may open it to
the network from a page, until it stops.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.datastructures import URL

from boulevard.web.errors import NotNow
from boulevard.web.settings import Settings
from boulevard.web.thinking.fair_queue import held

if TYPE_CHECKING:
    from fastapi import Request

ELSEWHERE = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Addresses in networks that this machine may be part of. Nothing is sent to them: the system tells the way there."""
EVERYWHERE = ("0.0.0.0", "::")
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of a proxy: whoever sits behind one is elsewhere."""

KEPT = 100
"""Hosts that are not read again with every request: they are as long as whoever asks likes."""

Listen = Callable[[socket.socket], Awaitable[None]]


def addresses() -> list[str]:
    """The addresses of this machine on its networks, the one that most would reach it by first."""
    found = [_own_address_towards(other) for other in ELSEWHERE]
    with suppress(OSError):
        found += [str(it[4][0]) for it in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(it for it in found if it and not _is_of_no_use(it)))


def _own_address_towards(other: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((other, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _is_of_no_use(address: str) -> bool:
    it = ip_address(address)
    return it.is_loopback or it.is_link_local or it.is_unspecified


@lru_cache(KEPT)
def is_here(host: str) -> bool:
    """Whether an address leads to the machine that opens it, whichever that is."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost" or host.endswith(".localhost")


class Network:
    """How a server is reached from elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self.listen: Listen | None = None
        """Lets the server listen on one more socket, once it runs."""
        self.port = settings.port
        self.reached = addresses() if settings.host in EVERYWHERE else []
        """The addresses by which it is known to be reached."""
        self._opening = asyncio.Lock()
        self._given = settings.address
        self._chosen = "host" in settings.model_fields_set

    def base(self, request: Request) -> str:
        """The address of this server for links: the one it was given, or by which a page was opened, if others can."""
        if self._given:
            return self._given.rstrip("/")
        asked = _asked(request)
        if self.reached and is_here(asked.hostname or ""):
            return self._url(self.reached[0])
        return str(asked)

    def reach(self, request: Request, base: str) -> dict[str, Any]:
        """What somebody who sends these links must know: whether they work elsewhere, what can be done, others."""
        return {
            "local": is_here(urlsplit(base).hostname or ""),
            "offered": self._is_offered(request),
            "others": [url for url in map(self._url, self.reached) if url != base],
            "opened": bool(self.reached) and not self._chosen,
            "port": self.port,
        }

    async def open(self, request: Request) -> None:
        """Listen on all networks from now on, if whoever asks sits at this machine (`NotNow`)."""
        if not self._is_offered(request):
            raise NotNow("network-not-here")
        async with held(self._opening):
            if not self.reached:
                self.reached = [it for it in await asyncio.to_thread(addresses) if await self._listens(it)]
        if not self.reached:
            raise NotNow("network-none", port=self.port)

    async def _listens(self, address: str) -> bool:
        """Listen on an address, if that can be."""
        assert self.listen is not None
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, self.port))
            await self.listen(listening)
        except OSError:
            listening.close()
            return False
        return True

    def _is_offered(self, request: Request) -> bool:
        """Whether a request may open the server: nobody decided where it listens, and it comes from this machine."""
        if self.listen is None or self._chosen or self._given or self.reached:
            return False
        headers, client = request.headers, request.client.host if request.client else ""
        origin = headers.get("origin")
        same = origin is None or urlsplit(origin).netloc == headers.get("host")
        proxied = any(name in headers for name in FORWARDED)
        return same and not proxied and is_here(client) and is_here(_asked(request).hostname or "")

    def _url(self, address: str) -> str:
        return f"http://{address}:{self.port}"


def _asked(request: Request) -> URL:
    """The address that a request was sent to, without its path."""
    return _address(request.scope["scheme"], request.headers.get("host"), request.scope.get("server"))


@lru_cache(KEPT)
def _address(scheme: str, host: str | None, server: tuple[str, int | None] | None) -> URL:
    """The same from all that it follows from, as Starlette reads it: browsers send the same with every request."""
    headers = [] if host is None else [(b"host", host.encode("latin-1"))]
    asked = URL(scope={"scheme": scheme, "server": server, "path": "", "query_string": b"", "headers": headers})
    _ = asked.components
    return asked


def of(request: Request) -> Network:
    """The network of the server that answers a request."""
    found: Network = request.app.state.network
    return found
