"""The outline of the rules: every sentence is there, none is left over, and all can be found by an anchor."""

from __future__ import annotations

import pytest

from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.games.rulebook import Shows, rulebook
from boulevard.messages import catalogue


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_sentence_is_there_and_is_said_once(game: str) -> None:
    keys = list(rulebook(game).keys())
    own = [key for key in keys if key.startswith("learn-") and "-figure-" not in key]
    assert len(own) == len(set(own))
    assert set(keys) <= set(catalogue())
    about = f"learn-{game}-about"
    assert {key for key in catalogue() if key.startswith(f"learn-{game}-")} - set(keys) == {about}


@pytest.mark.parametrize("game", registry.NAMES)
def test_anchors_are_unique(game: str) -> None:
    names = [section.name for section in rulebook(game).walk()]
    assert len(names) == len(set(names)) > 10
    assert names[0] == "short"


def test_of_games_only() -> None:
    with pytest.raises(UnknownGame):
        rulebook("chess")


def test_figures_have_captions() -> None:
    book = rulebook("avenue")
    figures = [
        part for section in book.walk() for block in section.blocks if isinstance(block, Shows) for part in block.parts
    ]
    assert figures
    assert {book.caption(part) for part in figures} <= set(book.keys())
