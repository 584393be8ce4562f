"""Making a data set: blocks of games, each kept as soon as it is played, and put together in the end."""

from __future__ import annotations

import base64
import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from boulevard.arena.engines import Engine, Processes
from boulevard.arena.folder import claimed
from boulevard.bots.registry import meaning, ready_bot
from boulevard.dataset.columns import ABOUT, FORMAT, arrow, schema
from boulevard.dataset.selfplay import Block
from boulevard.errors import BadOption, BoulevardError
from boulevard.games.registry import uncompiled

BLOCK = 32
"""Games that are lost when the work is stopped, at most, a process."""
ROWS = 1 << 16
"""Rows of a group in the file."""


class OtherDataset(BoulevardError):
    """The file holds something else."""


@dataclass(frozen=True)
class Dataset:
    """Games of a bot against itself. They follow from these values alone, unless the bot thinks by the clock."""

    game: str
    bot: str
    """A spec, as in `boulevard bots`."""
    games: int = 1000
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    temperature: float = 0.0
    """0: the bot's own moves; otherwise moves are drawn by its attention to the power of 1 / temperature."""

    def __post_init__(self) -> None:
        """Refuse what can't be played (`UnknownGame`, `BadOption`)."""
        uncompiled(self.game).dealt(0, self.options)
        if self.games < 1:
            raise BadOption("bad-option", name="games", value=self.games, values="1 …")
        if not 0 <= self.temperature <= 100:
            raise BadOption("bad-option", name="temperature", value=self.temperature, values="0 … 100")

    @cached_property
    def source(self) -> Mapping[str, Any]:
        """What it is made from, as plain data; of a level also the bot that it means now."""
        made = {"format": FORMAT, **asdict(self), "spec": meaning(self.game, self.bot)}
        return json.loads(json.dumps(made))  # type: ignore[no-any-return]

    @property
    def blocks(self) -> list[Block]:
        """All games, in blocks."""
        starts = range(0, self.games, BLOCK)
        return [Block(f"{n:06}", at, min(BLOCK, self.games - at), self.source) for n, at in enumerate(starts)]

    def write(
        self, out: Path, engine: Engine | None = None, progress: Callable[[int], None] = lambda games: None
    ) -> None:
        """Play the games and write them to a file; `progress` is told how many there are.

        What is played lies in a folder beside it until all is done: after any kind of end, the same call goes on.
        """
        arrow()
        if out.exists():
            self._require_same(out)
            progress(self.games)
            return
        ready_bot(self.game, self.bot)
        parts = out.with_name(f"{out.name}.parts")
        parts.mkdir(parents=True, exist_ok=True)
        with claimed(parts / "source.json", self.source):
            self._play(parts, engine or Processes(), progress)
            self._join(parts, out)
        shutil.rmtree(parts)

    def _play(self, parts: Path, engine: Engine, progress: Callable[[int], None]) -> None:
        """Play the blocks that are not there yet."""
        left = [it for it in self.blocks if not _part(parts, it.id).exists()]
        done = self.games - sum(it.games for it in left)
        progress(done)
        if not left:
            return
        with closing(engine.carry_out(left)) as lines:
            for line in lines:
                _put(_part(parts, line["job"]), base64.b64decode(line["parquet"]))
                progress(done := done + line["games"])

    def _join(self, parts: Path, out: Path) -> None:
        """Put the blocks together in their order, and the file into its place at once."""
        pa, whole = arrow(), parts / "whole"
        form = schema(json.dumps(self.source))
        with pa.parquet.ParquetWriter(whole, form, compression="zstd") as writer:
            for group in _groups(pa.parquet.read_table(_part(parts, it.id), schema=form) for it in self.blocks):
                writer.write_table(pa.concat_tables(group).replace_schema_metadata(form.metadata))
        os.replace(whole, out)

    def _require_same(self, out: Path) -> None:
        """Refuse to touch a file that is not this data set."""
        try:
            found = (arrow().parquet.read_schema(out).metadata or {}).get(ABOUT, b"")
        except (OSError, ValueError) as error:
            raise OtherDataset("dataset-other", path=out, source=type(error).__name__) from error
        if found != json.dumps(self.source).encode():
            raise OtherDataset("dataset-other", path=out, source=found.decode("utf-8", "replace")[:300])


def _groups(tables: Iterator[Any]) -> Iterator[list[Any]]:
    """Tables, gathered until they have enough rows for a group."""
    group: list[Any] = []
    for table in tables:
        group.append(table)
        if sum(map(len, group)) >= ROWS:
            yield group
            group = []
    if group:
        yield group


def _part(parts: Path, id_: str) -> Path:
    return parts / f"{id_}.parquet"


def _put(path: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(data)
    os.replace(unfinished, path)
