"""The docs say what is true: figures are up to date, and every option, command and module is described."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from fnmatch import filter as fnfilter
from pathlib import Path

import pytest
from tools.architecture_picture import PATH, PICTURE, WEB, picture

import boulevard
from boulevard.cli import app
from boulevard.games.registry import rules as compiled
from boulevard.games.registry import uncompiled
from boulevard.messages import catalogue
from tests.tools import make_observations

ROOT = Path(__file__).parents[1]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_figures_are_up_to_date_and_their_captions_true() -> None:
    command = [sys.executable, str(ROOT / "docs" / "figures.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", boulevard.games())
def test_every_option_is_in_the_rules(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    for option in boulevard.games()[name].options:
        assert f"| `{option}` |" in page


def test_the_bot_of_the_docs_is_one_that_is_type_checked() -> None:
    """Mypy reads docs/examples; the page shows the same lines."""
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    _, code = (ROOT / "docs" / "examples" / "hasty.py").read_text(encoding="utf-8").split("\n\n", 1)
    assert f"```python\n{code}```" in page


def test_positions_of_the_docs_are_canonical_and_can_come_about() -> None:
    file = ROOT / "docs" / "positions.md"
    assert doctest.testfile(str(file), module_relative=False).failed == 0
    texts = re.findall(r"```position\n(.+)\n```", file.read_text(encoding="utf-8"))
    assert {text.split()[0] for text in texts} == {name for name in boulevard.games() if uncompiled(name).positions}
    for text in texts:
        rules, state = compiled(text.split()[0]).from_position(text)
        assert rules.position(state) == text
        assert list(map(str, rules.oddities(state))) == []


PROSE = {
    ".py": r'#.*|"""(?s:.*?)"""',
    ".md": r"`[^`\n]+`",
    ".ftl": r"(?m)^#.*",
    ".js": r"//.*|/\*(?s:.*?)\*/",
    ".css": r"/\*(?s:.*?)\*/",
    ".html": r"\{#(?s:.*?)#\}",
}
"""Where files cite others: comments, docstrings, and what docs set as code."""
NOT_OURS = {"static/board.js", "static/tips.js", "report.html", "svg.css"}
"""What a game's own package may have, what a tournament writes; a function."""


def test_no_comment_docstring_or_page_cites_a_file_that_is_not_there() -> None:
    tops = ("benchmarks", "docs", "examples", "src", "tests", "tools")
    files = [*ROOT.glob("*.md"), *(path for top in tops for path in (ROOT / top).rglob("*.*"))]
    names = {"/".join(path.parts[-length:]) for path in files for length in range(1, 8)}
    missing = [
        f"{path.name} cites {name}"
        for path in files
        if "vendor" not in path.parts and path.name != "CHANGELOG.md" and path.suffix in PROSE
        for part in re.findall(PROSE[path.suffix], path.read_text(encoding="utf-8"))
        for name in re.findall(r"[\w./*-]*\w\.(?:py|js|html|css|md|ftl)\b", part)
        if name not in NOT_OURS and not (fnfilter(names, name) if "*" in name else name.lstrip("./") in names)
    ]
    assert missing == []


NO_LABELS = {"What Orange knows", "everything", "For example"}
"""What docs quote besides: a label with a name in it, one in the middle of a sentence, the start of another."""


def test_labels_that_docs_quote_are_on_the_pages() -> None:
    """All but the page on style, which quotes how to write, and how not."""
    labels = {*catalogue().values(), *NO_LABELS}
    pages = [path for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")) if path.name != "style.md"]
    missing = [
        f"{path.name} quotes {quoted}"
        for path in pages
        for quoted in re.findall(r"“([^”]+)”", path.read_text(encoding="utf-8"))
        if quoted not in labels
    ]
    assert missing == []


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert f"boulevard {name}" in readme


def test_every_module_is_in_the_architecture() -> None:
    modules = [path.name for path in Path(boulevard.__file__).parent.rglob("*.py") if "migrations" not in path.parts]
    assert [name for name in modules if name != "__init__.py" and f"`{name}`" not in ARCHITECTURE] == []


def test_modules_of_the_web_are_listed_in_their_folder() -> None:
    listed, folder = set[str](), ""
    for row in re.findall(r"^\|(.*)\|(.*)\|.*\|$", ARCHITECTURE.split("## The table in the browser")[1], re.MULTILINE):
        folder = row[0].strip(" `") or folder
        listed |= {folder + name for name in re.findall(r"`(\w+\.py)`", row[1])}
    web = [path.relative_to(WEB).as_posix() for path in WEB.glob("*/**/*.py") if path.name != "__init__.py"]
    assert [name for name in web if "migrations" not in name and name not in listed] == []


@pytest.mark.parametrize("package", ["games", "games/paris", "games/avenue", "bots", "bots/paris", "bots/avenue"])
def test_modules_of_games_and_bots_are_listed_in_their_folder(package: str) -> None:
    """Those of Avenue's rules may be listed with Paris's, which has the same folders."""
    tables = {"games/avenue": ("games/paris", "games/avenue")}.get(package, (package,))
    listed = set[str]()
    for table in tables:
        rows = ARCHITECTURE.split(f"| file of `{table}/` | holds |")[1].split("\n\n")[0]
        for first, rest in re.findall(r"^\| (`.+?`) \| (.*) \|$", rows, re.MULTILINE):
            folder = first.strip("`") if first.endswith("/`") else ""
            listed |= {folder + name for name in re.findall(r"`(\w+\.py)`", rest if folder else first)}
    home = ROOT / "src" / "boulevard" / package
    modules = [path.relative_to(home).as_posix() for path in [*home.glob("*.py"), *home.glob("*/*.py")]]
    known = {"__init__.py", "errors.py"}
    missing = [it for it in modules if it.rsplit("/")[-1] not in known and it not in listed]
    assert [it for it in missing if it.split("/")[0] not in ("paris", "avenue")] == []


def test_every_module_in_the_architecture_is_there() -> None:
    named = set(re.findall(r"`(?:[\w/]+/)?(\w+\.py)`", ARCHITECTURE))
    assert named - {path.name for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*.py")} == set()


def test_the_picture_of_the_architecture_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture()
    assert [step.file for _, steps in PATH for step in steps if not (WEB / step.file).exists()] == []


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = sorted(int(page.name[:4]) for page in (ROOT / "docs" / "decisions").glob("*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_tables_of_observations_are_up_to_date() -> None:
    """`python -m tests.tools.make_observations` writes them; what the page shows of Python is run."""
    page = make_observations.PAGE.read_text(encoding="utf-8")
    assert make_observations.written(page) == page
    assert doctest.testfile(str(make_observations.PAGE), module_relative=False).failed == 0
