"""What the measurements ran on."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from boulevard.games.parallel import cores

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
