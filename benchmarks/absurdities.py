"""How often each level of Paris makes moves that look absurd: `python -m benchmarks.absurdities`.

The list is written for people, by views and by moves as text; it has nothing in common with what keeps bots from such
moves (`bots/paris/sense.py`), so that each can be held against the other.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import boulevard
from benchmarks.report import Grid
from boulevard.bots.contract import Sight
from boulevard.bots.registry import levels, ready_bot
from boulevard.games.game import Game
from boulevard.games.kernels.states import repeated
from boulevard.games.paris.play.state import CHIMNEYS, COLUMN_NAMES, TILES

GAMES = 40
OF_POINTS = ("peintre", "moulin-rouge", "penseur", "fontaine")
LAST_TILES = 2
Spaces = frozenset[str]


class Moment:
    """A position in which somebody has to move, as they see it."""

    def __init__(self, game: Game) -> None:
        self.game, self.seat = game, game.turn[0]
        self.view: Mapping[str, Any] = game.view(self.seat)

    @cached_property
    def gains(self) -> Mapping[str, int]:
        """By move: how the margin changes at once."""
        rules, actions = self.game.rules, np.array(self.game.actions(self.seat), np.int32)
        states = repeated(self.game.state, len(actions))
        rules.apply_each(states, actions, self.seat, check=False)
        number = rules.number(self.seat)
        before, after = rules.margins(self.game.state)[0, number], rules.margins(states)[:, number]
        return dict(zip(self.game.legal(self.seat), (after - before).tolist(), strict=True))

    def is_lit(self, spaces: Spaces) -> bool:
        """Whether a streetlight lights some spaces that a building is to stand on, and is not covered by it."""
        return any(lamp["space"] not in spaces and not spaces.isdisjoint(lamp["lights"]) for lamp in self.view["lamps"])

    @cached_property
    def ground(self) -> Spaces:
        """Where this seat may build some day, if all that is still to be laid were its own ground."""
        board = self.view["board"]
        every = {f"{column}{row}" for column in COLUMN_NAMES for row in range(1, 9)}
        return frozenset(space for space in every if board.get(space) in (None, self.seat, "mixed"))

    def fits(self, building: str) -> bool:
        """Whether a building fits on that ground, turned and, if so agreed, flipped."""
        rows = self.view["shapes"][building]
        cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"]
        sides = (1, -1) if self.view["options"]["mirror"] else (1,)
        for side in sides:
            turned = [(side * x, y) for x, y in cells]
            for _ in range(4):
                turned = [(y, -x) for x, y in turned]
                if any(self._lies(turned, right, up) for right in range(-8, 16) for up in range(-8, 16)):
                    return True
        return False

    def _lies(self, cells: list[tuple[int, int]], right: int, up: int) -> bool:
        placed = [(x + right, y + up) for x, y in cells]
        return all(0 <= x < 8 and 0 <= y < 8 and f"{COLUMN_NAMES[x]}{y + 1}" in self.ground for x, y in placed)


def hurts(moment: Moment, move: str) -> bool:
    """A move that costs points at once, where another costs none."""
    return moment.view["phase"] == 2 and moment.gains[move] < min(0, max(moment.gains.values()))


def dark(moment: Moment, move: str) -> bool:
    """A building without light, where the same one would gain more in the light."""
    if not (name := _built(move)) or moment.is_lit(_spaces(move)):
        return False
    better = (it for it, gain in moment.gains.items() if _built(it) == name and gain > moment.gains[move])
    return any(moment.is_lit(_spaces(it)) for it in better)


def wasted(moment: Moment, move: str) -> bool:
    """A pass where points could be had, or a postcard from which none come though it has some to give."""
    if moment.view["phase"] == 1 or moment.gains[move] > 0:
        return False
    if move == "pass":
        return max(moment.gains.values()) > 0
    card = move.split()[0]
    of_card = [gain for it, gain in moment.gains.items() if it.split()[0] == card]
    return (" " not in move or card in OF_POINTS) and max(of_card) > 0


def unfit(moment: Moment, move: str) -> bool:
    """A building reserved that can never be built."""
    return move.startswith("reserve") and not moment.fits(move.split()[1])


def hoarded(moment: Moment, move: str) -> bool:
    """A building reserved for which there is no chimney."""
    return move.startswith("reserve") and len(moment.view["reserve"][moment.seat]) >= CHIMNEYS


def empty_handed(moment: Moment, move: str) -> bool:
    """One of the last tiles laid without anything to build, where something could be reserved."""
    laid = sum(map(len, moment.view["laid"].values()))
    late = 2 * TILES - laid <= LAST_TILES and not moment.view["reserve"][moment.seat]
    return move.startswith("lay") and late and any(map(moment.fits, moment.view["pool"]))


ABSURDITIES: Mapping[str, Callable[[Moment, str], bool]] = {
    "hurts": hurts,
    "dark": dark,
    "wasted": wasted,
    "unfit": unfit,
    "hoarded": hoarded,
    "empty-handed": empty_handed,
}


def _built(move: str) -> str:
    """What a move builds; nothing for any other move."""
    words = move.split()
    if words[0] == "jardin" and len(words) > 1:
        return "jardin"
    return f"{words[0]} {words[-2]}" if words[0] in ("build", "levitation") and len(words) > 1 else ""


def _spaces(move: str) -> Spaces:
    return frozenset(move.split()[-1].split(","))


def absurdities(moment: Moment, move: str) -> list[str]:
    """In which ways a move of the seat to act is absurd."""
    return [name for name, is_absurd in ABSURDITIES.items() if is_absurd(moment, move)]


def absurd_moves(specs: tuple[str, str], seed: int, **options: Any) -> Iterator[tuple[int, str, Game]]:
    """Let two bots play; yield who moves absurdly, in what way, and the game at that moment."""
    bots = [ready_bot("paris", spec) for spec in specs]
    game = boulevard.new("paris", seed=seed, **options)
    while not game.over:
        number = game.rules.number(game.turn[0])
        action = bots[number].think(Sight.of(game, game.turn[0]), seed + len(game.moves)).action
        for name in absurdities(Moment(game), game.rules.write(game.state, game.turn[0], action)):
            yield number, name, game
        game.apply(game.turn[0], action)


def main() -> None:
    """Print a table: how many such moves a level makes in a hundred games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("specs", nargs="*", default=[f"level:{level.number}" for level in levels("paris")[:-1]])
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args()
    rows = []
    for spec in track(chosen.specs, console=Console(stderr=True)):
        options = {"postcards": "random"}
        found = Counter(
            name for seed in range(chosen.games) for _, name, _ in absurd_moves((spec, spec), seed, **options)
        )
        rows.append((spec, *(f"{found[name] / chosen.games / 2:.2f}" for name in ABSURDITIES)))
    print(Grid("Absurd moves of a seat in a game", ("bot", *ABSURDITIES), rows).markdown())


if __name__ == "__main__":
    main()
