"""OpenSpiel's searches as an opponent: our Paris is a proper game of OpenSpiel's, and its bots see what they may."""

from __future__ import annotations

import pytest

# ruff: noqa: E402 (what is not installed everywhere is imported only after the look whether it is)
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'boulevard[bench]'")

import numpy as np

import boulevard
from benchmarks.openspiel_paris import NAME, Leaf, OpenSpiel, ParisGame, ParisState, Position, Rollouts, Root
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.errors import UnknownBot
from boulevard.bots.registry import ready_bot
from boulevard.games.contract import States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied, repeated
from boulevard.games.paris.game import Paris

SPEC = "benchmarks.openspiel_paris.OpenSpiel"


def played(seed: int, moves: int = 1000, phase: int = 3) -> Game:
    """A game after some random moves, or when a phase begins, or at its end."""
    game, rng = boulevard.new("paris", seed=seed), np.random.default_rng(seed)
    while not game.over and moves and game.view()["phase"] < phase:
        game.apply(game.turn[0], int(rng.choice(game.actions(game.turn[0]))))
        moves -= 1
    return game


def state_of(game: Game) -> ParisState:
    assert isinstance(game.rules, Paris)
    return ParisState(ParisGame(paris=game.rules), Position(game.state))


def test_it_is_a_game_of_openspiels() -> None:
    game = pyspiel.load_game(NAME, {"seed": 5})
    ours = boulevard.new("paris", seed=5)
    state, rng = game.new_initial_state(), np.random.default_rng(5)
    while not state.is_terminal():
        seat = ours.turn[0]
        assert state.current_player() == ours.seats.index(seat)
        assert tuple(state.legal_actions()) == ours.actions(seat)
        action = int(rng.choice(state.legal_actions()))
        assert state.action_to_string(action) == ours.rules.write(ours.state, seat, action)
        state.apply_action(action)
        ours.apply(seat, action)
    assert ours.over
    assert state.returns() == {"orange": [1, -1], "blue": [-1, 1], "draw": [0, 0]}[ours.result()["winner"]]
    assert len(state.history()) == len(ours.moves)


def test_a_copy_is_a_position_of_its_own() -> None:
    state = state_of(played(1, moves=6))
    copy = state.clone()
    known = state.observation_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert state.observation_string(0) == known != copy.observation_string(0)


def test_a_margin_can_count() -> None:
    ended = played(3)
    assert isinstance(ended.rules, Paris)
    scores = ended.rules.scores(ended.state)[0]
    (orange, blue) = ParisState(ParisGame(paris=ended.rules, margin=1.0), Position(ended.state)).returns()
    assert orange == -blue == pytest.approx(np.clip((scores[0] - scores[1]) / 30, -1, 1))


@pytest.mark.parametrize("seat", ["orange", "blue"])
def test_a_player_knows_what_the_view_shows(seat: str) -> None:
    game = played(2, moves=7)
    rules, number = game.rules, game.seats.index(seat)
    assert isinstance(rules, Paris)
    known = rules.hide(game.state, seat)
    worlds = {state_of(game).observation_string(number)}
    for seed in range(5):
        world = ParisState(ParisGame(paris=rules), Position(rules.sample(known, seed)))
        worlds.add(world.observation_string(number))
    assert len(worlds) == 1


def test_a_leaf_is_evaluated_by_our_rollouts_once_and_nothing_else_is() -> None:
    game = played(4, phase=2)
    assert isinstance(game.rules, Paris)
    paris = ParisGame(paris=game.rules)
    counted = CountedRollouts(paris, 4, 1)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(paris, evaluator, 1.0, 50, 100, False, 1, False)
    root = bot.mcts_search(ParisState(paris, Root(copied(game.state), counted)))
    assert root.explore_count == counted.calls == 50


class CountedRollouts(Rollouts):
    """Counts how often it is asked."""

    calls = 0

    def orange_return(self, states: States) -> float:
        self.calls += 1
        return super().orange_return(states)


def test_a_copy_of_a_leaf_is_the_mean_of_random_games() -> None:
    game = played(4, phase=2)
    assert isinstance(game.rules, Paris)
    paris = ParisGame(paris=game.rules)
    copy = ParisState(paris, Leaf(copied(game.state), Rollouts(paris, 2000, 1))).clone()
    ends = repeated(game.state, 2000)
    game.rules.playout(ends, 1)
    winners = game.rules.winners(ends)
    assert copy.is_terminal()
    assert copy.returns()[0] == pytest.approx(winners[:, 0].mean() - winners[:, 1].mean(), abs=0.15)


@pytest.mark.parametrize("rollouts", [0, 2])
@pytest.mark.parametrize("phase", [1, 2])
def test_it_answers_alike_for_equal_seeds(rollouts: int, phase: int) -> None:
    game = played(6, moves=5) if phase == 1 else played(6, phase=2)
    sight = Sight.of(game, game.turn[0])
    thoughts = [OpenSpiel(rollouts=rollouts).think(sight, Budget(simulations=120), 2**40 + 9) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].action in sight.actions
    assert thoughts[0].simulations >= 119


@pytest.mark.parametrize("phase", [1, 2])
def test_it_keeps_to_its_time(phase: int) -> None:
    game = played(6, moves=5) if phase == 1 else played(6, phase=2)
    thought = ready_bot("paris", f"{SPEC}:time=200ms").think(Sight.of(game, game.turn[0]), seed=1)
    assert thought.simulations >= 1
    assert thought.action in game.actions(game.turn[0])


@pytest.mark.parametrize("simulations", [1, 2])
def test_the_smallest_budgets_will_do(simulations: int) -> None:
    for game in (played(6, moves=5), played(6, phase=2)):
        sight = Sight.of(game, game.turn[0])
        assert OpenSpiel().think(sight, Budget(simulations=simulations), 1).action in sight.actions
        assert OpenSpiel().think(sight, Budget(seconds=1e-6), 1).action in sight.actions


def test_what_is_hidden_does_not_change_its_move() -> None:
    game = played(8, moves=9)
    seat = game.turn[0]
    known = game.rules.hide(game.state, seat)
    bot = OpenSpiel(rollouts=2)
    actions = {
        bot.think(Sight(game.rules, game.rules.hide(world, seat), seat), Budget(simulations=60), 3).action
        for world in (game.rules.sample(known, seed) for seed in range(4))
    }
    assert len(actions) == 1


def test_it_beats_chance() -> None:
    wins = 0
    for seed, own in enumerate(("orange", "blue")):
        game = boulevard.new("paris", seed=seed)
        bots = {seat: ready_bot("paris", f"{SPEC}:sims=60" if seat == own else "random") for seat in game.seats}
        while not game.over:
            seat = game.turn[0]
            game.apply(seat, bots[seat].think(Sight.of(game, seat), seed=len(game.moves)).action)
        wins += game.result()["winner"] == own
    assert wins == 2


def test_it_plays_no_other_game() -> None:
    with pytest.raises(UnknownBot):
        ready_bot("avenue", SPEC)
