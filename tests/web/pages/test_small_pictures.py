"""Small pictures of boards: one for everybody, whatever language they speak."""

from __future__ import annotations

import pytest

import boulevard
from boulevard.games import registry
from boulevard.messages import LANGUAGES, speaking
from boulevard.web.pages.small_pictures import _picture


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_picture_is_the_same_in_all_languages(game: str) -> None:
    played = boulevard.new(game, seed=3)
    while not played.over:
        played.play(played.turn[0], played.legal(played.turn[0])[0])
    drawn = set[str]()
    for tag in LANGUAGES:
        with speaking(tag):
            drawn.add(_picture(played))
    assert len(drawn) == 1
