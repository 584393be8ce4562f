"""What speaks for and against a move of Avenue: grapes that it joins now and for later, and ends that stay open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from boulevard.bots.adviser import Reason
from boulevard.bots.contract import Sight
from boulevard.games.avenue.components import CASTLES, FARM_NAMES
from boulevard.games.avenue.drawing.art import PrintedSheet
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import PEEK, ROUNDS, YELLOWS_A_ROUND
from boulevard.games.avenue.views.explanation import STEPS, beside, joined_from
from boulevard.games.contract import View
from boulevard.messages import Said

LATER = 0.6
"""What a grape of a farm weighs that is still to come."""
END = 0.5
"""What an open end weighs."""

Roads = Mapping[str, int]


@dataclass(frozen=True)
class Change:
    """A sheet before and after a move."""

    view: View
    was: Mapping[str, Any]
    will: Mapping[str, Any]
    action: int

    @classmethod
    def by(cls, sight: Sight, action: int) -> Change:
        """Look at what a move changes."""
        seat = sight.rules.number(sight.seat)
        after = sight.rules.preview(sight.known, sight.seat, action)
        return cls(sight.view, sight.view["sheets"][seat], after["sheets"][seat], action)

    @cached_property
    def printed(self) -> PrintedSheet:
        """The sheet as it is printed."""
        return PrintedSheet.of(self.view["sheet"]["rows"])

    @property
    def beat(self) -> int:
        """The score that this round's farm has to beat."""
        return int(self.was["scores"][-1]) if self.was["scores"] else 0

    @property
    def is_last(self) -> bool:
        """Whether the round ends with this card."""
        return bool(self.view["card"]["yellow"] and self.view["yellow"] == YELLOWS_A_ROUND)

    @property
    def grapes(self) -> tuple[int, int]:
        """The grapes of this round's farm, before and after."""
        return self.was["grapes"], self.will["grapes"]

    @property
    def castles(self) -> dict[str, int]:
        """What each castle gains."""
        return {it: self.will["castles"][it]["points"] - self.was["castles"][it]["points"] for it in CASTLES.values()}

    @property
    def gains(self) -> bool:
        """Whether the move joins anything at once."""
        return self.grapes[1] > self.grapes[0] or any(self.castles.values())

    @property
    def to_come(self) -> Sequence[str]:
        """The farms that may still be played: the next one, if it is known, or all that were not."""
        if self.view["round"] == ROUNDS:
            return ()
        known = self.view["next_farm"]
        return [known] if known else [farm for farm in FARM_NAMES if farm not in self.view["farms"]]

    def joined_to(self, farm: str) -> tuple[int, int]:
        """The grapes that are joined to a farm, before and after."""
        was, will = (self.grapes_from(it["roads"], self.printed.first(farm)) for it in (self.was, self.will))
        return was, will

    def grapes_from(self, roads: Roads, start: str | None) -> int:
        """The grapes of a space and all that is joined to it."""
        symbols = (self.printed.symbols[space] for space in joined_from(roads, start))
        return sum(map(grapes, symbols))

    def ends(self, roads: Roads, farm: str) -> int:
        """How many ends of a farm's road lead to an empty space."""
        spaces = [space for space in joined_from(roads, self.printed.first(farm)) if space in roads]
        return sum(self._is_open(roads, space, side) for space in spaces for side in SIDES[roads[space]])

    def _is_open(self, roads: Roads, space: str, side: str) -> bool:
        other = beside(space, side)
        return other in self.printed.symbols and other not in roads

    @cached_property
    def new(self) -> str | None:
        """The space of the new road."""
        return next((space for space in self.will["roads"] if space not in self.was["roads"]), None)

    @cached_property
    def _sides(self) -> Sequence[str]:
        """The sides that the new road reaches."""
        return SIDES[self.will["roads"][self.new]] if self.new else ()

    @property
    def blind(self) -> int:
        """How many ends of the new road lead nowhere: off the sheet, or to the closed side of another road."""
        roads, count = self.was["roads"], 0
        for side in self._sides if self.new else ():
            other = beside(str(self.new), side)
            count += other not in self.printed.symbols or (other in roads and not _reaches(roads, other, side))
        return count

    @property
    def ahead(self) -> list[str]:
        """The empty spaces to which the new road leads."""
        leads = [
            beside(str(self.new), side) for side in self._sides if self._is_open(self.was["roads"], str(self.new), side)
        ]
        return leads

    @property
    def met(self) -> list[str]:
        """The spaces whose roads the new one joins."""
        return [
            other for side, other in self._around if side in self._sides and _reaches(self.was["roads"], other, side)
        ]

    @property
    def blocked(self) -> list[str]:
        """The spaces whose roads led to the new one's space, but are not joined."""
        roads = self.was["roads"]
        return [other for side, other in self._around if side not in self._sides and _reaches(roads, other, side)]

    @property
    def _around(self) -> list[tuple[str, str]]:
        """The spaces beside the new road that have roads, and on which side of it they are."""
        near = [(side, beside(self.new, side)) for side in STEPS] if self.new else []
        return [(side, other) for side, other in near if other in self.was["roads"]]


def grapes(symbol: str) -> int:
    """Return how many grapes a space has."""
    return int(symbol[1:]) if symbol[1:].isdecimal() else 0


def _reaches(roads: Roads, space: str, side: str) -> bool:
    """Whether a road reaches the side of its space that a neighbour has as this one."""
    return STEPS[side][2] in SIDES[roads[space]]


def reasons(sight: Sight, action: int, other: int | None) -> list[Reason]:
    """Tell what a move does, also in comparison with another one."""
    change = Change.by(sight, action)
    instead = None if other is None or other == action else Change.by(sight, other)
    found = [*_farm(change, instead), *_castles(change), *_later(change), *_road(change), *_ends(change)]
    return found if action != PEEK else [*_peek(change), *found]


def _reason(key: str, weight: float, **values: object) -> Reason:
    return Reason(Said(key, values), weight)


def _farm(change: Change, instead: Change | None) -> Iterator[Reason]:
    """The farm of this round: what is joined to it, and whether that is enough."""
    (was, will), beat, farm = change.grapes, change.beat, change.view["farm"]
    more = will - was
    if more and will > beat >= was:
        weight = more - PER_ZERO if change.is_last else more
        yield _reason("advice-avenue-enough", weight, farm=farm, more=more, count=will, beat=beat)
    elif more and will > beat:
        yield _reason("advice-avenue-more", more, farm=farm, more=more, count=will)
    elif more:
        yield _reason("advice-avenue-nearer", more, farm=farm, more=more, count=will, beat=beat)
    if change.is_last and will <= beat and instead is not None and instead.grapes[1] > beat:
        yield _reason("advice-avenue-zero", PER_ZERO - instead.grapes[1], farm=farm, points=-PER_ZERO)
    if instead is not None and beat < will < instead.grapes[1] and change.view["round"] < ROUNDS:
        yield _reason("advice-avenue-modest", END, count=will, other=instead.grapes[1])


def _castles(change: Change) -> Iterator[Reason]:
    for colour, points in change.castles.items():
        if points > 0:
            yield _reason("advice-avenue-castle", points, colour=colour, points=points)


def _later(change: Change) -> Iterator[Reason]:
    """Farms of rounds to come that have more joined to them: the one that is known to be next, or the best two."""
    gains = {farm: change.joined_to(farm) for farm in change.to_come}
    more = sorted((was - will, farm) for farm, (was, will) in gains.items() if will > was)
    key = "advice-avenue-next" if change.view["next_farm"] else "advice-avenue-later"
    for gain, farm in more[:2]:
        yield _reason(key, -LATER * gain, farm=farm, more=-gain, count=gains[farm][1])


def _road(change: Change) -> Iterator[Reason]:
    """The road that the new one belongs to, if it is not the farm's; and where it leads."""
    if change.met and change.new not in change.will["network"]:
        count = change.grapes_from(change.will["roads"], change.new)
        if count > 1:
            yield _reason("advice-avenue-road", END * LATER * count, count=count)
    for space in change.ahead:
        symbol = change.printed.symbols[space]
        if symbol in CASTLES:
            yield _reason("advice-avenue-to-castle", END, space=space, colour=CASTLES[symbol])
        elif symbol in FARM_NAMES and (symbol in change.to_come or symbol == change.view["farm"]):
            yield _reason("advice-avenue-to-farm", 2 * END, space=space, farm=symbol)
        elif count := grapes(symbol):
            yield _reason("advice-avenue-to-grapes", END * LATER * count, space=space, count=count)
    for space in change.blocked:
        count = change.grapes_from(change.was["roads"], space)
        yield _reason("advice-avenue-blocks", -END - END * LATER * count, space=space, count=count)
    if change.new and change.blind and not change.blocked and not change.met:
        yield _reason("advice-avenue-aside", END / 2)


def _ends(change: Change) -> Iterator[Reason]:
    """Ends of the farm's road that stay open or don't, and ends of the new road that lead nowhere."""
    farm = change.view["farm"]
    was, will = (change.ends(it["roads"], farm) for it in (change.was, change.will))
    if change.new in change.will["network"] and not change.is_last:
        if will:
            yield _reason("advice-avenue-open", END * will, farm=farm, count=will)
        elif was:
            yield _reason("advice-avenue-closed", -2 * END, farm=farm)
    if change.blind:
        yield _reason("advice-avenue-blind", -END * change.blind, count=change.blind)


def _peek(change: Change) -> Iterator[Reason]:
    """What a peek is good for."""
    last = change.view["round"] == ROUNDS
    yield _reason("advice-avenue-peek-last" if last else "advice-avenue-peek", END)
