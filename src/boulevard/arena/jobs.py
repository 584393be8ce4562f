"""Work as plain data that any process on any machine can carry out: that of a tournament, and of whoever else has some.

What comes of a job follows from the job alone: the deal is in it, and every thought has its seed from the job, the
number of the move and the seat. Only bots that think by the clock answer differently on another machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import combinations
from typing import Any, ClassVar, Protocol, Self

from boulevard.games.contract import Seat, Setup
from boulevard.games.verifiable import VerifiableRandom

Line = dict[str, Any]
"""What came of a job: a line of a file, as plain data. Its key `job` is the job's id."""


@dataclass(frozen=True)
class Entrant:
    """A bot in a tournament."""

    name: str
    """Its spec, as it was given."""
    spec: str
    """What that means: for a level the spec of its bot, otherwise the same."""

    @property
    def key(self) -> str:
        """What its results are kept under: a level that has come to mean another bot must not keep the old ones."""
        return self.name if self.name == self.spec else f"{self.name}={self.spec}"


@dataclass(frozen=True)
class Deal:
    """A setup that bots play: the same for all who play it."""

    number: int
    seed: str
    setup: Setup


Tell = Callable[[dict[str, Any]], None]
"""Is told what happens while a job is carried out, as plain data of one key (`guard`)."""


class Job(Protocol):
    """A piece of work."""

    WORK: ClassVar[str]
    """The function that carries it out, as `module:name`: it gets the job's data, its progress and a `Tell`."""

    @property
    def id(self) -> str:
        """What its line is known by."""

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""


def carried_out(work: str, data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Carry out a job that was told as data, from where its progress leaves off."""
    module, _, name = work.partition(":")
    line: Line = getattr(import_module(module), name)(data, progress, tell)
    return line


def thought_seed(text: str) -> int:
    """Return the seed of a thought, from a text that no other thought has."""
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "backslashreplace")).digest()[:8], "big") >> 1


@dataclass(frozen=True)
class Measurement:
    """A deal of which is to be found out what could be made of it at best."""

    WORK: ClassVar[str] = "boulevard.arena.match:measured"

    id: str
    game: str
    deal: Deal

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Return the job that plain data describes."""
        return cls(**{**data, "deal": Deal(**data["deal"])})


@dataclass(frozen=True)
class Match(Measurement):
    """One game to be played."""

    WORK: ClassVar[str] = "boulevard.arena.match:played"

    players: Sequence[str]
    """Names by seat."""
    specs: Sequence[str]
    """The bots behind them."""
    grace: float
    """Seconds that a thought may take beyond the bot's own budget."""

    def seed(self, move: int, seat: Seat) -> int:
        """Return the seed for a thought."""
        return thought_seed(f"{self.deal.seed} {self.id} {move} {seat}")


def schedule(
    game: str, seats: int, entrants: Sequence[Entrant], deals: Sequence[Deal], grace: float
) -> Iterator[Match]:
    """Return all matches: every group of bots that fills a table plays every deal, each bot once in every seat.

    The seats of a deal go round, from an order that is drawn for the group. All groups play a deal before
    the next one comes, so that a tournament which is stopped has come as far with every bot.
    """
    for deal in deals:
        for group in combinations(entrants, seats):
            order = VerifiableRandom(f"{deal.seed} seats").shuffled(group)
            for turn in range(seats):
                yield _match(game, deal, order[turn:] + order[:turn], grace)


def measurements(game: str, deals: Sequence[Deal]) -> Iterator[Measurement]:
    """Return the measurements of all deals."""
    return (Measurement(str(deal.number), game, deal) for deal in deals)


def _match(game: str, deal: Deal, seated: Sequence[Entrant], grace: float) -> Match:
    id_ = " ".join([str(deal.number), *(entrant.key for entrant in seated)])
    names, specs = [entrant.name for entrant in seated], [entrant.spec for entrant in seated]
    return Match(id_, game, deal, names, specs, grace)
