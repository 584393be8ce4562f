"""Boulevard: the digital table for two board games.

>>> import boulevard
>>> game = boulevard.new("paris", seed=7)
>>> game.turn
('orange',)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boulevard.bots.contract import Thought
    from boulevard.games.contract import GameInfo, Rules, Seat
    from boulevard.games.game import Game
    from boulevard.review.reviewing import Review

    def games() -> Mapping[str, GameInfo]:
        """Return the games there are by name, with their seats and options."""

    def review(game: Game) -> Review:
        """Review a game that is over: what each decision cost, and what was luck (`NotOver`)."""
else:
    from boulevard import games, review  # packages that can be called

__version__ = "0.1.0"
__all__ = ["analyse", "from_position", "from_record", "games", "new", "review", "rules"]


def new(name: str, *, seed: int | str | None = None, **options: Any) -> Game:
    """Start a new game. The same seed gives the same shuffle; without one it is drawn at random."""
    from boulevard.games.game import Game
    from boulevard.games.registry import rules
    from boulevard.games.verifiable import checked_seed

    return Game(rules(name).dealt(secrets.randbits(64) if seed is None else checked_seed(seed), options))


def rules(name: str, *, seed: int | str = 0, **options: Any) -> Rules:
    """Return the rules of a game with these options, for work on many states at once; the seed settles its shuffle."""
    from boulevard.games import registry
    from boulevard.games.verifiable import checked_seed

    return registry.rules(name).dealt(checked_seed(seed), options)


def from_record(record: Mapping[str, Any]) -> Game:
    """Rebuild a game from its record; one that does not follow the rules is refused with `BadRecord`."""
    from boulevard.games.beginning import of_record

    return of_record(record).replayed(record)


def from_position(position: str | Mapping[str, Any], seed: int | str = 0) -> Game:
    """Start a game with a position, as text or as data; one that means nothing is refused with `BadPosition`.

    What the position leaves open is filled by chance, from the seed, which may be a text.
    """
    from boulevard.games.beginning import of_position

    return of_position(position, seed)


def analyse(
    game: Game, seat: Seat | None = None, *, seconds: float = 5.0, threads: int = 1, is_open: bool = False
) -> Iterator[Thought]:
    """Let a strong bot think about a game for a seat that is to act; what it finds comes again and again, ever better.

    It knows no more than the seat does, unless everything is open to it.
    """
    from boulevard.bots.analysis import analyse

    return analyse(game, seat, seconds=seconds, threads=threads, is_open=is_open)
