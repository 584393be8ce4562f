"""For tests of games: strategies that make them, and checks that every game must pass.

A new game's tests start with `check` for each of `CHECKS`; see docs/adding-a-game.md. Needs the extra `testing`.
"""

from boulevard.errors import from_extra

with from_extra("testing"):
    from boulevard.testing.conformance import CHECKS, check
    from boulevard.testing.strategies import games, options, seeds

__all__ = ["CHECKS", "check", "games", "options", "seeds"]
