"""Puzzles of Avenue: the last few cards lie open, and the best score is asked for.

Any line that reaches it is right. All of them are played out (exhaustive.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import log10
from random import Random
from typing import Any, ClassVar

from boulevard.bots.avenue.bots import Planner
from boulevard.bots.avenue.puzzles.exhaustive import WORST, Work, explore, work
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.prover import Outlook, Proof, Prover
from boulevard.games.avenue.components import sheet_names
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play.state import PEEK, ROUNDS, UNKNOWN
from boulevard.games.contract import Result, Rules, Seat, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied

FEWEST, MOST = 3, 6
"""Known cards of a puzzle, the open one included."""
SELDOM = 0.01
"""The part of all lines that may be right: where more are, there is nothing to find."""
WORTHWHILE = 2
"""Points that the best line must bring more than one that is planned card by card."""
EASIEST, STEP = 300, 300
"""A puzzle of which all lines are right would have this rating; where a tenth of them are, it is so much higher."""


class AvenueProver(Prover):
    """Proves by playing every line."""

    gap: ClassVar[int] = 1
    limit: ClassVar[int] = 1_500_000
    kinds: ClassVar[Sequence[Mapping[str, Any]]] = tuple({"sheet": name} for name in sheet_names())
    players: ClassVar[Sequence[str]] = ("level:3", "level:4", "level:5", "level:6", "level:7")

    def outlook(self, rules: Rules, state: States, seat: Seat, limit: int) -> Outlook | None:
        """Play every line."""
        if not rules.turn(state):
            return Outlook(int(rules.scores(state)[0, 0]), ())
        found = _Explored(rules, state)
        return Outlook(found.value, found.line) if found.within(limit) else None

    def proof(self, rules: Rules, state: States, seat: Seat, limit: int) -> Proof | None:
        """Play every line."""
        found = _Explored(rules, state)
        if not found.within(limit):
            return None
        best = tuple(it for it, value in found.values.items() if value == found.value)
        second = max((value for value in found.values.values() if value < found.value), default=None)
        share = found.right / found.played
        return Proof(found.value, found.line, best, second, len(found.line), found.played, share)

    def moments(self, game: Game, chance: Random) -> Sequence[tuple[Rules, States, Seat]]:
        """The last cards, at most so many, on one player's sheet: in the last round, the only one then that counts."""
        rules = game.rules
        assert isinstance(rules, Avenue)
        last = int(game.state["table"]["card"][0])
        first = last - chance.randint(FEWEST, MOST) + 1
        for number in range(len(game.history)):
            state = game.state_after(number)
            table = state["table"][0]
            if table["rounds"] == ROUNDS - 1 and table["card"] >= first and rules.turn(state) == rules.seats:
                alone, single = rules.alone(state, chance.choice(rules.seats))
                return [(alone, _as_known(single, last), 0)]
        return ()

    def is_cheap(self, sight: Sight, proof: Proof) -> bool:
        """Whether many lines are right, or one that is planned card by card nearly is."""
        planned = int(sight.rules.scores(_planned(sight.rules, sight.known))[0, 0])
        return proof.right > SELDOM or planned > proof.value - WORTHWHILE

    def rating(self, proof: Proof) -> float | None:
        """By how few of all lines are right: the levels don't know what cards come."""
        return EASIEST + STEP * log10(1 / proof.right)

    def themes(self, rules: Rules, state: States, seat: Seat, proof: Proof) -> tuple[str, ...]:
        """What the best line has that one planned card by card has not."""
        end = copied(state)
        for action in proof.line:
            rules.carry_out(end, seat, action)
        best, other = (rules.result(it)["players"][0] for it in (end, _planned(rules, state)))
        return tuple(_themes(best, other))


def _planned(rules: Rules, state: States) -> States:
    """The end that somebody reaches who plans one card at a time."""
    end = copied(state)
    while turn := rules.turn(end):
        rules.carry_out(end, turn[0], Planner().think(Sight(rules, end, turn[0]), Budget(), 0).action)
    return end


class _Explored:
    """Every line from a position."""

    def __init__(self, rules: Rules, state: States) -> None:
        assert isinstance(rules, Avenue)
        self._rules = rules
        self._state = state
        self.played = 0

    def within(self, limit: int) -> bool:
        """Play them all; return whether there are no more than a limit."""
        self._work.tables[0], self._work.sheets[0, 0] = self._state["table"][0], self._state["sheets"][0, 0]
        self.played = int(explore(self._rules.box, self._work, limit))
        return self.played >= 0

    @cached_property
    def _work(self) -> Work:
        return work()

    @property
    def value(self) -> int:
        """The best score."""
        return int(self._work.best[0, 0])

    @property
    def right(self) -> int:
        """How many lines lead to it."""
        return int(self._work.best[0, 1])

    @property
    def line(self) -> tuple[int, ...]:
        """The first of them."""
        return tuple(self._work.lines[0, : self._work.lengths[0]].tolist())

    @property
    def values(self) -> Mapping[int, int]:
        """The best scores, by first action."""
        return {it: int(self._work.values[it]) for it in range(PEEK + 1) if self._work.values[it] > WORST}


def _as_known(state: States, last: int) -> States:
    """A state of which the cards to come are known up to the last that is played."""
    known = copied(state)
    known["table"]["roads"][0, last + 1 :] = UNKNOWN
    known["table"]["farms"][0, ROUNDS:] = UNKNOWN
    return known


def _themes(best: Result, other: Result) -> Iterator[str]:
    farms = [result["farms"][-1] for result in (best, other)]
    if farms[0] > farms[1] == 0:
        yield "rise"
    elif farms[0] > farms[1]:
        yield "farm"
    if best["purple"] + best["green"] > other["purple"] + other["green"]:
        yield "castle"


def prepare_proofs() -> None:
    """Compile what plays all lines, by using it."""
    rules = Avenue.dealt(0, {"players": 1})
    _Explored(rules, rules.start()).within(0)
