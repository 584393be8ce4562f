"""The mutants of `make mutants`: which changes are made, and that those listed as equivalent are among them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.mutants.__main__ import PARTS, SOURCES, equivalent
from tools.mutants.mutations import mutants_of
from tools.mutants.trials import ROOT, Trials

SOURCE = '''
MOST = 3

def few(numbers: list[int], least: int = 1) -> bool:
    """Whether there are few."""
    found = [it for it in numbers if it > least and it]
    if not found:
        raise ValueError(f"{len(numbers) + 1}")
    return len(found) < MOST - 1
'''


def test_each_change_is_made_once(tmp_path: Path) -> None:
    (tmp_path / "it.py").write_text(SOURCE)
    made = {f"{mutant.line} {mutant.after}" for mutant in mutants_of(tmp_path, "it.py")}
    comprehension = "found = [it for it in numbers if"
    assert made == {
        "2 MOST = 4",
        "2 MOST = 2",
        "4 def few(numbers: list[int], least: int = 2) -> bool:",
        "4 def few(numbers: list[int], least: int = 0) -> bool:",
        f"6 {comprehension} (not (it > least and it))]",
        f"6 {comprehension} ((it > least) or (it))]",
        f"6 {comprehension} it >= least and it]",
        f"6 {comprehension} it <= least and it]",
        "7 if (found):",
        "8 pass",
        "9 return None",
        "9 return len(found) <= MOST - 1",
        "9 return len(found) >= MOST - 1",
        "9 return len(found) < (MOST + 1)",
        "9 return len(found) < MOST - 2",
        "9 return len(found) < MOST - 0",
    }
    for mutant in mutants_of(tmp_path, "it.py"):
        compile(mutant.source(tmp_path), "it.py", "exec")
        assert mutant.function == ("" if mutant.line <= 4 else "few")


def test_cases_are_changed_like_conditions(tmp_path: Path) -> None:
    (tmp_path / "it.py").write_text(
        "def f(it):\n    match it:\n        case [one] if one > 1 and it:\n            g(one)\n"
    )
    case = "case [one] if"
    assert {mutant.after for mutant in mutants_of(tmp_path, "it.py")} == {
        f"{case} (not (one > 1 and it)):",
        f"{case} ((one > 1) or (it)):",
        f"{case} one >= 1 and it:",
        f"{case} one <= 1 and it:",
        f"{case} one > 2 and it:",
        f"{case} one > 0 and it:",
        "pass",
    }


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.modules[0])
def test_what_is_named_exists(part: object) -> None:
    assert isinstance(part, type(PARTS[0]))
    assert all((ROOT / SOURCES / f"{name}.py").is_file() for name in part.modules)
    assert all((ROOT / test).exists() for test in part.tests)


def test_nothing_is_measured_again_where_all_tests_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("threading.settrace", lambda _: None)
    assert Trials([], [], 1, lambda *_: None)._measured([], {}) == {}


def test_what_is_listed_as_equivalent_is_a_mutant() -> None:
    modules = [f"{SOURCES}/{name}.py" for part in PARTS for name in part.modules]
    made = {
        (it.file.removeprefix(f"{SOURCES}/"), it.before, it.after) for file in modules for it in mutants_of(ROOT, file)
    }
    assert equivalent() - made == set(), "the line has changed: look whether it is still equivalent"
