"""What bots are asked, as plain data, and the answers, which are worked out in a thinker's process (thinkers.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from boulevard.bots.advice import Hint
from boulevard.bots.adviser import Hindsight
from boulevard.bots.analysis import Opinion
from boulevard.bots.contract import Budget, Sight
from boulevard.games.contract import Seat, Setup
from boulevard.review.decisions import Assessment, Decision

Answer = TypeVar("Answer")


class Question(Generic[Answer]):
    """What a bot is asked, and what kind of answer there is to it."""

    game: str
    has_time: ClassVar[bool] = False
    """Whether it waits until nobody waits for anything else."""

    def allowed(self) -> Budget | None:
        """Return what the bot may spend on it, if that is known."""
        return None


@dataclass(frozen=True)
class Asked:
    """What a bot is asked about, as plain data: it holds no more than its seat may know."""

    __pydantic_config__: ClassVar = {"ser_json_bytes": "base64", "val_json_bytes": "base64"}
    game: str
    setup: Setup
    known: bytes
    seat: Seat

    @classmethod
    def of(cls, sight: Sight, *what: Any) -> Self:
        """Ask about what a seat sees: `what` are the fields of this kind of question."""
        return cls(sight.rules.info.name, sight.rules.setup, sight.known.tobytes(), sight.seat, *what)

    def sight(self) -> Sight:
        """Return what the seat sees (in a thinker's process)."""
        from boulevard.games.kernels.states import from_bytes
        from boulevard.games.registry import rules

        dealt = rules(self.game).from_setup(self.setup)
        return Sight(dealt, from_bytes(self.known, dealt.dtype), self.seat)


@dataclass(frozen=True)
class MoveAsked(Asked, Question[str]):
    """A bot's turn: a move is asked for, in notation."""

    level: int
    seed: int

    def allowed(self) -> Budget:
        """Return what the bots of a level are given."""
        from boulevard.bots.registry import budget

        return budget(self.game, f"level:{self.level}")


@dataclass(frozen=True)
class UnhurriedMove(MoveAsked):
    """The same of a bot that nobody plays with."""

    has_time: ClassVar[bool] = True


@dataclass(frozen=True)
class HintAsked(Asked, Question[Hint]):
    """A decision on which a bot's advice is asked."""

    budget: Budget
    seed: int

    def allowed(self) -> Budget:
        """Return what was said."""
        return self.budget


@dataclass(frozen=True)
class DecisionAsked(Asked, Question[Assessment]):
    """A decision that was made and is to be assessed."""

    has_time: ClassVar[bool] = True
    decision: Decision
    effort: float
    """The part of the usual effort that is made."""

    def allowed(self) -> Budget:
        """Return the part of what the game's bots study with."""
        from boulevard.bots.advice import part
        from boulevard.bots.registry import adviser

        return part(adviser(self.game).study, self.effort)


@dataclass(frozen=True)
class PositionAsked(Asked):
    """A position that a bot is to think about for a while."""

    seconds: float


@dataclass(frozen=True)
class FinishedGame(Question[Hindsight | None]):
    """A game that is over: all of it may be known, and what could have been made of it is asked."""

    has_time: ClassVar[bool] = True
    game: str
    setup: Setup
    effort: float
    seed: int = 0
    """Another one may find something better."""


def answer(asked: MoveAsked) -> str:
    """Think (in a thinker's process); return a move in notation."""
    from boulevard.bots.registry import ready_bot

    sight = asked.sight()
    thought = ready_bot(asked.game, f"level:{asked.level}").think(sight, asked.seed)
    return sight.write(thought.action)


def advise(asked: HintAsked) -> Hint:
    """Say what to do (in a thinker's process)."""
    from boulevard.bots.advice import hint

    return hint(asked.sight(), asked.budget, asked.seed)


def assess(asked: DecisionAsked) -> Assessment:
    """Say what a decision cost (in a thinker's process)."""
    from boulevard.review.decisions import assess

    return assess(asked.sight(), asked.decision, asked.allowed())


_pondering: Iterator[Opinion] = iter(())
"""What this process is thinking about, from one answer to the next: then it goes on where it was."""


def ponder(asked: PositionAsked) -> Opinion | None:
    """Begin to think about a position (in a thinker's process); return the first opinion."""
    from boulevard.bots.analysis import opinions

    global _pondering
    rest(None)
    _pondering = opinions(asked.sight(), asked.seconds)
    return ponder_on(None)


def ponder_on(_: None) -> Opinion | None:
    """Think on about the same position (in a thinker's process); return the next opinion, or nothing after the last."""
    return next(_pondering, None)


def rest(_: None) -> None:
    """Think about it no longer (in a thinker's process)."""
    global _pondering
    _pondering = iter(())


def hindsight(finished: FinishedGame) -> Hindsight | None:
    """Say what could have been made of a game that is over (in a thinker's process)."""
    from boulevard.bots.registry import adviser
    from boulevard.games.registry import rules

    return adviser(finished.game).hindsight(
        rules(finished.game).from_setup(finished.setup), finished.effort, finished.seed
    )


ANSWERED_BY: Mapping[type[Question[Any]], Callable[[Any], Any]] = {
    MoveAsked: answer,
    UnhurriedMove: answer,
    HintAsked: advise,
    DecisionAsked: assess,
    FinishedGame: hindsight,
}
"""Who answers which kind of question (in a thinker's process)."""


def compile_rules(game: str) -> str:
    """Compile a game (in a thinker's process), if that was not done on this machine."""
    from boulevard.games.registry import rules

    return rules(game).info.name


def compile_bots(game: str) -> str:
    """Compile the bots of a game (in a thinker's process), if that was not done on this machine."""
    from boulevard.bots.registry import prepare

    prepare(game)
    return game


def report(_: None) -> None:
    """Show that a thinker's process has started and answers."""
