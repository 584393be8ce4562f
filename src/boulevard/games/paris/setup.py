"""Setting a game of Paris up: from options and a seed, or from a record (Setup)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from boulevard.errors import BadOption, BadRecord
from boulevard.games.contract import Setup
from boulevard.games.kernels.states import from_bytes
from boulevard.games.paris import INFO
from boulevard.games.paris.edition import Edition, edition
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.play.state import (
    BUILDINGS,
    CHIMNEYS,
    LAYING,
    POSTCARDS,
    POSTCARDS_IN_PLAY,
    SEATS,
    STATE,
    TILES,
    TOKENS,
    States,
)
from boulevard.games.positions import is_one_of
from boulevard.games.verifiable import VerifiableRandom

STANDARD = "standard"
"""The edition that a record need not name."""

CHOICES = ("starts", "penseur", "fountain", "mirror")
"""Options that stand in a setup as they are; the order is that of a record."""

_CARD_BITS = {name: 1 << number for number, name in enumerate(POSTCARDS)}
_PILES_AT: int = STATE.fields["piles"][1]  # type: ignore[index]
_PILES = slice(_PILES_AT, _PILES_AT + len(SEATS) * TILES)
"""Where the piles lie in a state."""


def deal(seed: int | str, options: Mapping[str, Any]) -> tuple[Setup, Edition]:
    """Complete the options and shuffle the piles."""
    chosen = INFO.settled(options, free=("postcards", "edition"))
    if not isinstance(chosen["edition"], (str, Path, Mapping)):
        raise INFO.options["edition"].refused(chosen["edition"])
    box = edition(chosen["edition"])
    rng = VerifiableRandom(seed)
    tiles = range(1, TILES + 1)
    piles = {seat: rng.shuffled(tiles) for seat in SEATS}
    setup: Setup = {"postcards": _postcards(chosen["postcards"], box, rng)}
    for name in CHOICES:
        setup[name] = chosen[name]
    if setup["starts"] == "random":
        setup["starts"] = rng.choice(SEATS)
    if box is not edition(STANDARD):
        setup["edition"] = dict(box.source)
    setup["piles"] = piles
    return setup, box


def _postcards(choice: Any, box: Edition, rng: VerifiableRandom) -> list[str]:
    if isinstance(choice, str) and choice == "starred":
        return list(box.starred)
    if isinstance(choice, str) and choice == "random":
        drawn = rng.shuffled(POSTCARDS)[:POSTCARDS_IN_PLAY]
        return sorted(drawn, key=POSTCARDS.index)
    if not _are_postcards(choice):
        raise BadOption("bad-postcards", value=choice, count=POSTCARDS_IN_PLAY, names=", ".join(POSTCARDS))
    if len(choice) != POSTCARDS_IN_PLAY:
        raise BadOption("bad-postcards-count", count=POSTCARDS_IN_PLAY, picked=len(choice))
    return sorted(choice, key=POSTCARDS.index)


def _are_postcards(names: Any) -> bool:
    """Whether these are names of postcards, however many, each once."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        return False
    return all(isinstance(name, str) and name in POSTCARDS for name in names) and len(set(names)) == len(names)


def check(setup: Mapping[str, Any]) -> tuple[Setup, Edition]:
    """Read the setup of a record, or say what is wrong where."""
    for name in ("postcards", *CHOICES, "piles"):
        if name not in setup:
            raise BadRecord("record-missing", where=f"setup.{name}")
    if not _are_postcards(setup["postcards"]) or len(setup["postcards"]) != POSTCARDS_IN_PLAY:
        names = ", ".join(POSTCARDS)
        raise BadRecord("record-postcards", where="setup.postcards", count=POSTCARDS_IN_PLAY, names=names)
    checked: Setup = {"postcards": sorted(setup["postcards"], key=POSTCARDS.index)}
    for name in CHOICES:
        checked[name] = _checked_choice(name, setup[name])
    box = _checked_edition(setup.get("edition", STANDARD))
    if box is not edition(STANDARD):
        checked["edition"] = dict(box.source)
    checked["piles"] = _checked_piles(setup["piles"])
    return checked, box


def _checked_choice(name: str, value: Any) -> Any:
    values = [known for known in INFO.options[name].values if known != "random"]
    if not is_one_of(value, values):
        known = ", ".join(map(str, values))
        raise BadRecord("record-value", where=f"setup.{name}", value=value, values=known)
    return value


def _checked_edition(value: Any) -> Edition:
    try:
        box = edition_of_others(value)
    except BadEdition as error:
        raise BadRecord("record-edition", where="setup.edition", reason=error) from error
    if box is None:
        raise BadRecord("record-edition-name", where="setup.edition")
    return box


def edition_of_others(value: object) -> Edition | None:
    """Return an edition that others name: by the name of a shipped one, or the whole of it (`BadEdition`).

    There is none of anything else: never a file of this machine.
    """
    is_no_file = isinstance(value, Mapping) or (isinstance(value, str) and not value.endswith(".toml"))
    return edition(value) if is_no_file else None  # type: ignore[arg-type]


def _checked_piles(piles: Any) -> dict[str, list[int]]:
    if not isinstance(piles, Mapping) or set(piles) != set(SEATS):
        raise BadRecord("record-piles", where="setup.piles")
    for seat in SEATS:
        pile = piles[seat]
        whole = isinstance(pile, Sequence) and all(type(tile) is int for tile in pile)
        if not whole or sorted(pile) != list(range(1, TILES + 1)):
            raise BadRecord("record-pile", where=f"setup.piles.{seat}", count=TILES)
    return {seat: list(piles[seat]) for seat in SEATS}


def start(setup: Setup) -> States:
    """Return the state before the first move, as an array of one."""
    cards = sum(map(_CARD_BITS.__getitem__, setup["postcards"]))
    data = bytearray(_blank(cards, *map(setup.__getitem__, CHOICES)))
    piles = setup["piles"]
    data[_PILES] = bytes([tile - 1 for seat in SEATS for tile in piles[seat]])
    return from_bytes(data, STATE)


@lru_cache(maxsize=256)
def _blank(cards: int, starts: str, penseur: str, fountain: int, mirror: bool) -> bytes:
    """The state before the first move of all games with these options, but for its piles."""
    states = np.zeros(1, dtype=STATE)
    states["pool"] = (1 << BUILDINGS) - 1
    states["face_up"] = cards
    states["tokens"] = TOKENS
    states["chimneys"] = CHIMNEYS
    states["phase"] = LAYING
    states["starts"] = states["turn"] = SEATS.index(starts)
    states["own_only"] = penseur == "own"
    states["fountain_size"] = fountain
    states["mirror"] = mirror
    return states.tobytes()


def drawn(states: States) -> Setup:
    """Return those parts of a setup that chance settles, from the state before the first move."""
    state = states[0]
    return {
        "postcards": [name for card, name in enumerate(POSTCARDS) if int(state.face_up) >> card & 1],
        "starts": SEATS[state.starts],
        "piles": {seat: [int(tile) + 1 for tile in state.piles[number]] for number, seat in enumerate(SEATS)},
    }
