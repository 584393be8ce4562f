"""What every game must do in batches. Each check takes a game at some point and leaves it as it was."""

from __future__ import annotations

from functools import partial

import numpy as np

from boulevard.errors import BadStates
from boulevard.games.contract import States, Step
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied, repeated
from boulevard.testing.refusals import refused


def batches_do_what_single_states_do(game: Game) -> None:
    """Lists, masks and applying in batches agree with one state at a time."""
    rules, states = game.rules, repeated(game.state, 130)
    for seat in (*game.seats, None):
        actor = game.turn[0] if seat is None and game.turn else seat
        expected = [] if actor is None else list(game.actions(actor))
        rows, counts = rules.legal(states, seat)
        assert counts.tolist() == [len(expected)] * len(states)
        assert rows[-1, : counts[-1]].tolist() == expected
        assert np.flatnonzero(rules.legal_mask(states, seat)[7]).tolist() == expected
        if actor is not None and expected:
            after, stepped = copied(states), copied(states)
            rules.apply_each(after, np.full(len(states), expected[-1], np.int32), seat)
            rules.step(stepped, np.full(len(states), expected[-1]), seat)
            game.apply(actor, expected[-1])
            assert after.tobytes() == stepped.tobytes() == game.state.tobytes() * len(states)
            game.undo()


def steps_tell_what_comes_next(game: Game) -> None:
    """A step lists what is legal then, in buffers that serve again and again; games that are over are dealt anew."""
    rules, states = game.rules, repeated(game.state, 3)
    buffers = rules.buffers(3, mask=True, seed=1)
    rules.playout(states[:1], 1)
    step = rules.look(states, buffers=buffers)
    for move in range(3):
        _agrees_with_single_states(game, states, step)
        places = move * 7 % np.maximum(step.counts, 1)
        actions = step.actions[range(3), places] if step.counts.any() else np.full(3, -1)
        step = rules.step(states, actions, buffers=buffers)
    step = rules.redeal(states, buffers=buffers)
    assert not step.over.any()
    _agrees_with_single_states(game, states, step)


def _agrees_with_single_states(game: Game, states: States, step: Step) -> None:
    rules, mask = game.rules, np.ones((len(states), game.rules.action_count), np.uint8)
    rules.legal_mask(states, out=mask)
    assert step.turns.tolist() == rules.turns(states).tolist()
    assert step.over.tolist() == rules.over(states).tolist()
    for row in range(len(states)):
        state = states[row : row + 1]
        turn = rules.turn(state)
        expected = rules.actions(state, turn[0]).tolist() if turn else []
        assert step.turns[row] == (rules.seats.index(turn[0]) if turn else -1)
        assert step.over[row] == (not turn)
        assert step.actions[row, : step.counts[row]].tolist() == expected
        assert (step.actions[row, step.counts[row] :] == -1).all()
        assert step.mask is not None
        assert np.flatnonzero(step.mask[row]).tolist() == expected
        assert np.flatnonzero(mask[row]).tolist() == expected


def hidden_states_are_not_played_on(game: Game) -> None:
    """Batches refuse states in which something is unknown, and change nothing; filled, they take them."""
    rules, hidden = game.rules, game.rules.hide(repeated(game.state, 2), None)
    assert rules.whole(repeated(game.state, 2)).all()
    if game.over or rules.whole(hidden).all():
        return
    before, actions = hidden.tobytes(), rules.legal(hidden)[0][:, 0]
    for attempt in (rules.step, rules.apply_each):
        refused(partial(attempt, hidden, actions), BadStates)
    refused(partial(rules.playout, hidden, 1), BadStates)
    assert hidden.tobytes() == before
    filled = rules.sample(hidden, 1)
    rules.step(filled, rules.legal(filled)[0][:, 0])


def playouts_are_games(game: Game) -> None:
    """A random game of a batch can be replayed move by move, and ends with the same scores."""
    starts = game.rules.deal(3, 5)
    states = copied(starts)
    played = game.rules.playout(states, 6, log=True)
    assert states.tobytes() != starts.tobytes()
    scores = game.rules.scores(states)
    for number in range(len(starts)):
        rules = game.rules.from_setup(game.rules.setup_of(starts[number : number + 1]))
        replay = Game(rules)
        assert replay.state.tobytes() == starts[number : number + 1].tobytes()
        for action in played.log[number, : played.moves[number]].tolist():
            replay.apply(replay.turn[0], action)
        assert replay.over
        assert replay.state.tobytes() == states[number : number + 1].tobytes()
        assert rules.scores(replay.state)[0].tolist() == scores[number].tolist()
        assert rules.winners(replay.state).shape == (1, len(rules.seats))


def finished_games_stay_finished(game: Game) -> None:
    """A batch goes on without its games that are over, whatever action they are given."""
    rules, states = game.rules, repeated(game.state, 3)
    rules.playout(states[:2], 1)
    over = states[:2].tobytes()
    first = int(rules.legal(states[2:])[0][0, 0]) if not game.over else -1
    for action in (-1, 0, rules.action_count - 1, 2**31 - 1, -(2**40)):
        for checked in (True, False):
            after = copied(states)
            rules.apply_each(after, [action, action, first], check=checked)
            assert after[:2].tobytes() == over
            assert (after[2:].tobytes() == states[2:].tobytes()) == game.over
