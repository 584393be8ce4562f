"""Positions of Avenue as plain data (docs/positions.md): written from states and views, and read as states.

The round and the yellow cards in it follow from the cards that were turned up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from boulevard.errors import BadPosition
from boulevard.games.avenue import INFO
from boulevard.games.avenue.components import FARM_NAMES, Sheet, card_text, deck, tables
from boulevard.games.avenue.moves.notation import write
from boulevard.games.avenue.play import engine
from boulevard.games.avenue.play.state import (
    OPEN,
    PEEK,
    ROADS,
    ROUNDS,
    SECRET,
    SIDES,
    UNKNOWN,
    YELLOW,
    YELLOWS_A_ROUND,
    States,
    state_type,
)
from boulevard.games.avenue.setup import card_number, named_sheet, settled
from boulevard.games.avenue.views.view import peeks, roads
from boulevard.games.contract import Setup, View
from boulevard.games.positions import UNKNOWN as SECRETLY
from boulevard.games.positions import mapping, one_of, parts, refuse, require, require_numbers, sequence, whole

PARTS = ("sheet", "farms", "cards", "coming", "over", "sheets")
OF_SHEET = ("roads", "scores", "peeks", "choice")
NUMBERS = {
    "farms": (*range(len(FARM_NAMES)), UNKNOWN),
    "roads": (*deck(), UNKNOWN),
    "card": range(ROADS),
    "rounds": range(ROUNDS + 1),
}
"""What stands for something in a state."""


def data(rules: Any, state: States) -> dict[str, Any]:
    """Return a state, which may be hidden, as plain data."""
    require_numbers(state["table"], NUMBERS)
    require_numbers(state["sheets"], {"choice": (*range(len(rules.sheet.spaces)), PEEK, SECRET, OPEN)})
    table = state["table"][0]
    farms = [FARM_NAMES[farm] for farm in table.farms.tolist() if farm != UNKNOWN]
    cards = [card_text(card) for card in table.roads.tolist() if card != UNKNOWN]
    turned = int(table.card) + 1
    printed = rules.setup["sheet"]
    return {
        "sheet": printed if isinstance(printed, str) else list(printed),
        "farms": farms,
        "cards": cards[:turned],
        "coming": cards[turned:],
        "over": bool(table.rounds == ROUNDS),
        "sheets": [_sheet(rules.sheet, drawn, int(table.rounds)) for drawn in state["sheets"][0]],
    }


def _sheet(sheet: Sheet, drawn: Any, rounds: int) -> dict[str, Any]:
    choice = int(drawn.choice)
    return {
        "roads": roads(sheet, drawn),
        "scores": drawn.scores.tolist()[:rounds],
        "peeks": peeks(drawn),
        "choice": None if choice == OPEN else SECRETLY if choice == SECRET else write(sheet, choice),
    }


def of_view(_: Any, view: View) -> dict[str, Any]:
    """Return the data of the position that a view shows."""
    printed = mapping("sheet", view.get("sheet"))
    farms = [*sequence("farms", view.get("farms")), view.get("next_farm")]
    sheets = sequence("sheets", view.get("sheets"))
    return {
        "sheet": printed.get("rows") if printed.get("name") == "own" else printed.get("name"),
        "farms": [farm for farm in farms if farm is not None],
        "cards": view.get("cards"),
        "over": view.get("over"),
        "sheets": [_of_view(mapping(f"sheets.{place}", it)) for place, it in enumerate(sheets)],
    }


def _of_view(shown: Mapping[str, Any]) -> dict[str, Any]:
    secret = shown.get("acted") and shown.get("choice") is None
    return {name: shown.get(name) for name in OF_SHEET} | ({"choice": SECRETLY} if secret else {})


def read(given: Mapping[str, Any]) -> tuple[Setup, States]:
    """Return the setup and the state that data describe (`BadPosition`)."""
    found = {"coming": (), "over": False, **parts(given, PARTS)}
    sheet = named_sheet(found.get("sheet"), "sheet", BadPosition)
    turned = _cards("cards", found.get("cards"))
    cards = [*turned, *_cards("coming", found["coming"])]
    require(turned, "avenue-position-cards", where="cards")
    _require_deck(cards)
    over = one_of("over", found["over"], (False, True))
    rounds, yellows = _course(turned, over)
    farms = _farms(found.get("farms"), min(rounds + 1, ROUNDS))
    sheets = sequence("sheets", found.get("sheets"))
    require(len(sheets) in INFO.players, "avenue-position-players", where="sheets", most=INFO.players[-1])

    state = np.zeros(1, state_type(len(sheets)))
    table = state["table"]
    table["farms"], table["roads"] = UNKNOWN, UNKNOWN
    table["farms"][0, : len(farms)] = [FARM_NAMES.index(farm) for farm in farms]
    table["roads"][0, : len(cards)] = cards
    table["card"], table["rounds"], table["yellows"] = len(turned) - 1, rounds, yellows
    for player, it in enumerate(sheets):
        _SheetReader(sheet, rounds, f"sheets.{player}").read(it, state["sheets"][0, player])
    _require_actors(sheet, state)
    unknown = [farm for farm in FARM_NAMES if farm not in farms]
    order = [*cards, *(Counter(deck()) - Counter(cards)).elements()]
    return settled(sheet, len(sheets), farms + unknown, [card_text(card) for card in order]), state


def _cards(where: str, given: object) -> list[int]:
    kinds = sorted({card_text(card) for card in deck()})
    return [card_number(one_of(f"{where}.{place}", it, kinds)) for place, it in enumerate(sequence(where, given))]


def _require_deck(cards: Sequence[int]) -> None:
    """Refuse cards that are not of one deck."""
    for card in Counter(cards) - Counter(deck()):
        refuse("avenue-position-deck", "cards", card=card_text(card), count=deck().count(card))


def _course(turned: Sequence[int], over: bool) -> tuple[int, int]:
    """Return how many rounds are over, and how many yellow cards of this one were played."""
    played = turned if over else turned[:-1]
    yellows = sum(card >= YELLOW for card in played)
    if over:
        ended = yellows == ROUNDS * YELLOWS_A_ROUND and turned[-1] >= YELLOW
        require(ended, "avenue-position-not-over", where="over", count=ROUNDS * YELLOWS_A_ROUND)
    require(over or yellows < ROUNDS * YELLOWS_A_ROUND, "avenue-position-over", where="cards")
    return divmod(yellows, YELLOWS_A_ROUND)


def _farms(given: object, turned: int) -> list[str]:
    farms = [one_of(f"farms.{place}", farm, FARM_NAMES) for place, farm in enumerate(sequence("farms", given))]
    require(len(set(farms)) == len(farms), "avenue-position-farm-twice", where="farms")
    require(len(farms) >= turned, "avenue-position-farms", where="farms", count=turned)
    return farms


class _SheetReader:
    """Reads what a player has drawn and chosen."""

    def __init__(self, sheet: Sheet, rounds: int, where: str) -> None:
        self.spaces = {name: number for number, (name, _) in enumerate(sheet.spaces)}
        self.grapes = sum(int(symbol[1]) for _, symbol in sheet.spaces if symbol[1:].isdecimal())
        self.rounds = rounds
        self.where = where

    def read(self, given: object, into: Any) -> None:
        """Write it into a record."""
        for name in (drawn := mapping(self.where, given)):
            require(name in OF_SHEET, "position-part", where=f"{self.where}.{name}", names=", ".join(OF_SHEET))
        taken = self.roads(drawn.get("roads", {}), into)
        into.scores[: self.rounds] = self.scores(drawn.get("scores", []))
        peeks = self.peeks(drawn.get("peeks", []))
        into.peeks = sum(1 << number - 1 for number in peeks)
        into.choice = self.choice(drawn.get("choice"), taken, self.rounds + 1 in peeks)

    def roads(self, given: object, into: Any) -> set[int]:
        where = f"{self.where}.roads"
        roads = mapping(where, given)
        for space, road in roads.items():
            bit = np.uint64(1 << self.spaces[one_of(where, space, tuple(self.spaces))])
            for side in SIDES[whole(f"{where}.{space}", road, 1, len(SIDES)) - 1]:
                into.reach[side] |= bit
        return {self.spaces[space] for space in roads}

    def scores(self, given: object) -> list[int]:
        where = f"{self.where}.scores"
        scores = [whole(f"{where}.{place}", it, 0, self.grapes) for place, it in enumerate(sequence(where, given))]
        require(len(scores) == self.rounds, "avenue-position-scores", where=where, count=self.rounds)
        return scores

    def peeks(self, given: object) -> set[int]:
        where, last = f"{self.where}.peeks", min(self.rounds + 1, ROUNDS)
        peeks = [whole(f"{where}.{place}", it, 1, last) for place, it in enumerate(sequence(where, given))]
        require(len(set(peeks)) == len(peeks), "avenue-position-peek-twice", where=where)
        return set(peeks)

    def choice(self, given: object, taken: set[int], peeked: bool) -> int:
        """Read a choice that the player had: one who can do nothing is skipped."""
        where = f"{self.where}.choice"
        if given is None:
            return OPEN
        require(self.rounds < ROUNDS, "avenue-position-ended", where=where)
        free = {name: number for name, number in self.spaces.items() if number not in taken}
        choices = {f"draw {name}": number for name, number in free.items()} | ({} if peeked else {"peek": PEEK})
        if given == SECRETLY and choices:
            return SECRET
        require(isinstance(given, str) and given in choices, "avenue-position-choice", where=where)
        return choices[str(given)]


def _require_actors(sheet: Sheet, state: States) -> None:
    """Refuse a card that everybody has chosen for: it would have been played."""
    acting = np.zeros((1, state["sheets"].shape[1]), np.bool_)
    engine.mark_to_act(tables(sheet), state["table"], state["sheets"], acting)
    over = state["table"]["rounds"][0] == ROUNDS
    require(over or acting.any(), "avenue-position-nobody", where="sheets")
