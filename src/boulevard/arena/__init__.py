"""The arena: tournaments between bots, on the processes of one machine or of many, and what they show.

>>> from boulevard.arena import Tournament
>>> standings = Tournament("avenue", ["random"], games=2).run()
>>> standings.entries[0].games
2
"""

from __future__ import annotations

from boulevard.arena.engines import Engine, Processes, engine_named
from boulevard.arena.ratings import Estimate
from boulevard.arena.standings import Standing, Standings
from boulevard.arena.tournament import Tournament

__all__ = ["Engine", "Estimate", "Processes", "Standing", "Standings", "Tournament", "engine_named"]
