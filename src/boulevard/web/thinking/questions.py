"""What bots are asked, as plain data, and the answers, which are worked out in a thinker's process (thinkers.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boulevard.bots.advice import Hint
from boulevard.bots.adviser import Hindsight
from boulevard.bots.analysis import Opinion
from boulevard.bots.contract import Budget, Sight
from boulevard.games.contract import Seat, Setup
from boulevard.games.game import Game
from boulevard.review.decisions import Assessment, Decision


class Question(NamedTuple):
    """What a bot is asked, as plain data: it holds no more than its seat may know."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    level: int
    seed: int

    @classmethod
    def about(cls, game: Game, seat: Seat, level: int, seed: int) -> Question:
        """Ask what a seat should do."""
        sight = Sight.of(game, seat)
        return cls(game.name, sight.rules.setup, sight.known.tobytes(), seat, level, seed)


class HintAsked(NamedTuple):
    """A decision on which a bot's advice is asked, as plain data: it holds no more than its seat may know."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    budget: Budget
    seed: int

    @classmethod
    def of(cls, sight: Sight, budget: Budget, seed: int) -> HintAsked:
        """Ask about what a seat sees."""
        rules = sight.rules
        return cls(rules.info.name, rules.setup, sight.known.tobytes(), sight.seat, budget, seed)


class DecisionAsked(NamedTuple):
    """A decision that was made and is to be assessed, as plain data: it holds no more than its seat could know."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    decision: Decision
    effort: float
    """The part of the usual effort that is made."""

    @classmethod
    def of(cls, sight: Sight, decision: Decision, effort: float) -> DecisionAsked:
        """Ask about what a seat saw, and what it did."""
        rules = sight.rules
        return cls(rules.info.name, rules.setup, sight.known.tobytes(), sight.seat, decision, effort)


class PositionAsked(NamedTuple):
    """A position that a bot is to think about for a while, as plain data: what the bot may know of it."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    seconds: float

    @classmethod
    def of(cls, sight: Sight, seconds: float) -> PositionAsked:
        """Ask about what a seat sees."""
        rules = sight.rules
        return cls(rules.info.name, rules.setup, sight.known.tobytes(), sight.seat, seconds)


class FinishedGame(NamedTuple):
    """A game that is over: all of it may be known."""

    game: str
    setup: Setup
    effort: float


def _sight(asked: Question | HintAsked | DecisionAsked | PositionAsked) -> Sight:
    from boulevard.games.registry import rules
    from boulevard.games.states import from_bytes

    dealt = rules(asked.game).from_setup(asked.setup)
    return Sight(dealt, from_bytes(asked.known, dealt.dtype), asked.seat)


def answer(question: Question) -> str:
    """Think (in a thinker's process); return a move in notation."""
    from boulevard.bots.registry import ready_bot

    sight = _sight(question)
    thought = ready_bot(question.game, f"level:{question.level}").think(sight, question.seed)
    return sight.write(thought.action)


def advise(asked: HintAsked) -> Hint:
    """Say what to do (in a thinker's process)."""
    from boulevard.bots.advice import hint

    return hint(_sight(asked), asked.budget, asked.seed)


def assess(asked: DecisionAsked) -> Assessment:
    """Say what a decision cost (in a thinker's process)."""
    from boulevard.bots.advice import part
    from boulevard.bots.registry import adviser
    from boulevard.review.decisions import assess

    return assess(_sight(asked), asked.decision, part(adviser(asked.game).study, asked.effort))


_pondering: Iterator[Opinion] = iter(())
"""What this process is thinking about, from one answer to the next: then it goes on where it was."""


def ponder(asked: PositionAsked) -> Opinion | None:
    """Begin to think about a position (in a thinker's process); return the first opinion."""
    from boulevard.bots.analysis import opinions

    global _pondering
    rest(None)
    _pondering = opinions(_sight(asked), asked.seconds)
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

    return adviser(finished.game).hindsight(rules(finished.game).from_setup(finished.setup), finished.effort)


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
