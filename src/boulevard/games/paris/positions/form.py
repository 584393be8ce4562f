"""Positions of Paris behind the contract (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.games.contract import PositionForm, Setup, States, View
from boulevard.games.paris.moves.notation import SIDES
from boulevard.games.paris.play.state import BUILDING, LAYING, OVER, POSTCARDS, POSTCARDS_IN_PLAY, SEATS, TILES, UNKNOWN
from boulevard.games.paris.positions import text as position_text
from boulevard.games.paris.positions.oddities_in_play import oddities_in_play
from boulevard.games.paris.positions.playable import playable
from boulevard.games.paris.positions.position import PARTS, Position, data_of, edition_of, of_view
from boulevard.games.paris.positions.reader import read_position
from boulevard.games.paris.setup import STANDARD
from boulevard.games.positions import parts, refuse, require, require_numbers
from boulevard.messages import Said

NUMBERS: Mapping[str, Sequence[int]] = {
    "piles": (*range(TILES), UNKNOWN),
    "laid": range(TILES + 1),
    "phase": (LAYING, BUILDING, OVER),
    "faces": range(len(SIDES)),
    **dict.fromkeys(("turn", "starts", "opener"), range(len(SEATS))),
}
"""What stands for something in a state."""


def read(data: Mapping[str, Any]) -> tuple[Setup, States]:
    """Return the setup and the state that data describe (`BadPosition`)."""
    given = parts(data, PARTS)
    position = read_position(edition_of(given.get("edition", STANDARD)), given)
    return _setup(position), playable(position)


def _setup(position: Position) -> Setup:
    """The setup of a game that may have led here; with too few or too many postcards, the nearest there is."""
    cards = [name for card, name in enumerate(POSTCARDS) if position.cards >> card & 1]
    others = [name for name in POSTCARDS if name not in cards]
    box = {} if position.edition is edition_of(STANDARD) else {"edition": dict(position.edition.source)}
    return {
        "postcards": [*cards, *others][:POSTCARDS_IN_PLAY],
        "starts": SEATS[position.course.starts],
        **position.options,
        **box,
        "piles": {seat: _whole(stock.piles) for seat, stock in zip(SEATS, position.stocks, strict=True)},
    }


def _whole(pile: Sequence[int]) -> list[int]:
    """The tiles of a pile, and those that are not known in their order."""
    known = [tile for tile in pile if tile != UNKNOWN]
    return [tile + 1 for tile in (*known, *(it for it in range(TILES) if it not in known))]


def _data(rules: Any, state: States) -> dict[str, Any]:
    require_numbers(state, NUMBERS)
    annex = state["annex"][0]
    require(not annex or (state["cells"][0] & annex).any(), "position-annex", where="pieces.annex")
    return data_of(rules.edition, state)


def _of_view(rules: Any, view: View) -> dict[str, Any]:
    try:
        return of_view(rules.edition, view)
    except (AttributeError, KeyError, TypeError):
        refuse("position-malformed", "view")


def _oddities(rules: Any, state: States) -> Sequence[Said]:
    position = read_position(rules.edition, _data(rules, state))
    return [oddity.said for oddity in oddities_in_play(position)]


FORM = PositionForm(
    data=_data,
    text=position_text.write,
    parsed=position_text.parsed,
    read=read,
    of_view=_of_view,
    oddities=_oddities,
)
