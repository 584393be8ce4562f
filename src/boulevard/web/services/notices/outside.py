"""Sending something to an address that a visitor names, without being led into networks of our own.

The name is looked up here, every address that it has must be one of the public internet, and the connection goes to
that very address: so it does not help to answer with another one a moment later. No redirects are followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from boulevard.web.services.notices.apart import apart

SECONDS = 10.0
"""How long all of it may take."""
LONGEST = 1000
"""The longest address that is called."""
MOST_HEAD = 16 * 1024
PORT = 443
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))
"""Addresses of IPv6 that lead to those of IPv4."""


class NotOutside(Exception):
    """An address is none that may be called."""


class Unanswered(Exception):
    """Nobody answered, or not in time, or not as one answers."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    after: float | None = None
    """Seconds to wait, if that was said."""


def checked(url: str) -> SplitResult:
    """An address that may be called, as far as that can be seen (`NotOutside`)."""
    try:
        found = urlsplit(url)
        port, host = found.port or PORT, found.hostname or ""
        plain = url.isascii() and url.isprintable() and " " not in url
    except ValueError as error:
        raise NotOutside from error
    if len(url) > LONGEST or not plain or found.scheme != "https" or found.username is not None or not host:
        raise NotOutside
    if not may_use(port) or not _may_be_called(host):
        raise NotOutside
    return found


def may_use(port: int) -> bool:
    """Whether a port may be called: makers of browsers use no other than the usual one."""
    return port == PORT


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public internet, and of one machine there."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address.sixtofour or address.teredo or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast


@lru_cache(1)
def trusted() -> ssl.SSLContext:
    """Whose certificates are believed."""
    return ssl.create_default_context()


async def post(url: str, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send something to an address (`NotOutside`, `Unanswered`)."""
    found = checked(url)
    head = _head(found, {**headers, "Content-Length": str(len(body)), "Connection": "close"})
    try:
        async with asyncio.timeout(SECONDS):
            return await _asked(found, head + body)
    except (OSError, ssl.SSLError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Unanswered(str(error)) from error


async def _asked(found: SplitResult, sent: bytes) -> Answer:
    host, port = found.hostname or "", found.port or PORT
    address = await _resolved(host, port)
    reader, writer = await asyncio.open_connection(
        str(address), port, ssl=trusted(), server_hostname=host, limit=MOST_HEAD
    )
    try:
        writer.write(sent)
        await writer.drain()
        return _answer(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.close()
        with contextlib.suppress(Exception):
            writer.transport.abort()


async def _resolved(host: str, port: int) -> IPv4Address | IPv6Address:
    """The address of a name, which is nowhere but outside (`NotOutside`)."""
    try:
        found = await apart("lookup", getaddrinfo, host, port, type=SOCK_STREAM)
    except (gaierror, UnicodeError) as error:
        raise Unanswered(str(error)) from error
    addresses = [ip_address(str(it[4][0]).partition("%")[0]) for it in found]
    if not addresses or not all(map(is_public, addresses)):
        raise NotOutside
    return addresses[0]


def _may_be_called(host: str) -> bool:
    """Whether a host may be called: not by a number that is not outside, nor by a name without a dot."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".") and not host.rstrip(".").lower().endswith((".local", ".internal", ".localhost"))


def _head(found: SplitResult, headers: Mapping[str, str]) -> bytes:
    path = (found.path or "/") + (f"?{found.query}" if found.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {found.netloc}", *(f"{name}: {it}" for name, it in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _answer(head: bytes) -> Answer:
    """What the head of an answer says (`Unanswered`)."""
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ", 2)
    if len(words) < 2 or not words[0].startswith("HTTP/1.") or not words[1].isdecimal():
        raise Unanswered(first[:80])
    fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    after = fields.get("retry-after", "")
    return Answer(int(words[1]), float(after) if after.isdecimal() else None)
