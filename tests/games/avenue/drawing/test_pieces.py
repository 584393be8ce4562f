"""Pictures of single things of Avenue, and sheets by themselves."""

from __future__ import annotations

import pytest

from boulevard.errors import UnknownPiece, UnknownSeat
from boulevard.games.avenue.drawing import pieces
from boulevard.games.avenue.drawing.draw import draw
from tests.drawings import ids, parsed, title_of
from tests.games.avenue.drawing.test_draw import four, over, solo


def test_every_card_has_a_picture() -> None:
    names = set(pieces.names(solo()))
    assert names >= {f"road-{number}-{colour}" for number in range(1, 7) for colour in ("yellow", "grey")}
    assert names >= {f"road-{number}" for number in range(1, 7)} | {f"farm-{farm}" for farm in "ABCDEF"}
    assert names >= {"farm-back", "castle-purple", "castle-green", "grapes-purple", "grapes-green", "peek", "yellow"}


def test_the_next_farm_has_a_picture_only_if_the_view_shows_it() -> None:
    assert title_of(parsed(pieces.piece(four(), "next-farm", ""))).endswith(": A.")
    for view in (solo(), over()):
        assert "next-farm" not in pieces.names(view)
        with pytest.raises(UnknownPiece, match="next-farm"):
            pieces.piece(view, "next-farm", "")


def test_titles_say_what_is_there() -> None:
    assert title_of(parsed(pieces.piece(solo(), "farm-B", ""))) == "Farm card B"
    assert title_of(parsed(pieces.piece(solo(), "road-3-grey", ""))) == "Grey card: road 3, bottom and right."


def test_pictures_have_no_ids() -> None:
    assert [name for name in pieces.names(four()) if ids(pieces.piece(four(), name, "x-"))] == []


@pytest.mark.parametrize("player", [0, 1, 3])
def test_the_sheet_of_any_player_alone(player: int) -> None:
    svg = draw(four(), sides=False, player=player, theme="page", prefix="small-")
    sheets = [element.get("id") for element in parsed(svg).iter() if element.get("class") == "sheet"]
    assert sheets == [f"small-sheet-{player}"]
    assert all(name.startswith("small-") for name in ids(svg))


@pytest.mark.parametrize("player", [4, -1, "x"])
def test_there_is_no_sheet_of_anybody_else(player: int) -> None:
    with pytest.raises(UnknownSeat):
        draw(four(), sides=False, player=player)
