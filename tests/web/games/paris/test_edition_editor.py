"""The editor of editions: by mouse and by keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner

from boulevard.cli import app
from boulevard.games.paris.edition import edition
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.games.editing import verdict


def test_a_box_is_changed_played_and_shared(person: Callable[..., Person], tmp_path: Path) -> None:
    page = person("/edition").page
    verdict(page, "todo")
    tile = page.locator(".tile").nth(2)
    quarter = tile.locator("[data-at='1 1']")
    quarter.click()
    expect(quarter).to_have_attribute("aria-label", "bottom right: mixed")
    expect(quarter).to_have_attribute("data-differs", "true")
    expect(page.locator("#differences li")).to_have_text(
        ["Tile 3, bottom right: mixed instead of the rival’s colour.↺"]
    )
    quarter.press("l")
    expect(page.locator("#tally")).to_contain_text("5 streetlights")
    expect(page.locator("#verdict")).to_have_attribute("aria-busy", "false")  # what it says moves the buildings

    page.locator(".building").nth(6).click()
    expect(page.locator("#workshop-title")).to_have_text("T5, size 5")
    page.locator(".squares [aria-selected=true]").first.click()
    page.locator("#called").fill("T4b")
    expect(page.locator("#workshop-title")).to_have_text("T4b, size 4")
    page.locator(".squares [aria-selected=false]").first.click()
    verdict(page, "bad")
    expect(page.locator("#workshop-verdict")).to_have_text("T4b: the spaces of T4b must all be connected.")
    expect(page.locator("[data-place='buildings.7']")).to_have_class(re.compile("wrong"))
    page.keyboard.press("Control+z")
    page.keyboard.press("Escape")
    verdict(page, "good")
    expect(page.locator(".building").nth(6)).to_be_focused()

    page.locator("[data-wind=ne]").select_option("1")
    page.locator("#starred input").first.uncheck()
    verdict(page, "bad")
    expect(page.locator("[data-place=starred]")).to_have_class(re.compile("wrong"))
    expect(page.locator("#play button").first).to_be_disabled()
    page.locator("#starred input").last.check()
    verdict(page, "good")
    expect(page.locator("#differences li")).to_have_count(6)
    page.locator("#name").fill("Flea market 1")
    expect(page.locator("#link")).to_have_value(re.compile("Flea"))

    other = person(page.locator("#link").input_value()).page
    expect(other.locator("#differences li")).to_have_count(6)
    expect(other.locator("#name")).to_have_value("Flea market 1")
    with page.expect_download() as download:
        page.locator("#save").click()
    file = tmp_path / "box.toml"
    download.value.save_as(file)
    assert edition(file).buildings["T4b"] == (".X.", "XXX")
    done = CliRunner().invoke(app, ["simulate", "paris", "--option", f"edition={file}", "--games", "10"])
    assert done.exit_code == 0, done.output
    third = person("/edition").page
    third.locator("#open").set_input_files(file)
    expect(third.locator("#differences li")).to_have_count(6)
    for left in (5, 3, 1, 0):
        third.locator("#differences button").first.click()
        expect(third.locator("#differences li")).to_have_count(left)
    verdict(third, "todo")

    page.locator("#play button").first.click()
    page.wait_for_url("**/play/**")
    state = json.loads(page.locator("#state").text_content() or "")
    assert state["options"]["edition"]["name"] == "Flea market 1"
    assert state["view"]["shapes"]["T4b"] == [".X.", "XXX"]


def test_a_box_by_keys(person: Callable[..., Person]) -> None:
    page = person("/edition").page
    page.locator(".tile [tabindex='0']").first.focus()
    for key in ("ArrowRight", "m", "ArrowDown", "L", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#differences li")).to_have_count(3)
    page.locator(".building").first.press("Enter")
    page.keyboard.press("Control+End")
    page.keyboard.press("Space")
    verdict(page, "bad")
    page.keyboard.press("Space")
    verdict(page, "good")
    page.keyboard.press("Escape")
    expect(page.locator("#differences li")).to_have_count(3)
    page.locator("#reset").press("Enter")
    verdict(page, "todo")
