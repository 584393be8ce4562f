"""Setting a game of Avenue up: from options and a seed, or from a record (Play)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from boulevard.errors import BadPosition, BadRecord
from boulevard.games.avenue import INFO
from boulevard.games.avenue.components import FARM_NAMES, Sheet, card_text, deck, sheet
from boulevard.games.avenue.errors import BadSheet
from boulevard.games.avenue.play.state import OPEN, YELLOW, States, state_type
from boulevard.games.contract import Setup
from boulevard.games.verifiable import VerifiableRandom
from boulevard.messages.fluent import as_data

PLAYERS = INFO.options["players"].listed()


def deal(seed: int | str, options: Mapping[str, Any]) -> tuple[Setup, Sheet]:
    """Complete the options and shuffle both decks."""
    chosen = INFO.settled(options, free=("sheet",))
    if not isinstance(chosen["sheet"], str | Path | Sequence):
        raise INFO.options["sheet"].refused(chosen["sheet"])
    drawn_on = sheet(chosen["sheet"])
    rng = VerifiableRandom(seed)
    farms = rng.shuffled(FARM_NAMES)
    roads = [card_text(card) for card in rng.shuffled(deck())]
    return settled(drawn_on, chosen["players"], farms, roads), drawn_on


def settled(drawn_on: Sheet, players: int, farms: list[str], roads: list[str]) -> Setup:
    """Return a setup as a record has it."""
    return {"sheet": drawn_on.name or list(drawn_on.rows), "players": players, "farms": farms, "roads": roads}


def check(setup: Mapping[str, Any]) -> tuple[Setup, Sheet]:
    """Read the setup of a record, or say what is wrong where."""
    for name in ("sheet", "players", "farms", "roads"):
        if name not in setup:
            raise BadRecord("record-missing", where=f"setup.{name}")
    players = setup["players"]
    if type(players) is not int or players not in INFO.players:
        raise BadRecord("record-value", where="setup.players", value=as_data(players), values=PLAYERS)
    farms = _checked_cards(setup["farms"], list(FARM_NAMES), "setup.farms")
    roads = _checked_cards(setup["roads"], [card_text(card) for card in deck()], "setup.roads")
    drawn_on = named_sheet(setup["sheet"], "setup.sheet", BadRecord)
    return settled(drawn_on, players, farms, roads), drawn_on


def _checked_cards(cards: Any, expected: list[str], where: str) -> list[str]:
    whole = isinstance(cards, Sequence) and all(isinstance(card, str) for card in cards)
    if not whole or Counter(cards) != Counter(expected):
        counts = ", ".join(f"{count} × {card}" for card, count in sorted(Counter(expected).items()))
        raise BadRecord("record-deck", where=where, cards=counts)
    return list(cards)


def named_sheet(value: Any, where: str, wrong: type[BadRecord | BadPosition]) -> Sheet:
    """Return the sheet that a record or a position names: a letter or a list of rows, never a file of this machine."""
    letter = isinstance(value, str) and value in INFO.options["sheet"].values
    if not letter and (isinstance(value, str) or not isinstance(value, Sequence)):
        raise wrong("record-sheet-name", where=where)
    try:
        return sheet(value)
    except BadSheet as error:
        raise wrong("record-sheet", where=where, reason=error) from error


def card_number(text: str) -> int:
    """Return the number of a road card that is written as in a record."""
    return int(text[0]) - 1 + (YELLOW if text[1] == "y" else 0)


def start(setup: Setup) -> States:
    """Return the state before the first move, as an array of one."""
    states = np.zeros(1, dtype=state_type(setup["players"]))
    states["table"]["farms"] = [FARM_NAMES.index(farm) for farm in setup["farms"]]
    states["table"]["roads"] = [card_number(road) for road in setup["roads"]]
    states["sheets"]["choice"] = OPEN
    return states


def drawn(states: States) -> Setup:
    """Return those parts of a setup that chance settles, from the state before the first move."""
    table = states["table"][0]
    farms = [FARM_NAMES[farm] for farm in table.farms]
    return {"farms": farms, "roads": [card_text(int(card)) for card in table.roads]}
