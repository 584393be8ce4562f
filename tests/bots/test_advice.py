"""Advice: what moves cost, what is said of them, and that it tells nothing a seat may not know."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from boulevard.bots.advice import Hint, hint
from boulevard.bots.adviser import Adviser, Reason
from boulevard.bots.avenue.advice.reasons import Change
from boulevard.bots.avenue.advice.reasons import reasons as avenue_reasons
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.advice.reasons import reasons as paris_reasons
from boulevard.bots.registry import adviser, ready_bot
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.games.registry import NAMES, rules
from boulevard.messages import Said, speaking

QUICK = {"paris": Budget(simulations=2000), "avenue": Budget(simulations=200)}
POINTS = {
    "advice-paris-lights": 1,
    "advice-paris-brightens": 1,
    "advice-paris-darkens": -1,
    "advice-paris-group": 1,
    "advice-paris-unbuilt": 1,
    "advice-paris-postcards": 1,
    "advice-paris-postcards-less": -1,
    "advice-paris-takes": 1,
    "advice-paris-gives": -1,
}
"""What counts points of the margin that a move makes at once, and with which sign."""


def played(name: str, moves: int, seed: int = 1, **options: object) -> Game:
    """A game in which greedy bots have made some moves, with a little chance."""
    game, chance = Game(rules(name).dealt(seed, options)), random.Random(seed)
    greedy = ready_bot(name, "greedy")
    for _ in range(moves):
        if game.over:
            break
        seat = game.turn[0]
        by_chance = chance.random() < 0.3
        choice = chance.choice(game.actions(seat)) if by_chance else greedy.think(Sight.of(game, seat), 1).action
        game.apply(seat, choice)
    return game


def sights(name: str, *moves: int, **options: object) -> Iterator[Sight]:
    for count in moves:
        game = played(name, count, seed=count, **options)
        if not game.over:
            yield Sight.of(game, game.turn[0])


def given(sight: Sight, seed: int = 3) -> Hint:
    return hint(sight, QUICK[sight.rules.info.name], seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_moves_that_can_be_made(name: str) -> None:
    for sight in sights(name, 0, 9, 24, 35):
        told = given(sight)
        ideas = [it for it in (told.best, told.second, told.obvious) if it]
        legal = {sight.write(action) for action in sight.actions}
        assert {it.move for it in ideas} <= legal
        assert told.best.loss == 0
        assert all(it.loss >= 0 for it in ideas)
        assert told.second is None or told.second.move != told.best.move
        assert not told.obvious or (told.second and told.second.loss <= told.obvious.loss)
        assert told.obvious is None or told.obvious.move != told.best.move


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_and_simulations_give_equal_hints(name: str) -> None:
    for sight in sights(name, 7, 30):
        assert given(sight) == given(sight)
        assert pickle.loads(pickle.dumps(given(sight))) == given(sight)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [5, 14])
def test_a_hint_knows_nothing_that_its_seat_does_not(name: str, moves: int) -> None:
    """Whatever is hidden may be otherwise: the hint is the same, to the letter."""
    game = played(name, moves, **({"players": 2} if name == "avenue" else {}))
    seat = game.turn[0]
    hidden = game.rules.hide(game.state, seat)
    worlds = [game.rules.sample(hidden, seed) for seed in range(3)]
    assert len({world.tobytes() for world in [game.state, *worlds]}) == 4
    starts = [game.rules.sample(game.rules.hide(game.rules.start(), None), seed) for seed in range(3)]
    deals = [game.rules, *(game.rules.from_setup(game.rules.setup_of(start)) for start in starts)]
    found = [
        given(Sight(dealt.redealt(), dealt.hide(world, seat), seat))
        for dealt, world in zip(deals, [game.state, *worlds], strict=True)
    ]
    assert all(it == found[0] for it in found)


def test_the_reasons_of_paris_add_up_to_the_score_sheets() -> None:
    seen = set()
    for sight in sights("paris", 29, 32, 34, 36, 38, 40, 44):
        if sight.view["phase"] == 1:
            continue
        before = sight.view["score"]
        own, rival = sight.seat, next(seat for seat in sight.rules.seats if seat != sight.seat)
        for action in sight.actions[:: max(1, len(sight.actions) // 25)]:
            after = sight.rules.preview(sight.known, sight.seat, action)["score"]
            gain = after[own]["total"] - before[own]["total"] - after[rival]["total"] + before[rival]["total"]
            found = [
                (it.said.key, int(str(it.said.values["points"])))
                for it in paris_reasons(sight, action, None)
                if it.said.key in POINTS
            ]
            assert sum(POINTS[key] * points for key, points in found) == gain, sight.write(action)
            seen |= {key for key, _ in found}
    assert {"advice-paris-lights", "advice-paris-group", "advice-paris-unbuilt"} <= seen


def buildable(sight: Sight, action: int) -> set[str]:
    """The buildings that a seat could build if it were its turn again after a move, by the rules."""
    state = copied(sight.known)
    sight.rules.apply(state, sight.seat, action)
    state["turn"] = sight.rules.number(sight.seat)
    moves = [sight.rules.write(state, sight.seat, int(it)) for it in sight.rules.actions(state, sight.seat)]
    return {move.split()[1] for move in moves if move.startswith("build ")}


def test_what_stays_possible_in_paris_is_compared_with_the_other_move() -> None:
    kept = 0
    for sight in sights("paris", 30, 31, 33, 35):
        if sight.view["phase"] == 1 or not sight.view["reserve"][sight.seat]:
            continue
        builds = [action for action in sight.actions if sight.write(action).startswith("build ")]
        for action, other in zip(builds[::7], builds[3::7], strict=False):
            keeps = {
                it.said.values["what"]
                for it in paris_reasons(sight, action, other)
                if it.said.key == "advice-paris-keeps"
            }
            lost = {
                it.said.values["what"]
                for it in paris_reasons(sight, action, other)
                if it.said.key == "advice-paris-no-room"
            }
            assert keeps <= buildable(sight, action) - buildable(sight, other)
            assert not lost & buildable(sight, action)
            kept += len(keeps)
    assert kept


def test_the_reasons_of_avenue_count_what_is_joined() -> None:
    seen = set()
    for sight in sights("avenue", 3, 8, 13, 18, 21, 26, 31, 36):
        for action in sight.actions:
            change = Change.by(sight, action)
            found = {it.said.key: it for it in avenue_reasons(sight, action, sight.actions[0])}
            joined = [
                found[key]
                for key in ("advice-avenue-enough", "advice-avenue-more", "advice-avenue-nearer")
                if key in found
            ]
            assert len(joined) == (change.will["grapes"] > change.was["grapes"])
            for it in joined:
                assert it.said.values["count"] == change.will["grapes"]
                assert it.said.values["more"] == change.will["grapes"] - change.was["grapes"]
            enough = change.will["grapes"] > change.beat >= change.was["grapes"]
            assert ("advice-avenue-enough" in found) == enough
            gain = sum(
                change.will["castles"][it]["points"] - change.was["castles"][it]["points"] for it in ("purple", "green")
            )
            assert ("advice-avenue-castle" in found) == (gain > 0)
            seen |= set(found)
    assert {"advice-avenue-enough", "advice-avenue-more", "advice-avenue-later", "advice-avenue-open"} <= seen
    assert {"advice-avenue-blocks", "advice-avenue-blind", "advice-avenue-to-farm", "advice-avenue-peek"} <= seen


def test_a_round_that_ends_with_nothing_is_warned_of() -> None:
    """On the last card of a round, a move that leaves the farm short is told so if another one does not."""
    warned = 0
    for seed in range(40):
        game, greedy = Game(rules("avenue").dealt(seed, {})), ready_bot("avenue", "greedy")
        while not game.over:
            sight = Sight.of(game, 0)
            is_last = Change.by(sight, sight.actions[0]).is_last
            changes = {action: Change.by(sight, action) for action in sight.actions if is_last}
            enough = [action for action, it in changes.items() if it.grapes[1] > it.beat]
            short = [action for action, it in changes.items() if it.grapes[1] <= it.beat]
            if enough and short:
                keys = [it.said.key for it in avenue_reasons(sight, short[0], enough[0]) if not it.is_good]
                assert "advice-avenue-zero" in keys
                assert "advice-avenue-zero" not in [it.said.key for it in avenue_reasons(sight, enough[0], short[0])]
                warned += 1
            game.apply(0, greedy.think(sight, 1).action)
        if warned > 3:
            return
    assert warned


@pytest.mark.parametrize("name", NAMES)
def test_every_move_has_a_name_of_its_own(name: str) -> None:
    guide = adviser(name)
    for sight in sights(name, 0, 12, 28, 31, 37, **({"postcards": "random"} if name == "paris" else {})):
        names = [str(guide.phrase(sight, action)) for action in sight.actions]
        assert len(set(names)) == len(names)


def test_what_is_said_is_said_in_the_readers_language() -> None:
    said = Said("advice-paris-lights", {"what": Said("paris-draw-what-garden"), "lamps": 2, "points": 4})
    assert str(said) == "Garden is lit by two streetlights:\N{NO-BREAK SPACE}+4"
    with speaking("pt"):
        assert "+4" in str(said)
    assert Reason(said, -1.0).is_good is False


def test_any_game_can_be_advised_on() -> None:
    sight = next(sights("paris", 8))
    plain = Adviser()
    values = [it.value for it in plain.weigh(sight, sight.actions[:3], Budget(simulations=30), 1)]
    assert len(values) == 3
    assert np.isfinite(values).all()
    assert plain.phrase(sight, sight.actions[0]) == sight.rules.phrase(sight.write(sight.actions[0]))
    assert plain.obvious(sight) == ()
    assert plain.reasons(sight, sight.actions[0], None) == ()
