"""What machine learning relies on: observations, what actions mean, what chance may bring."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from boulevard.errors import BadStates, IllegalMove, NoOutcomes, TooManyOutcomes
from boulevard.games.contract import Outcomes, Seat, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied, repeated
from boulevard.testing.refusals import refused

FEW_STATES = 50


def observations_have_their_parts(game: Game) -> None:
    """Names, shapes and the highest numbers are right; both types agree; a batch has what single states have."""
    rules, states = game.rules, repeated(game.state, 3)
    assert len(set(rules.observation_names)) == len(rules.observation) == len(rules.parts(rules.observe(states)))
    assert [part.start for part in rules.observation] == [0, *(part.stop for part in rules.observation[:-1])]
    for seat in (*game.seats[:3], None):
        counts = rules.observe(states, seat, dtype=np.uint8)
        assert counts.shape == (3, *rules.observation_shape)
        assert (counts <= rules.observation_most).all()
        shares = rules.observe(states, seat)
        assert shares.dtype == np.float32
        assert np.allclose(shares, counts / rules.observation_most)
        for part in rules.observation:
            assert rules.parts(counts)[part.name].shape == (3, *part.shape)
            assert part.meaning
        for expected in (counts, shares):
            whole = np.full((4, *rules.observation_shape), 7, expected.dtype)
            out = whole[:3]
            assert rules.observe(states, seat, out=out) is out
            assert (out == expected).all()
            assert (whole[3] == 7).all()
        assert (rules.observe(game.state, seat, dtype=np.uint8) == counts).all()
    first = game.turn[0] if game.turn else game.seats[0]
    assert (rules.observe(states) == rules.observe(states, first)).all()
    assert rules.observe(states[:0]).shape == (0, *rules.observation_shape)


def observations_show_nothing_hidden(game: Game) -> None:
    """Whatever a seat can't know can be anything else, or taken out, and what it observes stays the same."""
    rules = game.rules
    for seat in game.seats:
        observed, known = rules.observe(game.state, seat), rules.hide(game.state, seat)
        assert (rules.observe(known, seat) == observed).all()
        for seed in range(3):
            assert (rules.observe(rules.sample(known, seed), seat) == observed).all()


def observations_tell_moves_apart(game: Game) -> None:
    """A seat that sees what was played observes it: before and after a move, and after different ones."""
    rules = game.rules
    for mover in game.turn[:2]:
        actions = game.actions(mover)
        states = [game.state, *(_after(game, mover, action) for action in actions[:: -(-len(actions) // 6)])]
        for seat in game.seats[:3]:
            pairs = [(rules.view(state, seat), rules.observe(state, seat)) for state in states]
            for (one, observed), (other, otherwise) in combinations(pairs, 2):
                assert one == other or (observed != otherwise).any()


def _after(game: Game, seat: Seat, action: int) -> States:
    state = copied(game.state)
    game.rules.apply(state, seat, action)
    return state


def wrong_arrays_for_observations_are_refused(game: Game) -> None:
    """An array that observations do not fit into is refused."""
    rules, states = game.rules, repeated(game.state, 2)
    (size,) = rules.observation_shape
    for shape, dtype in (((2, size + 1), np.uint8), ((3, size), np.float32), ((2, size), np.float64), ((size,), "u1")):
        refused(lambda shape=shape, dtype=dtype: rules.observe(states, out=np.zeros(shape, dtype)), BadStates)  # type: ignore[misc]
    refused(lambda: rules.observe(states, out=np.zeros((4, size), np.uint8)[::2]), BadStates)
    refused(lambda: rules.observe(states, dtype=np.int64), BadStates)
    refused(lambda: rules.parts(np.zeros((2, size + 1))), BadStates)


def actions_are_described(game: Game) -> None:
    """Every action is one combination of the heads' numbers, in both directions; all else means none."""
    rules = game.rules
    actions = np.arange(rules.action_count)
    numbers = rules.factored(actions)
    assert numbers.shape == (rules.action_count, len(rules.heads))
    assert (numbers < [head.size for head in rules.heads]).all()
    assert (rules.action_of(numbers) == actions).all()
    assert rules.action_of(numbers[0]) == 0
    for action in {
        0,
        rules.action_count // 2,
        rules.action_count - 1,
        *(game.actions(game.turn[0])[:5] if game.turn else ()),
    }:
        described = rules.describe(action)
        assert [*described] == [head.name for head in rules.heads]
        assert [head.choices.index(described[head.name]) for head in rules.heads] == numbers[action].tolist()
    everything = np.prod([head.size for head in rules.heads])
    chance = np.random.default_rng(1)
    rows = np.stack([chance.integers(0, head.size, 1000) for head in rules.heads], axis=1)
    meant = rules.action_of(rows)
    assert (meant >= 0).all() or everything > rules.action_count
    assert (rules.factored(meant[meant >= 0]) == rows[meant >= 0]).all()
    for wrong in (-1, rules.action_count, "1", 0.5):
        refused(lambda wrong=wrong: rules.describe(wrong), IllegalMove)  # type: ignore[misc]
    for wrong in (-1, rules.action_count):
        refused(lambda wrong=wrong: rules.factored([0, wrong]), IllegalMove)  # type: ignore[misc]
    for row in ([0.5] * len(rules.heads), [0] * (len(rules.heads) + 1), [head.size for head in rules.heads]):
        refused(lambda row=row: rules.action_of(row), BadStates)  # type: ignore[misc]
    refused(lambda: rules.factored([0.5]), BadStates)


def chance_adds_up(game: Game) -> None:
    """What may be shown next, and all states that there can be, agree with what is known and are certain together."""
    rules = game.rules
    for seat in (*game.seats[:2], None):
        hidden = rules.hide(game.state, seat)
        try:
            _adds_up(game, seat, rules.chance(hidden))
            found = rules.determinizations(hidden, FEW_STATES)
        except NoOutcomes:
            continue
        except TooManyOutcomes as error:
            count = error.values["count"]
            assert isinstance(count, int)
            assert count > FEW_STATES
            continue
        _adds_up(game, seat, found)
        assert rules.sample(hidden, 1).tobytes() in {state.tobytes() for _, state in found}
    refused(lambda: rules.chance(repeated(game.state, 2)), BadStates)
    refused(lambda: rules.determinizations(repeated(game.state, 2)), BadStates)


def _adds_up(game: Game, seat: Seat | None, outcomes: Outcomes) -> None:
    hidden = game.rules.hide(game.state, seat).tobytes()
    assert sum(probability for probability, _ in outcomes) == 1
    assert all(probability > 0 for probability, _ in outcomes)
    assert len({state.tobytes() for _, state in outcomes}) == len(outcomes) == len(outcomes.states)
    assert all(game.rules.hide(state, seat).tobytes() == hidden for _, state in outcomes[:FEW_STATES])
