"""Waiting for what happens in other processes: as long as a slow machine needs, but not for ever."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

LONGEST = 300.0

Found = TypeVar("Found")


def until(found: Callable[[], Found | None], patience: float = LONGEST) -> Found:
    """Wait until there is something; return it."""
    end = time.monotonic() + patience
    while not (it := found()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.02)
    return it


def exists(process: int) -> bool:
    """Whether there is a process, or one that has ended but that nobody has asked how."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def lives(process: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
