"""The form of thoughts: what moves depend on besides the question. Only who has the same answers for a server."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import entry_points, version
from pathlib import Path

import boulevard
from boulevard.games.registry import ENTRY_POINTS

THOUGHT = ("bots", "games", "review", "web/jobs/letters.py", "web/thinking/questions.py")
"""Where in our package what bots answer is made, sources and data."""
MADE_WITH = ("numba", "numpy")


@cache
def form() -> str:
    """Return a hash of all that: our sources, what they are run with, and the versions of others' games."""
    made = hashlib.sha256()
    home = Path(boulevard.__file__).parent
    for path in sorted(file for name in THOUGHT for file in _files(home / name)):
        made.update(path.relative_to(home).as_posix().encode())
        made.update(hashlib.sha256(path.read_bytes()).digest())
    for name in MADE_WITH:
        made.update(f"{name} {version(name)}\n".encode())
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda it: it.name):
        made.update(f"{point.name} {point.value} {point.dist.version if point.dist else ''}\n".encode())
    return made.hexdigest()[:32]


def _files(path: Path) -> list[Path]:
    found = path.rglob("*") if path.is_dir() else [path]
    return [it for it in found if it.is_file() and "__pycache__" not in it.parts]
