"""The visual language is as written down (docs/style.md): the tokens, where colours stand, and that all can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest

import boulevard.web
from boulevard.games.avenue.drawing import style as avenue
from boulevard.games.paris.drawing import style as paris
from tests.colours import BLINDNESS, Colour, colour, contrast, distance, seen_with

STATIC = Path(boulevard.web.__file__).parent / "static"
SITE = (STATIC / "site.css").read_text(encoding="utf-8")
GUIDE = (Path(__file__).parents[3] / "docs" / "style.md").read_text(encoding="utf-8")
SHEETS = {
    path.relative_to(STATIC).as_posix(): path.read_text(encoding="utf-8") for path in sorted(STATIC.rglob("*.css"))
}
RAW = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)|(?<![-\w])(?:white|black)(?![-\w])")
"""A colour that is not named by a token."""
TEXT, SHAPE = 4.5, 3.0
"""What WCAG asks of the contrast of text, and of large text and shapes that mean something."""
APART, NEAR = 15.0, 9.0
"""How far colours with a meaning are apart to everybody; and those of grounds, on which something is drawn as well."""

VALUE = r"(#[0-9a-f]{6}|rgb\([^)]+\))"
TOKEN = re.compile(rf"--([a-z0-9-]+): (?:light-dark\({VALUE}, {VALUE}\)|{VALUE});")
"""A colour by day and by night, or one for both."""
TOKENS = TOKEN.findall(SITE)
DAY = {name: day or both for name, day, _, both in TOKENS}
NIGHT = {name: night or both for name, _, night, both in TOKENS}
PAGES = {"day": DAY, "night": NIGHT}
GROUNDS = ("ground", "ground-2", "card", "card-2")
READ = {
    **dict.fromkeys(("ink", "soft", "gold-ink", "lamp-ink", "orange", "blue", "good", "bad"), GROUNDS),
    "enamel-ink": ("enamel", "enamel-2"),
    "paper-ink": ("paper", "paper-2", "paper-used"),
    "tip-ink": ("tip",),
    "wrong-ink": ("wrong",),
    "ground": ("bad",),
}
"""Tokens of text, and what they stand on."""
SEEN = {"edge": ("ground", "card", "card-2"), "chosen": ("card", "card-2"), "lamp-ink": GROUNDS, "gold": GROUNDS}
"""Tokens of lines that tell where something is: fields, what is chosen, what has the focus, frames."""


def drawn(colours: Mapping[str, tuple[str, ...]], at: int, ground: str = "paper") -> dict[str, Colour]:
    """The colours of a drawing in a theme; those that let light through lie on the paper."""
    under = colour(colours[ground][at])
    return {name: colour(values[at], under) for name, values in colours.items()}


THEMES = {"night": 0, "day": 1}
BOARDS = {
    **{("paris", theme): drawn(paris.COLOURS, at) for theme, at in THEMES.items()},
    **{("avenue", theme): drawn(avenue.COLOURS, at) for theme, at in THEMES.items()},
}
WRITTEN = {
    "paris": (("ink", "sky"), ("ink", "card"), ("ink", "plate"), ("dim", "card")),
    "avenue": (
        *(("ink", ground) for ground in ("table", "card", "paper", "paper-2")),
        *(("dim", "card"), ("pencil", "card"), ("badge-ink", "badge"), ("seal-ink", "seal")),
        *(("gold-ink", "gold"), ("gold-ink", "grey")),
    ),
}
SHOWN = {
    "paris": (("mark", "mark-edge"), ("turn", "card"), ("frame", "sky")),
    "avenue": (
        *(("road", "road-edge"), ("pen", "paper"), ("mark", "paper"), ("pencil", "paper"), ("net", "paper")),
        *(("purple", "paper"), ("green-pen", "green"), ("purple-line", "paper"), ("green-line", "paper")),
    ),
}
TOLD_APART = {
    "paris": (("orange", "blue"), ("orange-stone", "blue-stone"), ("orange-stone-2", "blue-stone-2")),
    "avenue": (("purple", "green"), ("purple-line", "green-line"), ("gold", "grey"), ("road", "net")),
}
OF_SEATS = (("orange-top", "blue-top"), ("orange-slope", "blue-slope"))
GROUND = {
    "paris": tuple(product(("flag", "earth"), ("orange-stone", "blue-stone"))),
    "avenue": (("green-wash", "paper"),),
}


def tokens_in(guide: str) -> Iterator[tuple[str, str, str]]:
    """The rows of the guide's tables of colours: name, by day, by night."""
    yield from re.findall(r"^\| `--([a-z0-9-]+)` \| `([^`]+)` \| `([^`]+)` \|", guide, re.MULTILINE)


def test_the_guide_names_every_colour_with_its_value() -> None:
    written = {name: (day, night) for name, day, night in tokens_in(GUIDE)}
    assert written == {name: (DAY[name], NIGHT[name]) for name in DAY}
    assert set(DAY) == set(NIGHT)


@pytest.mark.parametrize("name", SHEETS)
def test_no_colour_stands_outside_of_a_token(name: str) -> None:
    """A raw colour may only be the value of a variable."""
    rules = re.sub(r"/\*.*?\*/", "", SHEETS[name], flags=re.DOTALL)
    rules = re.sub(r"--[a-z0-9-]+:\s*(url\(\"[^\"]*\"\)|[^;{}]*)", "", rules)
    assert RAW.findall(rules) == []


@pytest.mark.parametrize("theme", PAGES)
def test_pages_can_be_read(theme: str) -> None:
    tokens = PAGES[theme]
    for needed, pairs in ((TEXT, READ), (SHAPE, SEEN)):
        for front, grounds in pairs.items():
            for ground in grounds:
                found = contrast(colour(tokens[front]), colour(tokens[ground]))
                assert found >= needed, f"{front} on {ground}: {found:.2f}"


@pytest.mark.parametrize(("game", "theme"), BOARDS)
def test_boards_can_be_read(game: str, theme: str) -> None:
    colours = BOARDS[game, theme]
    for needed, pairs in ((TEXT, WRITTEN), (SHAPE, SHOWN)):
        for front, ground in pairs[game]:
            found = contrast(colours[front], colours[ground])
            assert found >= needed, f"{front} on {ground}: {found:.2f}"


@pytest.mark.parametrize("theme", THEMES)
def test_words_on_things_of_one_colour_can_be_read(theme: str) -> None:
    """Postcards are written with dark ink, piles and signs with white."""
    colours, white, dark = BOARDS["paris", theme], colour("#fff"), colour("#232a48")
    assert paris.RULES[" .dark-ink"] == "fill:#232a48"
    for front, ground in ((dark, colours["paper"]), (dark, colours["paper-used"]), (white, colours["medal"])):
        assert contrast(front, ground) >= TEXT
    assert contrast(white, colour("#173a86")) >= TEXT


@pytest.mark.parametrize("blindness", ["none", *BLINDNESS])
@pytest.mark.parametrize(("game", "theme"), BOARDS)
def test_colours_are_told_apart_by_everybody(game: str, theme: str, blindness: str) -> None:
    colours = BOARDS[game, theme]
    if blindness != "none":
        colours = {name: seen_with(blindness, it) for name, it in colours.items()}
    pairs = TOLD_APART[game] + (OF_SEATS if game == "paris" else ())
    for needed, which in ((APART, pairs), (NEAR, GROUND[game])):
        for one, other in which:
            found = distance(colours[one], colours[other])
            assert found >= needed, f"{one} and {other}: {found:.1f}"


@pytest.mark.parametrize("blindness", ["none", *BLINDNESS])
@pytest.mark.parametrize("theme", PAGES)
def test_colours_of_pages_are_told_apart_by_everybody(theme: str, blindness: str) -> None:
    for one, other in (("orange", "blue"), ("fits", "clash")):
        seen = [colour(PAGES[theme][name]) for name in (one, other)]
        if blindness != "none":
            seen = [seen_with(blindness, it) for it in seen]
        assert distance(*seen) >= APART, f"{one} and {other}"


def test_a_simulation_finds_what_is_alike() -> None:
    """Red and green of the same lightness, which so many people mix up; blue and yellow stay apart."""
    red, green, blue, yellow = (colour(it) for it in ("#c06040", "#7f8a2c", "#2050c0", "#c0b020"))
    assert distance(red, green) > APART
    assert distance(seen_with("deuteranopia", red), seen_with("deuteranopia", green)) < distance(red, green) / 2
    assert distance(seen_with("deuteranopia", blue), seen_with("deuteranopia", yellow)) > APART


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 2.5, 0), (73, 25, -18), 27.1492)],
)
def test_distances_are_those_of_the_standard(
    one: Colour, other: Colour, expected: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of the pairs that Sharma, Wu and Dalal published to check implementations with (2005)."""
    monkeypatch.setattr("tests.colours._lab", lambda lab: lab)
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


def shapes(symbol: str) -> list[str]:
    """The outlines of a symbol, without its colours."""
    return re.findall(r'<(?:circle|ellipse|rect)[^>]*? (?:r|rx|ry|width)="[^"]*"|\bd="[^"]*"|#@art-[a-z]+', symbol)


@pytest.mark.parametrize(
    ("symbols", "one", "other"),
    [
        *((paris.SYMBOLS, f"{thing}-orange", f"{thing}-blue") for thing in ("chimney", "pot", "plinth", "token")),
        (paris.SYMBOLS, "orange", "blue"),
        (paris.PAINT, "fans", "setts"),
        (paris.PAINT, "scales", "seams"),
        (avenue.SYMBOLS, "purple", "green"),
        (avenue.SYMBOLS, "vines-purple", "vines-green"),
        (avenue.SYMBOLS, "castle-purple", "castle-green"),
        (avenue.SYMBOLS, "sun", "hole"),
    ],
)
def test_what_differs_by_colour_differs_by_shape(symbols: Mapping[str, str], one: str, other: str) -> None:
    assert shapes(symbols[one])
    assert shapes(symbols[one]) != shapes(symbols[other])


@pytest.mark.parametrize("theme", THEMES)
def test_paving_is_told_apart_without_colours(theme: str) -> None:
    """In black and white the joints show, fans or straight stones."""
    colours = BOARDS["paris", theme]
    for seat in ("orange", "blue"):
        assert contrast(colours[f"{seat}-stone"], colours[f"{seat}-joint"]) >= 1.6


@pytest.mark.parametrize("name", SHEETS)
def test_no_rule_makes_the_browser_style_the_whole_page_again_at_every_change(name: str) -> None:
    """`:has()` before `*` names everything below: after each change inside, all of that is styled anew."""
    rules = re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", SHEETS[name], flags=re.DOTALL))
    selectors = [one.strip() for rule in rules for one in re.split(r",(?![^(]*\))", rule)]
    assert [one for one in selectors if re.search(r":has\(.*\)[^()]*[ >+~]\*$", one)] == []
