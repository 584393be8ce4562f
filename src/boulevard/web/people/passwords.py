"""Passwords as hashes by Argon2. To make one takes long on purpose: a thread of its own does that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Semaphore
from typing import TYPE_CHECKING, TypeVar

from boulevard.web.errors import BadAccount, TooMany

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 10, 200
MOST_WAITING = 32
"""Passwords that may wait for the thread: about two seconds of work."""
_thread = ThreadPoolExecutor(1, "passwords")
_room = Semaphore(MOST_WAITING)

T = TypeVar("T")


def require_good(password: str, name: str) -> None:
    """Refuse a password that would be found by trying a few (`BadAccount`)."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadAccount("account-password-length", least=SHORTEST, most=LONGEST)
    if len(set(password)) < 4 or name.casefold() in password.casefold():
        raise BadAccount("account-password-plain")


async def hashed(password: str) -> str:
    """The hash to keep of a password (`TooMany`)."""
    return await _worked_out(lambda: _hasher().hash(password))


async def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that a hash was made of (`TooMany`). Without a hash it takes as long to say no."""
    return await _worked_out(lambda: _fits(password, kept))


async def _worked_out(work: Callable[[], T]) -> T:
    if not _room.acquire(blocking=False):
        raise TooMany("too-many-guesses")
    doing = _thread.submit(work)
    doing.add_done_callback(lambda _: _room.release())
    return await asyncio.wrap_future(doing)


def _fits(password: str, kept: str | None) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return _hasher().verify(kept or _of_nobody(), password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _of_nobody() -> str:
    """A hash that no password fits, for names that nobody has."""
    return _hasher().hash("nobody")


@cache
def _hasher() -> PasswordHasher:
    """One hash takes 19 MiB and some hundredths of a second of one core."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
