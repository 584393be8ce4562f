"""Editions of one's own without a browser: as links, as files, and with nonsense."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.games.paris.edition import Edition, edition
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.messages import say
from boulevard.web.games.paris import edition_form
from tests.web.games.editing import NONSENSE, require_harmless, require_refused
from tests.web.pages.test_pages import NAUGHTY, require_clean, state_of


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


@given(editions())
def test_a_link_and_a_file_hold_any_edition(data: dict[str, Any]) -> None:
    box = edition(data)
    assert facts(edition_form.decoded(edition_form.encoded(box), box.name)) == facts(box)
    assert facts(edition(tomllib.loads(edition_form.written(box)))) == facts(box)
    assert facts(edition_form.filled(edition_form.form(box))) == facts(box)
    assert edition_form.answer(edition_form.form(box))["refusal"] is None


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


@pytest.mark.parametrize("code", NONSENSE)
def test_nonsense_in_the_link_of_an_edition_is_told_and_does_no_harm(visitor: httpx.Client, code: str) -> None:
    page = visitor.get("/edition", params={"e": code, "name": NAUGHTY})
    require_harmless(page)
    assert 'class="notice bad"' in page.text
    assert visitor.get("/edition.toml", params={"e": code}).status_code == 422


def test_an_edition_without_a_name_is_a_file_that_can_be_read(visitor: httpx.Client) -> None:
    box = edition_form.standard()
    file = visitor.get("/edition.toml", params={"e": edition_form.encoded(box)})
    assert file.status_code == 200
    assert edition(tomllib.loads(file.text)).name == say("web-edition-mine")


@pytest.mark.parametrize("change", [{"tiles": ["oooo"]}, {"edition": "/etc/passwd"}, None])
def test_what_is_no_edition_is_refused(visitor: httpx.Client, change: dict[str, Any] | None) -> None:
    form = edition_form.form(edition_form.standard())
    require_refused(visitor, "/edition/check", {} if change is None else {**form, **change})


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


def test_the_address_fills_an_edition_into_the_form_of_a_new_game(visitor: httpx.Client) -> None:
    data = json.dumps(edition_form.data(edition_form.standard()) | {"name": "mine"})
    page = visitor.get("/new/paris", params={"option-edition": "own", "json-edition": data})
    require_clean(page)
    state = state_of(visitor.post("/new/paris", data={"option-edition": "own", "json-edition": data}))
    assert state["options"]["edition"]["name"] == "mine"
    assert state_of(visitor.post("/new/paris", data={"option-edition": "standard"}))["options"] == {
        "edition": "standard"
    }
