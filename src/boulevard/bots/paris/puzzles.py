"""Puzzles of Paris: the end of phase 2, where nothing is hidden and the solver sees everything.

A puzzle asks for the one best move. After it and the rival's best reply it goes on for as long as there is again
exactly one: so a plan of several moves is asked for as a whole, and never a move that does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.solver.solver import Solution, Solver, effort
from boulevard.bots.prover import Outlook, Proof, Prover
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import BUILDING, COVER_LAMP, COVER_RIVAL, POSTCARDS
from boulevard.messages import Said

NEAREST, FURTHEST = 4, 10
"""How many moves before the end of its game a position of a puzzle lies."""
HARDEST = 5.2
"""What a position may take at most, as a power of ten (`effort`); most that are asked for are easier."""
ENTRIES = 1 << 18
"""Of the solver's table: for searches as short as these a larger one only takes time to clear."""
MOST_ASKED = 3
RIGHTS = {COVER_LAMP: "metropolitain", COVER_RIVAL: "chartier"}
SCORING = (
    "levitation",
    "metropolitain",
    "peintre",
    "chartier",
    "moulin-rouge",
    "penseur",
    "fontaine",
    "grande-lumiere",
)
"""All postcards that give points at the end: where they are all in play, some are left for it."""
LINES = {"light": "light", "group": "group", "unbuilt": "room"}
"""Themes by the line of the score sheet that they are about; points of postcards belong to those."""


class ParisProver(Prover):
    """Proves by the exact solver."""

    limit: ClassVar[int] = 1_500_000
    kinds: ClassVar[Sequence[Mapping[str, Any]]] = ({"postcards": "random"}, {"postcards": SCORING}, {})
    players: ClassVar[Sequence[str]] = tuple(f"level:{number}" for number in range(1, 8))

    def outlook(self, rules: Rules, state: States, seat: Seat, limit: int) -> Outlook | None:
        """Solve a position."""
        if not (turn := rules.turn(state)):
            return Outlook(_ahead(rules, state, seat), ())
        found = _solved(rules, state, limit, ranked=False)
        if not found.exact:
            return None
        return Outlook(round(found.margin) * (1 if turn[0] == seat else -1), tuple(found.line))

    def proof(self, rules: Rules, state: States, seat: Seat, limit: int) -> Proof | None:
        """Solve a position and every move in it; those that the seat is asked for later, too."""
        if state["phase"][0] != BUILDING or not (first := _ranked(rules, state, limit)):
            return None
        return Proof(
            first.margins[first.line[0]],
            first.line,
            first.best,
            first.second,
            *self._asked(rules, state, seat, first, limit),
        )

    def _asked(self, rules: Rules, state: States, seat: Seat, first: _Ranked, limit: int) -> tuple[int, int, float]:
        """How many choices are asked for, what it took to prove them, and how likely chance finds them."""
        asked, searched, right, line, now = 1, first.nodes, 1 / len(first.margins), first.line, copied(state)
        for action in line:
            turn = rules.turn(now)[0]
            if turn == seat and now.tobytes() != state.tobytes() and len(rules.actions(now, seat)) > 1:
                found = _ranked(rules, now, limit)
                if asked == MOST_ASKED or found is None or not found.is_puzzle(action, self.gap):
                    break
                asked, searched, right = asked + 1, searched + found.nodes, right / len(found.margins)
            rules.apply(now, turn, action)
        return asked, searched, right

    def moments(self, game: Game, chance: Random) -> Sequence[tuple[Rules, States, Seat]]:
        """Positions some moves before the end in which there is something to choose."""
        found = []
        for left in range(NEAREST, FURTHEST + 1):
            state = game.state_after(max(0, len(game.history) - left))
            if state["phase"][0] != BUILDING:
                break
            (seat, *_) = game.rules.turn(state)
            if len(game.rules.actions(state, seat)) > 1 and effort(_paris(game.rules), state) <= HARDEST:
                found.append((game.rules, state, seat))
        return found

    def is_cheap(self, sight: Sight, proof: Proof) -> bool:
        """Whether the best move is one that gains most at once."""
        ranking = Greedy().think(sight, Budget(), 0).ranking
        return any(it.action in proof.best for it in ranking if it.value == ranking[0].value)

    def themes(self, rules: Rules, state: States, seat: Seat, proof: Proof) -> tuple[str, ...]:
        """The postcards that the moves asked for need, and what they bring that the tempting move does not."""
        cards = dict.fromkeys(_postcards(rules, state, seat, proof))
        tempting = Greedy().think(Sight(rules, state, seat), Budget(), 0).action
        after = copied(state)
        rules.apply(after, seat, tempting)
        instead = self.outlook(rules, after, seat, self.limit)
        if instead is None:
            return tuple(cards)
        ends = [_end(rules, state, proof.line), _end(rules, after, instead.line)]
        return (*cards, *_gains(rules, ends, seat))

    def theme(self, name: str) -> Said:
        """Call a postcard by its name."""
        return Said(f"paris-draw-card-{name}") if name in POSTCARDS else super().theme(name)


class _Ranked:
    """All moves of a position with what they lead to."""

    def __init__(self, found: Solution) -> None:
        self.line = tuple(found.line)
        self.nodes = found.nodes
        self._ranking = found.ranking

    @cached_property
    def margins(self) -> Mapping[int, int]:
        """The margins, by action."""
        return {action: round(worth.margin) for action, worth in self._ranking}

    @cached_property
    def best(self) -> tuple[int, ...]:
        """The moves that lead to as many points as any."""
        return tuple(sorted(it for it, margin in self.margins.items() if margin == max(self.margins.values())))

    @cached_property
    def second(self) -> int | None:
        """What all others lead to at most."""
        return max((margin for it, margin in self.margins.items() if it not in self.best), default=None)

    def is_puzzle(self, action: int, gap: int) -> bool:
        """Whether an action is so much better than all others."""
        best = max(self.margins.values())
        return self.best == (action,) and self.second is not None and best - self.second >= gap


def _ranked(rules: Rules, state: States, limit: int) -> _Ranked | None:
    found = _solved(rules, state, limit, ranked=True)
    return _Ranked(found) if found.exact and all(worth.exact for _, worth in found.ranking) else None


def _solved(rules: Rules, state: States, limit: int, *, ranked: bool) -> Solution:
    return Solver(_paris(rules), ENTRIES).solve(state, nodes=limit, ranked=ranked)


def _paris(rules: Rules) -> Paris:
    assert isinstance(rules, Paris)
    return rules


def _ahead(rules: Rules, state: States, seat: Seat) -> int:
    """How many points a seat is ahead."""
    scores, own = rules.scores(state)[0], rules.number(seat)
    return int(scores[own] - scores[1 - own])


def _postcards(rules: Rules, state: States, seat: Seat, proof: Proof) -> Iterator[str]:
    """The postcards that the moves asked for activate, or whose rights they use."""
    number, left, now = rules.number(seat), proof.asked, copied(state)
    for action in proof.line:
        turn, before = rules.turn(now)[0], copied(now)
        if turn == seat and len(rules.actions(now, seat)) > 1:
            if not left:
                return
            left -= 1
        rules.apply(now, turn, action)
        if turn == seat:
            new = int(now["activated"][0, number]) & ~int(before["activated"][0, number])
            yield from (POSTCARDS[card] for card in range(len(POSTCARDS)) if new >> card & 1)
            spent = int(before["rights"][0, number]) & ~int(now["rights"][0, number])
            yield from (name for right, name in RIGHTS.items() if spent & right)


def _end(rules: Rules, state: States, line: Sequence[int]) -> States:
    end = copied(state)
    for action in line:
        rules.apply(end, rules.turn(end)[0], action)
    return end


def _gains(rules: Rules, ends: Sequence[States], seat: Seat) -> Iterator[str]:
    """What one end is better in than another, most of all: lines of one's own sheet, or the rival's points."""
    (rival,) = (it for it in rules.seats if it != seat)
    good, other = (rules.view(end, None)["score"] for end in ends)
    more = {theme: good[seat][line] - other[seat][line] for line, theme in LINES.items()}
    more["blocking"] = other[rival]["total"] - good[rival]["total"]
    enough = max(1, max(more.values()) / 2)
    yield from (theme for theme, points in more.items() if points >= enough)
