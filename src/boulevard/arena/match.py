"""Playing one match: bots take turns, and one that fails forfeits."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

import numpy as np

from boulevard.arena.jobs import Line, Match, Measurement, Tell
from boulevard.bots import measures
from boulevard.bots.contract import Sight
from boulevard.bots.conversation import shown
from boulevard.bots.errors import BotFailed
from boulevard.bots.registry import ReadyBot, is_own, module, ready_bot
from boulevard.games.contract import Rules, Seat
from boulevard.games.game import Game
from boulevard.games.registry import rules

SITE = "boulevard arena"
SETTLED_BY_FORFEIT = 2
"""At a table of so many seats or fewer, a game ends when one forfeits."""

CRASHED, FAILED, STALLED, NONSENSE, DOWN = "crashed", "failed", "stalled", "nonsense", "down"
"""Reasons of a forfeit: raised an error, said itself that it failed, took too long, answered no legal move, ended the
process it was in."""


@dataclass(frozen=True)
class Forfeit:
    """That a seat's bot has failed, and how."""

    seat: Seat
    reason: str
    detail: str
    move: int
    """How many moves had been made."""


@dataclass
class Progress:
    """How far a match has come: what another process needs to go on with it."""

    moves: list[tuple[Seat, int, float | None]] = field(default_factory=list)
    """Seat, action and seconds; no seconds where a seat had forfeited."""
    forfeits: list[Forfeit] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Progress:
        """Return what plain data tells."""
        return cls([tuple(move) for move in data["moves"]], [Forfeit(**forfeit) for forfeit in data["forfeits"]])


class RunningMatch:
    """A match that is being played. What happens is told as it happens, as plain data of one key (`guard`)."""

    def __init__(self, match: Match, progress: Progress, tell: Tell) -> None:
        self.match = match
        self.progress = progress
        self.tell = tell
        self.game = Game(_warm(match.game).from_setup(match.deal.setup))
        for seat, action, _ in progress.moves:
            self.game.apply(seat, action)

    def play(self) -> Line:
        """Play to the end; return the record, with what the arena wants to know."""
        players = [self._seated(seat, spec) for seat, spec in zip(self.game.seats, self.match.specs, strict=True)]
        while not self.game.over and not self._is_settled():
            seat = self.game.turn[0]
            self._move(seat, players[self.game.seats.index(seat)])
        return self._line()

    def _is_settled(self) -> bool:
        return bool(self.progress.forfeits) and len(self.game.seats) <= SETTLED_BY_FORFEIT

    def _has_forfeited(self, seat: Seat) -> bool:
        return any(forfeit.seat == seat for forfeit in self.progress.forfeits)

    def _seated(self, seat: Seat, spec: str) -> ReadyBot | None:
        if self._has_forfeited(seat):
            return None
        self.tell({"seats": seat})
        try:
            return _warmed(self.match.game, ready_bot(self.match.game, spec)).on(1)
        except BaseException as error:
            self._forfeit(seat, *_blame(error))
            return None

    def _move(self, seat: Seat, bot: ReadyBot | None) -> None:
        """Let a bot move; a seat that has forfeited makes its first legal move, so that the others can finish."""
        if bot is None or self._has_forfeited(seat):
            self._carry_out(seat, self.game.actions(seat)[0], None)
            return
        sight, seed = Sight.of(self.game, seat), self.match.seed(len(self.progress.moves), seat)
        self.tell({"thinks": seat, "seconds": (bot.budget.seconds or 0.0) + self.match.grace})
        begun = time.perf_counter()
        try:
            thought: object = bot.think(sight, seed)
            seconds = time.perf_counter() - begun
            action = getattr(thought, "action", thought)
            answered = repr(action)
        except BaseException as error:
            self._forfeit(seat, *_blame(error))
            return
        if (type(action) is not int and not isinstance(action, np.integer)) or action not in self.game.actions(seat):
            self._forfeit(seat, NONSENSE, shown(answered))
            return
        self._carry_out(seat, int(action), round(seconds, 6))

    def _carry_out(self, seat: Seat, action: int, seconds: float | None) -> None:
        self.game.apply(seat, action)
        self.progress.moves.append((seat, action, seconds))
        self.tell({"moves": [seat, action, seconds]})

    def _forfeit(self, seat: Seat, reason: str, detail: str) -> None:
        forfeit = Forfeit(seat, reason, detail, len(self.progress.moves))
        self.progress.forfeits.append(forfeit)
        self.tell({"forfeits": asdict(forfeit)})

    def _line(self) -> Line:
        scores = self.game.rules.scores(self.game.state)[0].tolist() if self.game.over else None
        line: Line = {
            **self.game.record(),
            "seats": list(self.game.seats),
            "players": list(self.match.players),
            "site": SITE,
            "times": [seconds for _, _, seconds in self.progress.moves],
            "job": self.match.id,
            "deal": self.match.deal.number,
            "scores": scores,
            "places": self._places(scores),
            "figures": self._figures(),
        }
        return {**line, "forfeits": [asdict(one) for one in self.progress.forfeits]} if self.progress.forfeits else line

    def _places(self, scores: Sequence[int] | None) -> list[int]:
        """Every seat's place, counted from 1: winners first, then by score, who forfeited last; equals share one."""
        failed = [self._has_forfeited(seat) for seat in self.game.seats]
        ranks = [(fail, False, 0) for fail in failed]
        if scores:
            winners = self.game.rules.winners(self.game.state)[0].tolist()
            ended = zip(failed, winners, scores, strict=True)
            ranks = [(True, False, 0) if fail else (False, not won, -score) for fail, won, score in ended]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    def _figures(self) -> list[Mapping[str, float]]:
        if not self.game.over:
            return []
        result = self.game.result()
        return [dict(measures.figures(self.game.name, result, seat)) for seat in self.game.seats]


@cache
def _warm(game: str) -> type[Rules]:
    """The rules, with machine code loaded, which would otherwise count as time of the first to think."""
    found = rules(game)
    found.prepared()
    return found


def _warmed(game: str, bot: ReadyBot) -> ReadyBot:
    """A bot, with machine code loaded if it is one of the game's own."""
    if is_own(game, type(bot.bot)):
        _warm_bots(game)
    return bot


@cache
def _warm_bots(game: str) -> None:
    getattr(module(game), "prepare", lambda: None)()


def played(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Play a match, or go on with it."""
    return RunningMatch(Match.read(data), Progress.read(progress), tell).play()


def measured(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Find out what could be made of a deal at best."""
    measurement = Measurement.read(data)
    record = Game(rules(measurement.game).from_setup(measurement.deal.setup)).record()
    found = measures.yardstick(measurement.game, record)
    return {"job": measurement.id, "deal": measurement.deal.number, "yardstick": dict(found) if found else None}


def _blame(error: BaseException) -> tuple[str, str]:
    """Reason and detail of a forfeit for an error; one that can't even be told is known by its type."""
    if isinstance(error, BotFailed):
        return FAILED, _shortened(str(error))
    try:
        return CRASHED, _shortened(f"{type(error).__name__}: {error}")
    except Exception:
        return CRASHED, type(error).__name__


def _shortened(text: str) -> str:
    return shown(" ".join(text.split()))
