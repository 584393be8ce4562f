"""Certificates of what the solver proved, and the check that needs the rules alone."""

from __future__ import annotations

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

from boulevard.bots.paris.solver import certificates
from boulevard.bots.paris.solver.certificates import Certificate, replay
from boulevard.bots.paris.solver.solver import Solver, certified, prepare_solver
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import States
from tests.bots.paris.minimax import endings, some_options

ENTRIES = 1 << 14


@pytest.fixture(scope="module")
def proven() -> list[tuple[Paris, States, Certificate]]:
    """Positions with certificates of what each seat gets at least."""
    prepare_solver()
    found = []
    for number in range(8):
        rules = Paris.dealt(number, some_options(random.Random(number)))
        for positions in endings(rules, number, 4):
            for state in positions[2:6]:
                seat, value = int(state["turn"][0]), Solver(rules, ENTRIES).solve(state).worth.lower
                for own, least in ((seat, value), (1 - seat, -value)):
                    certificate = certified(rules, state, own, least, ENTRIES)
                    assert certificate is not None
                    found.append((rules, state, certificate))
    return found


def test_what_is_proven_can_be_replayed(proven: list[tuple[Paris, States, Certificate]]) -> None:
    assert all(replay(*it) for it in proven)
    assert sum(len(certificate.moves) > 5 for _, _, certificate in proven) > 20
    assert {-1, 0, 1} & {certificate.least for _, _, certificate in proven}


def test_nobody_gets_more(proven: list[tuple[Paris, States, Certificate]]) -> None:
    for rules, state, it in proven:
        assert certified(rules, state, it.seat, it.least + 1, ENTRIES) is None
        assert not replay(rules, state, replace(it, least=it.least + 1))


def test_less_is_proven_too(proven: list[tuple[Paris, States, Certificate]]) -> None:
    assert all(replay(rules, state, replace(it, least=it.least - 3)) for rules, state, it in proven)


def test_a_certificate_of_another_length_proves_nothing(proven: list[tuple[Paris, States, Certificate]]) -> None:
    for rules, state, it in proven:
        assert not replay(rules, state, replace(it, moves=(*it.moves, 0)))
        assert not it.moves or not replay(rules, state, replace(it, moves=it.moves[:-1]))


def test_illegal_moves_prove_nothing(proven: list[tuple[Paris, States, Certificate]]) -> None:
    for rules, state, it in proven:
        for wrong in (-1, 0, rules.action_count):
            assert not it.moves or not replay(rules, state, replace(it, moves=(wrong, *it.moves[1:])))


def test_nothing_is_proven_of_phase_1() -> None:
    rules = Paris.dealt(0, {})
    assert not replay(rules, rules.start(), Certificate(0, -1000, ()))


def test_the_check_has_nothing_of_the_search() -> None:
    tree = ast.parse(Path(certificates.__file__).read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any(name and name.startswith("boulevard.bots") for name in modules)
