"""A game with its review, as pages show it: one that was played here or a record; and what is asked for of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal
from urllib.parse import urlencode

from pydantic import BaseModel

from boulevard.games.contract import Seat
from boulevard.messages import say
from boulevard.review.decisions import Assessment
from boulevard.review.lines import Step, steps
from boulevard.review.summary import SLIGHT
from boulevard.web import use_cases
from boulevard.web.errors import NotNow
from boulevard.web.http.context import RequestContext
from boulevard.web.services.reviews import Reviews, TableReview
from boulevard.web.tables import snapshot
from boulevard.web.tables.table import Table

ALL = "all"
"""Asks for the decisions of all seats."""


class Whose(BaseModel):
    """Whose decisions are gone through."""

    of: str | None = None
    """A seat, or all of them; by default one's own, or those of people."""

    @property
    def query(self) -> str:
        """What an address needs to go on with the same decisions."""
        return f"?{urlencode({'of': self.of})}" if self.of else ""


class Asked(Whose):
    """What is to be shown of a review."""

    move: int | None = None
    """The moment: after so many moves; the end, if none is named."""
    option: int | None = None
    """Which option of the decision the board shows; none for the position itself."""
    step: int = 1
    """How many moves of its line are played."""
    by: Literal["order", "cost"] = "order"
    answer: bool = False
    """Whether the best move was asked for at a mistake, where it may be hidden."""

    def to(self, move: int, **more: object) -> str:
        """The address of another moment, or of the same one shown otherwise; the list stays as it is."""
        asked = {"move": move, "by": self.by, "of": self.of, **more}
        plain = {name: it.default for name, it in Asked.model_fields.items()}
        told = {name: it for name, it in asked.items() if it is not None and it != plain[name]}
        return "?" + urlencode({name: 1 if it is True else it for name, it in told.items()})


@dataclass(frozen=True)
class Reviewed:
    """A game with its review, and where its pages are."""

    table: Table
    reviews: Reviews
    found: TableReview
    path: str
    """Of the review."""
    replay: str
    opened: bool
    """Whether it is a record."""
    own: Seat | None = None
    """The seat of whoever looks, if they have just one."""

    @cached_property
    def _names(self) -> list[str]:
        return [snapshot.name_of(self.table, place) for place in range(len(self.table.seats))]

    def named(self, seat: Seat) -> str:
        """The name of whoever has a seat."""
        return self._names[self.table.place(seat)]

    def called(self, seat: Seat) -> str:
        """What whoever has a seat is called on the page."""
        return say("web-review-you") if self.is_own(seat) else self.named(seat)

    def is_own(self, seat: Seat) -> bool:
        """Whether somebody looks at what they did themselves."""
        return self.own is not None and seat == self.own

    @cached_property
    def usual(self) -> tuple[Seat, ...]:
        """The seats whose decisions are gone through unless others are asked for: one's own, or those of people."""
        places = set(self.found.people.values())
        people = tuple(seat for place, seat in enumerate(self.table.seats) if place in places)
        return (self.own,) if self.own is not None and self.own in people else people

    def seats(self, whose: Whose) -> tuple[Seat, ...]:
        """The seats whose decisions are gone through (`UnknownSeat`)."""
        if whose.of == ALL:
            return tuple(self.table.seats)
        seat = snapshot.seat_named(self.table, whose.of or None)
        return self.usual if seat is None else (seat,)

    def decisions(self, whose: Whose) -> list[Assessment]:
        """The decisions that are gone through, as far as they were looked at, in order."""
        seats = self.seats(whose)
        return [it for it in self.found.review.assessments if it.decision.seat in seats]

    def mistakes(self, whose: Whose) -> list[int]:
        """The moments of the decisions among them that cost something worth speaking of, in order."""
        return [it.decision.number for it in self.decisions(whose) if it.loss >= SLIGHT]

    def may_hide(self, it: Assessment) -> bool:
        """Whether the better moves may be hidden at a decision: it was a mistake, of one of the usual seats."""
        return it.loss >= SLIGHT and it.decision.seat in self.usual

    def is_riddle(self, it: Assessment, asked: Asked) -> bool:
        """Whether the better moves may be hidden there, and nobody has asked for them yet."""
        return self.may_hide(it) and not asked.answer and asked.option in (None, it.played)

    def try_at(self, number: int, whose: Whose) -> str:
        """The address at which a mistake is tried again."""
        return f"{self.path}/try/{number}{whose.query}"

    def moment(self, asked: Asked) -> int:
        """The moment that is shown."""
        last = len(self.table.moves)
        return last if asked.move is None else max(0, min(last, asked.move))

    def step(self, it: Assessment | None, asked: Asked) -> tuple[list[Step], int]:
        """The positions along the line of the option that is shown, and which of them (`NotNow`).

        There are none while the decision has not been looked at yet: then the position itself is shown.
        """
        if asked.option is None or (it is None and not self.found.ready):
            return [], 0
        if it is None or not 0 <= asked.option < len(it.options):
            raise NotNow("no-such-moment")
        line = list(steps(self.table.game, it, it.options[asked.option]))
        if not 1 <= asked.step <= len(line):
            raise NotNow("no-such-moment")
        return line, asked.step

    def mover(self, shown: int) -> Seat | None:
        """Who moves next; nobody at the end."""
        return self.table.moves[shown][0] if shown < len(self.table.moves) else None

    def viewer(self, shown: int) -> Seat | None:
        """Whose board is shown, where each has its own: that of whoever moves next."""
        return self.mover(shown) if self.table.rules.own_boards else None


async def of_table(ctx: RequestContext, identity: str) -> Reviewed:
    """The review of a game that was played here (`NotNow` before its end)."""
    table = await ctx.watched(identity)
    own = ctx.places(table)
    seat = table.seats[own[0]] if len(own) == 1 else None
    return _reviewed(ctx.tables.reviews, table, f"/review/{table.id}", f"/replay/{table.id}", own=seat)


async def of_record(ctx: RequestContext, identity: str) -> Reviewed:
    """The review of a record that was opened not long ago (`UnknownTable`)."""
    table = await ctx.tables.records.table(identity)
    return _reviewed(ctx.tables.records.reviews, table, f"/record/{table.id}/review", f"/record/{table.id}", True)


def _reviewed(
    reviews: Reviews, table: Table, path: str, replay: str, opened: bool = False, own: Seat | None = None
) -> Reviewed:
    return Reviewed(table, reviews, use_cases.review(reviews, table), path, replay, opened, own)
