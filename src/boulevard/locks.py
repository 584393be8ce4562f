"""Files that one process holds at a time. The system lets go of one whose process ends, however that ends."""

from __future__ import annotations

import os
import sys
from typing import IO, Any

BEYOND = 1 << 30
"""Where Windows locks a file: far behind what stands in it, which others can still read."""


def hold(file: IO[Any]) -> bool:
    """Hold a file for as long as it is open; return whether nobody else does."""
    if sys.platform == "win32":
        import msvcrt

        where = os.lseek(file.fileno(), 0, os.SEEK_CUR)
        os.lseek(file.fileno(), BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file.fileno(), where, os.SEEK_SET)
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
