"""What chance may bring, listed: as often as it is drawn, and as many as can be counted."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.errors import NoOutcomes, TooManyOutcomes
from boulevard.games.avenue.play.state import PEEK, SECRET, UNKNOWN
from boulevard.games.contract import Outcomes, Rules, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied, repeated

SAMPLES = 20_000


def followed(rules: Rules, hidden: States) -> dict[bytes, Fraction]:
    """All that comes of following chance to its end, with probabilities."""
    waiting, found = [(Fraction(1), hidden)], Counter[bytes]()
    while waiting:
        probability, state = waiting.pop()
        outcomes = rules.chance(state)
        if outcomes.states.tobytes() == state.tobytes():
            found[state.tobytes()] += probability  # type: ignore[assignment]
        else:
            waiting += [(probability * share, after) for share, after in outcomes]
    return dict(found)  # type: ignore[arg-type]


def played_until(game: Game, few: int, seat: Any) -> States:
    """Play on, anyhow, until few states agree with what a seat knows; return that."""
    chance = np.random.default_rng(5)
    while True:
        hidden = game.rules.hide(game.state, seat)
        if game.rules.completions(hidden) <= few:
            return hidden
        actor = game.turn[int(chance.integers(len(game.turn)))]
        lays = [action for action in game.actions(actor) if game.name != "paris" or action < 64]
        game.apply(actor, int(chance.choice(lays or game.actions(actor))))


CASES: list[tuple[str, dict[str, Any], Any]] = [
    ("paris", {}, "orange"),
    ("paris", {"starts": "blue"}, None),
    ("avenue", {}, 0),
    ("avenue", {"players": 3, "sheet": ["A B C D", "E F P1 G3"]}, 1),
]


@pytest.mark.parametrize(("name", "options", "seat"), CASES)
def test_following_chance_leads_to_all_that_agrees(name: str, options: dict[str, Any], seat: Any) -> None:
    game = boulevard.new(name, seed=3, **options)
    hidden = played_until(game, 3000, seat)
    rules = game.rules
    listed = rules.determinizations(hidden)
    assert len(listed) == rules.completions(hidden) > 1
    assert {state.tobytes(): probability for probability, state in listed} == followed(rules, hidden)
    assert game.state.tobytes() in {state.tobytes() for _, state in listed}


@pytest.mark.parametrize(("name", "options", "seat"), CASES)
def test_what_is_listed_is_drawn_as_often(name: str, options: dict[str, Any], seat: Any) -> None:
    """A chi-square test with a fixed seed: samples come as often as they should."""
    game = boulevard.new(name, seed=4, **options)
    hidden = played_until(game, 200, seat)
    rules = game.rules
    drawn = Counter(state.tobytes() for state in rows(rules.sample(repeated(hidden, SAMPLES), 6)))
    listed = {state.tobytes(): float(probability) * SAMPLES for probability, state in rules.determinizations(hidden)}
    assert set(drawn) <= set(listed)
    assert distance(drawn, listed) < limit(len(listed))


@pytest.mark.parametrize(("name", "seat"), [("paris", "blue"), ("avenue", 0)])
def test_the_next_thing_is_drawn_as_often(name: str, seat: Any) -> None:
    game = boulevard.new(name, seed=2)
    if name == "paris":
        game.apply("orange", 0)
    rules = game.rules
    hidden = rules.hide(game.state, seat)
    outcomes = rules.chance(hidden)
    shown = np.flatnonzero(outcomes.states.view(np.uint8).reshape(len(outcomes), -1)[0] != hidden.view(np.uint8))
    bytes_of = rules.sample(repeated(hidden, SAMPLES), 1).view(np.uint8).reshape(SAMPLES, -1)[:, shown]
    drawn = Counter(row.tobytes() for row in bytes_of)
    listed = {state.view(np.uint8)[shown].tobytes(): float(part) * SAMPLES for part, state in outcomes}
    assert set(drawn) == set(listed)
    assert distance(drawn, listed) < limit(len(listed))


def rows(states: States) -> list[States]:
    return [states[number : number + 1] for number in range(len(states))]


def distance(drawn: Counter[bytes], expected: dict[bytes, float]) -> float:
    return sum((drawn[it] - mean) ** 2 / mean for it, mean in expected.items())


def limit(kinds: int) -> float:
    """More than four standard deviations above the mean of chi-square."""
    return kinds + 4 * math.sqrt(2 * kinds) + 4


def test_too_many_are_counted() -> None:
    game = boulevard.new("paris", seed=1)
    with pytest.raises(TooManyOutcomes, match="203212800") as refused:
        game.rules.determinizations(game.rules.hide(game.state, "orange"))
    assert refused.value.values == {"count": math.factorial(7) * math.factorial(8), "limit": 10_000}


def test_nothing_unknown_is_one_state() -> None:
    game = boulevard.new("paris", seed=1)
    for outcomes in (game.rules.chance(game.state), game.rules.determinizations(game.state, 1)):
        assert outcomes.probabilities == (Fraction(1),)
        assert outcomes.states.tobytes() == game.state.tobytes()
        assert outcomes.states is not game.state


def test_tiles_of_the_seat_to_act_come_first() -> None:
    game = boulevard.new("paris", seed=1)
    hidden = game.rules.hide(game.state, None)
    first = game.rules.chance(hidden)
    assert [state["piles"][0, 0, 0] for _, state in first] == [*range(8)]
    assert set(first.probabilities) == {Fraction(1, 8)}
    second = game.rules.chance(first[3][1])
    assert [state["piles"][0, 0, :2].tolist() for _, state in second] == [[3, tile] for tile in (0, 1, 2, 4, 5, 6, 7)]


def test_cards_of_avenue_come_as_often_as_they_are_left() -> None:
    game = boulevard.new("avenue", seed=1)
    left = game.view(0)["left"]
    outcomes = game.rules.chance(game.rules.hide(game.state, 0))
    assert outcomes.probabilities == tuple(Fraction(count, 41) for count in left.values() if count)
    assert {int(state["table"]["roads"][0, 1]) for _, state in outcomes} == {*range(6), *range(8, 14)}


def test_a_farm_is_shown_to_those_who_peek_and_when_a_round_ends() -> None:
    game = boulevard.new("avenue", seed=1)
    state = game.state
    state["sheets"]["peeks"] = 1
    assert farms_shown(game.rules.chance(game.rules.hide(state, None))) == 5
    ending = game.state
    ending["table"]["yellows"], ending["table"]["roads"][0, 0] = 3, 9
    assert farms_shown(game.rules.chance(game.rules.hide(ending, 0))) == 5
    ending["table"]["roads"][0, 0] = 1
    assert farms_shown(game.rules.chance(game.rules.hide(ending, 0))) == 1


def farms_shown(outcomes: Outcomes) -> int:
    return len({int(farm) for farm in outcomes.states["table"]["farms"][:, 1]})


def test_a_game_may_begin_with_nothing_known() -> None:
    """For programs that deal card by card: the first farm, the first card, and so on."""
    rules = boulevard.rules("avenue")
    state = rules.start()
    state["table"]["farms"], state["table"]["roads"] = UNKNOWN, UNKNOWN
    (_, state), *_ = farms = rules.chance(state)
    assert len(farms) == 6
    (_, state), *_ = cards = rules.chance(state)
    assert sum(cards.probabilities) == 1
    assert (state["table"]["farms"][0] != UNKNOWN).sum() == (state["table"]["roads"][0] != UNKNOWN).sum() == 1


def test_secret_choices_are_shown_one_by_one() -> None:
    game = boulevard.new("avenue", seed=1, players=3)
    game.apply(1, 5)
    game.apply(2, PEEK)
    hidden = game.rules.hide(game.state, 0)
    assert (hidden["sheets"]["choice"][0] == SECRET).sum() == 2
    outcomes = game.rules.chance(hidden)
    assert [int(state["sheets"]["choice"][0, 1]) for _, state in outcomes] == list(
        game.rules.actions(game.rules.start(), 1)
    )
    assert (outcomes[0][1]["sheets"]["choice"][0] == SECRET).sum() == 1


def test_outcomes_are_a_sequence() -> None:
    rules = boulevard.rules("paris")
    outcomes = rules.chance(rules.hide(rules.start(), None))
    assert len(outcomes) == len([*outcomes]) == 8
    assert outcomes[-1][1].tobytes() == outcomes.states[7:].tobytes()
    assert [state.tobytes() for _, state in outcomes[2:4]] == [it.tobytes() for it in rows(outcomes.states[2:4])]
    with pytest.raises(IndexError):
        outcomes[8]


def test_a_game_need_not_list_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = boulevard.rules("paris")
    plain: Any = Rules
    for name in ("shown_next", "completions", "completed"):
        monkeypatch.setattr(type(rules), name, getattr(plain, name))
    hidden = rules.hide(rules.start(), "blue")
    for use in (rules.chance, rules.determinizations):
        with pytest.raises(NoOutcomes, match="can’t list"):
            use(hidden)
    assert len(rules.chance(copied(rules.start()))) == 1
