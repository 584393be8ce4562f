"""Work for a thinker's process that ends when a test wants it. Little is imported here: each process does it anew."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
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


def load(folder: str, game: str) -> str:
    """Load a game (in a thinker's process): leave a mark, and be done when one of the same game is left in return."""
    (Path(folder) / f"{os.getpid()}-{game}").touch()
    while not (Path(folder) / f"go-{game}").exists():
        time.sleep(0.01)
    return game


def fail_to_load(game: str) -> str:
    raise ValueError(game)


def warmed(game: str) -> tuple[set[str], int]:
    """Warm up for a game (in a thinker's process); return what is imported then, and how many functions are loaded."""
    from boulevard.web.thinking.warming import warm

    warm(game)
    return loaded(None)


def loaded(_: None) -> tuple[set[str], int]:
    """What this process has imported of ours, and how many kernels it has loaded, by the kinds of their arguments."""
    from numba.core.dispatcher import Dispatcher

    kernels = [it for it in gc.get_objects() if isinstance(it, Dispatcher)]
    return {name for name in sys.modules if name.startswith("boulevard")}, sum(len(it.signatures) for it in kernels)
