"""Visitors: who counts as one, and who waits for the bots of a table, the one who was there last.

The latter is kept in memory only, and for a while.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

MOST_TABLES = 10_000
KEPT = 10_000
"""Addresses that are not read again with every request."""
NETWORK = 64
"""The bits of an IPv6 address that are given to a customer; all addresses that begin with them are theirs."""


def visitor_at(client: Sequence[Any] | None) -> str:
    """Who somebody is to all limits, by the host and port of a connection: an IPv4 address, or an IPv6 network."""
    return _visitor(str(client[0]) if client else "")


@lru_cache(KEPT)
def _visitor(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), NETWORK), strict=False))


class Visitors:
    """The last visitor of each table."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, tuple[str, str]] = OrderedDict()

    def came(self, table: str, address: str, person: str) -> None:
        """Note that somebody is at a table now."""
        self._last[table] = (address, person)
        self._last.move_to_end(table)
        if len(self._last) > MOST_TABLES:
            self._last.popitem(last=False)

    def line(self, table: str) -> tuple[str, str, str]:
        """The groups in which a table waits for its turn: its visitor's address, the person there, and the table.

        The address comes first: a visitor has as many cookies as they like. Tables that nobody has come to since the
        server started wait as if they were one visitor's.
        """
        return (*self._last.get(table, ("", "")), table)
