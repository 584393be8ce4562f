"""What each level gives away, and how far off expectations are: `python -m benchmarks.review GAME`.

Every level plays against itself; all seats are reviewed. What was found is kept, a game a line, and the same command
goes on where it was stopped. What a decision was expected to lead to is only kept for games of the strongest level.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from benchmarks.report import Grid
from boulevard.bots.contract import Sight
from boulevard.bots.registry import levels, ready_bot
from boulevard.games.game import Game
from boulevard.games.registry import rules
from boulevard.progress import appended
from boulevard.review.accounts import finals
from boulevard.review.decisions import assess, decisions, sight_of
from boulevard.review.reviewing import concluded

GAMES = 40
FOUND = Path(__file__).parent / "found" / "review"
OPTIONS: Mapping[str, Any] = {"paris": {"postcards": "random"}, "avenue": {"players": 1}}
SHEETS = "ABC"
STEADY = {("paris", 8): "mcts:sims=100000"}
"""Levels that think for a time play with about as many simulations here, so that nothing depends on the machine."""


def played(name: str, level: int, seed: int) -> Game:
    """A game that a level plays against itself."""
    options = dict(OPTIONS[name])
    if name == "avenue":
        options["sheet"] = SHEETS[seed % len(SHEETS)]
    game, bot = Game(rules(name).dealt(seed, options)), ready_bot(name, STEADY.get((name, level), f"level:{level}"))
    while not game.over:
        seat = game.turn[0]
        game.apply(seat, bot.think(Sight.of(game, seat), len(game.history)).action)
    return game


def reviewed(name: str, level: int, seed: int) -> dict[str, Any]:
    """What a review of such a game comes to, and what was expected at each decision before values were settled."""
    game = played(name, level, seed)
    found = [assess(sight_of(game, it), it) for it in decisions(game)]
    ends = finals(game)
    lost = [account.lost for account in concluded(game, found).accounts.values()]
    result: dict[str, Any] = {"level": level, "seed": seed, "lost": lost}
    if level == len(levels(name)):
        result["expected"] = [
            (_stage(name, game, it.decision.number), it.options[it.played].value, ends[it.decision.seat])
            for it in found
            if not it.proven
        ]
    return result


def _stage(name: str, game: Game, number: int) -> str:
    state = game.state_after(number)
    if name == "avenue":
        return f"round {state['table']['rounds'][0] + 1}"
    laid = int(state["laid"].sum())
    return "phase 2" if laid == 16 else f"phase 1, {laid // 4 * 4} to {laid // 4 * 4 + 3} tiles laid"


def results(name: str, folder: Path, games: int) -> Iterator[dict[str, Any]]:
    """All results, those that are missing worked out."""
    folder.mkdir(parents=True, exist_ok=True)
    with appended(folder / f"{name}.jsonl") as (file, lines):
        known = [json.loads(line) for line in lines]
        yield from known
        done = {(it["level"], it["seed"]) for it in known}
        wanted = [(level.number, seed) for seed in range(games) for level in levels(name)]
        for level, seed in track([it for it in wanted if it not in done], console=Console(stderr=True)):
            found = reviewed(name, level, seed)
            file.write(json.dumps(found) + "\n")
            file.flush()
            yield found


def by_level(found: list[dict[str, Any]]) -> Grid:
    """Points given away in a game, by level."""
    rows = []
    for level in sorted({it["level"] for it in found}):
        lost = np.array([lost for it in found if it["level"] == level for lost in it["lost"]])
        error = 1.96 * lost.std() / np.sqrt(len(lost))
        rows.append((str(level), str(len(lost)), f"{lost.mean():.1f} ± {error:.1f}"))
    return Grid("Points given away", ("level", "seats", "points"), rows)


def by_stage(found: list[dict[str, Any]]) -> Grid:
    """Results of the strongest level against what was expected after moves, where nothing was proven."""
    known = [row for it in found for row in it.get("expected", ())]
    rows = []
    for stage in dict.fromkeys(stage for stage, _, _ in known):
        value, final = np.array([row[1:] for row in known if row[0] == stage]).T
        slope = np.polyfit(value, final, 1)[0]
        figures = (f"{(final - value).mean():+.1f}", f"{(final - value).std():.1f}", f"{slope:.2f}")
        rows.append((stage, str(len(value)), *figures))
    return Grid("Results of the strongest level", ("stage", "decisions", "more than expected", "spread", "slope"), rows)


def main() -> None:
    """Work out what is missing, and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("--folder", type=Path, default=FOUND)
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args()
    found = list(results(chosen.game, chosen.folder, chosen.games))
    for grid in (by_level(found), by_stage(found)):
        print(grid.markdown())


if __name__ == "__main__":
    main()
