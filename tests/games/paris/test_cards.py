"""Texts of postcards: they say what this box and these options do."""

from __future__ import annotations

from typing import Any

import pytest

import boulevard
from boulevard.games.paris.facts import DIAGONAL, STRAIGHT, card_text, facts, facts_of
from boulevard.messages import LANGUAGES, say, speaking

USUAL: dict[str, Any] = {"penseur": "any", "fountain": 2}
RAYS = boulevard.new("paris", seed=1).view()["rays"]


def lines(directions: tuple[tuple[int, int], ...], reach: int) -> list[list[list[int]]]:
    return [[[east * far, north * far] for far in range(1, reach + 1)] for east, north in directions]


def test_a_view_has_what_the_texts_need() -> None:
    view = boulevard.new("paris", seed=1, penseur="own", fountain=1).view()
    assert facts(view).items() >= {"penseur": "own", "fountain": 1, "rays": "cross", "reach": 2, "lit": 8}.items()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_statue_counts_what_the_option_says(tag: str) -> None:
    with speaking(tag):
        for key in ("web-card-penseur", "web-paris-js-tip-statue"):
            said = {value: say(key, **{**facts(), "penseur": value}) for value in ("any", "own")}
            assert len(said["own"]) > len(said["any"])
    assert "in your colour next to the Statue" in card_text("penseur", {**USUAL, "penseur": "own"}, RAYS)
    assert "in your colour next to the Statue" not in card_text("penseur", USUAL, RAYS)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_fountain_takes_as_many_spaces_as_the_option_says(tag: str) -> None:
    with speaking(tag):
        assert " 2 " in card_text("fontaine", USUAL, RAYS)
        assert " 2 " not in card_text("fontaine", {**USUAL, "fountain": 1}, RAYS)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("key", ["web-card-grande-lumiere", "web-paris-js-tip-large-streetlight"])
def test_the_large_streetlight_shines_as_the_box_says(key: str, tag: str) -> None:
    other = [*RAYS, [[1, 1]]]
    boxes = [lines(STRAIGHT, 1), RAYS, lines(STRAIGHT, 3), lines(STRAIGHT + DIAGONAL, 1), other]
    with speaking(tag):
        said = [say(key, **facts_of(USUAL, rays)) for rays in boxes]
    assert len(set(said)) == len(said)
    assert " 2 " in said[1]
    assert " 3 " in said[2]
    assert " 9 " in said[4]


def test_the_order_of_rays_does_not_matter() -> None:
    assert facts_of(USUAL, RAYS[::-1]) == facts_of(USUAL, RAYS)
    assert facts_of(USUAL, lines(STRAIGHT[:3], 2))["rays"] == "other"
    assert facts_of(USUAL, [*lines(STRAIGHT[:3], 2), [[-1, 0]]])["rays"] == "other"
