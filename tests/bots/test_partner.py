"""The partner: it keeps games close, plays its best while it is behind, and nothing absurd."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import boulevard
from benchmarks.absurdities import absurd_moves
from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.partner import Partner
from boulevard.bots.registry import ReadyBot, opponent, opponents, others, ready_bot, sensible
from boulevard.games.registry import NAMES

FEW = Budget(simulations=60)


class Told(Bot):
    """A bot that thinks what it was told."""

    def __init__(self, ranking: Sequence[Ranked]) -> None:
        self.ranking = ranking

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        return Thought(self.ranking[0].action, self.ranking)


def chosen(
    monkeypatch: pytest.MonkeyPatch, values: Sequence[float], shares: Sequence[float] = (), aim: float = 0
) -> int:
    """Which of some values the partner goes for, as their place."""
    sight = Sight.of(boulevard.new("paris", seed=1), "orange")
    moves = sight.actions[: len(values)]
    ranking = [Ranked(*it) for it in zip(moves, values, shares or [0.2] * len(values), strict=True)]
    told = ReadyBot("", Told(ranking), FEW)
    with monkeypatch.context() as patch:
        patch.setattr("boulevard.bots.registry.ready_bot", lambda game, spec: told)
        thought = Partner(aim=aim).think(sight, FEW, 0)
    assert thought.ranking[0].action == thought.action == thought.line[0]
    assert sorted(it.action for it in thought.ranking) == sorted(moves)
    return moves.index(thought.action)


def test_it_goes_for_the_margin_nearest_to_its_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, [9.0, 4.0, 1.0, -3.0]) == 2
    assert chosen(monkeypatch, [9.0, 4.0, 1.0, -3.0], aim=5) == 1
    assert chosen(monkeypatch, [-2.0, -5.0, -9.0]) == 0, "behind, it plays its best"


def test_it_gives_away_no_more_at_once_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, [40.0, 20.0, 2.0]) == 1


def test_it_trusts_no_move_that_was_hardly_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, [9.0, 4.0, 0.0], [0.6, 0.3, 0.001]) == 1
    assert chosen(monkeypatch, [9.0, 4.0, 0.0], [0.0, 0.0, 0.0]) == 2, "unless a bot tells nothing of that"


def margin(game_name: str, spec: str, seed: int, place: int, **options: object) -> int:
    """How far a bot is ahead in the end of a game against a weak one."""
    game, mine = boulevard.new(game_name, seed=seed, **options), ready_bot(game_name, spec)
    weak = ready_bot(game_name, "level:2")
    while not game.over:
        number = game.rules.number(game.turn[0])
        bot = mine if number == place else weak
        game.apply(game.turn[0], bot.think(Sight.of(game, game.turn[0]), seed + len(game.moves)).action)
    return int(game.rules.margins(game.state)[0, place])


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("avenue", {"players": 2})])
def test_games_are_closer_than_with_whoever_thinks_for_it(name: str, options: dict[str, object]) -> None:
    strong = "mcts:sims=60" if name == "paris" else "level:7"
    games = [(seed, place) for seed in range(3) for place in (0, 1)]
    close, far = (
        np.mean([abs(margin(name, spec, seed, place, **options)) for seed, place in games])
        for spec in ("partner:sims=60", strong)
    )
    assert close < far / 1.5


def test_it_makes_no_absurd_move_if_it_knows_another(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, game = next(it for it in absurd_moves(("random", "random"), 1) if it[1] == "dark")
    sight = Sight.of(game, game.turn[0])
    decent = sensible("paris", sight)
    absurd = next(action for action in sight.actions if action not in decent)
    told = ReadyBot("", Told([Ranked(absurd, 0.0, 0.9), Ranked(decent[0], 7.0, 0.1)]), FEW)
    monkeypatch.setattr("boulevard.bots.registry.ready_bot", lambda game, spec: told)
    assert Partner().think(sight, FEW, 0).action == decent[0]


@pytest.mark.parametrize("name", NAMES)
def test_opponents_beyond_the_levels_have_numbers_of_their_own_and_play(name: str) -> None:
    assert others(name)
    assert len({it.number for it in opponents(name)}) == len(opponents(name))
    assert all(it.number > 10 and it.title == it.name and not it.is_rated for it in others(name))
    assert opponent(name, 9) is None
    game = boulevard.new(name, seed=1, **({"players": 2} if name == "avenue" else {}))
    sight = Sight.of(game, game.turn[0])
    for it in others(name):
        bot = ready_bot(name, f"level:{it.number}")
        assert bot.bot.think(sight, FEW, 1).action in sight.actions
