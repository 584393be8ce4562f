"""Making puzzles: positions from games of bots, proven and graded. Each game is a job that any engine can carry out.

What comes of a job follows from the job alone. All that is found is kept in a folder, game by game: after any kind of
end, the same call goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from boulevard.arena.engines import Engine, Processes
from boulevard.arena.folder import opened
from boulevard.arena.jobs import Line, Tell, thought_seed
from boulevard.bots.contract import Sight
from boulevard.bots.prover import Prover
from boulevard.bots.registry import prepare, ready_bot
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.game import Game
from boulevard.games.registry import rules
from boulevard.puzzles.answering import required, written
from boulevard.puzzles.choosing import chosen
from boulevard.puzzles.grading import graded
from boulevard.puzzles.proving import is_puzzle
from boulevard.puzzles.puzzle import Puzzle

FORMAT = "boulevard-puzzles/1"
ABOUT, FOUND, CHOSEN = "making.json", "found.jsonl", "puzzles.jsonl"


@dataclass(frozen=True)
class Search:
    """A game of bots that is looked through for a puzzle."""

    WORK: ClassVar[str] = "boulevard.puzzles.making:found"

    game: str
    seed: int
    number: int
    theme: str | None = None

    @property
    def id(self) -> str:
        """What its line is known by."""
        return str(self.number)

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Making:
    """Puzzles from so many games; they follow from these values alone."""

    game: str
    games: int
    seed: int = 1
    count: int = 365
    """How many are chosen from all that are found."""
    theme: str | None = None
    """What all are to be about, if anything."""

    def run(
        self,
        folder: Path,
        engine: Engine | None = None,
        progress: Callable[[int, int], None] = lambda games, found: None,
    ) -> Sequence[Puzzle]:
        """Look through all games, and write the puzzles that are chosen; `progress` is told of games and puzzles.

        At Ctrl-C it chooses from what there is. A folder with other work is refused (`OtherWork`), and so is a game
        that has no puzzles (`NoPuzzles`, `UnknownGame`).
        """
        required(self.game)
        prepare(self.game)
        identity = {"format": FORMAT, "game": self.game, "seed": self.seed, "theme": self.theme}
        with opened(folder, identity, [FOUND], ABOUT) as logs:
            log = logs[FOUND]
            jobs = [it for it in self._searches() if it.id not in log.lines]
            count = sum(bool(line["puzzle"]) for line in log.lines.values())
            progress(len(log.lines), count)
            with closing((engine or Processes()).carry_out(jobs)) as lines:
                try:
                    for line in lines:
                        log.write(line)
                        count += bool(line["puzzle"])
                        progress(len(log.lines), count)
                except KeyboardInterrupt:
                    pass
            puzzles = chosen(list(_puzzles(log.lines)), self.count)
        text = "".join(f"{it.as_line()}\n" for it in puzzles)
        (folder / CHOSEN).write_text(text, encoding="utf-8")
        return puzzles

    def _searches(self) -> Iterator[Search]:
        return (Search(self.game, self.seed, number, self.theme) for number in range(self.games))


def _puzzles(lines: Mapping[str, Line]) -> Iterator[Puzzle]:
    """What was found, in the order of the games."""
    for id_ in sorted(lines, key=int):
        if found := lines[id_]["puzzle"]:
            yield Puzzle.of_data(found)


def found(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Carry a job out: play its game, and return the first position that makes a puzzle, in an order by chance."""
    search = Search(**data)
    prover, chance = required(search.game), Random(f"{search.seed}/{search.number}")
    game = _played(search, prover, chance, tell)
    moments = list(prover.moments(game, chance))
    chance.shuffle(moments)
    puzzles = (puzzle for moment in moments if (puzzle := made(search, prover, *moment)))
    puzzle = next(puzzles, None)
    return {"job": search.id, "puzzle": puzzle.as_data() if puzzle else None}


def _played(search: Search, prover: Prover, chance: Random, tell: Tell) -> Game:
    """Play a game between bots that are drawn for it."""
    seed = f"{search.seed}/{search.number}"
    game = Game(rules(search.game).dealt(f"puzzles {seed}", prover.kinds[search.number % len(prover.kinds)]))
    bots = {seat: ready_bot(search.game, chance.choice(prover.players)) for seat in game.seats}
    while not game.over:
        seat, count = game.turn[0], len(game.history)
        game.apply(seat, bots[seat].think(Sight.of(game, seat), thought_seed(f"{seed} {count} {seat}")).action)
        tell({"moved": count})
    return game


def made(search: Search, prover: Prover, rules: Rules, state: States, seat: Seat) -> Puzzle | None:
    """Return the puzzle that a position makes, proven and graded; none if it makes none of the theme."""
    bare = Puzzle(search.game, rules.position(state), seat, 0, None, ())
    game = bare.begun()
    proof = prover.proof(game.rules, game.state, seat, prover.limit)
    if proof is None or not is_puzzle(prover, Sight(game.rules, game.state, seat), proof):
        return None
    themes = prover.themes(game.rules, game.state, seat, proof)
    if search.theme not in (None, *themes):
        return None
    line = written(game, proof.line)
    puzzle = Puzzle(search.game, bare.position, seat, proof.value, proof.second, line, proof.asked, themes)
    return graded(puzzle, prover.rating(proof))
