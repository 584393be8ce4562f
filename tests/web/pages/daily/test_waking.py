"""Whoever comes while a game is being prepared can play as soon as it is, without loading the page again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.expecting import expect
from tests.web.serving import START, Served

PREPARING = """
from pathlib import Path
from boulevard.web.thinking.loading import LoadedGames

class Preparing(set):
    "Avenue, for as long as there is a file."
    def __contains__(self, game):
        return game == "avenue" and bool(self)
    def __bool__(self):
        return Path({path!r}).exists()

begun = LoadedGames.__init__
def begin(self, thinkers):
    begun(self, thinkers)
    self.compiling = Preparing()
LoadedGames.__init__ = begin
{start}
"""


@pytest.mark.parametrize(
    ("path", "waits"),
    [
        ("/today", "#deck-A button"),
        ("/learn", "form[action='/first/avenue'] button"),
        ("/lobby", "input[name=game][value=avenue]"),
    ],
)
def test_what_waits_for_a_game_comes_alive_by_itself(
    tmp_path: Path, browser: Browser, compiled_code: None, path: str, waits: str
) -> None:
    preparing = tmp_path / "preparing"
    preparing.touch()
    server = Served(tmp_path)
    server.code = PREPARING.format(path=str(preparing), start=START)
    with server:
        page = browser.new_page(base_url=server.address, service_workers="block")
        page.goto(path)
        expect(page.locator(waits)).to_be_disabled()
        status = page.locator("main [role=status][data-waits]")
        expect(status).to_have_count(1 if path == "/today" else 0)
        page.evaluate("window.stays = true")
        preparing.unlink()
        expect(page.locator(waits)).to_be_enabled()
        expect(status).to_have_count(0)
        assert page.evaluate("window.stays"), "what somebody has typed is there still"
        page.close()
