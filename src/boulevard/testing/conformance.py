"""What every game must do. Each check takes a game at some point and leaves it as it was."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
from collections.abc import Callable
from functools import partial

import numpy as np
from hypothesis import HealthCheck, given, settings

import boulevard
from boulevard.bots.registry import opponents
from boulevard.errors import BadStates, BoulevardError, NotOver, UnknownSeat
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.kernels.states import repeated
from boulevard.games.rulebook import has_rulebook, rulebook
from boulevard.messages import catalogue
from boulevard.testing.batches import (
    batches_do_what_single_states_do,
    finished_games_stay_finished,
    hidden_states_are_not_played_on,
    playouts_are_games,
    steps_tell_what_comes_next,
)
from boulevard.testing.drawings import (
    drawings_are_well_formed,
    drawings_can_share_a_page,
    drawings_on_pages_have_no_style_of_their_own,
    pictures_are_small_and_stand_alone,
)
from boulevard.testing.learning import (
    actions_are_described,
    chance_adds_up,
    observations_have_their_parts,
    observations_show_nothing_hidden,
    observations_tell_moves_apart,
    wrong_arrays_for_observations_are_refused,
)
from boulevard.testing.positions import (
    games_go_on_from_positions,
    positions_round_trip,
    wrong_positions_are_refused,
    wrong_states_are_refused,
)
from boulevard.testing.refusals import refused
from boulevard.testing.secrecy import (
    drawings_and_bots_rules_show_nothing_hidden,
    previews_show_nothing_hidden,
    views_show_nothing_hidden,
    what_is_unknown_tells_when_something_is_shown,
)
from boulevard.testing.strategies import games

Check = Callable[[Game], None]
JUNK = ("", " ", "x", "draw", "lay z9 7", "pass pass", "\x00", "é" * 50, "x" * 10_000)


def check(checked: Check, name: str, examples: int = 40) -> None:
    """Run a check on games that Hypothesis makes."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(game=games(name))
    def holds(game: Game) -> None:
        before = game.state.tobytes()
        checked(game)
        assert game.state.tobytes() == before, "the check or the game has changed the state"

    holds()


def sentences_are_there(game: Game) -> None:
    """What lists and forms say of a game by its keys is in the catalogue: its options, its levels, its rules."""
    name = game.name
    keys = [option.about for option in game.rules.info.options.values()] + [it.about for it in opponents(name)]
    keys += rulebook(name).keys() if has_rulebook(name) else []
    assert [key for key in keys if key not in catalogue()] == []


def seats_to_act_have_moves(game: Game) -> None:
    """Exactly the seats whose turn it is have legal moves, in numbers and in notation alike."""
    assert game.over == (game.turn == ())
    for seat in game.seats:
        actions, legal = game.actions(seat), game.legal(seat)
        assert (len(actions) > 0) == (seat in game.turn)
        assert list(actions) == sorted(set(actions))
        assert all(0 <= action < game.rules.action_count for action in actions)
        assert len(legal) == len(set(legal)) == len(actions)


def notation_round_trips(game: Game) -> None:
    """What is written is read as the same action, in any case and with extra blanks."""
    for seat in game.turn:
        for action, text in zip(game.actions(seat), game.legal(seat), strict=True):
            assert game.rules.read(game.state, seat, text) == action
            assert game.rules.read(game.state, seat, f"  {text.upper().replace(' ', '   ')} ") == action


def undo_restores_the_bytes(game: Game) -> None:
    """A move changes the state, and taking it back restores it."""
    before, moves = game.state.tobytes(), game.moves
    for seat in game.turn:
        for action in game.actions(seat)[:10]:
            game.apply(seat, action)
            assert game.state.tobytes() != before
            game.undo()
            assert game.state.tobytes() == before
    assert game.moves == moves


def seats_act_in_any_order(game: Game) -> None:
    """Seats that must act together may do so in any order, with the same outcome."""
    choices = {seat: game.actions(seat)[-1] for seat in game.turn}
    outcomes = {_after(game, choices, order) for order in (list(choices), list(choices)[::-1])}
    assert len(outcomes) == 1


def _after(game: Game, choices: dict[Seat, int], order: list[Seat]) -> bytes:
    for seat in order:
        game.apply(seat, choices[seat])
    state = game.state.tobytes()
    game.undo(len(order))
    return state


def records_round_trip(game: Game) -> None:
    """A record is plain data, and rebuilds the game; a result stands in it at the end only."""
    record = json.loads(json.dumps(game.record()))
    again = boulevard.from_record(record)
    assert again.record() == record
    assert again.state.tobytes() == game.state.tobytes()
    assert ("result" in record) == game.over


def explanations_add_up(game: Game) -> None:
    """The score sheets explained: entries in the order of seats, spaces that are there, points that add up."""
    for viewer in (game.seats[0], None):
        view = game.view(viewer)
        entries = game.rules.explain(view)
        assert json.loads(json.dumps(entries)) == entries
        order = [game.rules.number(entry["seat"]) for entry in entries]
        assert order == sorted(order)
        drawn = game.rules.svg(view, ()) if game.rules.drawing else ""
        spaces = set(re.findall(r'data-space="([^"]+)"', drawn))
        for entry in entries:
            assert all((entry["text"], entry["label"], entry["line"]))
            assert not game.rules.drawing or spaces.issuperset([*entry["spaces"], *entry["also"]])
            assert not set(entry["spaces"]) & set(entry["also"])
        for number, seat in enumerate(game.seats):
            explained = sum(entry["points"] for entry in entries if entry["seat"] == seat and not entry["running"])
            assert explained == game.rules.scores(game.state)[0, number]
            assert not (game.over and any(entry["running"] for entry in entries))


def samples_are_playable(game: Game) -> None:
    """What is put in for the unknown is a state of the game, in which the seat has the same moves."""
    for seat in game.turn:
        known = game.rules.hide(game.state, seat)
        sample = game.rules.sample(known, 1)
        assert game.rules.actions(sample, seat).tolist() == list(game.actions(seat))
        assert game.rules.actions(known, seat).tolist() == list(game.actions(seat))
        game.rules.playout(sample, 2)
        assert game.rules.turn(sample) == ()


def wrong_arrays_are_refused(game: Game) -> None:
    """What is not an array of this game's states, or does not go with them, is refused before compiled code sees it."""
    rules, states = game.rules, repeated(game.state, 4)
    for wrong in (states[::2], states.reshape(2, 2), states.view(np.uint8), np.zeros(3)):
        for use in (rules.legal, rules.look, rules.scores, rules.winners, rules.legal_mask, rules.turns, rules.over):
            _refused(game, lambda use=use, wrong=wrong: use(wrong), BadStates)  # type: ignore[misc]
    _refused(game, partial(rules.turn, states), BadStates)
    _refused(game, partial(rules.result, states), BadStates)
    _refused(game, partial(rules.view, states, None), BadStates)
    for tell in (rules.svg, rules.text, rules.explain, rules.pieces):
        _refused(game, partial(tell, game.state), BadStates)  # type: ignore[arg-type]
    for actions in (np.zeros(3, np.int32), np.zeros(4), np.zeros((2, 2), int), "none"):
        _refused(game, partial(rules.apply_each, states, actions), BadStates)
        _refused(game, partial(rules.step, states, actions), BadStates)
    _refused(game, partial(rules.look, states, buffers=rules.buffers(5)), BadStates)
    _refused(game, partial(rules.legal_mask, states, out=np.zeros((4, 1))), BadStates)
    for stranger in (1000, -1, 10**9, "nobody", 0.5, [0]):
        _refused(game, lambda stranger=stranger: rules.legal(states, stranger), UnknownSeat)  # type: ignore[misc]
        _refused(game, lambda stranger=stranger: rules.view(states[:1], stranger), UnknownSeat)  # type: ignore[misc]
        _refused(game, lambda stranger=stranger: rules.actions(states[:1], stranger), UnknownSeat)  # type: ignore[misc]
    assert rules.legal(states[:0])[1].shape == (0,)
    assert rules.playout(states[:0], 1).moves.shape == (0,)


def bad_actions_are_refused(game: Game) -> None:
    """A state takes no action that is not legal, and a batch takes none if one of its states would."""
    rules = game.rules
    for seat in game.seats:
        legal = game.actions(seat)
        chosen = np.full(3, legal[0] if legal else 0)
        for wrong in {-1, rules.action_count, 2**31 - 1, 2**40, *range(rules.action_count)[:30]} - set(legal):
            state, states = game.state, repeated(game.state, 3)
            _refused(game, partial(rules.apply, state, seat, wrong))
            assert state.tobytes() == game.state.tobytes()
            if game.over:
                continue
            chosen[2] = wrong
            for take in (rules.apply_each, rules.step):
                _refused(game, partial(take, states, chosen, seat))
                assert states.tobytes() == game.state.tobytes() * 3


def copies_go_their_own_ways(game: Game) -> None:
    """What is played in a copy does not touch the game that it was made of."""
    before = game.record()
    for copied_game in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copied_game.record() == before
        if not game.over:
            copied_game.apply(game.turn[0], game.actions(game.turn[0])[0])
        elif before["moves"]:
            copied_game.undo()
        assert game.record() == before
        assert (copied_game.record() == before) == (game.over and not before["moves"])


def bad_moves_are_refused(game: Game) -> None:
    """Junk, moves out of turn and numbers that are not legal give typed errors."""
    chance = random.Random(1)
    for seat in game.seats:
        for text in JUNK:
            _refused(game, lambda seat=seat, text=text: game.play(seat, text))  # type: ignore[misc]
        wrong = set(chance.sample(range(game.rules.action_count), min(20, game.rules.action_count)))
        wrong -= set(game.actions(seat))
        for action in (*wrong, -1, game.rules.action_count, "1", True, None, np.zeros(1, int)):
            _refused(game, lambda seat=seat, action=action: game.apply(seat, action))  # type: ignore[misc]
    for stranger in ("nobody", -1, 1000, True, None, 0.0, [0], np.zeros(2)):
        _refused(game, lambda stranger=stranger: game.play(stranger, "x"), UnknownSeat)  # type: ignore[misc]
    if not game.over:
        _refused(game, game.result, NotOver)


def _refused(game: Game, attempt: Callable[[], object], expected: type[BoulevardError] = BoulevardError) -> None:
    before = game.state.tobytes()
    refused(attempt, expected)
    assert game.state.tobytes() == before


CHECKS: tuple[Check, ...] = (
    sentences_are_there,
    seats_to_act_have_moves,
    notation_round_trips,
    undo_restores_the_bytes,
    seats_act_in_any_order,
    records_round_trip,
    positions_round_trip,
    games_go_on_from_positions,
    wrong_positions_are_refused,
    wrong_states_are_refused,
    views_show_nothing_hidden,
    drawings_and_bots_rules_show_nothing_hidden,
    previews_show_nothing_hidden,
    what_is_unknown_tells_when_something_is_shown,
    observations_have_their_parts,
    observations_show_nothing_hidden,
    observations_tell_moves_apart,
    wrong_arrays_for_observations_are_refused,
    actions_are_described,
    chance_adds_up,
    explanations_add_up,
    samples_are_playable,
    batches_do_what_single_states_do,
    steps_tell_what_comes_next,
    playouts_are_games,
    hidden_states_are_not_played_on,
    wrong_arrays_are_refused,
    drawings_are_well_formed,
    drawings_can_share_a_page,
    drawings_on_pages_have_no_style_of_their_own,
    pictures_are_small_and_stand_alone,
    bad_moves_are_refused,
    bad_actions_are_refused,
    finished_games_stay_finished,
    copies_go_their_own_ways,
)
