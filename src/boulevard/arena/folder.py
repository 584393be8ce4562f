"""The folder of a tournament: every game is kept there as soon as it is played, so that any end can be gone on from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from boulevard.arena.errors import OtherWork
from boulevard.arena.jobs import Line
from boulevard.games.record import parsed
from boulevard.locks import hold
from boulevard.progress import appended

GAMES, YARDSTICKS = "games.jsonl", "yardsticks.jsonl"
TOURNAMENT = "tournament.json"


class Log:
    """A file of lines, and what stands in it; without a file, only in memory."""

    def __init__(self, file: IO[str] | None, kept: list[Line]) -> None:
        self._file = file
        self.lines: dict[str, Line] = {line["job"]: line for line in kept}
        """The lines by their jobs."""

    def write(self, line: Line) -> None:
        """Add a line; once this returns, it outlives this process."""
        self.lines[line["job"]] = line
        if self._file:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()


@contextmanager
def opened(
    folder: Path | None, identity: Mapping[str, Any], names: Sequence[str], about: str = TOURNAMENT
) -> Iterator[Mapping[str, Log]]:
    """Open logs of these names for a tournament, or other work; without a folder they are in memory only.

    A folder that holds another tournament, or that another process plays into, is refused (`OtherWork`).
    """
    if folder is None:
        yield {name: Log(None, []) for name in names}
        return
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        held.enter_context(claimed(folder / about, identity))
        yield {name: _log(held, folder / name) for name in names}


def _log(held: ExitStack, path: Path) -> Log:
    file, kept = held.enter_context(appended(path))
    return Log(file, [parsed(line, f"{path.name}:{number}") for number, line in enumerate(kept, 1)])


@contextmanager
def claimed(path: Path, identity: Mapping[str, Any]) -> Iterator[None]:
    """Hold the file that says what work the folder around it is for (`OtherWork` if it is not this, or not ours)."""
    with path.open("a") as file:
        if not hold(file):
            raise OtherWork("folder-taken", folder=path.parent)
        text = json.dumps(identity, ensure_ascii=False, indent=1, default=str) + "\n"
        found = path.read_text(encoding="utf-8")
        if found and found != text:
            raise OtherWork("folder-of-other-work", folder=path.parent, identity=" ".join(found.split())[:300])
        if not found:
            path.write_text(text, encoding="utf-8")
        yield
