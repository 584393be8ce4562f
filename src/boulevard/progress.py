"""What long work shares: a progress bar, and files of lines that can be gone on with after any kind of end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bar(console: Console) -> Progress:
    """Return a bar that counts pieces of work, and goes when they are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


@contextmanager
def appended(path: Path) -> Iterator[tuple[IO[str], list[str]]]:
    """Open a file to add lines to; give those that it has already. One that was cut off is dropped."""
    with path.open("a+b") as file:
        file.seek(0)
        found = file.read()
        file.truncate(end := found.rfind(b"\n") + 1)
    with path.open("a", encoding="utf-8", newline="\n") as lines:
        yield lines, [f"{line}\n" for line in found[:end].decode("utf-8").split("\n")[:-1]]
