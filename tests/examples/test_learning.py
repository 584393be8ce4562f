"""The examples of learning run as they are written, for a moment each; what they learn is in docs/research.md."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boulevard.arena import Tournament

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNING = EXAMPLES / "learning"


def ran(folder: Path, script: str, *words: str) -> str:
    """What a script prints; it writes to a folder of its own."""
    done = subprocess.run(
        [sys.executable, str(LEARNING / script), *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ppo_learns_avenue_through_the_vector_environment(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    said = ran(tmp_path, "avenue_ppo.py", "--steps", "1024", "--envs", "16", "--games", "8")
    assert "1,024 steps" in said
    assert "points on average over 8 new games" in said
    assert (tmp_path / "avenue_ppo.zip").stat().st_size > 1000


def test_self_play_gets_better_and_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Better than the policy that it began as: games follow from seeds, but the last bit of sums from the machine."""
    said = ran(tmp_path, "paris_selfplay.py", "--rounds", "40", "--games", "64", "--out", "learnt.npz")
    leads = [float(line.split()[2]) for line in said.splitlines() if line.startswith("round")]
    assert leads[-1] > 4
    monkeypatch.syspath_prepend(LEARNING)
    bot = f"paris_policy.Learnt:file={tmp_path / 'learnt.npz'}"
    standings = Tournament("paris", ["random", bot], games=2).run()
    assert standings.heading.played == 2
    assert not any(entry.forfeits for entry in standings.entries)


def test_the_notebook_runs(tmp_path: Path) -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")
    nbclient.NotebookClient(notebook, timeout=900, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert {"image/svg+xml", "image/png"} <= kinds
    assert any("gave away" in output.get("text", "") for output in outputs)
