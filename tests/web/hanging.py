"""Work for a thinker's process that does not come to an end. Little is imported here: each process does it anew."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def hang(folder: str) -> str:
    """Hang for ever (in a thinker's process), and leave a mark."""
    (Path(folder) / str(os.getpid())).touch()
    os.kill(os.getpid(), signal.SIGSTOP)
    raise AssertionError("it went on")


def hang_once(folder: str) -> str:
    """Hang for ever, and answer when asked again (in a thinker's process)."""
    return "answer" if any(Path(folder).iterdir()) else hang(folder)


def double(number: int) -> int:
    return 2 * number
