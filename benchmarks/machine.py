"""What the measurements ran on, and whether its cores were free."""

from __future__ import annotations

import hashlib
import platform
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from statistics import median

from benchmarks.measure import seconds
from boulevard.games.parallel import cores

PACKAGES = ("boulevard", "numpy", "numba", "open_spiel")
BLOCK = bytes(30_000_000)


def description() -> list[str]:
    """The machine and the versions, without anything that would name it."""
    packages = ", ".join(f"{package} {_version(package)}" for package in PACKAGES)
    return [
        f"{cores()} cores ({platform.machine()}), {platform.system()}, Python {platform.python_version()}",
        packages,
    ]


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


class Cores:
    """How much more plain work (SHA-256, which shares nothing) all cores do than one: the most that can be hoped for."""

    def __init__(self) -> None:
        self._gains: list[float] = []

    @property
    def gain(self) -> float:
        return median(self._gains)

    def look(self) -> None:
        """Measure once."""
        alone = seconds(lambda: _hash(0))
        with ThreadPoolExecutor(cores()) as pool:
            together = seconds(lambda: list(pool.map(_hash, range(cores()))))
        self._gains.append(cores() * alone / together)


def _hash(_: int) -> bytes:
    return hashlib.sha256(BLOCK).digest()
