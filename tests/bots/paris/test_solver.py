"""The exact solver of Paris."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Iterator

import numpy as np
import pytest

from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.solver.alphabeta import STOP_CHECK_MASK, prove
from boulevard.bots.paris.solver.solver import Solver, SolverBot, Worth, effort, prepare_solver, solve
from boulevard.games.beginning import of_position
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import BUILDING, States
from boulevard.puzzles import shipped
from tests.bots.paris.minimax import endings, finals, some_options, values

RULES = 24
GAMES = 10
MOST = 8_000
UNBOUNDED = 1_000
SPOILING = (
    "paris omoLobmb/Lomboobo/boobLbbo/LoLobmbm/boLobLbL/mobbobmo/bbbomomo/ombbboob "
    "I3:o@b4b5b6,V3:o@b7b8c8,T4:b@g2f3g3g4,P5:b@e5f5g5f6g6,garden:o@f1g1 "
    "painter:o@h7,dancer:b@e1,statue:b@c2>s,streetlight:o@e7,annex:b@g7>P5 "
    "levitation:o,jardin:o,sacre-coeur,peintre:o,bouquinistes:b,lampadaire:o,moulin-rouge:b,penseur:b "
    "26487531.-/S4,X5/4/0/- 45378126.-/L4,W5/5/1/- 2/b/o/o/1 -"
)
"""Blue is to act, and may build or take Sacré-Coeur."""
SWAPPED = ("colour", "houses", "reserve", "built", "activated", "piles", "laid", "chimneys", "tokens", "rights")


@pytest.fixture(scope="module", autouse=True)
def compiled_solver() -> None:
    prepare_solver()


def some_endings(seed: int, count: int = RULES) -> Iterator[tuple[Paris, list[States]]]:
    for number in range(count):
        rules = Paris.dealt(number, some_options(random.Random(f"{seed} {number}")))
        for positions in endings(rules, seed + number, GAMES):
            yield rules, positions


def hard_position() -> tuple[Paris, States]:
    """A position that takes millions of nodes."""
    rules = Paris.dealt(0, {})
    return rules, next(endings(rules, 5, 1))[-1]


def test_values_are_those_of_plain_minimax() -> None:
    solved, tied = 0, 0
    for rules, positions in some_endings(1):
        solver = Solver(rules, 1 << 12)
        for state in positions:
            expected = values(rules, state, MOST)
            if expected is None:
                break
            found = solver.solve(state)
            value = expected[0] * (1 - 2 * int(state["turn"][0]))
            assert found.exact
            assert found.worth.lower == value
            solved += 1
            tied += abs(value) < 2
    assert solved > 900
    assert tied > 5


def ends_of_puzzles(count: int) -> Iterator[tuple[Paris, States]]:
    """Positions near the end, reached from puzzles by chance: fuller boards than those of games by chance."""
    chance = random.Random(18)
    for puzzle in chance.sample(shipped("paris"), count):
        game, states = puzzle.begun(), []
        while not game.over:
            states.append(copied(game.state))
            game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
        assert isinstance(game.rules, Paris)
        yield from ((game.rules, state) for state in states[-5:])


def test_bounds_and_values_at_the_ends_of_puzzles_are_those_of_plain_minimax() -> None:
    solved = 0
    for rules, state in ends_of_puzzles(150):
        expected = values(rules, state, MOST)
        if expected is not None:
            value = expected[0] * (1 - 2 * int(state["turn"][0]))
            solver = Solver(rules, 1 << 10)
            known = solver.solve(state, nodes=1).worth
            assert known.lower <= value <= known.upper
            assert solver.solve(state).worth == Worth(value, value)
            solved += 1
    assert solved > 300


def test_a_building_that_spoils_ones_own_dancer_is_rather_left_to_sacre_coeur() -> None:
    game = of_position(SPOILING)
    assert isinstance(game.rules, Paris)
    expected = values(game.rules, game.state, 100_000)
    assert expected is not None
    assert Solver(game.rules, 1 << 12).solve(game.state).worth == Worth(-expected[0], -expected[0])


def test_all_moves_are_ranked_by_their_values() -> None:
    ranked = 0
    for rules, positions in some_endings(2, 4):
        solver = Solver(rules, 1 << 12)
        for state in positions[2:6]:
            actions = rules.legal(state)[0][0]
            after = np.concatenate([copied(state) for _ in actions])
            rules.apply_each(after, actions)
            expected = values(rules, after, MOST)
            if expected is None:
                break
            sign = 1 - 2 * int(state["turn"][0])
            found = solver.solve(state, ranked=True)
            assert {action: worth.lower for action, worth in found.ranking} == dict(
                zip(actions.tolist(), (sign * expected).tolist(), strict=True)
            )
            assert [worth.lower for _, worth in found.ranking] == sorted(sign * expected, reverse=True)
            assert all(worth.exact for _, worth in found.ranking)
            ranked += 1
    assert ranked > 50


def test_moves_that_were_not_reached_are_worth_no_more_than_the_best() -> None:
    unproven = 0
    for rules, positions in some_endings(8, 1):
        solver = Solver(rules, 1 << 12)
        alone = solver.solve(positions[4])
        found = solver.solve(positions[4], nodes=alone.nodes + 5, ranked=True)
        unproven += sum(not worth.exact for _, worth in found.ranking)
        assert found.worth == alone.worth
        assert all(worth.upper <= found.worth.upper for _, worth in found.ranking)
        assert all(worth.margin <= found.margin for _, worth in found.ranking)
    assert unproven > 20


def test_the_line_leads_to_the_value() -> None:
    for rules, positions in some_endings(3, 4):
        state = positions[min(len(positions), 6) - 1]
        found = Solver(rules, 1 << 16).solve(state)
        end = copied(state)
        for action in found.line:
            assert action in rules.actions(end, rules.turn(end)[0])
            rules.apply_each(end, np.array([action], np.int32))
        assert not rules.turn(end)
        assert finals(rules, end)[0] * (1 - 2 * int(state["turn"][0])) == found.worth.lower
        assert found.action == found.line[0]


def test_colours_swapped_leave_the_value() -> None:
    for rules, positions in some_endings(4, 4):
        state = positions[min(len(positions), 6) - 1]
        swapped = copied(state)
        for name in SWAPPED:
            swapped[name] = state[name][:, ::-1]
        for name in ("turn", "starts", "opener"):
            swapped[name] = 1 - state[name]
        solver = Solver(rules, 1 << 16)
        assert solver.solve(swapped).worth == solver.solve(state).worth


def test_a_number_of_nodes_gives_the_same_answer() -> None:
    rules, state = hard_position()
    first, second = solve(rules, state, nodes=20_000), solve(rules, state, nodes=20_000)
    assert first == second
    assert first is not None
    assert not first.exact
    assert first.nodes <= 20_000
    assert -UNBOUNDED < first.worth.lower < first.worth.upper < UNBOUNDED


def test_bounds_of_a_stopped_search_hold() -> None:
    """Of the position, and of every move."""
    open_ones = 0
    for rules, positions in some_endings(9, 8):
        solver = Solver(rules, 1 << 12)
        for state in positions[1:6]:
            actions = rules.legal(state)[0][0]
            after = np.concatenate([copied(state) for _ in actions])
            rules.apply_each(after, actions)
            worths = values(rules, after, MOST)
            if worths is None:
                break
            expected = dict(zip(actions.tolist(), (worths * (1 - 2 * int(state["turn"][0]))).tolist(), strict=True))
            for nodes in (1, 20, 400):
                found = solver.solve(state, nodes=nodes, ranked=True)
                assert found.worth.lower <= max(expected.values()) <= found.worth.upper
                assert all(it.lower <= min(expected[action], it.upper) for action, it in found.ranking)
                if not found.exact:
                    open_ones += 1
                    assert all(-UNBOUNDED < it.lower <= it.upper < UNBOUNDED for _, it in found.ranking)
                    assert all(expected[action] <= it.upper for action, it in found.ranking)
    assert open_ones > 50


def test_threads_that_share_a_table_find_the_same() -> None:
    for rules, positions in some_endings(10, 4):
        state = positions[min(len(positions), 7) - 1]
        alone, together = solve(rules, state), solve(rules, state, threads=2)
        assert alone is not None
        assert together is not None
        assert together.worth == alone.worth
        assert together.exact


def test_threads_stop_with_the_first() -> None:
    rules, state = hard_position()
    before = threading.active_count()
    found = solve(rules, state, stop=np.ones(1, np.uint8), threads=2)
    assert found is not None
    assert not found.exact
    assert threading.active_count() == before


def test_the_flag_stops_soon() -> None:
    rules, state = hard_position()
    stop = np.ones(1, np.uint8)
    assert Solver(rules, 1 << 12).solve(state, stop=stop).nodes <= STOP_CHECK_MASK + 1
    found = solve(rules, state, seconds=2.0)
    assert found is not None
    assert not found.exact
    assert found.nodes > STOP_CHECK_MASK + 1


def test_effort_is_about_right() -> None:
    errors = []
    for rules, positions in some_endings(7, 2):
        for state in positions[2:6]:
            found = solve(rules, state, nodes=100_000, entries=1 << 16)
            if found is not None and found.exact:
                errors.append(effort(rules, state) - math.log10(found.nodes + 1))
    assert len(errors) > 50
    assert abs(sum(errors) / len(errors)) < 0.75


def test_nothing_is_solved_in_phase_1() -> None:
    rules = Paris.dealt(0, {})
    assert solve(rules, rules.start()) is None


def test_nothing_compiles_after_preparation() -> None:
    kinds = len(getattr(prove, "signatures", ()))
    for rules, positions in some_endings(6, 3):
        solve(rules, positions[2], ranked=True, seconds=10)
        solve(rules, positions[2], nodes=10)
    assert len(getattr(prove, "signatures", ())) == kinds


@pytest.mark.parametrize(
    ("worth", "margin", "outcome"),
    [(Worth(14, 14), 7, 1), (Worth(1, 1), 0, 1), (Worth(0, 0), 0, 0), (Worth(-1, -1), 0, -1), (Worth(-2, -2), -1, -1)],
)
def test_worth_is_margin_and_outcome(worth: Worth, margin: int, outcome: int) -> None:
    assert (worth.margin, worth.outcome, worth.exact) == (margin, outcome, True)


def test_bounds_may_settle_the_outcome() -> None:
    assert Worth(2, 8).outcome == 1
    assert Worth(-1, 1).outcome is None
    assert Worth(2, 8).margin == 2.5


def position_of_a_game(left: int) -> Game:
    """A game with so many moves to come, as it was played."""
    chance = random.Random(1)
    game = Game(Paris.dealt(1, {}))
    while not game.over:
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    for _ in range(left):
        game.undo()
    return game


def test_the_bot_plays_the_best_move() -> None:
    game = position_of_a_game(5)
    seat = game.turn[0]
    thought = SolverBot().think(Sight.of(game, seat), Budget(seconds=10), 0)
    found = solve(game.rules, game.state)  # type: ignore[arg-type]
    assert found is not None
    assert thought.exact
    assert thought.action == thought.ranking[0].action == found.action
    assert thought.ranking[0].value == found.margin
    assert len(thought.ranking) == len(game.actions(seat))
    assert list(thought.line) == list(found.line)


def test_the_bot_answers_without_a_proof_too() -> None:
    game = Game(Paris.dealt(0, {}))
    while game.state["phase"][0] != BUILDING:
        game.apply(game.turn[0], game.actions(game.turn[0])[0])
    for position in (Game(Paris.dealt(0, {})), game):
        sight = Sight.of(position, position.turn[0])
        thought = SolverBot().think(sight, Budget(simulations=50), 0)
        assert not thought.exact
        assert thought.action in sight.actions
