"""Many games at random: playing them, telling what they were like, and writing them down."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np
from rich.console import Console
from rich.table import Table

from boulevard.errors import BadRecord
from boulevard.games.contract import Playouts, Rules, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.messages import say
from boulevard.messages.seats import spoken
from boulevard.progress import appended, bar

BATCH = 1024
SEATS_SHOWN = 8


class Simulation:
    """Games played by drawing every move evenly from all legal ones. Equal seeds give equal games."""

    def __init__(self, rules: Rules, games: int, seed: int) -> None:
        self.rules = rules
        self.games = games
        self.seed = seed
        self.seconds = 0.0
        self._moves: list[Any] = []
        self._choices: list[Any] = []
        self._most_choices: list[Any] = []
        self._scores: list[Any] = []
        self._winners: list[Any] = []
        self._starters: list[Any] = []

    @property
    def done(self) -> int:
        """How many games have been played."""
        return sum(map(len, self._moves))

    def run(self, console: Console, out: Path | None = None, resume: bool = False) -> None:
        """Play all games with a progress bar; write their records; stop at Ctrl-C with what there is."""
        with _opened(out, resume) as (file, kept), bar(console) as progress:
            task = progress.add_task(say("cli-simulating"), total=self.games)
            try:
                for starts, log in self._batches(keep=file is not None):
                    if file:
                        self._write(file, starts, log, kept[self.done - len(starts) :])
                    progress.update(task, completed=self.done)
            except KeyboardInterrupt:
                console.print(say("cli-stopped", done=self.done, games=self.games))

    def _batches(self, keep: bool) -> Iterator[tuple[States, Any]]:
        """Play batch after batch; yield their starts and moves."""
        for number, first in enumerate(range(0, self.games, BATCH)):
            seed = (self.seed, number)
            starts = self.rules.deal(BATCH, seed)[: min(BATCH, self.games - first)]
            states = copied(starts)
            begun = time.perf_counter()
            playouts = self.rules.playout(states, seed, log=keep)
            self.seconds += time.perf_counter() - begun
            self._note(starts, states, playouts)
            yield starts, playouts.log

    def _note(self, starts: States, states: States, playouts: Playouts) -> None:
        self._moves.append(playouts.moves)
        self._choices.append(playouts.choices)
        self._most_choices.append(playouts.most_choices)
        self._scores.append(self.rules.scores(states))
        self._winners.append(self.rules.winners(states))
        seats = self.rules.seats
        first = [[seat in self.rules.turn(starts[i : i + 1]) for seat in seats] for i in range(len(starts))]
        self._starters.append(np.array(first))

    def _write(self, file: IO[str], starts: States, log: Any, kept: list[str]) -> None:
        """Write the records of a batch but for those that are there; the first of these must be what it should be."""
        for number in range(len(starts)):
            if number == 0 or number >= len(kept):
                line = self._record(starts[number : number + 1], log[number])
                if number < len(kept) and kept[number] != line:
                    raise BadRecord("resume-other", where=file.name)
                if number >= len(kept):
                    file.write(line)

    def _record(self, start: States, log: Any) -> str:
        game = Game(self.rules.from_setup(self.rules.setup_of(start)))
        for action in log[log >= 0].tolist():
            game.apply(game.turn[0], action)
        return json.dumps(game.record(), ensure_ascii=False) + "\n"

    def table(self) -> Table:
        """The games in figures."""
        table = Table(show_header=False)
        table.add_row(say("cli-stat-games"), f"{self.done:,}")
        if not self.done:
            return table
        moves, choices = np.concatenate(self._moves), np.concatenate(self._choices)
        most = np.concatenate(self._most_choices).max()
        scores, winners = np.concatenate(self._scores), np.concatenate(self._winners)
        starters = np.concatenate(self._starters)
        table.add_row(say("cli-stat-speed"), f"{moves.sum() / self.seconds:,.0f}")
        table.add_row(say("cli-stat-length"), _range(moves))
        mean = f"{choices.sum() / moves.sum():.1f}"
        table.add_row(say("cli-stat-branching"), say("cli-stat-mean", mean=mean, most=f"{most:,}"))
        for number, seat in enumerate(self.rules.seats[:SEATS_SHOWN]):
            table.add_row(say("cli-stat-score", seat=spoken(seat)), _range(scores[:, number]))
            if len(self.rules.seats) > 1:
                table.add_row(say("cli-stat-wins", seat=spoken(seat)), _share(winners[:, number]))
        if not starters.all():
            table.add_row(say("cli-stat-first"), _share((winners & starters).any(axis=1)))
        table.add_row(say("cli-stat-draws"), _share(winners.sum(axis=1) != 1))
        return table


@contextmanager
def _opened(out: Path | None, resume: bool) -> Iterator[tuple[IO[str] | None, list[str]]]:
    """Open the file to write to; give the whole records that it has already."""
    if out is None:
        yield None, []
        return
    if not resume:
        out.write_bytes(b"")
    with appended(out) as opened:
        yield opened


def _range(numbers: Any) -> str:
    return say("cli-stat-range", mean=f"{numbers.mean():.1f}", least=numbers.min(), most=numbers.max())


def _share(chosen: Any) -> str:
    return say("cli-stat-share", percent=f"{100 * chosen.mean():.1f}")
