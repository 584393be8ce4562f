"""Libraries are told of every game there is, also of those that installed packages offer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import EXAMPLE, environment, install


def found(folder: Path, code: str) -> str:
    """What a process prints that has a third game installed."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(install(EXAMPLE, folder)))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_finds_an_installed_game(kind: str, tmp_path: Path) -> None:
    code = f"""
import pettingzoo, boulevard.envs
env = pettingzoo.make("{kind}", "boulevard/goofspiel-v0", cards=5)
env.reset(seed=1)
print(env, env.max_num_agents, env.rules.action_count)
"""
    assert found(tmp_path, code) == "goofspiel_v0 2 5"


def test_openspiel_finds_an_installed_game(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed on every machine")
    code = """
import pyspiel, boulevard.envs.openspiel
game = pyspiel.load_game("python_boulevard_goofspiel(players=3,cards=5)")
print(game.num_players(), game.num_distinct_actions())
print(pyspiel.load_game(str(game)).num_players())
"""
    assert found(tmp_path, code).split() == ["3", "5", "3"]
