"""Learning by games of the search against itself: ``python -m boulevard.bots.paris.learning.train``.

Each round plays games, fits the weights of `policy` so that moves which the search came to prefer look good from the
start, and fits the network of `value` to what the search and the end of the game said; the next round plays with both.
Games are kept in a folder, one file each, so that training can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris import policy
from boulevard.bots.paris.kernels import list_features
from boulevard.bots.paris.learning.fitting import Adam, fit_value
from boulevard.bots.paris.search import Mcts
from boulevard.bots.registry import prepare
from boulevard.games import game as games
from boulevard.games.kernels.parallel import cores
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import STATE
from boulevard.messages import say

MOST_MOVES = 160
"""Moves of one position that are learned from: the ones searched most, and some of the rest."""

WANDERING = 0.2
"""Share of moves in self-play that are drawn by how often they were looked at, so that games differ."""

STEPS, RATE, DECAY = 400, 0.03, 1.0e-3
"""Of fitting the policy."""


Game = dict[str, NDArray[Any]]
"""Positions of a game: states; what the search expected both seats to have in the end, the one to act first; moves with
the share of the search that they got; and the scores in the end."""


def play(seed: int, simulations: int, bot: Mcts) -> Game:
    """Let the search play a game against itself."""
    chance = np.random.default_rng(seed)
    options = {"postcards": "random" if seed % 2 else "starred", "starts": "random"}
    game = games.Game(Paris.dealt(seed, options))
    budget = Budget(simulations=simulations)
    states, values, actions, shares = [], [], [], []
    while not game.over:
        sight = Sight.of(game, game.turn[0])
        thought = bot.think(sight, budget, int(chance.integers(1 << 62)))
        chosen = thought.action
        if len(sight.actions) > 1:
            looked = {it.action: it.share for it in thought.ranking}
            got = np.array([looked.get(action, 0.0) for action in sight.actions])
            kept = np.lexsort((chance.random(len(got)), -got))[:MOST_MOVES]
            states.append(sight.known)
            total, ahead = sum(thought.expected), thought.ranking[0].value
            values.append([(total + ahead) / 2, (total - ahead) / 2])
            actions.append(np.array(sight.actions, np.int32)[kept])
            shares.append(got[kept])
            if chance.random() < WANDERING:
                chosen = int(chance.choice(sight.actions, p=got / got.sum()))
        game.apply(sight.seat, chosen)
    lengths = np.array([len(it) for it in actions])
    moves = {"actions": np.concatenate(actions), "shares": np.concatenate(shares), "lengths": lengths}
    found = {"states": np.concatenate(states).view(np.uint8), "values": np.array(values), **moves}
    return {**found, "scores": game.rules.scores(game.state)[0]}


def collect(folder: Path, first: int, games: int, simulations: int, bot: Mcts) -> Iterator[Game]:
    """Yield the games of a round, those played before and the rest, which are played now on all cores."""
    folder.mkdir(parents=True, exist_ok=True)

    def get(seed: int) -> Game:
        path = folder / f"game-{seed}.npz"
        if not path.exists():
            part = path.with_suffix(".part.npz")
            np.savez_compressed(part, allow_pickle=False, **play(seed, simulations, bot))
            part.rename(path)
        with np.load(path) as kept:
            return dict(kept)

    with ThreadPoolExecutor(cores()) as pool:
        yield from track(pool.map(get, range(first, first + games)), say("train-playing"), games)


def move_lessons(games: Sequence[Game]) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.int64]]:
    """Return the features of all moves, the shares they got, and where each position's moves begin."""
    box = Paris.dealt(0, {}).box
    features, shares, lengths = [], [], []
    for game in games:
        states = game["states"].view(STATE)
        ends = np.cumsum(game["lengths"])
        for number, end in enumerate(ends):
            moves = slice(end - game["lengths"][number], end)
            found = np.empty((game["lengths"][number], policy.COUNT), np.float32)
            list_features(box, states[number : number + 1], game["actions"][moves], found)
            features.append(found)
            shares.append(game["shares"][moves] / game["shares"][moves].sum())
        lengths.append(game["lengths"])
    starts = np.concatenate([[0], np.cumsum(np.concatenate(lengths))[:-1]])
    return np.concatenate(features), np.concatenate(shares).astype(np.float32), starts


def fit_policy(features: NDArray[np.float32], shares: NDArray[np.float32], starts: NDArray[np.int64]) -> policy.Weights:
    """Fit weights by which a softmax of the moves' looks comes nearest to their shares (Adam, cross entropy)."""
    lengths = np.diff(np.append(starts, len(shares)))
    spread = np.sqrt((features**2).mean(axis=0)) + 1.0e-3
    scaled = features / spread
    weight = np.zeros(features.shape[1], np.float32)
    adam = Adam([weight], 0.99)
    for step in track(range(1, STEPS + 1), say("train-fitting")):
        looks = scaled @ weight
        looks -= np.repeat(np.maximum.reduceat(looks, starts), lengths)
        chances = np.exp(looks)
        chances /= np.repeat(np.add.reduceat(chances, starts), lengths)
        slope = (chances - shares) @ scaled / len(starts) + DECAY * weight
        adam.step([slope], RATE * (1.0 - step / (STEPS + 1)))
    chances = np.exp(looks) / np.repeat(np.add.reduceat(np.exp(looks), starts), lengths)
    loss = -(shares * np.log(chances + 1.0e-12)).sum() / len(starts)
    print(say("train-loss", positions=len(starts), loss=f"{loss:.4f}"))
    fitted: policy.Weights = weight / spread
    return fitted


def train(out: Path, rounds: int, games: int, simulations: int) -> None:
    """Play and fit, round after round; what a round has found already is taken as it is."""
    bot = Mcts(foresight=False, solving=0.0)
    for number in range(1, rounds + 1):
        folder = out / f"round-{number}"
        weights, net = folder / "policy.txt", folder / "value.npz"
        if not (weights.exists() and net.exists()):
            played = list(collect(folder, 1_000_000 * number, games, simulations, bot))
            np.savetxt(weights, fit_policy(*move_lessons(played)), fmt="%.4f")
            np.savez_compressed(net, allow_pickle=False, **fit_value(played)._asdict())
        bot = Mcts(policy=str(weights), value=str(net), solving=0.0)
        print(folder)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=say("train-about"))
    parser.add_argument("out", type=Path, help=say("train-out"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--sims", type=int, default=400)
    given = parser.parse_args()
    prepare("paris")
    train(given.out, given.rounds, given.games, given.sims)


if __name__ == "__main__":
    main()
