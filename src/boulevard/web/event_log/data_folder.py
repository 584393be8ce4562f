"""The data folder: one server or command works on it at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from boulevard.errors import FolderInUse
from boulevard.locks import hold

LOCK = "lock"


@contextmanager
def held(folder: Path) -> Iterator[IO[str]]:
    """Hold a data folder; what is written to the file is told to others who want it (`FolderInUse`, `NoLocks`)."""
    with (folder / LOCK).open("a+", encoding="utf-8") as file:
        if not hold(file):
            file.seek(0)
            address = file.read().strip()
            raise FolderInUse("folder-in-use-at" if address else "folder-in-use", folder=folder, address=address)
        file.truncate(0)
        yield file
