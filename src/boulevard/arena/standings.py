"""What a tournament has shown: the bots in order, with all their figures."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from boulevard.arena.jobs import Line
from boulevard.arena.ratings import Estimate, Numbers, elo, mean, openskill, share, wilson

FORMAT = "boulevard-arena/1"


@dataclass(frozen=True)
class Times:
    """How long the thoughts of a bot took, in seconds."""

    mean: float
    low: float
    """One in twenty was faster."""
    median: float
    high: float
    """One in twenty was slower."""
    most: float


@dataclass(frozen=True)
class Standing:
    """One bot's figures."""

    bot: str
    games: int
    wins: float
    """A win that is shared by n counts 1/n."""
    draws: int
    """Games for two without a winner."""
    place: float
    """Mean place."""
    rating: Estimate | None
    """Elo for games of two, OpenSkill's for larger tables; there is none for games alone."""
    score: Estimate | None
    """Mean score of finished games; alone, a forfeited game counts 0, or what the worst made of the deal if less."""
    behind: Estimate | None
    """Mean difference to the score of the best bot on the same deals, for games alone."""
    share: Estimate | None
    """The score as a share of the best that could have been made of the same deals, where that was found out."""
    figures: Mapping[str, float]
    """Means of what the game counts beside points."""
    times: Times | None
    forfeits: Mapping[tuple[str, str], int]
    """How often it forfeited, by reason and detail."""
    scores: Sequence[int]
    """All its scores."""

    @property
    def losses(self) -> float:
        """Games that were neither won nor drawn."""
        return self.games - self.wins - self.draws


class Cell(NamedTuple):
    """What one bot made against another."""

    games: int
    share: Estimate


@dataclass(frozen=True)
class Heading:
    """What a tournament is, and how much of it has been played."""

    game: str
    title: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    bots: Sequence[str]
    deals: int
    planned: int
    played: int
    anchor: tuple[str, float] | None = None


@dataclass(frozen=True)
class Standings:
    """The bots of a tournament, the best first."""

    heading: Heading
    entries: Sequence[Standing]
    cross: Mapping[tuple[str, str], Cell]
    """Points of one bot against another as a share, for all pairs that met."""
    yardstick: Mapping[str, float]
    """Means of what could have been made of the deals."""

    def as_data(self) -> dict[str, Any]:
        """Return all of it as plain data; what is not known, or infinite, is None."""
        heading = vars(self.heading)
        cross = [
            {"bot": bot, "against": other, "games": cell.games, "share": cell.share}
            for (bot, other), cell in self.cross.items()
        ]
        entries = [_entry_data(entry) for entry in self.entries]
        data = {"format": FORMAT, **heading, "standings": entries, "cross": cross, "yardstick": self.yardstick}
        return {name: _plain(value) for name, value in data.items()}


def standings(heading: Heading, lines: Sequence[Line], yardsticks: Mapping[int, Mapping[str, float]]) -> Standings:
    """Work out the standings from the lines of all games that were played."""
    return _Count(heading, lines, yardsticks).standings()


class _Seat(NamedTuple):
    """One bot's part of a game."""

    line: Line
    number: int

    @property
    def deal(self) -> int:
        deal: int = self.line["deal"]
        return deal

    @property
    def place(self) -> int:
        place: int = self.line["places"][self.number]
        return place

    @property
    def forfeit(self) -> Mapping[str, Any] | None:
        seat = self.line["seats"][self.number]
        return next((forfeit for forfeit in self.line.get("forfeits", ()) if forfeit["seat"] == seat), None)

    @property
    def score(self) -> int | None:
        """The score that its bot has made; none if it forfeited or the game was not finished."""
        return None if self.forfeit or self.line["scores"] is None else int(self.line["scores"][self.number])

    @property
    def seconds(self) -> list[float]:
        """How long its thoughts took."""
        seat = self.line["seats"][self.number]
        moves = zip(self.line["moves"], self.line["times"], strict=True)
        return [seconds for (mover, _), seconds in moves if mover == seat and seconds is not None]


class _Count:
    """The counting."""

    def __init__(self, heading: Heading, lines: Sequence[Line], yardsticks: Mapping[int, Mapping[str, float]]) -> None:
        self.heading = heading
        self.lines = lines
        self.yardsticks = yardsticks
        self.seats: dict[str, list[_Seat]] = {bot: [] for bot in heading.bots}
        for line in lines:
            for number, bot in enumerate(line["players"]):
                self.seats[bot].append(_Seat(line, number))
        self.worst: dict[int, int] = defaultdict(int)
        for seat in chain.from_iterable(self.seats.values()):
            self.worst[seat.deal] = min(self.worst[seat.deal], seat.score or 0)

    def standings(self) -> Standings:
        ratings = self._ratings()
        entries = [self._entry(bot, ratings.get(bot)) for bot in self.heading.bots]
        return Standings(self.heading, sorted(entries, key=_rank), self._cross(), self._yardstick())

    def _entry(self, bot: str, rating: Estimate | None) -> Standing:
        seats = self.seats[bot]
        scored = [(score, seat.deal) for seat in seats if (score := self._score(seat)) is not None]
        forfeits = Counter((seat.forfeit["reason"], seat.forfeit["detail"]) for seat in seats if seat.forfeit)
        return Standing(
            bot=bot,
            games=len(seats),
            wins=sum(_win(seat) for seat in seats),
            draws=sum(_is_draw(seat) for seat in seats),
            place=float(np.mean([seat.place for seat in seats])) if seats else math.nan,
            rating=rating,
            score=mean(*zip(*scored, strict=True)) if scored else None,
            behind=self._behind(bot),
            share=self._share(bot),
            figures=_figures(seats),
            times=_times([seconds for seat in seats for seconds in seat.seconds]),
            forfeits=dict(forfeits.most_common()),
            scores=[score for score, _ in scored],
        )

    def _score(self, seat: _Seat) -> int | None:
        """A score; to forfeit a game alone must not pay, so it counts like the worst that was made of the deal."""
        return self.worst[seat.deal] if seat.forfeit and self.heading.seats == 1 else seat.score

    def _ratings(self) -> Mapping[str, Estimate]:
        """Elo at tables of two, OpenSkill's at larger ones."""
        bots = self.heading.bots
        if self.heading.seats < 2 or not self.lines:
            return {}
        if self.heading.seats > 2:
            tables = [([bots.index(bot) for bot in line["players"]], line["places"]) for line in self.lines]
            return dict(zip(bots, openskill(tables, len(bots)), strict=True))
        anchor = self.heading.anchor
        fixed = (None, 0.0) if anchor is None else (bots.index(anchor[0]), anchor[1])
        return dict(zip(bots, elo(self._points_by_deal(), *fixed) or (), strict=False))

    def _points_by_deal(self) -> Mapping[int, Numbers]:
        number = {bot: index for index, bot in enumerate(self.heading.bots)}
        points: dict[int, Numbers] = {}
        for line in self.lines:
            made = points.setdefault(line["deal"], np.zeros((len(number), len(number))))
            for bot, other, point in _pairs(line):
                made[number[bot], number[other]] += point
        return points

    def _cross(self) -> Mapping[tuple[str, str], Cell]:
        points: dict[tuple[str, str], list[float]] = defaultdict(list)
        for line in self.lines:
            for bot, other, point in _pairs(line):
                points[bot, other].append(point)
        return {pair: Cell(len(made), wilson(sum(made), len(made))) for pair, made in points.items()}

    @cached_property
    def _alone(self) -> Mapping[str, Mapping[int, int]]:
        """The scores of games alone by bot and deal, of the bot with the best mean first."""
        if self.heading.seats > 1:
            return {}
        scores = {
            bot: {seat.deal: self._score(seat) or 0 for seat in seats} for bot, seats in self.seats.items() if seats
        }
        return dict(sorted(scores.items(), key=lambda item: -np.mean(list(item[1].values()))))

    def _behind(self, bot: str) -> Estimate | None:
        if bot not in self._alone or bot == (best := next(iter(self._alone))):
            return None
        own, other = self._alone[bot], self._alone[best]
        deals = [deal for deal in own if deal in other]
        return mean([own[deal] - other[deal] for deal in deals], deals) if deals else None

    def _share(self, bot: str) -> Estimate | None:
        own = self._alone.get(bot, {})
        deals = [deal for deal in own if deal in self.yardsticks]
        if not deals:
            return None
        return share([own[deal] for deal in deals], [self.yardsticks[deal]["best"] for deal in deals], deals)

    def _yardstick(self) -> Mapping[str, float]:
        names = sorted({name for found in self.yardsticks.values() for name in found})
        found = {name: [one[name] for one in self.yardsticks.values() if name in one] for name in names}
        return {name: float(np.mean(values)) for name, values in found.items()}


def _pairs(line: Line) -> Iterable[tuple[str, str, float]]:
    """Every two players of a game, and what the first made against the second."""
    for player, place in zip(line["players"], line["places"], strict=True):
        for other, its in zip(line["players"], line["places"], strict=True):
            if player != other:
                yield player, other, 0.5 if place == its else float(place < its)


def _win(seat: _Seat) -> float:
    """A win, or a part of it where it is shared; a game for two that nobody wins alone is a draw instead."""
    if seat.place != 1 or _is_draw(seat):
        return 0.0
    return 1 / Counter[int](seat.line["places"])[1]


def _is_draw(seat: _Seat) -> bool:
    return bool(seat.line["places"] == [1, 1])


def _figures(seats: Sequence[_Seat]) -> Mapping[str, float]:
    """Means over all games that were finished without a forfeit."""
    values: dict[str, list[float]] = defaultdict(list)
    for seat in seats:
        if seat.line["figures"] and not seat.forfeit:
            for name, value in seat.line["figures"][seat.number].items():
                values[name].append(value)
    return {name: float(np.mean(counted)) for name, counted in values.items()}


def _times(seconds: Sequence[float]) -> Times | None:
    if not seconds:
        return None
    return Times(float(np.mean(seconds)), *(float(part) for part in np.quantile(seconds, (0.05, 0.5, 0.95, 1))))


def _rank(entry: Standing) -> tuple[float, float, int, str]:
    """The order of the standings: by rating, mean score, fewer forfeits; what has neither rating nor score is last."""
    rating = entry.rating.value if entry.rating else -math.inf
    score = entry.score.value if entry.score else -math.inf
    return -rating, -score, sum(entry.forfeits.values()), entry.bot


def _entry_data(entry: Standing) -> dict[str, Any]:
    data = {name: value for name, value in vars(entry).items() if name != "forfeits"}
    forfeits = [{"reason": why, "detail": detail, "games": count} for (why, detail), count in entry.forfeits.items()]
    return {**data, "losses": entry.losses, "forfeits": forfeits}


def _plain(value: Any) -> Any:
    """Plain data through and through, as JSON knows it."""
    if isinstance(value, Estimate | Times):
        return _plain(vars(value))
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
