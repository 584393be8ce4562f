"""Pictures of single things of Paris."""

from __future__ import annotations

from typing import Any

import pytest

import boulevard
from boulevard.errors import UnknownPiece
from boulevard.games.paris.drawing import pieces
from boulevard.games.paris.drawing.art import FIGURES
from boulevard.games.paris.play.state import POSTCARDS, SEATS
from tests.drawings import SVG, ids, parsed, title_of
from tests.games.paris.drawing.test_draw import middle, opening, rich


def box(picture: str) -> str:
    return parsed(picture).attrib["viewBox"]


def test_every_piece_of_the_box_has_a_picture() -> None:
    names = set(pieces.names(opening()))
    owned = [f"building-{name}" for name in opening()["shapes"]] + ["garden", "fountain", "tile-back", *FIGURES]
    assert names >= {f"{name}{seat}" for name in owned for seat in ("", "-orange", "-blue")}
    assert names >= {f"{name}-{seat}" for name in ("token", "chimney", "facing") for seat in SEATS}
    assert names >= {f"postcard-{name}" for name in POSTCARDS}
    assert names >= {f"paving-{kind}" for kind in ("orange", "blue", "mixed", "light")}


@pytest.mark.parametrize(
    ("name", "size", "title"),
    [
        ("building-T5-orange", "0 0 300 300", "T5, Orange, size 5"),
        ("building-L6", "0 0 300 400", "L6, size 6"),
        ("garden-blue", "0 0 200 100", "Garden, Blue"),
        ("fountain", "0 0 200 100", "Fountain"),
        ("tile-back-blue", "0 0 200 200", "Tile, Blue, face down"),
        ("postcard-levitation", "0 0 100 100", "Levitation"),
        ("large-streetlight-orange", "0 0 100 100", "Large Streetlight, Orange"),
    ],
)
def test_their_sizes_and_titles(name: str, size: str, title: str) -> None:
    picture = pieces.piece(opening(), name, "")
    assert box(picture) == size
    assert title_of(parsed(picture)) == title
    assert parsed(picture).get("width") == f"{int(size.split()[2]) // 100}em"


def test_a_fountain_of_one_space_is_smaller() -> None:
    view = opening()
    view["options"]["fountain"] = 1
    assert box(pieces.piece(view, "fountain-blue", "")) == "0 0 100 100"


def test_a_hand_has_a_picture_only_if_the_view_shows_it() -> None:
    view: dict[str, Any] = opening()
    picture = pieces.piece(view, "hand-orange", "")
    assert f"Tile {view['hands']['orange']['tile']} in Orange’s hand" in title_of(parsed(picture))
    assert box(picture) == "0 0 200 200"
    for other in ("hand-blue", "hand-green", "hand"):
        with pytest.raises(UnknownPiece, match=other):
            pieces.piece(view, other, "")
    assert not [name for view in (middle(), rich()) for name in pieces.names(view) if name.startswith("hand")]
    preview = boulevard.new("paris", seed=7).preview("orange", "lay c3 0")
    with pytest.raises(UnknownPiece):
        pieces.piece(preview, "hand-orange", "")


def test_ids_are_there_only_for_paint() -> None:
    assert ids(pieces.piece(opening(), "token-orange", "x-")) == []
    assert ids(pieces.piece(opening(), "building-T5", "x-")) == []
    assert ids(pieces.piece(opening(), "building-T5-blue", "x-")) == ["x-building-T5-blue-art-seams"]
    both = [pieces.piece(opening(), name, "") for name in ("building-T5-blue", "building-O4-blue")]
    assert not set(ids(both[0])) & set(ids(both[1]))


def test_names_of_an_edition_are_escaped() -> None:
    view = opening()
    view["shapes"] = {'<"@': ["XX"]}
    picture = pieces.piece(view, 'building-<"@-orange', "p-")
    assert title_of(parsed(picture)).startswith('<"@')
    assert all(name.startswith('p-building-<"@-orange-') for name in ids(picture))
    assert parsed(picture).tag == f"{SVG}svg"
