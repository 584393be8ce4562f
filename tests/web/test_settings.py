"""Settings: documented, and the same by environment and flag."""

from __future__ import annotations

import inspect
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boulevard.cli.playing import serve
from boulevard.errors import BadOption
from boulevard.messages import catalogue
from boulevard.web.errors import Unreachable
from boulevard.web.serve import chosen, run
from boulevard.web.settings import Settings

OF_GAMES = "BOULEVARD_CACHE"
"""Not a setting of the server: where compiled games are kept."""
SECRETS = ("secret", "mail_password")
"""Settings that are no flags: other processes can read those."""
PAGE = Path(__file__).parents[2] / "docs" / "running.md"


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_is_documented_and_has_a_flag(name: str) -> None:
    row = next(line for line in PAGE.read_text().splitlines() if f"`BOULEVARD_{name.upper()}`" in line)
    flag = f"--{name.replace('_', '-')}"
    assert (f"`{flag}`" in row) == (name in inspect.signature(serve).parameters) == (name not in SECRETS)
    default = Settings.model_fields[name].default
    if isinstance(default, str | int | float) and default:
        assert f"| {default} |" in row
    assert Settings.model_fields[name].description in catalogue()


def test_nothing_is_documented_that_does_not_exist() -> None:
    known = {f"BOULEVARD_{name.upper()}" for name in Settings.model_fields} | {OF_GAMES}
    documented = set(re.findall(r"BOULEVARD_\w+", PAGE.read_text()))
    assert documented == known


def test_flags_win_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_PORT", "1234")
    monkeypatch.setenv("BOULEVARD_LOG", "json")
    settings = chosen({"port": 4321})
    assert (settings.port, settings.log) == (4321, "json")


def test_a_bad_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_PORT", "many")
    with pytest.raises(BadOption, match="port"):
        chosen({})


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/boulevard", "redis://localhost", "postgresql://here:x/y"]
)
def test_a_database_is_of_sqlite_or_postgresql(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="postgresql://"):
        run({"data": tmp_path, "database": url}, False, Console(file=StringIO()))
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_told_before_anything_is_served(tmp_path: Path) -> None:
    told = StringIO()
    with pytest.raises(Unreachable, match="nothing"):
        run({"data": tmp_path, "database": "postgresql://nobody@127.0.0.1:1/nothing"}, False, Console(file=told))
    assert told.getvalue() == ""


def test_the_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new")
    secret = settings.signing_secret()
    assert len(secret) >= 40
    assert settings.signing_secret() == secret
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    (tmp_path / "new" / "secret").write_text("")
    with pytest.raises(BadOption, match="secret"):
        settings.signing_secret()
