"""What speaks for and against a move of Paris, in points and in what it leaves possible.

A move is looked at through the score sheets and through *prospects*: the light that each building of a reserve could
have at best if it were built now. Both are compared before and after the move, and after another move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from boulevard.bots.adviser import Reason
from boulevard.bots.contract import Sight
from boulevard.games.contract import Seat, States, View
from boulevard.games.kernels.states import copied
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.actions import BUILD
from boulevard.games.paris.play.scoring import PENALTY
from boulevard.games.paris.play.state import BUILDING, LAYING
from boulevard.messages import Said

Prospects = Mapping[str, int]
"""Buildings of a reserve that could be built now, by name: the points of light at the best place."""

ROOM = float(-PENALTY)
"""What it weighs that a building can be built at all: as much as one that is left over costs."""
PART = 0.5
"""What points weigh that are not made yet, but have become possible."""
SPACE = 0.25
"""What one space more to build on weighs."""


@dataclass(frozen=True)
class Outlook:
    """A position, as far as reasons speak of it."""

    rules: Paris
    known: States
    seat: Seat

    @classmethod
    def after(cls, sight: Sight, action: int | None) -> Outlook:
        """Look at a sight, after a move if one is given."""
        assert isinstance(sight.rules, Paris)
        known = copied(sight.known)
        if action is not None:
            sight.rules.apply(known, sight.seat, action)
        return cls(sight.rules, known, sight.seat)

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return self.rules.seats[1 - self.rules.number(self.seat)]

    @cached_property
    def view(self) -> View:
        """What the seat sees of it."""
        return self.rules.view(self.known, self.seat)

    def line(self, seat: Seat, name: str) -> int:
        """A line of a score sheet."""
        return int(self.view["score"][seat][name])

    @cached_property
    def own(self) -> Prospects:
        """What the seat could build."""
        return self.prospects(self.seat)

    @cached_property
    def theirs(self) -> Prospects:
        """What the rival could build."""
        return self.prospects(self.rival)

    def prospects(self, seat: Seat, *more: str) -> Prospects:
        """What a seat could build, as if it were its turn to build; with some buildings more in its reserve."""
        state, number, names = copied(self.known), self.rules.number(seat), self.rules.edition.names
        state["phase"], state["turn"] = BUILDING, number
        for name in more:
            state["reserve"][0, number] |= 1 << names.index(name)
        box, found = self.rules.box[0], dict[str, int]()
        for action in self.rules.actions(state, seat).tolist():
            placement = action - BUILD
            if 0 <= placement < int(box.placements):
                name = names[int(box.building[placement])]
                found[name] = max(found.get(name, 0), self._light(int(box.spaces[placement])))
        return found

    def _light(self, spaces: int) -> int:
        """The points of light of a building on some spaces."""
        lamps = sum(1 for space, lit in self._lamps if lit & spaces and not space & spaces)
        return lamps * spaces.bit_count()

    @cached_property
    def _lamps(self) -> list[tuple[int, int]]:
        """Streetlights: their space and what they light, as masks."""
        return [(_mask([it["space"]]), _mask(it["lights"])) for it in self.view["lamps"]]

    @cached_property
    def paving(self) -> int:
        """How many spaces the seat's largest connected ground has on which it may build."""
        return max(map(len, _grounds(self._buildable)), default=0)

    @cached_property
    def lit_paving(self) -> int:
        """How many spaces on which the seat may build lie by a streetlight."""
        return len(self._buildable & {space for it in self.view["lamps"] for space in it["lights"]})

    @cached_property
    def _buildable(self) -> set[str]:
        taken = {space for it in (*self.view["buildings"], *self.view["pieces"].values()) for space in it["spaces"]}
        return {at for at, kind in self.view["board"].items() if kind in (self.seat, "mixed") and at not in taken}


def _mask(spaces: Sequence[str]) -> int:
    return sum(1 << (8 * (int(space[1]) - 1) + ord(space[0]) - ord("a")) for space in spaces)


def _grounds(spaces: set[str]) -> Iterator[set[str]]:
    """Parts of some spaces that are joined by sides."""
    left = set(spaces)
    while left:
        ground = edge = {left.pop()}
        while edge:
            edge = {near for space in edge for near in _beside(space)} & left
            left -= edge
            ground = ground | edge
        yield ground


def _beside(space: str) -> tuple[str, ...]:
    column, row = ord(space[0]), int(space[1])
    return (f"{chr(column - 1)}{row}", f"{chr(column + 1)}{row}", f"{chr(column)}{row - 1}", f"{chr(column)}{row + 1}")


def reasons(sight: Sight, action: int, other: int | None) -> list[Reason]:
    """Tell what a move does, also in comparison with another one."""
    before, after = Outlook.after(sight, None), Outlook.after(sight, action)
    instead = None if other is None or other == action else Outlook.after(sight, other)
    found = [*_light(before, after), *_sheet(before, after), *_reserve(before, after, instead), *_rival(before, after)]
    if sight.known["phase"][0] == LAYING:
        found += [*_taken(before, after), *_waiting(before, after, instead), *_ground(before, after, instead)]
    return found


def _reason(key: str, weight: float, **values: object) -> Reason:
    return Reason(Said(key, values), weight)


def _what(name: str) -> object:
    return Said("paris-draw-what-garden") if name == "garden" else name


def _seat(seat: Seat) -> Said:
    return Said(f"seat-name-{seat}")


def _light(before: Outlook, after: Outlook) -> Iterator[Reason]:
    """Buildings of one's own that are new, or lit otherwise than before."""
    old = {it["name"]: it for it in _houses(before)}
    for it in _houses(after):
        points, what = it["size"] * it["lights"], _what(it["name"])
        if it["name"] not in old and points:
            yield _reason("advice-paris-lights", points, what=what, lamps=it["lights"], points=points)
        elif it["name"] in old and (more := points - old[it["name"]]["size"] * old[it["name"]]["lights"]):
            key = "advice-paris-brightens" if more > 0 else "advice-paris-darkens"
            yield _reason(key, more, what=what, points=abs(more))


def _houses(outlook: Outlook) -> list[Mapping[str, Any]]:
    return [it for it in outlook.view["buildings"] if it["owner"] == outlook.seat]


def _sheet(before: Outlook, after: Outlook) -> Iterator[Reason]:
    """The other lines of one's own sheet, and what the rival's gains or loses."""
    for line, key in (
        ("group", "advice-paris-group"),
        ("unbuilt", "advice-paris-unbuilt"),
        ("postcards", "advice-paris-postcards"),
    ):
        if (more := after.line(after.seat, line) - before.line(after.seat, line)) > 0:
            yield _reason(key, more, points=more)
        elif more < 0 and line == "postcards":
            yield _reason("advice-paris-postcards-less", more, points=-more)
    if more := after.line(after.rival, "total") - before.line(after.rival, "total"):
        key = "advice-paris-gives" if more > 0 else "advice-paris-takes"
        yield _reason(key, -more, seat=_seat(after.rival), points=abs(more))


def _reserve(before: Outlook, after: Outlook, instead: Outlook | None) -> Iterator[Reason]:
    """What becomes of the buildings in one's own reserve."""
    for name in after.view["reserve"][after.seat]:
        was, will = before.own.get(name), after.own.get(name)
        if name not in before.view["reserve"][after.seat]:
            if will is not None:
                yield _reason("advice-paris-fits", ROOM + PART * will, what=name, points=will)
        elif will is None:
            if was is not None:
                yield _reason("advice-paris-no-room", -ROOM - PART * was, what=name)
        elif was is None:
            yield _reason("advice-paris-room", ROOM + PART * will, what=name, points=will)
        elif instead is not None and name in instead.view["reserve"][after.seat] and name not in instead.own:
            yield _reason("advice-paris-keeps", ROOM + PART * will, what=name)
        elif will != was:
            key = "advice-paris-could-more" if will > was else "advice-paris-could-less"
            yield _reason(key, PART * (will - was), what=name, points=will, before=was)


def _rival(before: Outlook, after: Outlook) -> Iterator[Reason]:
    """What the rival can no longer build, or less well; and what it can build now."""
    for name in after.view["reserve"][after.rival]:
        was, will = before.theirs.get(name), after.theirs.get(name)
        words: dict[str, object] = {"seat": _seat(after.rival), "what": name}
        if was is not None and will is None:
            yield _reason("advice-paris-blocks", ROOM + PART * was, **words)
        elif was is None and will is not None:
            yield _reason("advice-paris-opens", -PART * (ROOM + will), **words)
        elif was is not None and will is not None and will < was:
            yield _reason("advice-paris-dims", PART * (was - will), points=will, before=was, **words)


def _taken(before: Outlook, after: Outlook) -> Iterator[Reason]:
    """A building that is reserved: what it counts, and that the rival, who may have room for it, can't have it."""
    new = set(after.view["reserve"][after.seat]) - set(before.view["reserve"][after.seat])
    for name in new:
        size = "".join(after.view["shapes"][name]).count("X")
        yield _reason("advice-paris-size", SPACE, what=name, size=size)
        if (points := before.prospects(after.rival, name).get(name)) is not None:
            values = {"what": name, "seat": _seat(after.rival), "points": points}
            yield _reason("advice-paris-denies", PART * (ROOM + points), **values)


def _waiting(before: Outlook, after: Outlook, instead: Outlook | None) -> Iterator[Reason]:
    """Tiles that are laid later are laid better: to reserve is to wait."""
    laid = [None if it is None else len(it.view["laid"][after.seat]) for it in (before, after, instead)]
    if laid[0] == laid[1] and laid[2] is not None and laid[2] != laid[1]:
        yield _reason("advice-paris-waits", ROOM)


def _ground(before: Outlook, after: Outlook, instead: Outlook | None) -> Iterator[Reason]:
    """The ground that a tile makes: how much hangs together, and how much of it lies by streetlights."""
    if after.paving > before.paving:
        more = after.paving - (instead or before).paving
        yield _reason("advice-paris-ground", SPACE * max(1, more), count=after.paving)
    if after.lit_paving > before.lit_paving:
        more = after.lit_paving - before.lit_paving
        yield _reason("advice-paris-by-lamps", SPACE * more, count=more)
