"""The best use of cards that are all known, searched by simulated annealing: roads change places as long as it is hot.

A *plan* says for every space which of the cards is drawn there: its number in their order, or NO_CARD.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.ground import KEYS, NOWHERE, Ground
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import FARMS, ROUNDS, SIDES
from boulevard.games.kernels.bits import lowest
from boulevard.games.kernels.chance import below
from boulevard.games.kernels.compiled import compiled, kernel

NO_CARD = 99
"""Later than every card."""

Cards = NDArray[np.int64]


@compiled
def _number(drawn: int) -> int:
    """A number that was drawn, as one with a sign: compiled, the others have none."""
    return np.int64(drawn)  # type: ignore[return-value]


@compiled
def _walk(ground: Any, roads: Cards, plan: Cards, start: int, side: int, until: int, colour: int) -> tuple[int, int]:
    """Follow a road from a side of a space on; return the grapes behind it, and the end where it stops.

    The end is the last space and side that it reaches; it is the start's other one if the road comes back.
    """
    points, space = 0, start
    while True:
        end = 4 * space + side
        space = int(ground.beside[end])
        if space == NOWHERE or plan[space] >= until:
            return points, end
        road, entered = roads[plan[space]], side ^ 2
        if SIDES[road][0] == entered:
            side = SIDES[road][1]
        elif SIDES[road][1] == entered:
            side = SIDES[road][0]
        else:
            return points, end
        if space == start:
            return points, 4 * start + entered
        points += ground.weight[colour * 64 + space]


@compiled
def _joined(ground: Any, roads: Cards, plan: Cards, key: int, until: int) -> int:
    """The grapes joined to a key by cards before a number."""
    if not ground.key[key]:
        return 0
    start = lowest(ground.key[key])
    if plan[start] >= until:
        return 0
    colour = max(key - FARMS + 1, 0)
    road = roads[plan[start]]
    points, end = _walk(ground, roads, plan, start, SIDES[road][0], until, colour)
    if end == 4 * start + SIDES[road][1]:
        return points
    more, _ = _walk(ground, roads, plan, start, SIDES[road][1], until, colour)
    return points + more


@compiled
def plan_points(ground: Any, farms: Cards, ends: Cards, roads: Cards, plan: Cards, scores: Cards) -> int:
    """The final score of a plan, and in `scores` those of the farms; `ends` count the cards up to each round's end."""
    total, last = 0, 0
    for number in range(ROUNDS):
        points = _joined(ground, roads, plan, farms[number], ends[number])
        if points <= last:
            points = 0
        scores[number] = points
        total += points if points else PER_ZERO
        last = points
    for key in range(FARMS, KEYS):
        total += _joined(ground, roads, plan, key, ends[ROUNDS - 1])
    return total


@compiled
def _links(ground: Any, roads: Cards, plan: Cards, space: int) -> int:
    """How many roads of its neighbours the road of a space meets."""
    if space == NOWHERE or plan[space] == NO_CARD:
        return 0
    found = 0
    for side in SIDES[roads[plan[space]]]:
        neighbour = int(ground.beside[4 * space + side])
        if neighbour != NOWHERE and plan[neighbour] != NO_CARD:
            road = roads[plan[neighbour]]
            if SIDES[road][0] == side ^ 2 or SIDES[road][1] == side ^ 2:
                found += 1
    return found


@compiled
def is_playable(rounds: Cards, where: Cards, spaces: int) -> bool:
    """Whether cards without a space are one a round at most, but for those after the last space is taken."""
    drawn, last = 0, len(where)
    for card in range(len(where)):
        if where[card] != NOWHERE:
            drawn += 1
            if drawn == spaces:
                last = card
    spared = 0
    for card in range(last):
        if where[card] == NOWHERE:
            if spared >> rounds[card] & 1:
                return False
            spared |= 1 << rounds[card]
    return True


@compiled
def _extension(
    ground: Any, farms: Cards, ends: Cards, roads: Cards, plan: Cards, chance: np.uint64
) -> tuple[np.uint64, int, int]:
    """Draw a card and a space such that the network of a farm or castle grows; NOWHERE if that came to nothing."""
    chance, drawn = below(chance, 2 * (ROUNDS + 2))
    number = _number(drawn) >> 1
    key = int(farms[number]) if number < ROUNDS else FARMS + number - ROUNDS
    until = ends[number] if number < ROUNDS else ends[ROUNDS - 1]
    if not ground.key[key]:
        return chance, 0, NOWHERE
    start = lowest(ground.key[key])
    if plan[start] >= until:
        chance, card = below(chance, until)
        return chance, _number(card), start
    _, end = _walk(ground, roads, plan, start, SIDES[roads[plan[start]]][_number(drawn) & 1], until, 0)
    entered = (end & 3) ^ 2
    for _ in range(4):
        chance, card = below(chance, until)
        road = roads[_number(card)]
        if SIDES[road][0] == entered or SIDES[road][1] == entered:
            return chance, _number(card), int(ground.beside[end])
    return chance, 0, NOWHERE


@compiled
def _any_change(cards: int, spaces: int, chance: np.uint64) -> tuple[np.uint64, int, int]:
    """Draw any card, and any space or none."""
    chance, card = below(chance, cards)
    chance, space = below(chance, spaces + 1)
    return chance, _number(card), _number(space) if space < spaces else NOWHERE


@kernel
def anneal(
    ground: Ground,
    farms: Cards,
    ends: Cards,
    roads: Cards,
    rounds: Cards,
    plan: Cards,
    best: Cards,
    heat: NDArray[np.float64],
    steps: int,
    chance: np.uint64,
) -> int:
    """Improve a plan while it cools down from heat[0] to heat[1] points; return the points of the best one."""
    spaces = len(plan)
    scores = np.empty(ROUNDS, np.int64)
    where = np.full(len(roads), NOWHERE)
    for space in range(spaces):
        if plan[space] != NO_CARD:
            where[plan[space]] = space
    points = plan_points(ground[0], farms, ends, roads, plan, scores)
    most = points
    best[:] = plan
    for step in range(steps):
        temperature = heat[0] * (heat[1] / heat[0]) ** (step / steps)
        chance, draw = below(chance, 100)
        card, target = 0, NOWHERE
        if draw < heat[3]:
            chance, card, target = _extension(ground[0], farms, ends, roads, plan, chance)
        if target == NOWHERE:
            chance, card, target = _any_change(len(roads), spaces, chance)
        source = where[card]
        if source == target:
            continue
        other = plan[target] if target != NOWHERE else NO_CARD
        links = _links(ground[0], roads, plan, source) + _links(ground[0], roads, plan, target)
        _swap(plan, where, card, source, other, target)
        spared = target == NOWHERE or source == NOWHERE or other == NO_CARD
        if spared and not is_playable(rounds, where, spaces):
            _swap(plan, where, card, target, other, source)
            continue
        now = plan_points(ground[0], farms, ends, roads, plan, scores)
        chance, draw = below(chance, 1 << 30)
        links = _links(ground[0], roads, plan, source) + _links(ground[0], roads, plan, target) - links
        gain = now - points + heat[2] * links
        if gain >= 0 or (draw + 1) / (1 << 30) < np.exp(gain / temperature):
            points = now
            if points > most:
                most = points
                best[:] = plan
        else:
            _swap(plan, where, card, target, other, source)
    return most


@compiled
def _swap(plan: Cards, where: Cards, card: int, source: int, other: int, target: int) -> None:
    """Bring a card from one space to another, and what is there back; either place may be none."""
    if source != NOWHERE:
        plan[source] = other
    if target != NOWHERE:
        plan[target] = card
    where[card] = target
    if other != NO_CARD:
        where[other] = source
