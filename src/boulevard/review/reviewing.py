"""Reviewing a whole game: every decision is assessed, the last first, and the assessments become accounts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from boulevard.bots.adviser import Hindsight
from boulevard.bots.contract import Budget
from boulevard.bots.registry import adviser, prepare
from boulevard.errors import NotOver
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.kernels.parallel import cores
from boulevard.messages.seats import listed
from boulevard.review.accounts import Account, accounts, settled
from boulevard.review.decisions import Assessment, Decision, assess, decisions, sight_of


@dataclass(frozen=True)
class Review:
    """What there is to say about a game that is over."""

    game: str
    assessments: tuple[Assessment, ...]
    """All decisions, in the order in which they were made."""
    accounts: Mapping[Seat, Account]
    """Of each seat that had something to decide."""
    hindsight: Hindsight | None = None
    """The most that could have been made of the game, if that can be told."""
    was_left: bool = False
    """Whether the game was left before its end: there is no result then, and there are no accounts."""


def review(game: Game, budget: Budget | None = None, threads: int | None = None) -> Review:
    """Review a game that is over (`NotOver`). The same game has the same review on every machine."""
    found = list(assessments(game, budget, threads))[::-1]
    return concluded(game, found, hindsight(game))


def assessments(game: Game, budget: Budget | None = None, threads: int | None = None) -> Iterator[Assessment]:
    """Assess all decisions of a game, the last first, each as soon as it and those before it are done."""
    if not game.over:
        raise NotOver("not-over", seats=listed(game.turn))
    prepare(game.name)

    def look(decision: Decision) -> Assessment:
        return assess(sight_of(game, decision), decision, budget)

    with ThreadPoolExecutor(threads or cores()) as pool:
        yield from pool.map(look, reversed(decisions(game)))


def hindsight(game: Game, effort: float = 1.0) -> Hindsight | None:
    """The most that could have been made of a game, if that can be told; games that begin in the middle have none."""
    return adviser(game.name).hindsight(game.rules, effort) if game.is_whole else None


def concluded(game: Game, found: list[Assessment], hindsight: Hindsight | None = None) -> Review:
    """Put assessments of all decisions, in order, together; a game that was left before its end has no accounts."""
    final = so_far(game, found)
    sums = accounts(game, final.assessments) if game.over else {}
    return Review(game.name, final.assessments, sums, hindsight, was_left=not game.over)


def so_far(game: Game, found: list[Assessment]) -> Review:
    """Put assessments of the last decisions, in order, together: a review without accounts."""
    return Review(game.name, tuple(settled(game, found) if game.over else found), {}, was_left=not game.over)
