"""Batches give what single states give, whatever the number of threads, and copies are true."""

from __future__ import annotations

import multiprocessing
import threading

import numpy as np
import pytest

from boulevard.games.contract import Rules
from boulevard.games.game import Game
from boulevard.games.kernels import parallel
from boulevard.games.kernels.states import copied, from_bytes, repeated
from boulevard.games.paris.game import Paris
from boulevard.games.registry import rules


@pytest.fixture
def paris() -> Rules:
    return rules("paris").dealt(1, {"postcards": "random", "starts": "random"})


def test_dealt_games_are_shuffled(paris: Rules) -> None:
    states = paris.deal(500, 1)
    setups = [paris.setup_of(states[i : i + 1]) for i in range(500)]
    assert len({str(setup["piles"]) for setup in setups}) == 500
    assert {setup["starts"] for setup in setups} == {"orange", "blue"}
    assert len({tuple(setup["postcards"]) for setup in setups}) > 100
    assert states.tobytes() == paris.deal(500, 1).tobytes() != paris.deal(500, 2).tobytes()


def test_dealt_games_start_as_their_setups_say(paris: Rules) -> None:
    states = paris.deal(20, 1)
    for i in range(20):
        start = paris.from_setup(paris.setup_of(states[i : i + 1])).start()
        assert start.tobytes() == states[i : i + 1].tobytes()


def test_playouts_are_legal_games(paris: Rules) -> None:
    starts = paris.deal(200, 3)
    states = copied(starts)
    played = paris.playout(states, 4, log=True)
    for i in range(0, 200, 10):
        game = Game(paris.from_setup(paris.setup_of(starts[i : i + 1])))
        choices = []
        for action in played.log[i, : played.moves[i]].tolist():
            choices.append(len(game.actions(game.turn[0])))
            game.apply(game.turn[0], action)
        assert game.over
        assert game.state.tobytes() == states[i : i + 1].tobytes()
        assert (sum(choices), max(choices)) == (played.choices[i], played.most_choices[i])
        result = game.result()
        assert paris.scores(states)[i].tolist() == [result[seat]["total"] for seat in ("orange", "blue")]
        assert paris.winners(states)[i].tolist() == [result["winner"] == seat for seat in ("orange", "blue")]
    assert (played.log[np.arange(128) >= played.moves[:, None]] == -1).all()


def test_threads_do_not_matter(paris: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    many, one = paris.deal(1000, 5), paris.deal(1000, 5)
    paris.playout(many, 6)
    monkeypatch.setattr(parallel, "cores", lambda: 1)
    paris.playout(one, 6)
    assert many.tobytes() == one.tobytes()


def test_lists_and_masks_agree(paris: Rules) -> None:
    states = paris.deal(150, 7)
    rows, counts = paris.legal(states)
    mask = paris.legal_mask(states)
    assert mask.sum(axis=1).tolist() == counts.tolist()
    for row, count, marks in zip(rows, counts, mask, strict=True):
        assert np.flatnonzero(marks).tolist() == row[:count].tolist()
        assert (row[count:] == -1).all()


def test_lists_have_room_for_many_moves(paris: Rules) -> None:
    starts = paris.deal(2000, 1)
    played = paris.playout(copied(starts), 1, log=True)
    richest = int(played.most_choices.argmax())
    game = Game(paris.from_setup(paris.setup_of(starts[richest : richest + 1])))
    log = iter(played.log[richest].tolist())
    while len(game.actions(game.turn[0])) < played.most_choices[richest]:
        game.apply(game.turn[0], next(log))
    rows, counts = paris.legal(repeated(game.state, 3))
    assert counts[0] > Paris.usual_choices
    assert rows[2].tolist() == list(game.actions(game.turn[0]))


def test_copies(paris: Rules) -> None:
    states = paris.deal(10, 1)
    copy = copied(states)
    assert copy.tobytes() == states.tobytes()
    assert copy.dtype == states.dtype
    copy["turn"] ^= 1
    assert copy.tobytes() != states.tobytes()
    assert from_bytes(states.tobytes(), states.dtype).tobytes() == states.tobytes()
    assert repeated(states[:1], 4).tobytes() == states[:1].tobytes() * 4


def test_spread_covers_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "cores", lambda: 3)
    for count in (0, 1, 127, 128, 1000):
        seen = np.zeros(count, np.int64)

        def work(part: slice, seen: np.ndarray[tuple[int], np.dtype[np.int64]] = seen) -> None:
            seen[part] += 1

        parallel.spread(work, count)
        assert (seen == 1).all()


def test_threads_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting threads for every call made batches of 128 many times slower than those of 64."""
    monkeypatch.setattr(parallel, "cores", lambda: 2)
    used = set()
    for _ in range(20):
        both = threading.Barrier(2)

        def work(part: slice, both: threading.Barrier = both) -> None:
            both.wait(60)
            used.add(threading.get_ident())

        parallel.spread(work, 128)
    assert len(used - {threading.get_ident()}) in (1, 2)


def test_what_goes_wrong_in_any_thread_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "cores", lambda: 2)
    for bad in range(8):

        def work(part: slice, bad: int = bad) -> None:
            if part.start == 125 * bad:
                raise ValueError(bad)

        with pytest.raises(ValueError, match=str(bad)):
            parallel.spread(work, 1000)


def test_what_is_little_work_stays_in_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, count, smallest in (
        (1, 10_000, 64),
        (2, 127, 64),
        (2, 2 * parallel.SMALLEST_STEP - 1, parallel.SMALLEST_STEP),
    ):
        monkeypatch.setattr(parallel, "cores", lambda cores=cores: cores)
        used: list[int] = []
        parallel.spread(lambda part, used=used: used.append(threading.get_ident()), count, smallest)  # type: ignore[misc]
        assert used == [threading.get_ident()]


def test_a_forked_process_has_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "cores", lambda: 2)
    parallel.spread(lambda part: None, 1000)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(_spread_somewhere).get(timeout=60)


def _spread_somewhere() -> bool:
    done: list[slice] = []
    parallel.spread(done.append, 1000)
    return len(done) > 1
