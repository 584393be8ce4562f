"""A tournament: who plays whom on which deals, carried out by an engine, and what it has shown."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from boulevard.arena import folder, jobs, report, text
from boulevard.arena.engines import Engine, Processes
from boulevard.arena.errors import BadTournament
from boulevard.arena.folder import Log
from boulevard.arena.jobs import Deal, Entrant, Job, Line, Match
from boulevard.arena.ratings import plackett_luce
from boulevard.arena.standings import FORMAT, Heading, Standings, standings
from boulevard.bots import measures
from boulevard.bots.registry import meaning, ready_bot
from boulevard.errors import BoulevardError
from boulevard.games.contract import Rules
from boulevard.games.registry import uncompiled

STALL_SECONDS = 60.0

Progress = Callable[[int, int], None]
"""Is told how many jobs are done, and how many there are."""


@dataclass(frozen=True)
class Tournament:
    """All groups of bots that fill a table play the same deals, each bot once in every seat of each.

    A game for one is played by each bot alone, one for two by all pairs. `games` is how many each group plays at
    least; it is made a multiple of the seats.
    """

    game: str
    bots: Sequence[str]
    """Specs, each once."""
    games: int = 100
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    grace: float = STALL_SECONDS
    """Seconds that a thought may take beyond the bot's own budget."""
    anchor: tuple[str, float] | None = None
    """A bot whose Elo is given; otherwise the mean of all is 0."""
    hindsight: bool = False
    """Whether to find out what could have been made of every deal."""

    def __post_init__(self) -> None:
        if len(set(self.bots)) < len(self.bots):
            raise BadTournament("arena-twice", bots=" ".join(self.bots))
        if self.anchor and self.anchor[0] not in self.bots:
            raise BadTournament("arena-anchor", bot=self.anchor[0], bots=" ".join(self.bots))
        if len(self.bots) < self.seats:
            raise BadTournament("arena-few", seats=self.seats, bots=len(self.bots))
        if self.hindsight and not measures.has_yardstick(self.game):
            raise BadTournament("arena-no-yardstick", title=uncompiled(self.game).info.title)

    @cached_property
    def seats(self) -> int:
        """How many play at a table."""
        return len(self._dealt(0).seats)

    @cached_property
    def deals(self) -> Sequence[Deal]:
        """The deals that everybody plays."""
        count = -(-self.games // self.seats)
        return [Deal(number, self._seed(number), self._dealt(number).setup) for number in range(count)]

    @property
    def default_folder(self) -> Path:
        """A name for its folder that is its own."""
        text = json.dumps([self._identity(), sorted(self.bots)], default=str)
        return Path(f"arena-{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}")

    @cached_property
    def matches(self) -> Sequence[Match]:
        """All games to be played."""
        entrants = [Entrant(name, meaning(self.game, name)) for name in self.bots]
        return list(jobs.schedule(self.game, self.seats, entrants, self.deals, self.grace))

    def run(
        self, engine: Engine | None = None, out: Path | None = None, progress: Progress = lambda done, total: None
    ) -> Standings:
        """Play all games that the folder `out` does not have yet; return the standings, and write them there.

        Ctrl-C stops with the standings of what there is; the next run goes on.
        """
        self._look_for_bots()
        if self.seats > 2:
            plackett_luce()  # before anything is played: at its end it would be late to learn that it is missing
        work: dict[str, Sequence[Job]] = {folder.GAMES: self.matches}
        if self.hindsight:
            work[folder.YARDSTICKS] = list(jobs.measurements(self.game, self.deals))
        with folder.opened(out, self._identity(), list(work)) as logs:
            with suppress(KeyboardInterrupt):
                _work(engine or Processes(), [(logs[name], some) for name, some in work.items()], progress)
            found = self._standings({name: _lines(logs[name], some) for name, some in work.items()})
            if out:
                _write(out, found)
        return found

    def _look_for_bots(self) -> None:
        """Refuse bots that don't exist (`UnknownBot`) or can't be made here (`BadTournament`), and compile the rest."""
        for bot in self.bots:
            try:
                ready_bot(self.game, bot)
            except BoulevardError:
                raise
            except Exception as error:
                raise BadTournament("arena-broken", bot=bot, reason=f"{type(error).__name__}: {error}") from error

    def _standings(self, lines: Mapping[str, Sequence[Line]]) -> Standings:
        games, measured = lines[folder.GAMES], lines.get(folder.YARDSTICKS, ())
        heading = Heading(
            game=self.game,
            title=uncompiled(self.game).info.title,
            seats=self.seats,
            seed=self.seed,
            options=dict(self.options),
            bots=list(self.bots),
            deals=len(self.deals),
            planned=len(self.matches),
            played=len(games),
            anchor=self.anchor,
        )
        return standings(heading, games, {line["deal"]: line["yardstick"] for line in measured if line["yardstick"]})

    def _identity(self) -> dict[str, Any]:
        """What makes results comparable. More games and other bots may come into the same folder."""
        first = self._dealt(0).setup
        return {"format": FORMAT, "game": self.game, "seed": self.seed, "options": dict(self.options), "first": first}

    def _seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def _dealt(self, deal: int) -> Rules:
        return uncompiled(self.game).dealt(self._seed(deal), self.options)


def _work(engine: Engine, work: Sequence[tuple[Log, Sequence[Job]]], progress: Progress) -> None:
    """Carry out all jobs that have no line yet."""
    left = [(log, [job for job in all_ if job.id not in log.lines]) for log, all_ in work]
    total = sum(len(all_) for _, all_ in work)
    done = total - sum(len(some) for _, some in left)
    progress(done, total)
    for log, some in left:
        if not some:
            continue
        with closing(engine.carry_out(some)) as lines:
            for line in lines:
                log.write(line)
                done += 1
                progress(done, total)


def _lines(log: Log, some: Sequence[Job]) -> Sequence[Line]:
    """The lines of those jobs that are done, in their order."""
    return [log.lines[job.id] for job in some if job.id in log.lines]


def _write(out: Path, found: Standings) -> None:
    """Write the standings as text, as data and as a page."""
    data = json.dumps(found.as_data(), ensure_ascii=False, indent=1)
    (out / "results.json").write_text(f"{data}\n", encoding="utf-8")
    (out / "results.txt").write_text(text.written(found), encoding="utf-8")
    (out / "report.html").write_text(report.page(found), encoding="utf-8")
