"""The wheel works in an empty environment of every Python that we name; games are the same with all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging import installed
from tests.packaging.environments import ROOT, THIS, VERSIONS, built, environment, interpreter, run

SCRIPT = Path(installed.__file__)


def test_games_are_those_of_other_machines_and_versions() -> None:
    """If rules or chance were changed on purpose: `python -m tests.tools.make_hashes`."""
    assert installed.hashes() == installed.stored_hashes()


def test_this_python_is_one_that_we_name() -> None:
    assert THIS in VERSIONS


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_the_readme_comes_true_where_nothing_else_is_installed(
    version: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"this machine has no Python {version}")
    kept = pytestconfig.cache.mkdir("environments") / version
    made = environment(python, built(tmp_path), kept)
    printed = run(made, str(SCRIPT), str(ROOT / "README.md"), cwd=tmp_path)
    assert json.loads(printed) == installed.stored_hashes()
