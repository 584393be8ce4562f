"""What best play comes to, by playing every line through the contract: no bounds, no order, no compiled search."""

from __future__ import annotations

from boulevard.games.contract import Rules, Seat, States
from boulevard.games.kernels.states import copied


def best(rules: Rules, state: States, seat: Seat, seen: dict[bytes, int] | None = None) -> int:
    """The seat's margin at the end, or its score where each has a board of its own, if all play for or against it."""
    seen = {} if seen is None else seen
    if not (turn := rules.turn(state)):
        scores, own = rules.scores(state)[0].tolist(), rules.number(seat)
        return int(scores[own] if rules.own_boards else scores[own] - scores[1 - own])
    key = state.tobytes()
    if key not in seen:
        found = (best(rules, after(rules, state, turn[0], it), seat, seen) for it in rules.actions(state, turn[0]))
        seen[key] = max(found) if turn[0] == seat else min(found)
    return seen[key]


def after(rules: Rules, state: States, seat: Seat, action: int) -> States:
    """The position after an action."""
    then = copied(state)
    rules.carry_out(then, seat, int(action))
    return then
