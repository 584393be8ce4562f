"""A guided first game: what is told when, what is pointed at, and how a move is answered.

A lesson accompanies one seat of an ordinary table. It is a list of steps; some are only read, in others something is to
be done. Which one is the present one follows from the game itself and from the page that was turned to last, so a
lesson goes on after a reload, a restart or an undo, and after any legal move. It knows what its learner may know, and
no more: all that it says is made from a `Situation`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from boulevard.bots.registry import Level, levels
from boulevard.games.contract import Rules, Seat, States, View
from boulevard.games.facts import facts
from boulevard.games.kernels.states import repeated
from boulevard.messages import say
from boulevard.web.faces import face
from boulevard.web.tables.table import Table

NEXT = (2, 4)
"""The levels of the bots that are offered after a lesson."""
PRAISES = 4
"""So many ways there are to praise a move."""


@dataclass(frozen=True)
class Situation:
    """A moment of a game as its learner sees it: all that a lesson may know."""

    rules: Rules
    known: States
    """The state without what the seat can't know."""
    seat: Seat

    @classmethod
    def of(cls, table: Table, seat: Seat, moves: int | None = None) -> Situation:
        """Look at a table from a seat: now, or after so many moves."""
        state = table.game.state if moves is None else table.game.state_after(moves)
        return cls(table.rules, table.rules.hide(state, seat), seat)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.rules.view(self.known, self.seat)

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts of the game, which sentences may speak of."""
        return facts(self.rules.info.name, self.view)

    @cached_property
    def legal(self) -> Mapping[str, int]:
        """The seat's legal moves, and their numbers; none if it is not to act."""
        actions = self.rules.actions(self.known, self.seat).tolist()
        return {self.rules.write(self.known, self.seat, action): action for action in actions}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.rules.turn(self.known)

    def may(self, *verbs: str) -> list[str]:
        """Return the legal moves that begin with one of these words."""
        return [move for move in self.legal if move.split()[0] in verbs]

    def after(self, move: str) -> View:
        """Return what the seat would see after a move, without anything that the move would show it."""
        return self.rules.preview(self.known, self.seat, self.legal[move])

    def totals(self, moves: Sequence[str]) -> dict[str, int]:
        """Return the seat's total after each of some moves, where nothing is hidden any more."""
        states = repeated(self.known, len(moves))
        self.rules.apply_each(states, np.array([self.legal[move] for move in moves], np.int32), self.seat)
        return dict(zip(moves, self.rules.scores(states)[:, self.rules.number(self.seat)].tolist(), strict=True))

    def sheet(self, view: View) -> dict[str, tuple[str, int]]:
        """Return the seat's score sheet in a view: label and points of every line, with what it would be now."""
        lines: dict[str, tuple[str, int]] = {}
        for entry in self.rules.explain(view):
            if entry["seat"] == self.seat:
                before = lines.get(entry["line"], ("", 0))[1]
                lines[entry["line"]] = (entry["label"], before + entry["points"])
        return lines

    def changes(self, move: str) -> list[tuple[str, int]]:
        """Return what a move changes on the seat's score sheet: the lines by their labels, and by how many points."""
        was, will = self.sheet(self.view), self.sheet(self.after(move))
        labels = {line: label for line, (label, _) in (was | will).items()}
        differences = {line: will.get(line, ("", 0))[1] - was.get(line, ("", 0))[1] for line in labels}
        return [(labels[line], points) for line, points in differences.items() if points]

    def gain(self, move: str) -> int:
        """Return the points that a move brings at once."""
        return sum(points for _, points in self.changes(move))


class Instruction(NamedTuple):
    """What a step tells at one moment, beside its sentence."""

    values: Mapping[str, object] = {}
    """What is put into the sentence."""
    move: str | None = None
    """A move that would do."""
    spaces: Sequence[str] = ()
    """Spaces of the board to point at."""
    parts: Sequence[str] = ()
    """Other parts of the page to point at, by selectors."""


def _just_tell(_situation: Situation) -> Instruction:
    return Instruction()


@dataclass(frozen=True)
class Step:
    """A part of a lesson."""

    key: str
    """The key of its sentence, which is also its name."""
    tell: Callable[[Situation], Instruction] = _just_tell
    passed: Callable[[Situation], bool] | None = None
    """Whether what is to be done here lies behind, or can't be done any more; none where it is only read."""


def _nothing_more(_situation: Situation, _move: str) -> str:
    return ""


@dataclass(frozen=True)
class Lesson:
    """A guided first game: how its table is set up, and its steps. The last one is read at the end."""

    seed: str
    steps: Sequence[Step]
    options: Mapping[str, Any] = field(default_factory=dict)
    rivals: Sequence[int] = ()
    """The levels of the bots that play as well, after the learner."""
    opening: Sequence[tuple[int, str]] = ()
    """Moves that are played already: places and notation."""
    remark: Callable[[Situation, str], str] = _nothing_more
    """What else there is to say of a move that was made: a sentence of this game."""

    def chapter(self, situation: Situation) -> Sequence[Step]:
        """The steps up to the one at which something is to be done now, from the last such one on."""
        doing = [(number, step.passed) for number, step in enumerate(self.steps) if step.passed is not None]
        ahead = (number for number, passed in doing if not (situation.over or passed(situation)))
        last = next(ahead, len(self.steps) - 1)
        first = max((number + 1 for number, _ in doing if number < last), default=0)
        return self.steps[first : last + 1]


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson."""
    return face(game).lesson is not None


def lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    module = face(game).lesson
    found: Lesson | None = import_module(module).LESSON if module else None
    return found


class Remark(NamedTuple):
    """What is said of the move that the learner made last."""

    step: Step
    """The step that was to be done by it."""
    verdict: str
    more: str
    changes: Sequence[tuple[str, int]]


@dataclass(frozen=True)
class Page:
    """What is shown of a lesson."""

    name: str
    number: int
    count: int
    text: str
    instruction: Instruction
    remark: Remark | None
    before: str | None
    """The page before, where one can turn back."""
    after: str | None
    is_last: bool
    levels: Sequence[Level]
    """Bots to play against next."""
    shown: bool
    """Whether it was not put away."""


def page(table: Table, place: int) -> Page | None:
    """The page of a table's lesson that is open for a place; none if there is no lesson."""
    course = lesson(table.rules.info.name) if table.guide is not None else None
    if course is None or table.guide is None:
        return None
    situation = Situation.of(table, table.seats[place])
    chapter = course.chapter(situation)
    names = [step.key for step in chapter]
    at = names.index(table.guide.page) if table.guide.page in names else 0
    step = chapter[at]
    waits = step.passed is not None and not situation.legal
    instruction = Instruction() if waits else step.tell(situation)
    said = _remark(course, table, table.seats[place])
    return Page(
        name=step.key,
        number=[it.key for it in course.steps].index(step.key) + 1,
        count=len(course.steps),
        text=say("guide-waiting") if waits else say(step.key, **{**situation.facts, **instruction.values}),
        instruction=instruction,
        remark=said if said and (not at or said.step is step) else None,
        before=names[at - 1] if at else None,
        after=names[at + 1] if at + 1 < len(names) else None,
        is_last=step is course.steps[-1],
        levels=[level for level in levels(table.rules.info.name) if level.number in NEXT],
        shown=table.guide.shown,
    )


def _remark(course: Lesson, table: Table, seat: Seat) -> Remark | None:
    """What there is to say of the seat's last move, compared with what was suggested then."""
    own = [number for number, (mover, _) in enumerate(table.moves) if mover == seat and number >= table.opening]
    if not own:
        return None
    situation, move = Situation.of(table, seat, own[-1]), table.moves[own[-1]][1]
    step = course.chapter(situation)[-1]
    suggested = step.tell(situation).move if step.passed is not None else None
    praised = verdict(situation, move, suggested, len(own))
    return Remark(step, praised, course.remark(situation, move), situation.changes(move))


def verdict(situation: Situation, move: str, suggested: str | None, number: int) -> str:
    """A word on a learner's move of a number, and on what the suggested one would have brought."""
    if suggested is None or suggested not in situation.legal:
        return say("guide-played")
    if move == suggested:
        return say("guide-followed", turn=number % PRAISES)
    ahead = situation.gain(move) - situation.gain(suggested)
    if ahead > 0:
        return say("guide-better", points=ahead)
    return say("guide-less", points=-ahead, move=suggested) if ahead < 0 else say("guide-other")
