"""The rules. An action is the card that is bid, less one; a state is the prizes, how many are done, and all bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadRecord
from boulevard.games.contract import (
    DEFAULTS,
    Actions,
    Drawing,
    Played,
    Result,
    Rules,
    ScoreEntry,
    Seat,
    Setup,
    States,
    View,
)
from boulevard.games.kernels.states import copied, from_bytes
from boulevard.games.verifiable import VerifiableRandom
from boulevard.messages import Said, say
from boulevard_goofspiel import INFO
from boulevard_goofspiel.drawing import draw, sheet

NONE, SECRET = 0, -1
"""No card; and a bid that was made, but is not for everybody to know."""


class Goofspiel(Rules):
    """A game with its order of prizes. Seats are numbers from 0 on."""

    info = INFO
    drawing = Drawing(draw, lambda: sheet("page"))

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = tuple(range(setup["players"]))
        self.action_count = self.cards = len(setup["prizes"])
        self.most_moves = self.cards * len(self.seats)
        bids = (self.cards, len(self.seats))
        self.dtype = np.dtype([("prizes", np.int8, self.cards), ("done", np.int8), ("bids", np.int8, bids)])

    @classmethod
    def dealt(cls, seed: int | str, options: Mapping[str, Any] = DEFAULTS) -> Self:
        """Shuffle the prizes."""
        chosen = INFO.settled(options)
        prizes = VerifiableRandom(seed).shuffled(range(1, chosen["cards"] + 1))
        return cls({"players": chosen["players"], "prizes": prizes})

    @classmethod
    def from_setup(cls, setup: Mapping[str, Any]) -> Self:
        """Lay the prizes as a record says."""
        players, prizes = setup.get("players"), setup.get("prizes")
        if type(players) is not int or players not in INFO.players:
            raise BadRecord("record-missing", where="setup.players")
        if not isinstance(prizes, list) or not all(type(prize) is int for prize in prizes):
            raise BadRecord("record-missing", where="setup.prizes")
        if sorted(prizes) != [*range(1, len(prizes) + 1)] or len(prizes) not in INFO.options["cards"].values:
            raise BadRecord("record-missing", where="setup.prizes")
        return cls({"players": players, "prizes": prizes})

    def start(self) -> States:
        """Return the state with the first prize turned up."""
        state = np.zeros(1, self.dtype)
        state["prizes"] = self.setup["prizes"]
        return state

    def setup_of(self, start: States) -> Setup:
        """Return the setup with the prizes of a state."""
        return {**self.setup, "prizes": start["prizes"][0].tolist()}

    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle the prizes of many games."""
        for prizes, stream in zip(starts["prizes"], streams.tolist(), strict=True):
            np.random.default_rng(stream).shuffle(prizes)

    def turn(self, state: States) -> tuple[Seat, ...]:
        """Return who has yet to bid for the prize."""
        self.require_one(state)
        done = int(state["done"][0])
        return tuple(np.flatnonzero(state["bids"][0, done] == NONE).tolist()) if done < self.cards else ()

    def legal_actions(self, state: States, seat: Seat) -> Actions:
        """Return the cards that a seat still has, if it must bid."""
        spent = set(state["bids"][0, :, self.number(seat)].tolist()) if seat in self.turn(state) else range(99)
        return np.array([card - 1 for card in range(1, self.cards + 1) if card not in spent], np.int32)

    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Bid; the last bid settles who gets the prize."""
        bids = state["bids"][0, state["done"][0]]
        bids[seat] = action + 1
        state["done"] += bool((bids != NONE).all())

    def scores(self, states: States) -> NDArray[np.int32]:
        """Return what everybody has won: the highest bid takes a prize, and nobody does where two bid the same."""
        self.require(states)
        best = states["bids"] == states["bids"].max(axis=2, keepdims=True)
        done = np.arange(self.cards) < states["done"][:, None]
        won = best & (done & (best.sum(axis=2) == 1))[:, :, None]
        points: NDArray[np.int32] = (won * states["prizes"][:, :, None]).sum(axis=1).astype(np.int32)
        return points

    def result(self, state: States) -> Result:
        """Return points and winners."""
        self.require_one(state)
        scores, winners = self.scores(state)[0].tolist(), np.flatnonzero(self.winners(state)[0]).tolist()
        return {"scores": scores, "winners": winners}

    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a bid as text."""
        return f"bid {action + 1}"

    @classmethod
    def phrase(cls, move: str) -> Said:
        """Say a bid in words."""
        return Said("goofspiel-bid", {"card": move.split()[1]})

    def refuse(self, state: States, seat: Seat, text: str) -> tuple[str, Mapping[str, Any]]:
        """Say that a card was played before."""
        return "goofspiel-spent", {"card": text.split()[1]}

    def arranged(self, moves: list[Played]) -> list[Played]:
        """Return the bids for one prize in the order of seats."""
        return sorted(moves, key=lambda it: (int(from_bytes(it.before, self.dtype)["done"][0]), it.seat))

    def hidden(self, states: States, number: int) -> States:
        """Return copies without the prizes to come and without others' bids for this one."""
        hidden, rounds = copied(states), np.arange(self.cards)
        hidden["prizes"][rounds > states["done"][:, None]] = NONE
        others = np.arange(len(self.seats)) != number
        now = (rounds == states["done"][:, None])[:, :, None]
        hidden["bids"][now & others & (states["bids"] != NONE)] = SECRET
        return hidden

    def fill(self, hidden: States, streams: NDArray[np.uint64]) -> None:
        """Put the other prizes in any order, and any bids that can have been made."""
        cards = np.arange(1, self.cards + 1)
        for prizes, bids, stream in zip(hidden["prizes"], hidden["bids"], streams.tolist(), strict=True):
            chance = np.random.default_rng(stream)
            prizes[prizes == NONE] = chance.permutation(np.setdiff1d(cards, prizes))
            for number, seat in np.argwhere(bids == SECRET):
                bids[number, seat] = chance.choice(np.setdiff1d(cards, bids[:, seat]))

    def unknown(self, hidden: States) -> int:
        """Return how many prizes are unknown, and until the end the others' bids, made or not."""
        bids = (len(self.seats) - 1) * np.count_nonzero(hidden["done"] < self.cards)
        return int(np.count_nonzero(hidden["prizes"] == NONE) + bids)

    def previewed(self, hidden: States, seat: Seat, action: int) -> View:
        """Return the view with the seat's own bid made, which settles nothing yet."""
        number = self.number(seat)
        hidden["bids"][0, hidden["done"][0], number] = action + 1
        return self.shown(hidden, number)

    def shown(self, hidden: States, number: int) -> View:
        """Return prizes, bids and points as far as they are known."""
        done, bids = int(hidden["done"][0]), hidden["bids"][0]
        taken = [row == row.max() for row in bids[:done]]
        left = [int(card) for card in np.setdiff1d(np.arange(1, self.cards + 1), hidden["prizes"][0])]
        return {
            "seat": self.seats[number] if number >= 0 else None,
            "prizes": hidden["prizes"][0, : done + 1].tolist(),
            "left": left,
            "bids": [["?" if bid == SECRET else bid or None for bid in row] for row in bids[: done + 1].tolist()],
            "takers": [self.seats[int(best.argmax())] if best.sum() == 1 else None for best in taken],
            "scores": self.scores(hidden)[0].tolist(),
        }

    def explained(self, view: View) -> list[ScoreEntry]:
        """Tell which prizes everybody has won."""
        entries: list[ScoreEntry] = []
        for seat in self.seats:
            won = [prize for prize, taker in zip(view["prizes"], view["takers"], strict=False) if taker == seat]
            text = say("goofspiel-won", count=len(won), prizes=", ".join(map(str, won)))
            entries.append({
                "seat": seat, "line": "prizes", "label": say("goofspiel-prizes"), "points": sum(won), "text": text,
                "spaces": [f"prize-{prize}" for prize in won], "also": [], "running": False,
            })  # fmt: skip
        return entries

    def in_characters(self, view: View) -> str:
        """Write all prizes with the bids for each."""
        rows = [
            f"{prize:>3}: " + " ".join(f"{'·' if bid is None else bid:>3}" for bid in bids)
            for prize, bids in zip(view["prizes"], view["bids"], strict=True)
        ]
        return "\n".join([*rows, say("goofspiel-left", count=len(view["left"]))])


RULES = Goofspiel
