"""Packages of games, put where Python finds them as if they had been installed."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "goofspiel"


def install(source: Path, into: Path) -> Path:
    """Copy a package with its entry points into a folder for PYTHONPATH, as pip does; return the folder."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(source / "src", into, dirs_exist_ok=True)
    offer(into, project["name"], project["entry-points"]["boulevard.games"])
    return into


def offer(into: Path, package: str, games: Mapping[str, str]) -> None:
    """Have a folder for PYTHONPATH offer games by entry points, in the name of a package."""
    info = into / f"{package.replace('-', '_')}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0.0\n", encoding="utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[boulevard.games]\n{points}", encoding="utf-8")


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds packages in these folders."""
    found = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found)), "BOULEVARD_LANGUAGE": "en"}
