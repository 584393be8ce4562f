"""Files that one process holds at a time. The system lets go of one whose process ends, however that ends.

Not by filelock: these files hold something, which others read meanwhile, and where there can be no locks we say so.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

from boulevard.errors import NoLocks

BEYOND = 1 << 30
"""Where Windows locks a file: far behind what stands in it, which others can still read."""


def hold(file: IO[Any]) -> bool:
    """Hold a file for as long as it is open; return whether nobody else does (`NoLocks`)."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        raise NoLocks("no-locks", folder=Path(file.name).parent, reason=error.strerror) from error
    return True


def _lock(file: IO[Any]) -> None:
    """Lock a file; where somebody else has, systems refuse in one way or another."""
    if sys.platform == "win32":
        import msvcrt

        where = os.lseek(file.fileno(), 0, os.SEEK_CUR)
        os.lseek(file.fileno(), BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file.fileno(), where, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
