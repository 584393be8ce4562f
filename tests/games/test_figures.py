"""Figures of the rules: drawn from positions that real moves lead to, with the points that the rules give."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib import import_module
from typing import Any

import pytest

from boulevard.games import registry
from boulevard.games.figures import Frame, Scene, album, labelled, play
from boulevard.games.game import Game
from boulevard.games.rulebook import Shows, Steps, rulebook
from boulevard.messages import LANGUAGES, speaking

SCENES: dict[tuple[str, str], Scene] = {
    (game, name): scene
    for game in registry.NAMES
    for name, scene in import_module(f"boulevard.games.{game}.rulebook.figures").SCENES.items()
}


def total(game: Game, seat: Any) -> int:
    """A seat's points as the compiled rules score them, past the explanation that figures go by."""
    return int(game.rules.scores(game.state)[0, game.rules.number(seat)])


@pytest.mark.parametrize(("name", "figure"), SCENES)
def test_points_are_those_of_the_rules_after_real_moves(name: str, figure: str) -> None:
    scene, shown = SCENES[name, figure], album(name).figures[figure]
    setup = import_module(f"boulevard.games.{name}.rulebook.figures").SETUP
    game = Game(registry.rules(name).from_setup({**setup, **(scene.setup or {})}))
    play(game, scene.moves)
    assert [move for _, move in game.moves] == list(scene.moves)
    assert shown.was == total(game, scene.seat)
    play(game, scene.then)
    assert shown.now == total(game, scene.seat)
    told = [entry for entry in game.explain() if entry["text"] in shown.explained and entry["seat"] == scene.seat]
    assert shown.points == sum(entry["points"] for entry in told)
    assert len(shown.explained) == len(told)
    assert bool(told) == bool(scene.lines or scene.then)
    assert len(shown.pictures) == (2 if scene.then else 1)
    for entry in told:
        if scene.window and entry["line"] in scene.lines:
            assert all(_is_inside(space, scene.window) for space in (*entry["spaces"], *entry["also"])), entry


def _is_inside(space: str, window: tuple[str, str]) -> bool:
    low, high = window
    return low[0] <= space[0] <= high[0] and int(low[1:]) <= int(space[1:]) <= int(high[1:])


@pytest.mark.parametrize("game", registry.NAMES)
def test_pictures_can_share_a_page(game: str) -> None:
    """They are well-formed, have no ids, and refer to nothing but the definitions that the page brings once."""
    found = album(game)
    defined = re.findall(r'\bid="([^"]+)"', found.defs)
    assert len(defined) == len(set(defined))
    pictures = [picture for figure in found.figures.values() for picture in figure.pictures]
    for picture in pictures:
        assert ET.fromstring(labelled(picture, "a < b")).attrib["aria-label"] == "a < b"
        assert " id=" not in picture
        assert "data-" not in picture
        assert "<title" not in picture
        assert "style" not in picture
        assert set(re.findall(r"#([\w-]+)", re.sub(r'"#[0-9a-f]{3,6}"', "", picture))) <= set(defined)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', found.defs)) <= set(defined)


def test_a_part_of_a_board_is_cut_out() -> None:
    frame = Frame("paris", "sky", 40, 8)
    assert frame.box(("a1", "h8")) == (40, 40, 800, 800)
    assert frame.box(("c4", "d6")) == (240, 240, 200, 300)


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_figure_is_shown_in_the_rules(game: str) -> None:
    blocks = [block for section in rulebook(game).walk() for block in section.blocks]
    shown = {part for block in blocks if isinstance(block, Shows | Steps) for part in block.parts}
    assert shown == {figure for name, figure in SCENES if name == game}


def test_figures_speak_the_language_of_the_reader() -> None:
    """What is drawn is the same; what is told is kept for each language."""
    for tag in LANGUAGES:
        with speaking(tag):
            found = album("avenue")
            assert found is album("avenue")
        assert found.figures["end"].pictures == album("avenue").figures["end"].pictures
        assert found.figures["end"].points == 20
