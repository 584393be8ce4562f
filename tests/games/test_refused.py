"""What is not of a game, or can't be played on, is refused with a typed error that helps, and changes nothing."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.errors import BadOption, BadStates, IllegalMove, UnknownSeat
from boulevard.games.contract import Rules, Seed, States, play, steps
from boulevard.games.game import Game
from boulevard.games.kernels import parallel
from boulevard.games.kernels.states import as_memory
from tests.games.kinds import KINDS, rules_of

BATCH = 6


@pytest.fixture(params=KINDS)
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Rules:
    return rules_of(request.param, monkeypatch)


def with_one_hidden(rules: Rules, row: int) -> States:
    """Games that have just begun, one of them as anybody may see it."""
    states = rules.deal(BATCH, 3)
    states.view(np.uint8).reshape(BATCH, -1)[row] = rules.hide(states[row : row + 1], None).view(np.uint8)
    return states


def test_hidden_states_are_not_played_on(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SMALLEST_STEP", 2)
    monkeypatch.setattr(steps, "SMALLEST_CHECK", 2)
    for cores in (1, 3):
        monkeypatch.setattr(parallel, "cores", lambda cores=cores: cores)
        for row in (0, 4):
            states = with_one_hidden(rules, row)
            before, actions = states.tobytes(), rules.legal(states)[0][:, 0]
            tries: list[Callable[[], object]] = [
                partial(rules.step, states, actions),
                partial(rules.apply_each, states, actions),
                partial(rules.playout, states, 1),
            ]
            for attempt in tries:
                with pytest.raises(BadStates, match=r"rules\.sample") as caught:
                    attempt()
                assert caught.value.values["row"] == row
                assert states.tobytes() == before
            assert rules.whole(states).tolist() == [number != row for number in range(BATCH)]
            rules.playout(rules.sample(states, 1), 1)


@pytest.mark.parametrize("cores", [1, 3])
@pytest.mark.parametrize("chosen", range(3))
def test_states_with_a_secret_choice_are_not_played_on(
    cores: int, chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They once were, if all cards were known: the choice that nobody knows came to nothing."""
    monkeypatch.setattr(play, "SMALLEST_STEP", 2)
    monkeypatch.setattr(parallel, "cores", lambda: cores)
    rules = boulevard.rules("avenue", seed=1, players=3)
    states, row = rules.deal(BATCH, 3), 4
    position = rules.position_data(states[row : row + 1])
    position["sheets"][chosen]["choice"] = "?"
    _, hidden = rules.from_position(position)
    as_memory(states)[row] = as_memory(hidden)[0]
    before, actions = states.tobytes(), rules.legal(states)[0][:, 0]
    for attempt in (rules.step, rules.apply_each):
        with pytest.raises(BadStates, match=r"rules\.sample") as caught:
            attempt(states, actions)
        assert caught.value.values["row"] == row
        assert states.tobytes() == before


def test_nothing_is_played_on_while_anything_is_hidden(rules: Rules) -> None:
    """However little it is: the last tile of one pile, or what one other player has chosen."""
    chance, states = np.random.default_rng(2), rules.deal(1, 3)
    while turn := rules.turn(states):
        action = chance.choice(rules.actions(states, turn[0]), 1)
        for seat in (None, *rules.seats):
            known = rules.hide(states, seat)
            assert rules.check_rows(known, action, -1) == (-1 if rules.whole(known).all() else 0)
        rules.apply(states, turn[0], int(action[0]))


def test_what_a_seat_may_do_is_no_secret(rules: Rules) -> None:
    states = rules.deal(BATCH, 3)
    for seat in rules.seats:
        known = rules.hide(states, seat)
        assert np.array_equal(rules.legal(known, seat)[0], rules.legal(states, seat)[0])
        assert np.array_equal(rules.legal_mask(known, seat), rules.legal_mask(states, seat))


def test_one_hidden_state_is_played_on_as_far_as_the_seat_knows(rules: Rules) -> None:
    state = rules.deal(1, 5)
    seat = rules.turn(state)[0]
    action = int(rules.actions(state, seat)[0])
    rules.apply(rules.hide(state, seat), seat, action)
    undealt = rules.undealt()
    if rules.info.name != "goofspiel":  # there, the first prize is always open
        before = undealt.tobytes()
        with pytest.raises(BadStates, match=r"rules\.sample"):
            rules.apply(undealt, rules.turn(undealt)[0], action)
        assert undealt.tobytes() == before


def test_seats_are_checked(rules: Rules) -> None:
    state = rules.start()
    for stranger in ("nobody", 99, -1, None, True, 0.0, ("orange",)):
        with pytest.raises(UnknownSeat):
            rules.actions(state, stranger)  # type: ignore[arg-type]
        with pytest.raises(UnknownSeat):
            rules.apply(state, stranger, 0)  # type: ignore[arg-type]
    if isinstance(rules.seats[0], int):
        assert rules.actions(state, np.int64(0)).tolist() == rules.actions(state, 0).tolist()  # type: ignore[arg-type]


def test_truth_values_are_no_actions(rules: Rules) -> None:
    game, state = Game(rules), rules.start()
    seat = game.turn[0]
    for attempt in (
        lambda: rules.describe(True),
        lambda: rules.apply(state, seat, True),
        lambda: game.apply(seat, True),
    ):
        with pytest.raises(IllegalMove):
            attempt()
    assert state.tobytes() == rules.start().tobytes() == game.state.tobytes()


def test_previews_and_lists_of_outcomes_refuse_what_means_nothing(rules: Rules) -> None:
    state = rules.start()
    seat = rules.turn(state)[0]
    for action in (rules.action_count, 10**9, -1, True, 1.0, None):
        with pytest.raises(IllegalMove):
            rules.preview(state, seat, action)  # type: ignore[arg-type]
    with pytest.raises(UnknownSeat):
        rules.preview(state, None, int(rules.actions(state, seat)[0]))  # type: ignore[arg-type]
    for limit in ("x", None, -1, 2.5, True):
        with pytest.raises(BadOption, match="whole number"):
            rules.determinizations(state, limit)  # type: ignore[arg-type]


def test_what_is_no_array_of_states_is_refused(rules: Rules) -> None:
    states = rules.deal(BATCH, 1)
    actions = rules.legal(states)[0][:, 0]
    strangers: list[Any] = [[], [1, 2], None, "states", states.tobytes(), states[0], np.zeros(BATCH), list(states)]
    for stranger in (*strangers, states.reshape(2, -1)):
        for attempt in (
            rules.look, rules.legal, rules.legal_mask, rules.observe, rules.turns, rules.over, rules.scores,
            rules.winners, rules.margins, rules.whole, rules.turn,
            lambda it: rules.step(it, actions), lambda it: rules.apply_each(it, actions),
            lambda it: rules.playout(it, 1), lambda it: rules.hide(it, None), lambda it: rules.sample(it, 1),
            lambda it: rules.redeal(it, buffers=rules.buffers(BATCH)), lambda it: rules.actions(it, rules.seats[0]),
        ):  # fmt: skip
            with pytest.raises(BadStates, match="array of states"):
                attempt(stranger)


def test_messages_say_what_is_wrong_with_an_array(rules: Rules) -> None:
    states = rules.deal(2 * BATCH, 1)
    with pytest.raises(BadStates, match="next to each other"):
        rules.look(states[::2])
    mask = np.zeros((2 * BATCH, rules.action_count), np.bool_)
    with pytest.raises(BadStates, match="contiguous"):
        rules.legal_mask(states[:BATCH], out=mask[::2])
    with pytest.raises(BadStates, match=r"uint8 / float32, \(12, .* but got float64"):
        rules.observe(states, dtype=np.float64)
    observed = rules.observe(states)
    for array in (mask, observed):
        array.flags.writeable = False
    with pytest.raises(BadStates, match="only be read"):
        rules.legal_mask(states, out=mask)
    with pytest.raises(BadStates, match="only be read"):
        rules.observe(states, out=observed)
    with pytest.raises(BadStates, match="but got list"):
        rules.observe(states, out=[])  # type: ignore[arg-type]


def test_anything_that_becomes_an_array_will_do(rules: Rules) -> None:
    states, none = rules.deal(3, 1), rules.deal(0, 1)
    buffers = rules.buffers(3)
    rules.step(states, tuple(rules.legal(states)[0][:, 0].tolist()), buffers=buffers)
    rules.redeal(states, buffers=buffers, which=[True, False, True])
    assert rules.step(none, []).counts.shape == (0,)
    assert rules.redeal(none, buffers=rules.buffers(0), which=[]).counts.shape == (0,)
    assert rules.factored([]).shape[0] == 0
    assert rules.parts(rules.observe(states).tolist()).keys() == set(rules.observation_names)
    for wrong in ([[1], [2, 3]], [None] * 3, [1.0, 2.0, 3.0], "123"):
        with pytest.raises(BadStates):
            rules.step(states, wrong)  # type: ignore[arg-type]


def test_seeds_and_counts(rules: Rules) -> None:
    for seed in (-1, None, "one", 1.5, True, (1, -2), (1, "a"), b"1"):
        for attempt in (
            lambda seed=seed: rules.deal(2, seed),
            lambda seed=seed: rules.buffers(2, seed=seed),
            lambda seed=seed: rules.playout(rules.deal(1, 1), seed),
            lambda seed=seed: rules.sample(rules.start(), seed),
        ):
            with pytest.raises(BadOption, match="seed"):
                attempt()
    for count in (-1, 2.0, "2", None, True):
        for attempt in (lambda count=count: rules.deal(count, 1), lambda count=count: rules.buffers(count)):
            with pytest.raises(BadOption, match="whole number"):
                attempt()
        with pytest.raises(BadOption, match="whole number"):
            rules.determinizations(rules.start(), count)  # type: ignore[arg-type]
    for endless in (float("nan"), float("inf")):
        with pytest.raises(BadOption, match="whole number"):
            rules.determinizations(rules.start(), endless)  # type: ignore[arg-type]
    alike: list[tuple[Any, Seed]] = [(np.int64(5), 5), ((1, np.uint8(2)), (1, 2))]
    for seed, same in alike:
        assert rules.deal(np.int64(2), seed).tobytes() == rules.deal(2, same).tobytes()  # type: ignore[arg-type]


def test_what_a_row_is_dealt_follows_from_its_own_stream(rules: Rules) -> None:
    """Postcards once depended on the rows before."""
    start = rules.start().tobytes()
    streams = np.arange(1, 41, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    together = np.frombuffer(bytearray(start * len(streams)), rules.dtype)
    rules.shuffle(together, streams.copy())
    for row in range(len(streams)):
        alone = np.frombuffer(bytearray(start), rules.dtype)
        rules.shuffle(alone, streams[row : row + 1].copy())
        assert alone.tobytes() == together[row : row + 1].tobytes()


def test_buffers_know_whose_they_are(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    states = rules.deal(BATCH, 1)
    again = type(rules).from_setup(rules.setup)
    assert rules.look(states, buffers=again.buffers(BATCH)).counts.all()
    for kind in KINDS:
        other = rules_of(kind, monkeypatch)
        if other.setup == rules.setup:
            continue
        with pytest.raises(BadStates, match="other options"):
            rules.look(states, buffers=other.buffers(BATCH))
    with pytest.raises(BadStates, match="number of states"):
        rules.look(states, buffers=rules.buffers(BATCH + 1))
    with pytest.raises(BadStates, match=r"rules\.buffers"):
        rules.look(states, buffers=BATCH)  # type: ignore[arg-type]


def test_dealing_anew_into_new_buffers_looks_at_all_games(rules: Rules) -> None:
    states, buffers = rules.deal(BATCH, 1), rules.buffers(BATCH, mask=True)
    step = rules.redeal(states, buffers=buffers, which=np.arange(BATCH) == 2)
    assert not step.over.any()
    assert np.array_equal(step.counts, rules.look(states).counts)
    assert step.mask is not None
    assert np.array_equal(step.mask, rules.legal_mask(states))


def test_rules_and_buffers_say_what_they_are(rules: Rules) -> None:
    said = repr(rules)
    assert said.startswith(f"<{type(rules).__name__} ")
    assert len(said) < 400
    assert repr(rules.buffers(3, mask=True)) == f"<Buffers for 3 states of {said}, with mask>"


def test_margins(rules: Rules) -> None:
    states = rules.deal(50, 1)
    rules.playout(states, 1)
    for scores, margins in zip(rules.scores(states), rules.margins(states), strict=True):
        for seat in range(len(rules.seats)):
            assert margins[seat] == scores[seat] - np.delete(scores, seat).max(initial=-99 if len(scores) > 1 else 0)


def test_games_without_kernels_stay_in_their_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "cores", lambda: 3)
    goofspiel = rules_of("goofspiel", monkeypatch)
    kind, used = type(goofspiel), set[int]()

    class Watched(kind):  # type: ignore[misc, valid-type]
        def turn(self, state: States) -> tuple[int, ...]:
            used.add(threading.get_ident())
            return super().turn(state)  # type: ignore[no-any-return]

    watched = Watched(goofspiel.setup)
    states = watched.deal(3000, 1)
    watched.observe(states)
    watched.playout(states, 1)
    assert used == {threading.get_ident()}


def test_games_share_no_array() -> None:
    """Interpreted, `advance` keeps no lock, and another thread may come between."""
    paris = boulevard.rules("paris")
    one, other = (paris.moving(paris.start()) for _ in range(2))
    assert not np.shares_memory(one.listed, other.listed)
    for arrays in zip(one.advance.args[1:], other.advance.args[1:], strict=True):  # type: ignore[attr-defined]
        assert not np.shares_memory(*arrays)


@pytest.mark.parametrize("bad", range(3))
def test_after_an_error_nobody_goes_on(monkeypatch: pytest.MonkeyPatch, bad: int) -> None:
    """Helpers once worked through all that was left, or were not waited for."""
    monkeypatch.setattr(parallel, "cores", lambda: 3)
    all_begun, stopped = threading.Barrier(3), threading.Event()
    begun, done = list[int](), list[int]()

    class Watched(deque[Any]):
        def popleft(self) -> Any:
            if not self:
                stopped.set()
            return super().popleft()

    def work(part: slice) -> None:
        begun.append(part.start)
        all_begun.wait(60)
        if part.start == sorted(begun)[bad]:
            raise ValueError(part.start)
        assert stopped.wait(60)
        done.append(part.start)

    monkeypatch.setattr(parallel, "deque", Watched)
    with pytest.raises(ValueError, match=str(100 * bad)):
        parallel.spread(work, 1200, 1)
    assert (len(begun), len(done)) == (3, 2)
