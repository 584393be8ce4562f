"""A deal of Avenue as a model for CP-SAT: the best game, and a proof that there is no better one.

Cards of one round with the same road are alike, so a variable tells for every space whether it gets such a road in
such a round. What is joined to a farm or castle is one path or ring: a circuit, through one more node where it is
a path. Everything that a road leads to must be in it, as the rules count all grapes, wanted or not.

Needs the extra "tools".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from ortools.sat.python import cp_model

from boulevard.bots.avenue.ground import NOWHERE
from boulevard.bots.avenue.hindsight.annealing import NO_CARD, Cards
from boulevard.bots.avenue.hindsight.hindsight import Deal
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import EAST, FARMS, MAX_SPACES, NORTH, ROUNDS, SIDES
from boulevard.games.kernels.bits import lowest

ROADS = len(SIDES)


def improve(
    deal: Deal, plan: Cards, points: int, seconds: float, threads: int, seed: int
) -> tuple[Cards, int, int | None]:
    """Look for a better plan for some time.

    Return the best one, its points, and a bound on the points of any, or None if the solver had no time to prove one.
    """
    model = _Model(deal)
    model.hint(plan)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = threads
    solver.parameters.random_seed = seed
    if solver.solve(model.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return plan, points, None  # CP-SAT reports a bound of 0 then, which it has not proven
    bound = int(np.floor(solver.best_objective_bound + 1e-6))
    if solver.objective_value > points:
        return model.plan(solver), round(solver.objective_value), bound
    return plan, points, bound


class _Model:
    """The variables of a deal, and what holds between them."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.model = cp_model.CpModel()
        self.edges = [
            (space, side, int(deal.ground[0].beside[4 * space + side]))
            for space in range(deal.spaces)
            for side in (NORTH, EAST)
            if deal.ground[0].beside[4 * space + side] != NOWHERE
        ]
        shape = (deal.spaces, ROUNDS, ROADS)
        self.drawn = {index: self.model.new_bool_var(f"drawn{index}") for index in np.ndindex(shape)}
        self.placed = [self.model.new_bool_var(f"placed{card}") for card in range(len(deal.cards))]
        self._use_cards()
        self.links = [self._links_after(number) for number in range(ROUNDS)]
        self._score()

    def _use_cards(self) -> None:
        """Every space gets one road at most, every card one space at most; one card a round may be left out."""
        deal, model = self.deal, self.model
        for space in range(deal.spaces):
            model.add_at_most_one(self._roads(space, ROUNDS - 1, range(ROADS)))
        for number in range(ROUNDS):
            cards = np.flatnonzero(deal.rounds == number).tolist()
            for road in range(ROADS):
                used = sum(self.drawn[space, number, road] for space in range(deal.spaces))
                model.add(used == sum(self.placed[card] for card in cards if deal.roads[card] == road))
            model.add(sum(1 - self.placed[card] - self._full_before(card) for card in cards) <= 1)

    def _full_before(self, card: int) -> Any:
        """Whether no space is left for a card: then it need not be placed."""
        if card < self.deal.spaces:
            return 0
        full = self.model.new_bool_var(f"full{card}")
        self.model.add(sum(self.placed[:card]) >= self.deal.spaces * full)
        return full

    def _roads(self, space: int, number: int, roads: Iterable[int]) -> list[Any]:
        """The variables of some roads in a space, drawn up to a round."""
        return [self.drawn[space, earlier, road] for road in roads for earlier in range(number + 1)]

    def _reaching(self, space: int, side: int, number: int) -> Any:
        return sum(self._roads(space, number, [road for road in range(ROADS) if side in SIDES[road]]))

    def _links_after(self, number: int) -> list[Any]:
        """For every two neighbours, whether their roads meet after a round."""
        links = []
        for space, side, neighbour in self.edges:
            link = self.model.new_bool_var(f"link{number, space, side}")
            one = self._reaching(space, side, number)
            other = self._reaching(neighbour, side ^ 2, number)
            self.model.add(link <= one)
            self.model.add(link <= other)
            self.model.add(link >= one + other - 1)
            links.append(link)
        return links

    def _joined(self, key: int, number: int) -> list[Any]:
        """For every space, whether it is joined to a key after a round."""
        model, spaces = self.model, self.deal.spaces
        joined = [model.new_bool_var(f"joined{key, number, space}") for space in range(spaces)]
        start = lowest(self.deal.ground[0].key[key])
        model.add(joined[start] == sum(self._roads(start, number, range(ROADS))))
        outside = spaces
        arcs: list[tuple[int, int, Any]] = [(outside, outside, model.new_bool_var(f"ring{key, number}"))]
        for space in range(spaces):
            model.add(joined[space] <= sum(self._roads(space, number, range(ROADS))))
            model.add_implication(joined[space], joined[start])
            arcs.append((space, space, ~joined[space]))
            arcs.append((outside, space, model.new_bool_var("")))
            arcs.append((space, outside, model.new_bool_var("")))
        for (space, _, neighbour), link in zip(self.edges, self.links[number], strict=True):
            there, back = model.new_bool_var(""), model.new_bool_var("")
            model.add_implication(there, link)
            model.add_implication(back, link)
            model.add_bool_or(~link, ~joined[space], joined[neighbour])
            model.add_bool_or(~link, joined[space], ~joined[neighbour])
            arcs += [(space, neighbour, there), (neighbour, space, back)]
        model.add_circuit(arcs)
        return joined

    def _grapes(self, joined: list[Any], colour: int) -> Any:
        weights = self.deal.ground[0].weight[MAX_SPACES * colour :]
        return sum(int(weights[space]) * joined[space] for space in range(self.deal.spaces))

    def _score(self) -> None:
        """Farm scores rise or are 0; castles count at the end."""
        model, most = self.model, int(self.deal.ground[0].weight[: self.deal.spaces].sum())
        total: Any = 0
        last: Any = 0
        for number in range(ROUNDS):
            grapes = self._grapes(self._joined(int(self.deal.farms[number]), number), 0)
            score = model.new_int_var(0, most, f"score{number}")
            rises = model.new_bool_var(f"rises{number}")
            model.add(score == grapes).only_enforce_if(rises)
            model.add(grapes >= last + 1).only_enforce_if(rises)
            model.add(grapes <= last).only_enforce_if(~rises)
            model.add(score == 0).only_enforce_if(~rises)
            model.add(score <= grapes)
            total += score + PER_ZERO * (1 - rises)
            last = score
        for colour in range(2):
            if self.deal.ground[0].key[FARMS + colour]:
                total += self._grapes(self._joined(FARMS + colour, ROUNDS - 1), 1 + colour)
        model.maximize(total)

    def hint(self, plan: Cards) -> None:
        """Begin with a plan."""
        deal = self.deal
        wanted = {(s, int(deal.rounds[c]), int(deal.roads[c])) for s, c in enumerate(plan.tolist()) if c != NO_CARD}
        for index, variable in self.drawn.items():
            self.model.add_hint(variable, index in wanted)
        for card, variable in enumerate(self.placed):
            self.model.add_hint(variable, card in plan)

    def plan(self, solver: cp_model.CpSolver) -> Cards:
        """The plan of a solution."""
        plan = np.full(self.deal.spaces, NO_CARD)
        used = [card for card, placed in enumerate(self.placed) if solver.value(placed)]
        for (space, number, road), variable in self.drawn.items():
            if solver.value(variable):
                card = next(c for c in used if (self.deal.rounds[c], self.deal.roads[c]) == (number, road))
                used.remove(card)
                plan[space] = card
        return plan
