"""A step of a batch does what single states do, one after the other; what is wrong in one row changes none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import boulevard
from boulevard.errors import BadStates, IllegalMove, NotYourTurn
from boulevard.games.contract import Buffers, Rules, States, Step, play, steps
from boulevard.games.kernels import parallel
from boulevard.games.kernels.states import as_memory, copied, repeated
from tests.games.kinds import KINDS, rules_of
from tests.packages import EXAMPLE

BATCH = 24


@pytest.fixture(params=KINDS)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Rules:
    return rules_of(request.param, monkeypatch)


def expected(game: Rules, states: States) -> list[tuple[int, list[int]]]:
    """Who is first to act in each state, and what they may do, from one state at a time."""
    found = []
    for row in range(len(states)):
        state = states[row : row + 1]
        turn = game.turn(state)
        found.append((game.seats.index(turn[0]), game.actions(state, turn[0]).tolist()) if turn else (-1, []))
    return found


def require_right(game: Rules, states: States, step: Step) -> None:
    wanted = expected(game, states)
    assert step.turns.tolist() == game.turns(states).tolist() == [turn for turn, _ in wanted]
    assert step.over.tolist() == game.over(states).tolist() == [turn < 0 for turn, _ in wanted]
    assert step.counts.tolist() == [len(actions) for _, actions in wanted]
    assert step.actions.shape == (len(states), max(step.counts))
    for (_, actions), row, count in zip(wanted, step.actions, step.counts, strict=True):
        assert row[:count].tolist() == actions
        assert (row[count:] == -1).all()
    if step.mask is not None:
        assert [np.flatnonzero(row).tolist() for row in step.mask] == [actions for _, actions in wanted]
        assert step.mask.shape == (len(states), game.action_count)


def chosen(step: Step, chance: np.random.Generator) -> NDArray[np.int32]:
    """One legal action of each row at random; where there is none, any number."""
    rows = np.arange(len(step.counts))
    actions: NDArray[np.int32] = step.actions[rows, (chance.random(len(rows)) * step.counts).astype(np.int64)]
    actions[step.over] = chance.choice([-(2**31), -1, 0, 3, 2**31 - 1], len(rows))[step.over]
    return actions


def begun(game: Rules, moves: int, *, mask: bool = False) -> tuple[States, Buffers, Step]:
    """Games in the middle, different ones, some over perhaps."""
    chance = np.random.default_rng(moves)
    states, buffers = game.deal(BATCH, moves), game.buffers(BATCH, mask=mask, seed=moves)
    step = game.look(states, buffers=buffers)
    for _ in range(moves):
        if step.over.all():
            break
        step = game.step(states, chosen(step, chance), buffers=buffers)
    return states, buffers, step


def test_steps_do_what_single_moves_do(game: Rules) -> None:
    chance = np.random.default_rng(3)
    states, buffers, step = begun(game, 0, mask=True)
    single = copied(states)
    require_right(game, states, step)
    while not step.over.all():
        actions = chosen(step, chance)
        for row in np.flatnonzero(~step.over):
            game.apply(single[row : row + 1], game.seats[step.turns[row]], int(actions[row]))
        step = game.step(states, actions, buffers=buffers)
        assert states.tobytes() == single.tobytes()
        require_right(game, states, step)
    assert np.array_equal(game.scores(states), game.scores(single))


def test_seats_act_by_name_and_need_not_where_it_is_not_their_turn(game: Rules) -> None:
    chance = np.random.default_rng(4)
    states = game.deal(BATCH, 4)
    single, buffers = copied(states), game.buffers(BATCH)
    skipped = 0
    while not game.over(states).all():
        seat = game.seats[chance.integers(len(game.seats))]
        rows, counts = game.legal(states, seat, buffers=buffers)
        actions = np.full(BATCH, -1, np.int32)
        for row in range(BATCH):
            state = single[row : row + 1]
            assert rows[row, : counts[row]].tolist() == game.actions(state, seat).tolist()
            if counts[row]:
                actions[row] = chance.choice(rows[row, : counts[row]])
                game.apply(state, seat, int(actions[row]))
        skipped += int((counts == 0).sum())
        require_right(game, states, game.step(states, actions, seat, buffers=buffers))
        assert states.tobytes() == single.tobytes()
    assert skipped or len(game.seats) == 1


def test_every_first_move_is_carried_out(game: Rules) -> None:
    """Each in a row of its own; among them is the action 0."""
    state = game.deal(1, 7)
    seat = game.turn(state)[0]
    actions = game.actions(state, seat)
    many, single = repeated(state, len(actions)), repeated(state, len(actions))
    for row, action in enumerate(actions.tolist()):
        game.apply(single[row : row + 1], seat, action)
    require_right(game, many, game.step(many, actions))
    assert many.tobytes() == single.tobytes()
    assert state.tobytes() not in (many[row : row + 1].tobytes() for row in range(len(many)))


def test_a_single_state_is_a_batch_too(game: Rules) -> None:
    states = game.deal(1, 5)
    single, step = copied(states), game.look(states)
    action = int(step.actions[0, 0])
    game.apply(single, game.seats[step.turns[0]], action)
    require_right(game, states, game.step(states, np.array([action])))
    assert states.tobytes() == single.tobytes()


def test_one_action_is_legal_if_it_is_listed(game: Rules) -> None:
    for moves in (0, 18, 24, 30):
        states, _, step = begun(game, moves)
        for row in np.flatnonzero(~step.over)[[0, -1]] if not step.over.all() else ():
            state, turn = states[row : row + 1], int(step.turns[row])
            for number in (-1, turn):
                assert found_legal(game, state, number) == step.actions[row, : step.counts[row]].tolist()


def found_legal(game: Rules, state: States, number: int) -> list[int]:
    """All numbers that are not refused for a seat, also of those that are no actions."""
    actions = np.concatenate([np.arange(game.action_count + 5), [-2, 2**31 - 1, -(2**31), -1]]).astype(np.int32)
    many, start, legal = repeated(state, len(actions)), 0, []
    while start < len(actions):
        wrong = game.check_rows(many[start:], actions[start:], number)
        legal += actions[start : start + wrong if wrong >= 0 else len(actions)].tolist()
        start = start + wrong + 1 if wrong >= 0 else len(actions)
    return legal


def test_a_bad_action_changes_nothing_in_any_row(game: Rules) -> None:
    for moves in (0, 8, 30):
        states, buffers, step = begun(game, moves, mask=True)
        if step.over.all():
            continue
        before, mask = states.tobytes(), copied_mask(step)
        row = int(np.flatnonzero(~step.over)[-1])
        good, legal = chosen(step, np.random.default_rng(1)), step.actions[row, : step.counts[row]].tolist()
        illegal = next((number for number in range(game.action_count) if number not in legal), -1)
        for wrong in (-1, -2, illegal, game.action_count, 2**31 - 1, 2**32 + legal[0], -(2**40)):
            actions = good.astype(np.int64)
            actions[row] = wrong
            for take in (game.step, game.apply_each):
                with pytest.raises(IllegalMove) as caught:
                    take(states, actions)
                assert (caught.value.values["row"], caught.value.values["action"]) == (row, wrong)
                assert states.tobytes() == before
            with pytest.raises(IllegalMove):
                game.step(states, actions, buffers=buffers)
            require_right(game, states, step)
            assert np.array_equal(copied_mask(step), mask)


def copied_mask(step: Step) -> NDArray[np.bool_]:
    assert step.mask is not None
    return step.mask.copy()


def test_what_is_no_array_of_actions_is_refused(game: Rules) -> None:
    states, _, step = begun(game, 2)
    before, good = states.tobytes(), chosen(step, np.random.default_rng(1))
    several: list[Any] = [good.astype(float), good[:-1], good[:, None], good > 0, "none", np.append(good, 0)]
    for wrong in (*several, [None] * BATCH):
        with pytest.raises(BadStates):
            game.step(states, wrong)
    assert states.tobytes() == before
    for fine in (good.tolist(), good.astype(np.uint64), np.stack([good, good], axis=1)[:, 0]):
        after = copied(states)
        require_right(game, after, game.step(after, fine))
        assert after.tobytes() != before


def test_a_seat_that_is_not_to_act_is_refused(game: Rules) -> None:
    states = begun(game, 1)[0]
    before = states.tobytes()
    for seat in game.seats:
        rows, counts = game.legal(states, seat)
        if counts.all():
            continue
        actions, waiting = np.where(counts > 0, rows[:, 0] if rows.size else 0, -1), int(counts.argmin())
        actions[waiting] = 0
        for take in (game.step, game.apply_each):
            with pytest.raises(NotYourTurn) as caught:
                take(states, actions, seat)
            assert caught.value.values["row"] == waiting
            assert states.tobytes() == before


def test_unchecked_steps_are_the_same_steps(game: Rules) -> None:
    states, _, step = begun(game, 3)
    trusted, actions = copied(states), chosen(step, np.random.default_rng(2))
    game.step(states, actions)
    step = game.step(trusted, actions, check=False)
    assert states.tobytes() == trusted.tobytes()
    for none in (-1, -(2**31), 2**31 - 1):
        game.step(trusted, np.full(BATCH, none), check=False)
        assert states.tobytes() == trusted.tobytes()


def test_buffers_serve_any_states_whatever_happened_to_them(game: Rules) -> None:
    states, buffers, step = begun(game, 4, mask=True)
    others = begun(game, 9)[0]
    game.apply_each(states, chosen(step, np.random.default_rng(5)))
    with pytest.raises(IllegalMove):
        game.step(others, np.full(BATCH, game.action_count), buffers=buffers)
    require_right(game, others, game.look(others, buffers=buffers))
    require_right(game, states, game.look(states, buffers=buffers))
    for wrong in (game.buffers(BATCH + 1), boulevard.rules("avenue", players=7).buffers(BATCH)):
        with pytest.raises(BadStates):
            game.step(states, np.zeros(BATCH, int), buffers=wrong)


def test_buffers_are_widened_where_they_are_too_narrow(game: Rules) -> None:
    states, _, step = begun(game, 3)
    narrow = Buffers(game, BATCH, 1, mask=True, seed=0)
    require_right(game, states, game.look(states, buffers=narrow))
    narrow = Buffers(game, BATCH, 1, mask=True, seed=0)
    require_right(game, states, game.step(states, chosen(step, np.random.default_rng(1)), buffers=narrow))


def test_masks_are_written_where_one_wants_them(game: Rules) -> None:
    for moves in (0, 25):
        states = begun(game, moves)[0]
        for kind in (np.bool_, np.uint8):
            out = np.ones((BATCH, game.action_count), kind)
            game.legal_mask(states, out=out)
            assert [np.flatnonzero(row).tolist() for row in out] == [actions for _, actions in expected(game, states)]
        for seat in game.seats:
            rows, counts = game.legal(states, seat)
            mask = game.legal_mask(states, seat)
            assert [np.flatnonzero(marks).tolist() for marks in mask] == [
                row[:count].tolist() for row, count in zip(rows, counts, strict=True)
            ]
    for wrong in (np.ones((BATCH, game.action_count)), np.ones((BATCH, 3), np.bool_), out[::-1], out.T):
        with pytest.raises(BadStates):
            game.legal_mask(states, out=wrong)


def test_games_that_are_over_are_dealt_anew(game: Rules) -> None:
    states, buffers, step = begun(game, 0, mask=True)
    chance = np.random.default_rng(6)
    starts: set[bytes] = set()
    while len(starts) < 2 * BATCH:
        step = game.step(states, chosen(step, chance), buffers=buffers)
        over, before = step.over.copy(), copied(states)
        step = game.redeal(states, buffers=buffers)
        assert not step.over.any()
        assert as_memory(states)[~over].tobytes() == as_memory(before)[~over].tobytes()
        starts |= {states[row : row + 1].tobytes() for row in np.flatnonzero(over)}
    require_right(game, states, step)
    for start in list(starts)[:5]:
        state = np.frombuffer(start, game.dtype)
        assert game.from_setup(game.setup_of(state)).start().tobytes() == start


def test_what_is_dealt_anew_follows_from_the_seed(game: Rules) -> None:
    found = []
    which = np.arange(BATCH) % 3 == 1
    for seed in (9, 9, 8):
        states, buffers = game.deal(BATCH, 1), game.buffers(BATCH, mask=True, seed=seed)
        game.look(states, buffers=buffers)
        dealt = {states[7:8].tobytes(), game.deal(BATCH, seed)[7:8].tobytes()}
        for _ in range(3):
            require_right(game, states, game.redeal(states, buffers=buffers, which=which))
            assert states[7:8].tobytes() not in dealt
            dealt.add(states[7:8].tobytes())
        found.append(states.tobytes())
    assert found[0] == found[1] != found[2]
    for wrong in (np.ones(BATCH), np.ones(3, np.bool_)):
        with pytest.raises(BadStates):
            game.redeal(states, buffers=buffers, which=wrong)


def test_threads_do_not_matter(game: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SMALLEST_STEP", 2)
    monkeypatch.setattr(steps, "SMALLEST_CHECK", 2)
    monkeypatch.setattr(parallel, "cores", lambda: 3)
    states, buffers, step = begun(game, 12, mask=True)
    require_right(game, states, step)
    for row in np.flatnonzero(~step.over)[[0, -1]] if not step.over.all() else ():
        actions, before = chosen(step, np.random.default_rng(1)), states.tobytes()
        actions[row] = game.action_count
        with pytest.raises(IllegalMove) as caught:
            game.step(states, actions, buffers=buffers)
        assert caught.value.values["row"] == row
        assert states.tobytes() == before


def test_no_states_are_no_trouble(game: Rules) -> None:
    none, buffers = game.deal(0, 1), game.buffers(0, mask=True)
    step = game.step(none, np.zeros(0, int), buffers=buffers)
    assert (step.actions.shape, step.counts.shape, game.turns(none).shape) == ((0, 0), (0,), (0,))
    assert game.redeal(none, buffers=buffers).counts.shape == (0,)


def test_the_loop_of_the_docs_runs() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "batches.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], names)
    require_right(names["paris"], names["states"], names["step"])


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_states_that_can_only_be_read_are_not_changed(name: str) -> None:
    """Kernels would write into a `bytes` object."""
    game = boulevard.rules(name)
    data = game.deal(3, 1).tobytes()
    before, states = bytes(bytearray(data)), np.frombuffer(data, game.dtype)
    actions = game.legal(states)[0][:, 0]
    for change in (
        lambda: game.step(states, actions),
        lambda: game.apply_each(states, actions),
        lambda: game.playout(states, 1),
        lambda: game.redeal(states, buffers=game.buffers(3), which=np.ones(3, np.bool_)),
    ):
        with pytest.raises(BadStates, match="only be read"):
            change()
    assert data == before
