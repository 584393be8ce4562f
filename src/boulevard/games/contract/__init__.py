"""What a game is to everything above it.

A *setup* is the plain data of a record: all that was settled before the first move. `Rules` are a game with one
setup. A *state* is an array of one record of `Rules.dtype`; a batch of states is a longer one. Actions are integers
inside and notation outside; a *view* is what one seat may know.

Its parts: `play` (turns, legal actions, the result), `notation` (moves as text), `describing` (what the numbers of
actions mean), `information` (what a seat may know), `observing` (the same as rows of numbers), `outcomes` (what chance
may bring), `positions` (states as text and data), `pictures` (views drawn), `steps` (many games move by move; `buffers`
hold what they offer), `batches` (many states at once), `moving` (one state, move by move). Only what is abstract there
must be written for a new game.
"""

from boulevard.games.contract.buffers import NO_ACTIONS, Buffers, Lists, Step
from boulevard.games.contract.data import (
    DEFAULTS,
    Actions,
    GameInfo,
    Option,
    Played,
    Playouts,
    Result,
    ScoreEntry,
    Seat,
    Seed,
    Setup,
    States,
    View,
)
from boulevard.games.contract.describing import Description, Factors, Head
from boulevard.games.contract.observing import ObservationPart
from boulevard.games.contract.outcomes import Outcomes
from boulevard.games.contract.pictures import Drawing
from boulevard.games.contract.positions import PositionForm
from boulevard.games.contract.rules import Rules

__all__ = [
    "DEFAULTS",
    "NO_ACTIONS",
    "Actions",
    "Buffers",
    "Description",
    "Drawing",
    "Factors",
    "GameInfo",
    "Head",
    "Lists",
    "ObservationPart",
    "Option",
    "Outcomes",
    "Played",
    "Playouts",
    "PositionForm",
    "Result",
    "Rules",
    "ScoreEntry",
    "Seat",
    "Seed",
    "Setup",
    "States",
    "Step",
    "View",
]
