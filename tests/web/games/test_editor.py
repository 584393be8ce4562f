"""The editors of sheets and editions: by mouse, by keys, by thumb; as links, as files, on paper, and with nonsense."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Page
from typer.testing import CliRunner

from boulevard.cli import app
from boulevard.games.avenue.components import sheet
from boulevard.games.avenue.errors import BadSheet
from boulevard.games.paris.edition import Edition, edition
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.state import POSTCARDS
from boulevard.messages import say
from boulevard.web.games.avenue import sheet_form
from boulevard.web.games.paris import edition_form
from tests.games.avenue.sheets import SHEETS
from tests.web.browsing import TOUCH, Person
from tests.web.expecting import expect
from tests.web.games.editing import cell, verdict
from tests.web.pages.test_pages import HTML, NAUGHTY, require_clean, state_of
from tests.web.serving import Served

SMALL = ["A B C .", "D E F P2", "CP G3 P1 CG"]
GRAPES = ("P1", "P2", "P3", "G1", "G2", "G3", ".")
NONSENSE = ["x", "-", "0-", "00-0", "9", "A" * 65, "A-" * 200, "<script>", "AA", "☃", "0" * 5000, "../../etc/passwd"]


@st.composite
def sheets(draw: st.DrawFn) -> list[str]:
    """Any sheet that can be played on."""
    columns = draw(st.integers(1, 26))
    rows = draw(st.integers(-(-6 // columns), 64 // columns))
    spaces = [*"ABCDEF", *draw(st.sets(st.sampled_from(("CP", "CG"))))][: rows * columns]
    spaces += [draw(st.sampled_from(GRAPES)) for _ in range(rows * columns - len(spaces))]
    spaces = draw(st.permutations(spaces))
    return [" ".join(spaces[row * columns : (row + 1) * columns]) for row in range(rows)]


@st.composite
def shapes(draw: st.DrawFn) -> list[str]:
    """Any building."""
    cells = {(0, 0)}
    for _ in range(draw(st.integers(0, 7))):
        beside = {(x + a, y + b) for x, y in cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
        cells.add(draw(st.sampled_from(sorted(beside))))
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return [
        "".join("X" if (x, y) in cells else "." for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]


@st.composite
def editions(draw: st.DrawFn) -> dict[str, Any]:
    """Any box, as the data of its file."""
    names = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,7}", fullmatch=True).filter(lambda it: it.lower() != "garden")
    step = st.tuples(st.integers(-7, 7), st.integers(-7, 7)).filter(any).map(list)
    tile = st.text("ormL", min_size=4, max_size=4)
    return {
        "name": draw(st.from_regex(r"\w([\w. -]{0,38}\w)?", fullmatch=True)),
        "starred": draw(st.permutations(POSTCARDS))[:8],
        "tiles": {str(number): "/".join((it[:2], it[2:])) for number, it in enumerate(draw(_eight(tile)), 1)},
        "buildings": {
            name: draw(shapes())
            for name in draw(st.lists(names, min_size=12, max_size=12, unique_by=lambda it: it.lower()))
        },
        "large_light": {"rays": draw(st.lists(st.lists(step, min_size=1, max_size=7), min_size=1, max_size=8))},
    }


def _eight(one: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(one, min_size=8, max_size=8)


def facts(box: Edition) -> tuple[object, ...]:
    return box.name, box.starred, box.tiles, list(box.buildings.items()), box.rays


@given(sheets())
def test_a_link_holds_any_sheet(rows: list[str]) -> None:
    assert sheet_form.decoded(sheet_form.encoded(rows)) == (sheet(rows).rows, None)
    assert sheet_form.read("\n".join(rows)).rows == sheet(rows).rows


@given(editions())
def test_a_link_and_a_file_hold_any_edition(data: dict[str, Any]) -> None:
    box = edition(data)
    assert facts(edition_form.decoded(edition_form.encoded(box), box.name)) == facts(box)
    assert facts(edition(tomllib.loads(edition_form.written(box)))) == facts(box)
    assert facts(edition_form.filled(edition_form.form(box))) == facts(box)
    assert edition_form.answer(edition_form.form(box))["refusal"] is None


@given(st.one_of(st.sampled_from(NONSENSE), st.text(max_size=80), st.text("0123456789ABCDEF-", max_size=80)))
def test_other_links_hold_nothing(code: str) -> None:
    try:
        found = sheet_form.decoded(code)
    except BadSheet:
        return
    assert sheet_form.encoded(found.rows) == code


@given(st.text("0f.ormLhigXT5_-", max_size=120))
def test_other_links_hold_no_edition(code: str) -> None:
    with pytest.raises(BadEdition):
        edition_form.decoded(code, "x")


def test_the_standard_does_not_differ_from_itself() -> None:
    box = edition_form.standard()
    assert edition_form.differences(box) == []
    plain = edition_form.data(box)
    plain["large_light"]["rays"].reverse()
    assert edition_form.differences(edition(plain)) == []


def test_all_differences_are_told_with_their_places() -> None:
    plain = edition_form.data(edition_form.standard())
    plain["tiles"]["3"] = "oL/oL"
    plain["buildings"] |= {"I3": ["X", "X", "X"], "S4": [".X", "XX", "X."], "U6": ["XXX", "XXX"]}
    plain["buildings"] = {"Cross" if name == "X5" else name: rows for name, rows in plain["buildings"].items()}
    plain["starred"] = [*plain["starred"][1:], "penseur"]
    plain["large_light"]["rays"] = [[[0, 1]], [[1, 2]]]
    told = [(it["place"], it["text"]) for it in edition_form.differences(edition(plain))]
    assert [place for place, _ in told] == [
        "tiles.3", "buildings.1", "buildings.6", "buildings.9", "buildings.11", *["starred"] * 2, *["rays"] * 5,
    ]  # fmt: skip
    assert told[0][1] == "Tile 3, bottom right: streetlight instead of the rival’s colour."
    assert [text for _, text in told[1:5]] == [
        say("web-edition-shape-differs", how="turned", name="I3", count=3, was=3),
        say("web-edition-shape-differs", how="over", name="S4", count=4, was=4),
        say("web-edition-name-differs", was="X5", name="Cross"),
        say("web-edition-shape-differs", how="new", name="U6", count=6, was=6),
    ]


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as client:
        yield client


@pytest.mark.parametrize("code", NONSENSE)
def test_nonsense_in_a_link_is_told_and_does_no_harm(visitor: httpx.Client, code: str) -> None:
    for path, query in (("/sheet", {"s": code, "name": NAUGHTY}), ("/edition", {"e": code, "name": NAUGHTY})):
        page = visitor.get(path, params=query)
        assert page.status_code == 200
        require_clean(page)
        assert NAUGHTY not in page.text
    page = visitor.get("/edition", params={"e": code})
    assert 'class="notice bad"' in page.text
    for path, key in (("/sheet.svg", "s"), ("/sheet.txt", "s"), ("/sheet/pad.svg", "s"), ("/edition.toml", "e")):
        if code not in ("AA", "A" * 6):
            assert visitor.get(path, params={key: code}).status_code == 422


def test_an_edition_without_a_name_is_a_file_that_can_be_read(visitor: httpx.Client) -> None:
    box = edition_form.standard()
    file = visitor.get("/edition.toml", params={"e": edition_form.encoded(box)})
    assert file.status_code == 200
    assert edition(tomllib.loads(file.text)).name == say("web-edition-mine")


def test_names_are_escaped_and_short(visitor: httpx.Client) -> None:
    code = sheet_form.encoded(SMALL)
    page = visitor.get("/sheet", params={"s": code, "name": NAUGHTY + "x" * 100})
    require_clean(page)
    assert NAUGHTY not in page.text
    found = re.search(r'id="given">(.*?)</script>', page.text)
    assert found
    assert len(json.loads(found[1])["brought"]["name"]) == 40
    pad = visitor.get("/sheet/pad.svg", params={"s": code, "name": NAUGHTY})
    assert "<b onclick" not in pad.text
    file = visitor.get("/sheet.txt", params={"s": code, "name": '../Zoë\n"; x=/\\'})
    assert re.fullmatch(
        r"attachment; filename=\"sheet.txt\"; filename\*=UTF-8''[\w.%-]+txt", file.headers["content-disposition"]
    )
    assert "/" not in file.headers["content-disposition"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/sheet/check", {"text": "A" * 20_000}),
        ("/sheet/check", {"rows": []}),
        ("/edition/check", {}),
        ("/edition/check", {**edition_form.form(edition_form.standard()), "tiles": ["oooo"]}),
        ("/edition/check", {**edition_form.form(edition_form.standard()), "edition": "/etc/passwd"}),
    ],
)
def test_what_is_no_sheet_or_edition_is_refused(visitor: httpx.Client, path: str, body: dict[str, Any]) -> None:
    answer = visitor.post(path, json=body, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["message"]


@pytest.mark.parametrize("text", ["A B\nC", ". " * 65, "", "A Z9", "A A Z9"])
def test_what_can_not_be_drawn_is_told(visitor: httpx.Client, text: str) -> None:
    answer = visitor.post("/sheet/check", json={"text": text}).json()
    assert answer["refusal"]["message"]
    assert "rows" not in answer


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        ({"name": "a/b"}, "name", "Name: "),
        ({"starred": ["jardin"]}, "starred", "Starred postcards: "),
        ({"rays": []}, "rays", "Large Streetlight: "),
        ({"tiles": ["oooo", *["oo/oo"] * 7]}, "tiles.1", "Tile 1: "),
        (
            {"buildings": [{"name": "I3", "rows": ["X.X"]}]},
            "buildings.1",
            "I3: the spaces of I3 must all be connected.",
        ),
        ({"buildings": [{"name": "I3", "rows": ["."]}]}, "buildings.1", "I3: "),
        ({"buildings": [{"name": "I3", "rows": []}]}, "buildings.1", "I3: "),
        ({"buildings": [{"name": "V3", "rows": ["X"]}]}, "buildings", "Buildings: "),
    ],
)
def test_the_form_says_what_is_wrong_where(change: dict[str, Any], place: str, words: str) -> None:
    sent = edition_form.form(edition_form.standard())
    if "buildings" in change:
        change = {"buildings": [*change["buildings"], *sent["buildings"][1:]]}
    refusal = edition_form.answer({**sent, **change})["refusal"]
    assert refusal
    assert refusal["place"] == place
    assert refusal["message"].startswith(words)


@pytest.mark.parametrize(
    "text", ["name = ", "[tiles]\n1 = 7", 'name = "x"\nsurprise = 1', "x" * 100, "a = " + "[" * 4000, "\x00"]
)
def test_files_that_hold_no_edition(visitor: httpx.Client, text: str) -> None:
    answer = visitor.post("/edition/read", json={"text": text, "file": "box.toml"}).json()
    assert answer["refusal"]["message"]
    assert "form" not in answer


@pytest.mark.parametrize("text", ["name = ", "a." * 20 + "a = 1"])
@pytest.mark.parametrize("file", ["", "box.toml"])
def test_what_is_wrong_with_a_file_is_told_without_its_name(text: str, file: str) -> None:
    """The page puts the name in front; a program may give none."""
    with pytest.raises(BadEdition) as caught:
        edition_form.read(text, file)
    message = edition_form.reason(caught.value)
    assert message.startswith(say("web-edition-place", what="", part=""))
    assert "box.toml" not in message


@pytest.mark.parametrize("data", ['"/etc/passwd"', '"standard.toml"', "7", "{", "[" * 50_000, "[]", '{"name": "x"}'])
def test_no_edition_comes_from_elsewhere_than_the_form(visitor: httpx.Client, data: str) -> None:
    page = visitor.post("/new/paris", data={"option-edition": "own", "json-edition": data})
    assert page.status_code in (413, 422)
    assert visitor.post("/new/paris", data={"option-edition": "/etc/passwd"}).status_code == 422


def test_the_address_fills_the_forms_of_new_games_in(visitor: httpx.Client) -> None:
    page = visitor.get("/new/avenue", params={"option-sheet": "own", "own-sheet": "\n".join(SMALL)})
    require_clean(page)
    assert 'value="own" checked' in page.text
    assert 'id="own-avenue"' in page.text
    bad = visitor.get("/new/avenue", params={"option-sheet": "own", "own-sheet": NAUGHTY})
    assert bad.status_code == 200
    assert NAUGHTY not in bad.text
    data = json.dumps(edition_form.data(edition_form.standard()) | {"name": "mine"})
    page = visitor.get("/new/paris", params={"option-edition": "own", "json-edition": data})
    require_clean(page)
    state = state_of(visitor.post("/new/paris", data={"option-edition": "own", "json-edition": data}))
    assert state["options"]["edition"]["name"] == "mine"
    assert state_of(visitor.post("/new/paris", data={"option-edition": "standard"}))["options"] == {
        "edition": "standard"
    }


@pytest.mark.parametrize("rows", SHEETS[3:])
def test_pages_to_print(visitor: httpx.Client, rows: list[str]) -> None:
    query = {"s": sheet_form.encoded(rows), "name": "Здесь", "per-page": "4", "paper": "Letter"}
    page = visitor.get("/sheet/pad.svg", params=query)
    assert page.headers["content-type"] == "image/svg+xml"
    assert page.text.count("Здесь") == 4
    assert visitor.get("/sheet.pdf", params=query).content.startswith(b"%PDF")
    assert visitor.get("/sheet.pdf", params={**query, "per-page": "3"}).status_code == 422


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
    page.mouse.move(end["x"] + 10, end["y"] + 10, steps=25)
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
    expect(page.locator(".shop .card").first).to_be_hidden()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


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
