"""What the measurements ran on."""

from __future__ import annotations

import hashlib
import platform
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from statistics import median

from benchmarks.measure import seconds
from boulevard.games.kernels.parallel import cores

PACKAGES = ("boulevard", "numpy", "numba", "open_spiel")


def description() -> str:
    """The machine and the versions, without anything that would name it."""
    system = f"{cores()} cores ({platform.machine()}), {platform.system()}, Python {platform.python_version()}"
    return ", ".join([system, *(f"{package} {_version(package)}" for package in PACKAGES)])


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def scaling() -> float:
    """How much faster all cores together hash memory than one alone: what this machine gives any work just now."""
    piece = bytes(4_000_000)
    pieces = [piece] * (8 * cores())
    ratios = []
    with ThreadPoolExecutor(cores()) as pool:
        for _ in range(9):
            alone = seconds(lambda: list(map(_hash, pieces)))
            together = seconds(lambda: list(pool.map(_hash, pieces)))
            ratios.append(alone / together)
    return median(ratios)


def _hash(piece: bytes) -> bytes:
    return hashlib.sha256(piece).digest()
