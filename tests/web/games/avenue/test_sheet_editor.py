"""The editor of sheets: by mouse, by keys, by thumb."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page
from typer.testing import CliRunner

from boulevard.cli import app
from boulevard.messages import say
from boulevard.web.games.avenue import sheet_form
from tests.web.browsing import TOUCH, Person
from tests.web.expecting import expect
from tests.web.games.avenue.test_sheet_form import SMALL
from tests.web.games.editing import cell, verdict
from tests.web.serving import Served


def rows_of(page: Page) -> list[str]:
    """The sheet that the page shows, by the code of its link."""
    code = re.search(r"s=([^&]*)", page.locator("#link").input_value())
    return list(sheet_form.decoded(code[1]).rows) if code else []


def resized(page: Page, rows: int, columns: int) -> None:
    for what, count in (("rows", rows), ("columns", columns)):
        page.locator(f"#{what}").fill(str(count))
        page.locator(f"#{what}").press("Tab")
    expect(page.locator(".cells .cell")).to_have_count(rows * columns)


def test_a_sheet_from_nothing_by_mouse_is_played_and_shared(
    person: Callable[..., Person], served: Served, tmp_path: Path
) -> None:
    page = person("/sheet").page
    verdict(page, "todo")
    expect(page.locator("#play button").first).to_be_disabled()
    resized(page, 3, 4)
    for row, line in enumerate(SMALL):
        for column, symbol in enumerate(line.split()):
            if symbol != ".":
                page.locator(f"label:has([name=ink][value={symbol}])").click()
                cell(page, row, column).click()
    verdict(page, "good")
    assert [row.split() for row in rows_of(page)] == [row.split() for row in SMALL]
    expect(cell(page, 1, 3)).to_have_attribute("aria-label", "d2: purple grapes, 2")

    page.locator("label:has([name=ink][value=A])").click()
    cell(page, 0, 3).click()
    expect(cell(page, 0, 3)).to_have_attribute("aria-label", "d3: farm A")
    expect(cell(page, 0, 0)).to_have_attribute("aria-label", "a3: empty")
    page.locator("label:has([name=ink][value='.'])").click()
    cell(page, 0, 3).click()
    verdict(page, "todo")
    expect(page.locator("#verdict")).to_have_text(say("sheet-farms", farms="A"))
    expect(page.locator("label[data-state=lacks]")).to_have_count(1)
    page.locator("#undo").click()
    page.locator("#undo").click()
    verdict(page, "good")

    page.locator("#name").fill('Zoë & <b>"me"</b>')
    expect(page.locator("#link")).to_have_value(re.compile("name="))
    page.reload()
    verdict(page, "good")
    expect(page.locator("#name")).to_have_value('Zoë & <b>"me"</b>')
    link = page.locator("#link").input_value()
    other = person(link).page
    verdict(other, "good")
    expect(other.locator("#name")).to_have_value('Zoë & <b>"me"</b>')
    assert rows_of(other) == rows_of(page)

    with page.expect_download() as download:
        page.locator("#save").click()
    file = tmp_path / "own.txt"
    download.value.save_as(file)
    assert [row.split() for row in file.read_text().splitlines()] == [row.split() for row in SMALL]
    done = CliRunner().invoke(app, ["simulate", "avenue", "--option", f"sheet={file}", "--games", "20"])
    assert done.exit_code == 0, done.output

    page.locator("#play button").first.click()
    page.wait_for_url("**/play/**")
    state = json.loads(page.locator("#state").text_content() or "")
    assert [row.split() for row in state["view"]["sheet"]["rows"]] == [row.split() for row in SMALL]


def test_a_sheet_from_nothing_by_keys(person: Callable[..., Person]) -> None:
    page = person("/sheet").page
    resized(page, 3, 4)
    page.keyboard.press("Shift+Tab")
    cell(page, 0, 0).focus()
    keys = {symbol: sign.lower() for symbol, sign in sheet_form.SIGNS.items()}
    for line in SMALL:
        for symbol in line.split():
            page.keyboard.press(keys[symbol])
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Home")
    verdict(page, "good")
    assert [row.split() for row in rows_of(page)] == [row.split() for row in SMALL]
    expect(page.locator("#announce")).to_have_text("d1: green castle, battlements")
    page.keyboard.press("Control+Home")
    page.keyboard.press("Delete")
    verdict(page, "todo")
    page.keyboard.press("Control+z")
    verdict(page, "good")
    page.keyboard.press("Control+Shift+Z")
    verdict(page, "todo")
    page.locator("#play button").nth(1).scroll_into_view_if_needed()
    page.keyboard.press("Control+z")
    verdict(page, "good")
    page.locator("#play button").nth(1).press("Enter")
    page.wait_for_url("**/new/avenue?**")
    expect(page.locator("[name=option-sheet][value=own]")).to_be_checked()


def test_strokes_fill_several_spaces_and_are_one_step(person: Callable[..., Person]) -> None:
    page = person("/sheet").page
    page.locator("label:has([name=ink][value=G2])").click()
    start, end = (cell(page, 2, column).bounding_box() for column in (0, 5))
    assert start
    assert end
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 10)
    page.mouse.up()
    expect(page.locator("#notes")).to_contain_text("12 green")
    page.locator("#undo").click()
    expect(page.locator("#notes")).to_contain_text("0 green")


def test_a_sheet_on_a_small_screen(person: Callable[..., Person]) -> None:
    page = person("/sheet", TOUCH).page
    page.set_viewport_size({"width": 360, "height": 640})
    for symbol, column in (("A", 0), ("CP", 1), ("P3", 2)):
        page.locator(f"label:has([name=ink][value={symbol}])").tap()
        cell(page, 0, column).tap()
    expect(cell(page, 0, 2)).to_have_attribute("aria-label", "c7: purple grapes, 3")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    box = cell(page, 0, 0).bounding_box()
    assert box
    assert box["width"] >= 36


def test_files_are_opened_and_wrong_ones_change_nothing(person: Callable[..., Person], tmp_path: Path) -> None:
    page = person("/sheet").page
    for name, text in (("good.txt", "\n".join(SMALL)), ("bad.txt", "A B\nC Q7\n"), ("large.txt", "A " * 6000)):
        (tmp_path / name).write_text(text)
    page.locator("#open").set_input_files(tmp_path / "good.txt")
    verdict(page, "good")
    expect(page.locator("#name")).to_have_value("good")
    page.locator("#open").set_input_files(tmp_path / "bad.txt")
    expect(page.locator("#notice.bad")).to_contain_text("Q7")
    assert [row.split() for row in rows_of(page)] == [row.split() for row in SMALL]
    page.locator("#open").set_input_files(tmp_path / "large.txt")
    expect(page.locator("#notice.bad")).to_contain_text("large.txt")
    (tmp_path / "double.txt").write_text("A B C\nD E A\n")
    page.locator("#open").set_input_files(tmp_path / "double.txt")
    verdict(page, "bad")
    expect(cell(page, 1, 2)).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#verdict")).to_have_text(say("web-sheet-twice", space="c1", symbol="A"))


def test_sheets_are_kept_changed_as_a_whole_and_a_link_loses_no_work(person: Callable[..., Person]) -> None:
    page = person("/sheet").page
    page.locator("[data-start=B]").click()
    page.locator("#name").fill("Pad B")
    verdict(page, "good")
    for how in ("mirror", "turn", "swap"):
        page.locator(f"[data-whole={how}]").click()
    expect(page.locator("#rows")).to_have_value("6")
    expect(page.locator("#columns")).to_have_value("7")
    verdict(page, "good")
    page.locator("#keep").click()
    kept = rows_of(page)
    page.goto(page.url.split("?")[0] + "?s=" + sheet_form.encoded(SMALL))
    verdict(page, "good")
    expect(page.locator("#notice")).to_have_text(say("web-editor-js-brought"))
    assert [row.split() for row in rows_of(page)] == [row.split() for row in SMALL]
    page.locator("#undo").click()
    expect(page.locator(".cells .cell")).to_have_count(42)
    page.locator("[data-start=empty]").click()
    verdict(page, "todo")
    page.locator("#shelf .take").click()
    verdict(page, "good")
    assert rows_of(page) == kept
    page.locator("#shelf .danger").click()
    page.locator("#shelf .danger").click()
    expect(page.locator("#shelf li")).to_have_count(0)


def test_the_sheet_alone_is_printed(person: Callable[..., Person]) -> None:
    page = person("/sheet").page
    page.locator("[data-start=A]").click()
    verdict(page, "good")
    page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; } }")
    page.locator("#per-page").select_option("4")
    page.locator("#paper").select_option("Letter")
    page.locator("#print").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    expect(page.locator("#pad svg")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".drawing svg")).to_be_visible()
    expect(page.locator(".toolbox .card").first).to_be_hidden()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
