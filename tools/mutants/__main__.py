"""Changes the sources a little, one change at a time, and says which changes no test notices: `make mutants`.

A test that can't fail is worth nothing; a mutant that survives shows where one is missing. Write the test, in the file
where it belongs, and run again: what was noticed before is remembered (in .mutants.json) as long as its module stays
the same, and survivors are tried once more.

Some mutants can't be noticed, since they do the same as the original. Those go into tests/data/mutants.toml, with the
reason. They are found again by the text of their line, wherever it moves.

Tests run interpreted (NUMBA_DISABLE_JIT=1): the rules need not be compiled for each mutant. What takes too long that
way is left out, and named; hypothesis makes up a few examples only. The full suite notices more, never less.

  python -m tools.mutants                       all mutants that are not settled yet
  python -m tools.mutants play/rules record     only of modules whose path has one of these in it
  python -m tools.mutants --sample 300          a sample, the same for the same --seed
  python -m tools.mutants --report              the score as it is known, nothing is run
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tools.mutants.mutations import Mutant, mutants_of
from tools.mutants.trials import HUNG, NOTICED, ROOT, SURVIVED, UNTESTED, Outcome, Trials, tried, write_whole

SOURCES = "src/boulevard"
RESULTS = ROOT / ".mutants.json"
EQUIVALENT = ROOT / "tests/data/mutants.toml"


class Part(NamedTuple):
    """Modules that are tested together, and their tests: folders and files."""

    modules: Sequence[str]
    tests: Sequence[str]


def _part(package: str, modules: str, folder: str, tests: str, more: Sequence[str] = ()) -> Part:
    """A part whose modules and tests are given as words."""
    named = [f"{package}/{name}" for name in modules.split()]
    return Part(named, [*(f"tests/{folder}/{_test(name)}.py" for name in tests.split()), *more])


def _test(subject: str) -> str:
    """The file that tests a subject: `play/rules` is tested by `play/test_rules`."""
    *folders, name = subject.split("/")
    return "/".join((*folders, f"test_{name}"))


RECORDS = [f"tests/games/test_{name}.py" for name in ("golden", "playthroughs", "record", "keeping")]
STEPS = [f"tests/games/test_{name}.py" for name in ("refused", "steps")]
PARTS = (
    _part(
        "games/paris",
        "play/rules play/legality play/placement play/postcards play/scoring play/stepping",
        "games/paris",
        "edition play/booklet play/golden play/oracle play/rules play/scoring play/symmetry "
        "moves/notation moves/refusal",
        [*RECORDS, *STEPS],
    ),
    _part(
        "games/paris",
        "setup moves/notation moves/refusal views/view "
        "positions/position positions/reader positions/stocks positions/text positions/playable positions/final",
        "games/paris",
        "cards edition setup play/booklet moves/notation moves/refusal views/hidden views/preview "
        "positions/positions positions/refused positions/edited positions/final_position",
        RECORDS,
    ),
    _part(
        "games/avenue",
        "setup play/rules play/scoring play/stepping moves/notation views/view positions/position positions/text",
        "games/avenue",
        "input play/cases play/oracle play/properties views/preview positions/position",
        [*RECORDS, *STEPS],
    ),
    _part("games", "record verifiable", "games", "verifiable", RECORDS),
    _part(
        "web",
        "tables/decisions tables/table tables/tokens event_log/database event_log/store",
        "web/tables",
        "decisions invitations shuffle table tokens undo",
        [
            f"tests/web/{name}.py"
            for name in (
                "services/test_clock",
                "services/test_late",
                "services/test_shared",
                "event_log/test_keeping",
                "event_log/test_store",
            )
        ],
    ),
    _part("web/http", "limits", "web/http", "limits"),
)


class Results:
    """What became of mutants, kept in a file."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        self._sources = dict[str, str]()

    def get(self, mutant: Mutant) -> Outcome | None:
        """What became of a mutant of the file as it is now, if that is known."""
        digest, *outcome = self._kept.get(mutant.key, [""])
        return Outcome(*outcome) if digest == self._digest(mutant.file) else None

    def note(self, mutant: Mutant, outcome: Outcome) -> None:
        """Keep it."""
        self._kept[mutant.key] = [self._digest(mutant.file), *outcome]
        write_whole(RESULTS, json.dumps(self._kept, indent=0))

    def _digest(self, file: str) -> str:
        if file not in self._sources:
            self._sources[file] = hashlib.sha256((ROOT / file).read_bytes()).hexdigest()[:12]
        return self._sources[file]


def equivalent() -> set[tuple[str, str, str]]:
    """Mutants that do what the original does: file, line, changed line."""
    listed: list[Mapping[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return {(it["file"], it["line"], it["mutant"]) for it in listed}


def all_mutants(part: Part, wanted: Sequence[str]) -> list[Mutant]:
    """The mutants of a part that are not known to be equivalent, of those modules that are wanted."""
    known = equivalent()
    modules = [name for name in part.modules if not wanted or any(it in name for it in wanted)]
    found = [mutant for name in modules for mutant in mutants_of(ROOT, f"{SOURCES}/{name}.py")]
    return [it for it in found if (it.file.removeprefix(f"{SOURCES}/"), it.before, it.after) not in known]


def run(part: Part, mutants: Sequence[Mutant], results: Results, jobs: int) -> None:
    """Try what is not settled."""
    begun, done = time.monotonic(), 0

    def tell(mutant: Mutant, outcome: Outcome) -> None:
        nonlocal done
        done += 1
        results.note(mutant, outcome)
        if outcome.what != NOTICED:
            print(_line(mutant, outcome), flush=True)
        if not done % 50:
            print(f"… {done} of {len(mutants)}, {time.monotonic() - begun:.0f} s", flush=True)

    trials = Trials([f"{SOURCES}/{name}.py" for name in part.modules], mutants, jobs, tell)
    tried(trials, part.tests)
    for test in trials.left_out:
        print(f"left out, too slow or not possible without machine code: {test}")


def _line(mutant: Mutant, outcome: Outcome) -> str:
    return f"{outcome.what}: {mutant.file}:{mutant.line}\n  - {mutant.before}\n  + {mutant.after}"


def report(mutants: Sequence[Mutant], results: Results, survivors: bool) -> None:
    """Print the score of each module; and what survived, if that is wanted."""
    table: dict[str, Counter[str]] = {}
    for mutant in mutants:
        outcome = results.get(mutant)
        table.setdefault(mutant.file.removeprefix(f"{SOURCES}/"), Counter())[outcome.what if outcome else "open"] += 1
        if outcome and survivors and outcome.what != NOTICED:
            print(_line(mutant, outcome))
    table["all"] = sum(table.values(), Counter())
    print(f"\n{'':32}{'mutants':>8}{'noticed':>8}{'hung':>8}{'survived':>9}{'untested':>9}{'open':>6}{'score':>9}")
    for name, counts in table.items():
        tried = counts.total() - counts["open"]
        score = f"{(counts[NOTICED] + counts[HUNG]) / tried:9.1%}" if tried else ""
        figures = f"{counts[NOTICED]:8}{counts[HUNG]:8}{counts[SURVIVED]:9}{counts[UNTESTED]:9}{counts['open']:6}"
        print(f"{name:32}{counts.total():8}{figures}{score}")


def main(arguments: Sequence[str]) -> None:
    """Run what the command asks for."""
    parser = argparse.ArgumentParser(
        "python -m tools.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", help="parts of paths of modules; all, if none is given")
    parser.add_argument("--sample", type=int, help="try so many of them only")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time")
    parser.add_argument("--report", action="store_true", help="run nothing")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    results = Results()
    parts = [(part, all_mutants(part, chosen.modules)) for part in PARTS]
    mutants = [mutant for _, found in parts for mutant in found]
    if chosen.sample:
        mutants = random.Random(chosen.seed).sample(mutants, min(chosen.sample, len(mutants)))
    wanted = set(mutants)
    for part, found in parts:
        open_ones = [it for it in found if it in wanted and getattr(results.get(it), "what", "") not in (NOTICED, HUNG)]
        random.Random(chosen.seed).shuffle(open_ones)  # if it is stopped, what was tried is a fair sample
        if open_ones and not chosen.report:
            run(part, open_ones, results, chosen.jobs)
    report(mutants, results, survivors=chosen.report)


if __name__ == "__main__":
    main(sys.argv[1:])
