"""What one seat may see of a game of Avenue, as plain data. It is made from a state that holds nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import FARM_NAMES, Sheet, card_text, deck, tables
from boulevard.games.avenue.moves.notation import write
from boulevard.games.avenue.play import engine
from boulevard.games.avenue.play.scoring import COLUMNS, GREEN, PENALTY, PURPLE, TOTAL
from boulevard.games.avenue.play.state import OPEN, PEEK, ROUNDS, SIDES, UNKNOWN, YELLOW, States
from boulevard.games.avenue.views.view_types import Card, Castle, PlayerSheet, View
from boulevard.games.kernels.parallel import SMALLEST_VIEW, spread
from boulevard.games.kernels.states import copied

CASTLES: tuple[Castle, ...] = ("purple", "green")


def hidden(states: States, seat: int) -> States:
    """Return copies without what a seat (-1: a spectator) can't know."""
    copies = copied(states)
    engine.hide_each(copies["table"], copies["sheets"], seat)
    return copies


def with_choice(known: States, seat: int, action: int) -> States:
    """Return a copy of a state in which a seat has chosen and its road is drawn, while the card stays turned up."""
    after = copied(known)
    sheets, table = after["sheets"], after["table"]
    sheets["choice"][0, seat] = action
    if action != PEEK:
        road = int(table["roads"][0, table["card"][0]]) % YELLOW
        sheets["reach"][0, seat, SIDES[road]] |= np.uint64(1 << action)
    return after


def scored(sheet: Sheet, states: States) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """Every player's lines and who wins, as if the games ended now."""
    players = states["sheets"].shape[1]
    lines = np.zeros((len(states), players, COLUMNS), np.int32)
    winners = np.zeros((len(states), players), np.bool_)
    box, table, sheets = tables(sheet), states["table"], states["sheets"]
    spread(
        lambda part: engine.score_each(box, table[part], sheets[part], lines[part], winners[part]),
        len(states),
        SMALLEST_VIEW,
    )
    return lines, winners


def result(sheet: Sheet, states: States) -> dict[str, Any]:
    """The result object of a record, as if the game ended now."""
    lines, winners = scored(sheet, states)
    players = [_result(states, player, lines[0, player].tolist()) for player in range(len(lines[0]))]
    return {"players": players, "winners": np.flatnonzero(winners[0]).tolist()}


def _result(states: States, player: int, lines: list[int]) -> dict[str, Any]:
    rounds = int(states["table"]["rounds"][0])
    farms = states["sheets"]["scores"][0, player, :rounds].tolist()
    figures = {"purple": lines[PURPLE], "green": lines[GREEN], "penalty": lines[PENALTY], "total": lines[TOTAL]}
    return {"farms": farms, **figures}


def view(sheet: Sheet, known: States, seat: int) -> View:
    """Describe a state from which everything hidden has been taken."""
    table = known["table"][0]
    sheets = known["sheets"]
    over = bool(table.rounds == ROUNDS)
    acting = np.zeros((1, sheets.shape[1]), np.bool_)
    networks = np.zeros((1, sheets.shape[1], 3), np.uint64)
    engine.mark_to_act(tables(sheet), known["table"], sheets, acting)
    engine.join_each(tables(sheet), known["table"], sheets, networks)
    outcome = result(sheet, known)
    farms = [FARM_NAMES[farm] for farm in table.farms if farm != UNKNOWN]
    turned = min(int(table.rounds) + 1, ROUNDS)
    cards = table.roads[: table.card + 1].tolist()
    return {
        "game": "avenue",
        "seat": seat if seat >= 0 else None,
        "players": int(sheets.shape[1]),
        "sheet": {"name": sheet.name or "own", "columns": sheet.columns, "rows": list(sheet.rows)},
        "round": turned,
        "over": over,
        "turn": np.flatnonzero(acting[0]).tolist(),
        "farm": farms[turned - 1],
        "farms": farms[:turned],
        "next_farm": farms[turned] if len(farms) > turned else None,
        "card": None if over else _card(cards[-1]),
        "cards": [card_text(card) for card in cards],
        "yellow": int(table.yellows) + (not over and cards[-1] >= YELLOW),
        "left": _left(cards),
        "sheets": [
            _sheet(sheet, sheets[0, player], player, networks[0, player].tolist(), outcome["players"][player], table)
            for player in range(sheets.shape[1])
        ],
        "winners": outcome["winners"] if over else None,
    }


def _card(card: int) -> Card:
    return {"number": card % YELLOW + 1, "yellow": card >= YELLOW}


def _left(turned: list[int]) -> dict[str, int]:
    """What has not been turned up yet, as counts of all kinds of cards."""
    left = Counter(deck())
    left.subtract(turned)
    return {card_text(card): left[card] for card in sorted(left)}


def _sheet(
    sheet: Sheet, drawn: Any, player: int, networks: list[int], lines: dict[str, Any], table: Any
) -> PlayerSheet:
    farm, *castles = networks
    chosen = int(drawn.choice)
    areas: dict[Castle, int] = dict(zip(CASTLES, castles, strict=True))
    return {
        "player": player,
        "roads": roads(sheet, drawn),
        "scores": lines["farms"],
        "acted": chosen != OPEN,
        "choice": write(sheet, chosen) if chosen <= PEEK else None,
        "peeks": peeks(drawn),
        "peeked": bool(int(drawn.peeks) >> min(int(table.rounds), ROUNDS - 1) & 1) or chosen == PEEK,
        "network": _names(sheet, farm),
        "grapes": grapes(sheet, farm),
        "castles": {colour: {"spaces": _names(sheet, area), "points": lines[colour]} for colour, area in areas.items()},
        "penalty": lines["penalty"],
        "total": lines["total"],
    }


def roads(sheet: Sheet, drawn: Any) -> dict[str, int]:
    """The numbers of the roads on a sheet, by space."""
    reach = drawn.reach.tolist()
    found = {
        name: number
        for number, (one, other) in enumerate(SIDES, 1)
        for name in _names(sheet, reach[one] & reach[other])
    }
    return {name: found[name] for name, _ in sheet.spaces if name in found}


def peeks(drawn: Any) -> list[int]:
    """The rounds in which a player has peeked; a peek for the open card is not among them yet."""
    bits = int(drawn.peeks)
    return [number + 1 for number in range(ROUNDS) if bits >> number & 1]


def _names(sheet: Sheet, area: int) -> list[str]:
    return [name for space, (name, _) in enumerate(sheet.spaces) if area >> space & 1]


def grapes(sheet: Sheet, area: int) -> int:
    """How many grapes of both colours are in an area."""
    symbols = [symbol for space, (_, symbol) in enumerate(sheet.spaces) if area >> space & 1]
    return sum(int(symbol[1]) for symbol in symbols if symbol[1:].isdecimal())
