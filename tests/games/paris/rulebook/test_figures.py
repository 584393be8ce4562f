"""The figures of the rules of Paris: each postcard has its example, and captions tell what is so."""

from __future__ import annotations

import pytest

from boulevard.games import registry
from boulevard.games.figures import album, play
from boulevard.games.game import Game
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.paris.rulebook.chapters import RULEBOOK
from boulevard.games.paris.rulebook.figures import END, PAVED, SCENES, SETUP


@pytest.fixture
def game() -> Game:
    return Game(registry.rules("paris").from_setup(SETUP))


@pytest.mark.parametrize("card", POSTCARDS)
def test_every_postcard_has_an_example_that_pays(card: str) -> None:
    scene, figure = SCENES[card], album("paris").figures[card]
    played = [move.split()[0] for move in (*scene.moves[len(PAVED) :], *scene.then)]
    assert played.count(card) == 1
    assert card in played[-3:]
    assert figure.now > figure.was
    assert figure.explained
    section = next(section for section in RULEBOOK.walk() if section.name == card)
    assert section.blocks[-1].parts == (card,)


def test_rights_are_used_where_the_captions_say(game: Game) -> None:
    """Metropolitain covers the streetlight space e5, Chartier the blue space e4; without the right neither could."""
    play(game, PAVED)
    board = game.view()["board"]
    for card, space, kind in (("metropolitain", "e5", "light"), ("chartier", "e4", "blue")):
        (built,) = SCENES[card].then
        assert space in built.split()[-1].split(",")
        assert board[space] == kind
        assert built not in game.legal("orange")


def test_the_captions_of_light(game: Game) -> None:
    """V3 is of size 3 beside two streetlights, on two orange spaces and a mixed one; b3 touches P5 with two sides."""
    play(game, SCENES["shared"].moves)
    view = game.view()
    (p5,) = (house for house in view["buildings"] if house["name"] == "P5")
    assert p5["lights"] == 3
    assert {"b2", "c3"} <= set(p5["spaces"])
    assert view["board"]["b3"] == "light"
    kinds = [view["board"][space] for space in ("a6", "a7", "b7")]
    assert sorted(kinds) == ["mixed", "orange", "orange"]
    assert album("paris").figures["light"].points == 6


def test_paving_has_six_squares_and_the_end_is_the_end(game: Game) -> None:
    play(game, SCENES["laying"].moves)
    assert len(game.view()["board"]) == 6 * 4
    play(game, (*PAVED[len(SCENES["laying"].moves) :], *END))
    assert game.over
    result = game.result()
    figures = album("paris").figures
    assert [figures[name].points for name in ("winner", "loser")] == [
        result[seat]["total"] for seat in ("orange", "blue")
    ]
