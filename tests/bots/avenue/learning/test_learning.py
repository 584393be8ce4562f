"""Learning what sheets are worth: every run can be repeated, stopped, and shared among workers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from boulevard.bots.avenue import weights
from boulevard.bots.avenue.features import FEATURES
from boulevard.bots.avenue.learning.examination import examined
from boulevard.bots.avenue.learning.memory import Memory, together, used
from boulevard.bots.avenue.learning.sheets import any_grounds
from boulevard.bots.avenue.learning.train import RATES, Training, train
from boulevard.bots.avenue.learning.workers import Cluster, Lesson, Threads, carried_out
from boulevard.bots.avenue.network import OUTPUT, WEIGHTS

GAMES = 40
"""Of a lesson, on each sheet."""


def trained(path: Path, lessons: int, workers: int = 1, any_sheet: bool = False) -> Training:
    """Go on with a training from its file for some lessons."""
    training = Training.begun(path, any_sheet)
    for _ in range(lessons):
        training.learn(Threads(workers), GAMES)
    training.save(path)
    return training


def same(one: Training, other: Training) -> bool:
    """Whether two trainings have come to the same."""
    equal = all(
        np.array_equal(a, b) for a, b in zip(vars(one.memory).values(), vars(other.memory).values(), strict=True)
    )
    return equal and np.array_equal(one.average, other.average) and (one.games, one.mean) == (other.games, other.mean)


@pytest.mark.parametrize("any_sheet", [False, True])
def test_a_run_can_be_repeated_and_stopped(tmp_path: Path, any_sheet: bool) -> None:
    whole = trained(tmp_path / "whole.npz", 3, any_sheet=any_sheet)
    trained(tmp_path / "parts.npz", 1, any_sheet=any_sheet)
    assert same(trained(tmp_path / "parts.npz", 2), whole)
    assert whole.games == 3 * 3 * GAMES
    assert not same(trained(tmp_path / "parts.npz", 1), whole)


def test_several_workers_learn_the_same_each_time(tmp_path: Path) -> None:
    one, other = (trained(tmp_path / name, 2, workers=2) for name in ("one.npz", "other.npz"))
    assert same(one, other)
    assert one.games == 2 * 2 * 3 * GAMES


def test_a_training_that_is_stopped_is_saved(tmp_path: Path) -> None:
    class Stopped(Threads):
        def learnt(self, memory: Memory, lessons: object) -> list[tuple[Memory, float]]:
            raise KeyboardInterrupt

    path = tmp_path / "stopped.npz"
    train(trained(path, 1), path, 10**9, Stopped(1), RATES)
    assert Training.begun(path).games == 3 * GAMES


def test_play_gets_better(tmp_path: Path) -> None:
    training = trained(tmp_path / "run.npz", 8)
    assert examined(training.memory.weights, False, 20).mean > examined(Memory.blank().weights, False, 20).mean + 5


def test_what_one_worker_met_alone_counts_in_full() -> None:
    before = Memory.blank()
    one, other = before.copied(), before.copied()
    one.weights[:3], one.sizes[:3] = (1, 2, 4), (10, 10, 0)
    other.weights[:3], other.sizes[:3] = (5, 6, 8), (0, 30, 0)
    found = together(before, [one, other])
    assert found.weights[:3].tolist() == [1, 5, 6]  # the first; both, by how often; both alike
    assert found.sizes[:3].tolist() == [10, 40, 0]
    assert together(before, [one]) is one


def test_a_faded_memory_keeps_its_weights() -> None:
    memory = Memory.blank()
    memory.sums[:], memory.sizes[:] = -8, 16
    faded = memory.faded(0.25)
    assert np.array_equal(faded.weights, memory.weights)
    assert (faded.sums[0], faded.sizes[0]) == (-2, 4)


def test_a_lesson_leaves_the_memory_it_begins_with(tmp_path: Path) -> None:
    before = Memory.blank()
    learnt, _ = carried_out(before, Lesson(0, 5, False, RATES))
    assert not before.weights[:FEATURES].any()
    assert learnt.weights[:FEATURES].any()


def test_a_cluster_learns_what_threads_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads first: the cluster finds machine code on disk. Ray would have its workers yield to all others."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_worker_niceness", "0")
    before, lessons = Memory.blank(), [Lesson(first, 5, False, RATES) for first in (0, 15)]
    expected = Threads(2).learnt(before, lessons)
    try:
        found = Cluster(None, 2).learnt(before, lessons)
    finally:
        ray.shutdown()
    for (memory, mean), (other, other_mean) in zip(found, expected, strict=True):
        assert np.array_equal(memory.weights, other.weights)
        assert mean == other_mean


def test_sheets_drawn_by_chance_can_be_played_on_and_are_not_shipped_ones() -> None:
    grounds = any_grounds(1, 12)
    assert {int(ground[0].shipped) for ground in grounds} == {-1}
    assert len({int(ground[0].spaces) for ground in grounds}) > 1
    assert all((ground[0].key[:6] > 0).all() for ground in grounds)


def test_weights_are_shipped_without_what_was_never_met(tmp_path: Path) -> None:
    path = tmp_path / "learnt.npz"
    np.savez(path, shipped=np.ones(WEIGHTS, np.float16))
    learnt, _ = carried_out(Memory.blank(), Lesson(0, 5, True, RATES))
    weights.ship(used(learnt.weights), any_sheet=True, path=path)
    with np.load(path) as stored:
        assert (stored["shipped"] == 1).all()
        found = weights.unpacked(stored["any"])
    assert np.allclose(found, used(learnt.weights), atol=1e-2)
    assert (found[FEATURES:OUTPUT] == 0).mean() > 0.5
    assert path.stat().st_size < WEIGHTS


def test_shipped_weights_are_small() -> None:
    """Less than 2 MB together with those of Paris."""
    package = Path(weights.__file__).parents[1]
    assert sum(path.stat().st_size for path in package.rglob("*.npz")) < 2_000_000
