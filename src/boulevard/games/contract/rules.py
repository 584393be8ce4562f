"""All parts together."""

from __future__ import annotations

from boulevard.games.contract.batches import Batches
from boulevard.games.contract.information import Information
from boulevard.games.contract.moving import Advancing
from boulevard.games.contract.notation import Notation
from boulevard.games.contract.pictures import Pictures
from boulevard.games.contract.positions import Positions


class Rules(Notation, Information, Positions, Pictures, Batches, Advancing):
    """A game with one setup."""
