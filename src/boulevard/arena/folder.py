"""The folder of a tournament: every game is kept there as soon as it is played, so that any end can be gone on from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from boulevard.arena.errors import OtherTournament
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
def opened(folder: Path | None, identity: Mapping[str, Any], names: Sequence[str]) -> Iterator[Mapping[str, Log]]:
    """Open logs of these names for a tournament; without a folder they are in memory only.

    A folder that holds another tournament, or that another process plays into, is refused (`OtherTournament`).
    """
    if folder is None:
        yield {name: Log(None, []) for name in names}
        return
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        if not hold(held.enter_context((folder / TOURNAMENT).open("a"))):
            raise OtherTournament("arena-in-use", folder=folder)
        _identify(folder / TOURNAMENT, identity)
        yield {name: _log(held, folder / name) for name in names}


def _log(held: ExitStack, path: Path) -> Log:
    file, kept = held.enter_context(appended(path))
    return Log(file, [parsed(line, f"{path.name}:{number}") for number, line in enumerate(kept, 1)])


def _identify(path: Path, identity: Mapping[str, Any]) -> None:
    """Write down which tournament a folder is for, or compare."""
    text = json.dumps(identity, ensure_ascii=False, indent=1, default=str) + "\n"
    found = path.read_text(encoding="utf-8")
    if not found:
        path.write_text(text, encoding="utf-8")
    elif found != text:
        raise OtherTournament("arena-other", folder=path.parent, identity=" ".join(found.split())[:300])
