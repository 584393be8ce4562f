"""Measure, show the tables, and write them to docs/benchmarks.md."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import machine, openspiel, paris, report, startup
from benchmarks.measure import take_turns

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
ROUNDS = 9
YARDSTICKS = {f"× {name}": openspiel.compiled(name) for name in openspiel.ROLLOUTS}

HOW = """\
Written by `make bench`; every number is from one run on one machine. *Decisions a second* are moves of whole games
played evenly at random, with **all** legal moves listed at every one of them.

- Every contender plays once a round, {rounds} rounds long, after one that is not counted. Numbers are medians over the
  rounds, “from … to” is the slowest and the fastest round, ratios are medians of each round's own ratio.
- *Paris, compiled* copies the starts, plays {games} games and scores them, in one thread. *Batches* do the same by
  `playout` and `winners`, which spread over the cores. *From Python* is `game.actions` and `game.apply` with integers, new
  games included; each move is checked, and kept for `undo`.
- *OpenSpiel, C++ rollouts* are `RandomRolloutEvaluator` from the start of a game, called once a round for all of its rollouts:
  each copies the state, lists the legal actions, draws one, applies it, and asks for the returns at the end. It does
  not tell how many moves it made: that is the mean length of the games played *from Python* in the same
  rounds. Neither game has chance nodes. Amazons makes three decisions of one move.
- Starts are whole processes, from their beginning to their end; the first with an empty folder for machine code.
- Plain work that shares nothing (SHA-256) ran {gain} as fast on {cores} cores as on one between the rounds: what
  batches can hope for while other programs use the machine, too.
"""


def main() -> None:
    console = Console()
    contenders = [*paris.contenders(), *openspiel.contenders()]
    free = machine.Cores()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=Console(stderr=True)
    ) as progress:
        rounds = progress.add_task("random games", total=(ROUNDS + 1) * len(contenders))
        starts = progress.add_task("starts", total=startup.starts())

        def played() -> None:
            progress.advance(rounds)
            if progress.tasks[rounds].completed % len(contenders) == 0:
                free.look()

        found = take_turns(contenders, ROUNDS, played)
        memory = paris.memory_targets()
        started = startup.targets(lambda: progress.advance(starts))
    tables = [
        report.speeds(found, YARDSTICKS, f"not installed (`{openspiel.INSTALL}`)"),
        report.verdicts([*paris.targets(found), *started, *memory]),
    ]
    for table in tables:
        table.show(console)
    gain = report.times(free.gain)
    how = HOW.format(rounds=ROUNDS, games=f"{paris.GAMES:,}", gain=gain, cores=machine.cores())
    about = "\n".join(f"- {line}" for line in machine.description())
    console.print(f"plain work on {machine.cores()} cores: {gain} of one")
    PAGE.write_text(
        "\n\n".join(["# How fast", how.strip(), *(t.markdown() for t in tables), "## Machine", about]) + "\n"
    )


if __name__ == "__main__":
    main()
