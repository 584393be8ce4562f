"""What the drawings of every game must be: well-formed, fit to share a page, and fit for one with a strict policy."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from contextlib import suppress
from typing import Any

from boulevard.errors import UnknownPiece
from boulevard.games.game import Game

SVG = "{http://www.w3.org/2000/svg}"
LARGEST_PICTURE = 6_000


def drawings_are_well_formed(game: Game) -> None:
    """Every view can be drawn, with characters and (if the game is drawn) as a picture, the same way each time."""
    for seat in (*game.seats[:2], None):
        assert game.rules.text(game.view(seat)).strip()
        if not game.rules.drawing:
            continue
        svg = game.svg(seat)
        assert svg == game.svg(seat)
        assert ET.fromstring(svg).tag == f"{SVG}svg"
        for theme in ("auto", "light", "dark"):
            drawing = game.svg(seat, theme=theme)
            sheet = "".join(re.findall(r"<style>(.*?)</style>", drawing, re.DOTALL))
            _check_colours(drawing, _colours(sheet, game.name))


def drawings_can_share_a_page(game: Game) -> None:
    """Ids are unique and carry the prefix; nothing refers to anything outside; every space can be read out."""
    if not game.rules.drawing:
        return
    prefixed = game.svg(prefix="left-")
    assert _ids(ET.fromstring(prefixed)) == [f"left-{name}" for name in _ids(ET.fromstring(game.svg()))]
    _check_references(prefixed)
    for element in ET.fromstring(prefixed).iter():
        assert "data-space" not in element.attrib or "".join(element[0].itertext()).strip()


def drawings_on_pages_have_no_style_of_their_own(game: Game) -> None:
    """With the theme "page" all style is in the sheet that the page serves; `player` draws anybody's board."""
    if not game.rules.drawing:
        return
    sheet = game.rules.stylesheet()
    colours = _colours(sheet, game.name)
    assert all(word in sheet for word in ("prefers-color-scheme", "[data-theme=light]", "[data-theme=dark]"))
    alone: list[dict[str, Any]] = [{"sides": False, "player": player} for player in (None, *game.seats[:2])]
    for seat in (game.seats[-1], None):
        for style in ({}, *alone):
            drawing = game.svg(seat, theme="page", **style)
            assert "<style" not in drawing
            _check_colours(drawing, colours)
    boards = {game.svg(theme="page", sides=False, player=player) for player in game.seats}
    assert len(boards) == (len(game.seats) if game.rules.own_boards else 1)


def pictures_are_small_and_stand_alone(game: Game) -> None:
    """Every picture that is named can be drawn, has a title, and needs nothing but the sheet that the page serves."""
    colours = _colours(game.rules.stylesheet(), game.name)
    view = game.view(game.turn[-1] if game.turn else None)
    for name in game.rules.pieces(view):
        picture = game.rules.piece(view, name, "left-")
        root = ET.fromstring(picture)
        assert root.findtext(f"{SVG}title")
        assert "viewBox" in root.attrib
        assert len(picture.encode()) < LARGEST_PICTURE
        assert "<style" not in picture
        assert all(found.startswith(f"left-{name}-") for found in _ids(root))
        _check_references(picture)
        _check_colours(picture, colours)
    for wrong in ("", "nothing", "../x"):
        with suppress(UnknownPiece):
            game.rules.piece(view, wrong)
            raise AssertionError("it was not refused")


def _ids(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def _check_references(svg: str) -> None:
    """Ids are unique, nothing refers to anything outside, and nothing runs."""
    found = _ids(ET.fromstring(svg))
    assert len(found) == len(set(found))
    assert set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(found)
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in svg


def _colours(sheet: str, name: str) -> set[str]:
    """Return the variables that a style sheet gives values to; it touches nothing but drawings of the game."""
    selectors = re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]*\{", "", sheet))
    roots = (f".boulevard-{name}", *(f":root[data-theme={theme}] .boulevard-{name}" for theme in ("light", "dark")))
    assert all(selector.strip().startswith(roots) for selector in selectors)
    return set(re.findall(r"--([a-z0-9-]+):", sheet))


def _check_colours(svg: str, colours: set[str]) -> None:
    """No element has a style of its own, and every colour has a value."""
    assert not re.search(r"<[^>]*\sstyle\s*=", svg)
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", svg)) <= colours
