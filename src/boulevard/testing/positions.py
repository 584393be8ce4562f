"""What positions of every game must do, where it has them."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import boulevard
from boulevard.errors import BadPosition, BoulevardError, NoPositions
from boulevard.games.contract import Seat, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import from_bytes

JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 10**9, 2**64, 0.5, "", "x", "?", "-", "a1", [], ["a1"], {}, {"a1": 1})
SIGNS = string.ascii_letters + string.digits + "?-+./:,@=* \té²"
EDITS = 12


def positions_round_trip(game: Game) -> None:
    """Everything, and what each seat or a spectator knows: as text, as data and by its view, to the very bytes."""
    rules = game.rules
    if not _has_positions(game):
        return
    for seat, state in _known(game):
        text, data = rules.position(state), json.loads(json.dumps(rules.position_data(state)))
        for position in (text, data):
            again, read = rules.from_position(position)
            assert read.tobytes() == state.tobytes()
            assert again.position(read) == text
        assert data == rules.position_data(state)
        assert "\n" not in text
        assert text.split(" ") == text.split()
        assert (
            seat == "everything" or rules.state_of(json.loads(json.dumps(game.view(seat)))).tobytes() == state.tobytes()
        )
        assert [str(oddity) for oddity in rules.oddities(state)] == []


def _has_positions(game: Game) -> bool:
    try:
        game.position()
    except NoPositions:
        return False
    return True


def _known(game: Game) -> Iterator[tuple[Seat | None, States]]:
    yield "everything", game.state
    for seat in (*game.seats[:3], None):
        yield seat, game.rules.hide(game.state, seat)


def games_go_on_from_positions(game: Game) -> None:
    """A game that begins with a position has the same moves, undo and record, and shows nobody more than before."""
    if not _has_positions(game):
        return
    begun = boulevard.from_position(game.position(everything=True))
    assert begun.state.tobytes() == game.state.tobytes()
    assert begun.moves == []
    assert [begun.legal(seat) for seat in game.seats] == [game.legal(seat) for seat in game.seats]
    for seat in (*game.seats[:3], None):
        assert begun.position(seat) == game.position(seat)
        dealt = boulevard.from_position(game.position(seat), seed=1)
        assert dealt.view(seat) == game.view(seat)
        assert dealt.state.tobytes() == boulevard.from_position(game.position_data(seat), seed=1).state.tobytes()
    for mover in game.turn[:1]:
        begun.apply(mover, begun.actions(mover)[-1])
    record = json.loads(json.dumps(begun.record()))
    again = boulevard.from_record(record)
    assert again.record() == record
    assert again.state.tobytes() == begun.state.tobytes()
    again.undo(len(again.moves))
    assert again.state.tobytes() == game.state.tobytes()


def wrong_positions_are_refused(game: Game) -> None:
    """A position with something changed is refused, or one that can be read again and played to its end."""
    if not _has_positions(game):
        return
    chance = random.Random(game.position(everything=True))
    states = [state for _, state in _known(game)]
    for _ in range(EDITS):
        state = chance.choice(states)
        _refused_or_played(game, _edited_text(chance, game.rules.position(state)))
        _refused_or_played(game, _edited_data(chance, game.rules.position_data(state)))


def _refused_or_played(game: Game, position: Any) -> None:
    try:
        rules, state = game.rules.from_position(position)
    except BoulevardError:
        return
    assert rules.from_position(rules.position(state))[1].tobytes() == state.tobytes()
    assert all(map(str, rules.oddities(state)))
    assert rules.text(rules.view(state, None))
    whole = rules.sample(state, 1)
    Game.from_state(rules, whole)
    rules.playout(whole, 2)
    assert rules.turn(whole) == ()
    assert rules.result(whole)


def wrong_states_are_refused(game: Game) -> None:
    """No game begins with a state in which something is hidden, or with bytes that mean none."""
    if not _has_positions(game):
        return
    rules, chance = game.rules, random.Random(game.position(everything=True))
    for _ in range(EDITS):
        data = bytearray(game.state.tobytes())
        for place in chance.choices(range(len(data)), k=chance.choice((1, 1, 2, 10))):
            data[place] = chance.randrange(256)
        with suppress(BadPosition):
            begun = Game.from_state(rules, from_bytes(bytes(data), rules.dtype))
            rules.playout(begun.state, 1)
    for seat in (*game.seats[:3], None):
        if (known := rules.hide(game.state, seat)).tobytes() != game.state.tobytes():
            with suppress(BadPosition):
                Game.from_state(rules, known)
                raise AssertionError("it was not refused")


def _edited_text(chance: random.Random, text: str) -> str:
    """A text in which some signs are put in, left out, changed or swapped, or a field."""
    fields = text.split(" ")
    if chance.random() < 0.2:
        del fields[chance.randrange(len(fields))]
        return " ".join(fields)
    signs = list(text)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        place, other = chance.randrange(len(signs)), chance.randrange(len(signs))
        match chance.randrange(4):
            case 0:
                signs.insert(place, chance.choice(SIGNS))
            case 1 if len(signs) > 1:
                del signs[place]
            case 2:
                signs[place] = chance.choice(SIGNS)
            case _:
                signs[place], signs[other] = signs[other], signs[place]
    return "".join(signs)


def _edited_data(chance: random.Random, data: Any) -> Any:
    """Data in which one thing is left out, or is something else."""
    if not isinstance(data, dict | list) or not data or chance.random() < 0.1:
        return chance.choice(JUNK)
    copy: Any = data.copy()
    key = chance.choice(list(copy) if isinstance(copy, dict) else range(len(copy)))
    if chance.random() < 0.15:
        del copy[key]
    else:
        copy[key] = _edited_data(chance, copy[key])
    return copy
