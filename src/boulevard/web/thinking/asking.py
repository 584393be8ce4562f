"""What a server asks of bots, whoever thinks about it: its own processes (thinkers.py), or those of many machines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from boulevard.bots.advice import Hint
from boulevard.bots.adviser import Hindsight
from boulevard.review.decisions import Assessment
from boulevard.web.thinking.questions import Answer, DecisionAsked, FinishedGame, HintAsked, MoveAsked, Question
from boulevard.web.thinking.visitors import Visitors


class Bots(ABC):
    """Somebody who can be asked; visitors take turns, and the tables of each."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors

    @abstractmethod
    async def ask(self, question: Question[Answer], line: Sequence[str]) -> Answer:
        """Return the answer to a question, which waits in a line for its turn (`Lost`)."""

    @property
    @abstractmethod
    def health(self) -> dict[str, int]:
        """How many there are to think, in numbers."""

    @property
    @abstractmethod
    def are_silent(self) -> bool:
        """Whether nobody who could answer was heard of."""

    async def think(self, table: str, asked: MoveAsked) -> str:
        """Return the move that a bot at a table chooses."""
        return await self.ask(asked, self.visitors.line(table))

    async def advise(self, table: str, asked: HintAsked) -> Hint:
        """Return what a bot would do in the place of somebody at a table."""
        return await self.ask(asked, self.visitors.line(table))

    async def assess(self, table: str, asked: DecisionAsked, line: Sequence[str] | None = None) -> Assessment:
        """Return what a bot thinks of a decision at a table, when nobody waits for anything else.

        It waits in the line of the table's visitor, or of somebody else who asks.
        """
        return await self.ask(asked, line or self.visitors.line(table))

    async def hindsight(self, table: str, finished: FinishedGame) -> Hindsight | None:
        """Return what could have been made of the game at a table, when nobody waits for anything else."""
        return await self.ask(finished, self.visitors.line(table))
