"""Measure, show the tables, and write them to docs/benchmarks.md."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import avenue, envs, machine, moves, openspiel, paris, report, searches, startup, steps
from benchmarks.measure import take_turns

ROUNDS = 21
YARDSTICKS = {f"× {name}": openspiel.compiled(name) for name in openspiel.ROLLOUTS}

PAGE_TEXT = """\
# How fast it is

Written by `make bench` in one run: {machine}.

{tables}

## How it is measured

*Decisions* are the moves of whole games played uniformly at random, with **all** legal moves listed at every one of
them.

- Every contender plays once a round, for {rounds} rounds after one that is not counted. Numbers are medians over the
  rounds; ratios are medians of each round's own ratio. *Slowest, fastest* are the rounds furthest from the median, and
  *core* is how much of its cores a contender used: under 100 %, other programs held them (then its numbers are too
  low), or a part of its work was not spread.
- *Moves* is the mean length of a game. *Legal moves* is how many there were in the mean and at the most.
- *Compiled* copies the starts, plays {games} games and scores them, in one thread. *Batches* do the same by
  `playout` and `winners`, which spread over the cores. *From Python* is `game.actions` and `game.apply` with integers,
  new games included; each move is checked, and kept for `undo`.
- *Move by move from Python* are loops as short as each library allows, which count nothing but moves: until the game is
  over, all legal moves are listed, one is drawn and made. New games are part of the time: by numbers those of
  `Game.dealt`, by notation those of `boulevard.new`, with a shuffle that anybody can check (SHA-256,
  fair-shuffles.md), which takes as long as ten moves. *In a core's second* counts the time
  that the process really ran; ratios to OpenSpiel are of that.
- *Steps* go through batches move by move, as learners do: actions are drawn by NumPy from what `step` has listed, every
  one is checked, and games that end are dealt anew, all within the time. Their targets are held against the best round.
  *On each core* runs as many processes at once as there are cores, each with a batch of its own, as actors do that play
  for a learner. *All cores* is one process whose `step` spreads large batches over threads; drawing actions and new
  deals, a twelfth of the loop, are not spread, and `step` *alone* counts without them.
- *OpenSpiel, C++ rollouts* are its `RandomRolloutEvaluator` at the start of a game, called once a round for all
  rollouts. Each copies the state, lists the legal actions, draws one, applies it, and asks for the returns at the end.
  It does not tell how many moves it made: that is taken from the games played *from Python* in the same rounds.
  None of the games has chance nodes. Amazons makes three decisions of one move.
- *Searches* think for {seconds} s in positions of games by `greedy`, with one thread and right afterwards with two, in
  another game each of {searched} rounds; `mcts` does without its solver. *2 over 1* needs a machine with two idle
  cores; *per core* compares simulations in a second that a core really worked. *Budgets* are given all through such
  games, to one thread and to two by turns, with the solver; a thought that ends early is 0 ms over.
{profile}
- *Environments* are driven through the interfaces of their libraries, observations and masks included: draw one of the
  actions that the mask allows, step, and begin anew at the end. A step is the move of one player; a call of the
  parallel environment makes two.
- Starts are whole processes, from beginning to end; the first has an empty folder for machine code.
"""


def main() -> None:
    contenders = [*paris.contenders(), *avenue.contenders(), *steps.contenders(), *openspiel.contenders()]
    by_move, environments = moves.contenders(), envs.contenders()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        all_of_them = len(contenders) + len(by_move) + len(environments)
        rounds = progress.add_task("random games", total=(ROUNDS + 1) * all_of_them)
        thoughts = progress.add_task("searches", total=searches.steps())
        starts = progress.add_task("starts", total=startup.STARTS)
        moved = take_turns(by_move, ROUNDS, lambda: progress.advance(rounds))
        found = take_turns(contenders, ROUNDS, lambda: progress.advance(rounds))
        stepped = take_turns(environments, ROUNDS, lambda: progress.advance(rounds))
        thought = searches.measure(lambda: progress.advance(thoughts))
        memory = paris.memory_targets()
        started = startup.targets(lambda: progress.advance(starts))
    reached = [*paris.targets(found), *moves.targets(moved), *avenue.targets(found), *steps.targets(found)]
    tables = [
        report.verdicts([*reached, *envs.targets(stepped), *searches.targets(thought), *started, *memory]),
        report.speeds(found, YARDSTICKS, f"not installed (`{openspiel.INSTALL}`)"),
        moves.table(moved),
        steps.by_size(),
        *searches.tables(thought),
        envs.table(stepped),
    ]
    for table in tables:
        table.show(report.console())
    text = PAGE_TEXT.format(
        machine=machine.description(),
        tables="\n\n".join(table.markdown() for table in tables),
        rounds=ROUNDS,
        profile=moves.PROFILE,
        games=f"{paris.GAMES:,}",
        seconds=searches.SECONDS,
        searched=searches.ROUNDS,
    )
    report.PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
