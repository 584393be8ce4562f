"""Environments next to PettingZoo's own: steps a second of random games, what is observed and legal included.

Everything is driven in the same way: observe, draw one of the actions that the mask allows, step, and begin anew at the
end. A step is the move of one player: calls of a parallel or a vector environment are as many steps as they make moves.
`python -m benchmarks.envs` measures nothing else, and puts what it found into docs/benchmarks.md.
"""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from benchmarks import report
from benchmarks.measure import Contender, Run, Series, take_turns

BEFORE = "## How it is measured"
ROUNDS = 21
STEPS, VECTOR_STEPS, GAMES = 2000, 60, 1024
CONNECT_FOUR = "PettingZoo connect four, AEC"
PARIS, AVENUE, PARALLEL = "Paris, AEC", "Avenue, AEC", "Avenue, parallel"
SOLO, VECTOR = "Avenue, Gymnasium", f"Avenue, vector of {GAMES:,}"
PARIS_VECTOR = f"Paris, vector of {GAMES:,}, lists instead of masks"
NAMES = (CONNECT_FOUR, PARIS, AVENUE, PARALLEL, SOLO, VECTOR, PARIS_VECTOR)


def contenders() -> list[Contender]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

    from boulevard.envs import avenue_v0, paris_v0
    from boulevard.envs.gymnasium import Solo, Vector

    return [
        _contender(CONNECT_FOUR, _turn_by_turn, connect_four_v3.env()),
        _contender(PARIS, _turn_by_turn, paris_v0.env()),
        _contender(AVENUE, _turn_by_turn, avenue_v0.env()),
        _contender(PARALLEL, _at_once, avenue_v0.parallel_env()),
        _contender(SOLO, _alone, Solo("avenue")),
        _contender(VECTOR, _many, Vector("avenue", GAMES)),
        _contender(PARIS_VECTOR, _many, Vector("paris", GAMES, mask=False)),
    ]


def _contender(name: str, play: Callable[[Any, int, Run], None], env: Any) -> Contender:
    def run(seed: int) -> Run:
        random.seed(seed)
        found = Run()
        with found.timed():
            play(env, seed, found)
        return found

    return Contender(name, 1, run)


def _drawn(mask: Any, run: Run) -> int:
    choices = np.flatnonzero(mask.view(np.bool_)).tolist()  # NumPy is slow at other types
    run.turn(len(choices))
    return random.choice(choices)


def _turn_by_turn(env: Any, seed: int, run: Run) -> None:
    env.reset(seed=seed)
    while run.moves < STEPS:
        run.games += 1
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(_drawn(observation["action_mask"], run))
        env.reset()


def _at_once(env: Any, seed: int, run: Run) -> None:
    observations, _ = env.reset(seed=seed)
    while run.moves < STEPS:
        if not env.agents:
            observations, _ = env.reset()
            run.games += 1
        actions = {agent: _drawn(seen["action_mask"], run) for agent, seen in observations.items()}
        observations, *_ = env.step(actions)


def _alone(env: Any, seed: int, run: Run) -> None:
    _, info = env.reset(seed=seed)
    while run.moves < STEPS:
        _, _, ended, _, info = env.step(_drawn(info["action_mask"], run))
        if ended:
            run.games += 1
            _, info = env.reset()


def _many(env: Any, seed: int, run: Run) -> None:
    """Where games are drawn anew there is nothing legal; whatever is chosen there is ignored."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(VECTOR_STEPS):
        rows, counts = env.batch.step.actions, env.batch.step.counts
        drawn = (chance.random(len(counts)) * counts).astype(np.int64)
        _, _, ended, _, _ = env.step(rows[np.arange(len(counts)), drawn])
        run.moves += len(counts)
        run.choices += int(counts.sum())
        run.games += int(ended.sum())


def targets(found: Mapping[str, Series]) -> list[report.Target]:
    wanted = (
        (
            PARIS,
            CONNECT_FOUR,
            1.0,
            "steps a second of Paris as AEC environment over those of PettingZoo's connect four",
        ),
        (PARALLEL, CONNECT_FOUR, 3.0, "… of Avenue as parallel environment for two over those of connect four"),
        (VECTOR, SOLO, 20.0, "… of the vector environment of Avenue over those of its single one"),
    )
    ratios = [(what, least, found[mine].over(found[theirs])) for mine, theirs, least, what in wanted]
    return [
        report.Target(what, f"≥ {report.times(least)}", report.times(ratio), ratio >= least)
        for what, least, ratio in ratios
    ]


def table(found: Mapping[str, Series]) -> report.Grid:
    columns = ["environment", "steps/s", "slowest, fastest", "core", "× connect four", "× single"]
    rows = [_row(series, found) for series in found.values() if series.contender.name in NAMES]
    return report.Grid("Environments", columns, rows)


def _row(series: Series, found: Mapping[str, Series]) -> list[str]:
    slowest, fastest = (rate / series.decisions - 1 for rate in (min(series.rates), max(series.rates)))
    ratios = [report.times(series.over(found[other])) for other in (CONNECT_FOUR, SOLO)]
    spread = f"{slowest:+.0%}, {fastest:+.0%}".replace("-", "−")
    return [series.contender.name, report.whole(series.decisions), spread, f"{series.share:.0%}", *ratios]


def main() -> None:
    """Measure environments alone, and put what was found into the page in the place of what was there."""
    found = take_turns(contenders(), ROUNDS, lambda: None)
    page = report.PAGE.read_text(encoding="utf-8")
    for target in targets(found):
        line = f"| {target.what} | {target.wanted} | {target.found} | {target.verdict} |"
        page = re.sub(rf"(?m)^\| {re.escape(target.what)} \|.*\n", "", page)
        page = page.replace("\n\n## Random games", f"\n{line}\n\n## Random games")
    page = re.sub(r"## Environments\n.*?(?=## )", "", page, flags=re.DOTALL)
    report.PAGE.write_text(page.replace(BEFORE, f"{table(found).markdown()}\n\n{BEFORE}"), encoding="utf-8")
    table(found).show(report.console())


if __name__ == "__main__":
    main()
