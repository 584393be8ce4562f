"""A user's project with our examples passes mypy --strict and Pyright, with Boulevard as it is installed."""

from __future__ import annotations

import doctest
import json
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.packaging.environments import ROOT, beside_ours, built

EXAMPLES = ("docs/examples", "examples/goofspiel/src")
PIECES = (ROOT / "docs" / "adding-a-game.md",)
"""Pages that show pieces of examples, which are checked whole."""
FILES = {
    "mypy.ini": "[mypy]\nstrict = true\ndisable_error_code = import-untyped, import-not-found\n",
    "pyrightconfig.json": json.dumps({"reportUnnecessaryTypeIgnoreComment": "error"}),
    "mistake.py": 'import boulevard\n\ngame: int = boulevard.new("paris")  # type: ignore[assignment]\n',
}
"""Packages of others may have no types, or be no Python (`pyspiel`).

Ours has types: there is a mistake to be ignored, and checkers complain of a comment that ignores nothing.
"""


def examples_of(page: Path) -> list[str]:
    """The examples of a page as modules. One without imports goes on from the one before it."""
    blocks = re.findall(r"^ *```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    found: list[str] = []
    for code in map(_code, map(textwrap.dedent, blocks)):
        if not found or re.match("import|from", code):
            found.append(code)
        else:
            found[-1] += code
    return found


def _code(block: str) -> str:
    """A block without the answers that it shows."""
    return "".join(it.source for it in doctest.DocTestParser().get_examples(block)) if ">>>" in block else block


def project(folder: Path) -> Path:
    """A project with nothing but our examples."""
    folder.mkdir()
    pages = [page for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")) if page not in PIECES]
    codes = [(re.sub("[^a-z]", "_", page.stem.lower()), code) for page in pages for code in examples_of(page)]
    assert len(codes) > 10
    for number, (name, code) in enumerate(codes):
        (folder / f"{name}_{number}.py").write_text(code, encoding="utf-8")
    for top in EXAMPLES:
        shutil.copytree(ROOT / top, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.long
def test_a_project_with_our_examples_passes_mypy_and_pyright(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Both in one test: the environment is kept for the next time, and nobody else may change it meanwhile."""
    made = beside_ours(built(tmp_path), pytestconfig.cache.mkdir("environments") / "with-extras")
    folder, python = project(tmp_path / "project"), made / "bin" / "python"
    kept = pytestconfig.cache.mkdir("mypy")
    mypy = (sys.executable, "-m", "mypy", f"--python-executable={python}", f"--cache-dir={kept}", ".")
    pyright = (sys.executable, "-m", "pyright", f"--pythonpath={python}", "--level=error")
    for command in (mypy, pyright):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
