"""Why a move is not legal, in words that help. The rules themselves are in `rules`; this explains their no."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.grammar import ALONE
from boulevard.games.paris.moves.notation import SPACES, Move, mask_of, spaces_of
from boulevard.games.paris.play.state import BUILDING, COVER_LAMP, COVER_RIVAL, LAYING, POSTCARDS, SEATS, TILES
from boulevard.messages import say

Reason = tuple[str, dict[str, Any]]
"""The key of a sentence and its values."""


def reason(edition: Edition, state: Any, move: Move) -> Reason:
    """Say why the seat to act may not make this move now."""
    return next(_reasons(edition, state, move), ("illegal", {"verb": move.verb}))


def hindrances(edition: Edition, state: Any, words: Sequence[str]) -> Iterator[Reason]:
    """Say why the seat to act can make nothing of the first words of a move: of a postcard, why its action can't be."""
    seat = int(state.turn)
    match words:
        case ["lay", *_] if state.laid[seat] == TILES:
            yield "illegal-no-tile", {}
        case ["build", name] if name in edition.names:
            yield from _building_missing(edition, state, seat, edition.names.index(name))
            yield from _no_chimney(state, seat)
            yield "illegal-no-room", {"building": name}
        case [card, *_] if card in POSTCARDS:
            yield from _activation(state, seat, card)
            yield from _no_action(state, seat, card)


def _no_action(state: Any, seat: int, card: str) -> Iterator[Reason]:
    if card in ALONE:
        return
    if card == "levitation" and not state.reserve[seat]:
        yield "illegal-reserve-empty", {}
    if card == "levitation" and not state.pool:
        yield "illegal-pool-empty", {}
    if card in ("levitation", "jardin"):
        yield from _no_chimney(state, seat)
    yield "illegal-nowhere", {}


def out_of_phase(state: Any, move: Move) -> Iterator[Reason]:
    """Say that a move belongs to the other phase, if it does."""
    if state.phase == LAYING and move.verb not in ("lay", "reserve", "pass"):
        yield "illegal-phase-one", {"verb": move.verb}
    if state.phase == BUILDING and move.verb in ("lay", "reserve"):
        yield "illegal-phase-two", {"verb": move.verb}


def _reasons(edition: Edition, state: Any, move: Move) -> Iterator[Reason]:
    seat = int(state.turn)
    if state.phase == LAYING:
        yield from _while_laying(edition, state, seat, move)
    elif move.verb == "pass":
        yield "illegal-pass-two", {}
    elif move.verb == "build":
        yield from _building_missing(edition, state, seat, move.buildings[-1])
        yield from _no_chimney(state, seat)
        yield from _on_ground(state, seat, move)
    else:
        yield from _activation(state, seat, move.verb)
        yield from _postcard(edition, state, seat, move)
    if move.verb in ("build", "levitation"):
        yield "illegal-mirror", {"building": edition.names[move.buildings[-1]]}


def _while_laying(edition: Edition, state: Any, seat: int, move: Move) -> Iterator[Reason]:
    if move.verb == "pass":
        yield "illegal-pass-one", {}
    elif move.verb == "reserve":
        yield _where_is(edition, state, move.buildings[0])
    elif state.laid[seat] == TILES:
        yield "illegal-no-tile", {}
    else:
        yield "illegal-paved", {"square": SPACES[move.spaces[0]]}


def _where_is(edition: Edition, state: Any, building: int) -> Reason:
    """Who has a building that is not in the pool."""
    for number, seat in enumerate(SEATS):
        for place in ("reserve", "built"):
            if int(getattr(state, place)[number]) >> building & 1:
                return f"illegal-building-{place}", {"building": edition.names[building], "seat": seat}
    return "illegal-building-pool", {"building": edition.names[building]}


def _building_missing(edition: Edition, state: Any, seat: int, building: int) -> Iterator[Reason]:
    if not int(state.reserve[seat]) >> building & 1:
        yield _where_is(edition, state, building)


def _no_chimney(state: Any, seat: int) -> Iterator[Reason]:
    if not state.chimneys[seat]:
        yield "illegal-no-chimney", {}


def _activation(state: Any, seat: int, name: str) -> Iterator[Reason]:
    card = POSTCARDS.index(name)
    for number, owner in enumerate(SEATS):
        if int(state.activated[number]) >> card & 1:
            yield "illegal-card-used", {"card": say(f"paris-draw-card-{name}"), "seat": owner}
    if not int(state.face_up) >> card & 1:
        yield "illegal-card-absent", {"card": say(f"paris-draw-card-{name}")}
    if not state.tokens[seat]:
        yield "illegal-no-token", {}


def _postcard(edition: Edition, state: Any, seat: int, move: Move) -> Iterator[Reason]:
    if move.verb in ALONE:
        return
    if move.verb == "levitation":
        yield from _building_missing(edition, state, seat, move.buildings[0])
        if not int(state.pool) >> move.buildings[1] & 1:
            yield _where_is(edition, state, move.buildings[1])
    if move.verb in ("levitation", "jardin"):
        yield from _no_chimney(state, seat)
    if move.verb in ("levitation", "jardin", "fontaine"):
        if move.verb == "fontaine" and len(move.spaces) != state.fountain_size:
            yield "illegal-fountain", {"count": int(state.fountain_size)}
        yield from _on_ground(state, seat, move)
    elif move.verb == "grande-lumiere":
        yield from _on_lamp(state, move.spaces[0])
    else:
        yield from _on_own(state, seat, move.spaces[0])
        yield "illegal-penseur" if move.verb == "penseur" else "illegal-annex", {}


def _taken(state: Any, spaces: tuple[int, ...]) -> Iterator[Reason]:
    if taken := spaces_of(mask_of(spaces) & int(state.occupied)):
        yield "illegal-taken", {"spaces": ", ".join(taken)}


def _on_ground(state: Any, seat: int, move: Move) -> Iterator[Reason]:
    """Own colour or mixed, but for what rights allow."""
    yield from _taken(state, move.spaces)
    lamps = spaces_of(move.mask & int(state.lamps))
    if lamps and (move.verb == "fontaine" or not state.rights[seat] & COVER_LAMP):
        yield "illegal-lamp", {"spaces": ", ".join(lamps)}
    rivals = spaces_of(move.mask & int(state.colour[1 - seat]))
    if rivals and not state.rights[seat] & COVER_RIVAL:
        yield "illegal-colour", {"spaces": ", ".join(rivals), "colour": SEATS[1 - seat]}
    if len(lamps) > 1:
        yield "illegal-lamps", {"spaces": ", ".join(lamps)}
    if len(rivals) > 1:
        yield "illegal-colours", {"spaces": ", ".join(rivals), "colour": SEATS[1 - seat]}


def _on_own(state: Any, seat: int, space: int) -> Iterator[Reason]:
    yield from _taken(state, (space,))
    if not int(state.colour[seat]) >> space & 1:
        yield "illegal-not-own", {"space": SPACES[space], "colour": SEATS[seat]}


def _on_lamp(state: Any, space: int) -> Iterator[Reason]:
    if not int(state.lamps) >> space & 1:
        yield "illegal-not-lamp", {"space": SPACES[space]}
    yield from _taken(state, (space,))
