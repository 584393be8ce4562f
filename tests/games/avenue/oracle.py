"""AVENUE a second time: naive, slow and plain, over spaces named as in `c4`, to check the engine against.

Written from `docs/rules/avenue.md` (the rules) and `docs/records.md` (the notation) alone; it shares nothing with
the engine. What can be counted from the table (the round, the peeks left, the free spaces) is counted anew
whenever it is asked for, so nothing is kept twice. The words in quotes are those of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ROUNDS = 5
YELLOW_CARDS = 4  # "until the fourth yellow card of the round"
PENALTY = -5  # "− 5 for every farm score of 0"

SIDES = {"top": (0, 1), "right": (1, 0), "bottom": (0, -1), "left": (-1, 0)}
OPPOSITE = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}

# "A road joins two sides of its space and is never rotated."
ROADS = {
    1: ("top", "left"),
    2: ("top", "right"),
    3: ("bottom", "right"),
    4: ("bottom", "left"),
    5: ("left", "right"),
    6: ("top", "bottom"),
}

# Rows from the top.
SHEETS = {
    "A": [
        "CP G1 .  G2 B  . ",
        "G1 A  P1 .  P1 G2",
        ".  G2 .  P2 G1 . ",
        "P1 G1 C  D  P1 G1",
        ".  P1 G2 .  P2 . ",
        "P2 G1 .  G1 F  P1",
        ".  E  P2 .  P1 CG",
    ],
    "B": [
        "CP .  G1 P1 .  A ",
        "P1 G1 .  G2 C  P1",
        ".  B  P2 .  G1 P2",
        "G2 G1 .  .  P1 P2",
        "G2 P1 .  G2 E  . ",
        "G1 D  P2 .  P1 G1",
        "F  .  G1 P1 .  CG",
    ],
    "C": [
        "A  G1 P1 .  G1 CP",
        "P1 .  P2 B  G1 . ",
        "G1 P1 C  G2 .  P2",
        ".  P2 .  .  G2 . ",
        "G2 .  P2 D  G1 P1",
        ".  P1 E  G2 .  G1",
        "CG P1 .  G1 P1 F ",
    ],
}


def named(column: int, row: int) -> str:
    """Name a space: "columns a–f from the left, rows 1–7 from the bottom"; column and row from 1."""
    return chr(ord("a") - 1 + column) + str(row)


def printed_on(sheet: str | Sequence[str]) -> dict[str, str]:
    """Give the symbol in every space: of a sheet's letter, or of one's own, "top row first"."""
    rows = SHEETS[sheet] if isinstance(sheet, str) else sheet
    return {
        named(column, row): symbol
        for row, line in enumerate(reversed(rows), 1)
        for column, symbol in enumerate(line.split(), 1)
    }


def beyond(space: str, side: str) -> str:
    """Name the space at the other side of a side, maybe off the sheet."""
    right, up = SIDES[side]
    return named(ord(space[0]) - ord("a") + 1 + right, int(space[1:]) + up)


def joined_to(start: str, roads: Mapping[str, int]) -> set[str]:
    """Give the spaces joined to this one, "however far", itself included; none "without a road of its own".

    "Two neighbouring spaces are joined if both have a road and both roads reach their common side."
    """
    network: set[str] = set()
    edge = {start} & roads.keys()
    while edge:
        space = edge.pop()
        network.add(space)
        for side in ROADS[roads[space]]:
            neighbour = beyond(space, side)
            if neighbour in roads and OPPOSITE[side] in ROADS[roads[neighbour]] and neighbour not in network:
                edge.add(neighbour)
    return network


class Oracle:
    """A game of AVENUE from its setup, as in a record, to its end."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.printed = printed_on(setup["sheet"])
        self.seats = range(setup["players"])
        self.farms: list[str] = list(setup["farms"])
        self.deck: list[str] = list(setup["roads"])
        self.cards = 0  # road cards turned up and done
        self.chosen: dict[int, str] = {}  # by seat, the moves for the card that is turned up
        self.roads: list[dict[str, int]] = [{} for _ in self.seats]
        self.written: list[list[int]] = [[] for _ in self.seats]  # farm scores
        self.peeks: list[set[int]] = [set() for _ in self.seats]  # the rounds in which a seat has peeked

    @property
    def yellow(self) -> int:
        """The yellow cards done so far."""
        return sum(card.endswith("y") for card in self.deck[: self.cards])

    @property
    def over(self) -> bool:
        """Whether all "five rounds" have been played."""
        return self.yellow == ROUNDS * YELLOW_CARDS

    @property
    def round(self) -> int:
        """The round, from 1; it stays the last one once the game is over."""
        return min(self.yellow // YELLOW_CARDS + 1, ROUNDS)

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats to act on the card that is turned up, "at the same time"; none once the game is over."""
        return tuple(seat for seat in self.seats if self.legal(seat))

    def legal(self, seat: int) -> set[str]:
        """Give all moves of a seat: draw in a space "that has none yet", or peek "once a round"."""
        if self.over or seat not in self.seats or seat in self.chosen:
            return set()
        moves = {f"draw {space}" for space in self.printed.keys() - self.roads[seat].keys()}
        return moves if self.round in self.peeks[seat] else moves | {"peek"}

    def play(self, seat: int, move: str) -> None:
        """Play a legal move, written canonically; then on to the next card on which somebody is to act.

        "A card on which everybody is skipped still counts."
        """
        if move not in self.legal(seat):
            raise ValueError(f"{seat} can't play {move!r}")
        self.chosen[seat] = move
        if move == "peek":
            self.peeks[seat].add(self.round)
        while not self.over and not self.turn:
            self._finish_card()

    def _finish_card(self) -> None:
        """Draw what the seats chose; "the fourth yellow card of the round", played, has the farm scored."""
        card = self.deck[self.cards]
        for seat, move in self.chosen.items():
            if move != "peek":
                self.roads[seat][move.removeprefix("draw ")] = int(card[0])
        farm = self.farms[self.round - 1]
        self.chosen.clear()
        self.cards += 1
        if card.endswith("y") and self.yellow % YELLOW_CARDS == 0:
            for seat in self.seats:
                self._write_score(seat, farm)

    def _write_score(self, seat: int, farm: str) -> None:
        """Write the grapes of both colours if "more than the score of the round before", otherwise 0."""
        scores = self.written[seat]
        before = scores[-1] if scores else 0
        grapes = self._grapes(seat, farm, "P") + self._grapes(seat, farm, "G")
        scores.append(grapes if grapes > before else 0)

    def _grapes(self, seat: int, symbol: str, colour: str) -> int:
        """Count the grapes of a colour joined to a farm or a castle; "a missing one scores 0"."""
        count = 0
        for start in (space for space, here in self.printed.items() if here == symbol):
            symbols = [self.printed[space] for space in joined_to(start, self.roads[seat])]
            count += sum(int(here[1]) for here in symbols if here[0] == colour)
        return count

    def known_farms(self, seat: int) -> list[str]:
        """Give the farms turned up and, if the seat has peeked in this round, the next one."""
        return self.farms[: self.round + (self.round in self.peeks[seat])]

    def farm_scores(self) -> list[list[int]]:
        """Give the farm scores written so far, by seat."""
        return [list(scores) for scores in self.written]

    def result(self) -> dict[str, Any]:
        """Give the result as in a record, as if the game ended now."""
        players = [self._player(seat) for seat in self.seats]
        ranks = [(player["total"], max(player["farms"], default=0)) for player in players]
        return {"players": players, "winners": [seat for seat in self.seats if ranks[seat] == max(ranks)]}

    def _player(self, seat: int) -> dict[str, Any]:
        """Give the farm scores of a seat, what its castles add and its scores of 0 cost, and the sum."""
        farms = list(self.written[seat])
        purple, green = self._grapes(seat, "CP", "P"), self._grapes(seat, "CG", "G")
        penalty = PENALTY * farms.count(0)
        total = sum(farms) + purple + green + penalty
        return {"farms": farms, "purple": purple, "green": green, "penalty": penalty, "total": total}
