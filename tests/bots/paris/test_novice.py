"""The bot of Paris that errs like people: what it misses costs it games, and it makes no move that looks absurd."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from benchmarks.absurdities import ABSURDITIES, Moment, absurd_moves, absurdities
from boulevard.bots.contract import Sight
from boulevard.bots.errors import UnknownBot
from boulevard.bots.paris.impressions import EVERYTHING, Part, experience
from boulevard.bots.paris.novice import impressions
from boulevard.bots.paris.sense import WHILE_BUILDING, WHILE_LAYING, sensible
from boulevard.bots.registry import levels, ready_bot
from boulevard.games.game import Game
from tests.games.paris.policies import POLICIES, Player, games

NOVICES = [f"level:{level.number}" for level in levels("paris") if level.spec.startswith("novice")]
OPTIONS = st.fixed_dictionaries(
    {
        "postcards": st.sampled_from(["random", "starred"]),
        "penseur": st.sampled_from(["any", "own"]),
        "mirror": st.booleans(),
    }
)


def test_four_levels_err_like_people() -> None:
    assert NOVICES == ["level:1", "level:2", "level:3", "level:4"]


@settings(max_examples=24)
@given(st.sampled_from(NOVICES), st.sampled_from([*NOVICES, "random"]), st.integers(0, 10**6), OPTIONS)
def test_no_level_makes_an_absurd_move(level: str, other: str, seed: int, options: dict[str, object]) -> None:
    found = [(name, game.moves) for number, name, game in absurd_moves((level, other), seed, **options) if number == 0]
    assert found == []


def test_whoever_plays_anyhow_makes_every_kind_of_absurd_move() -> None:
    found: set[str] = set()
    for seed, policy in enumerate(("hoarding", "hasty", "declining", "uniform") * 20):
        if len(found) == len(ABSURDITIES):
            break
        game, player = boulevard.new("paris", seed=seed, postcards="random"), Player(seed, [policy])
        while not game.over:
            move = player.choose(game)
            found.update(absurdities(Moment(game), move))
            game.play(game.turn[0], move)
    assert found == set(ABSURDITIES) == {*WHILE_LAYING, *WHILE_BUILDING}


@pytest.mark.parametrize("policy", sorted(POLICIES))
def test_there_is_always_a_sensible_move_and_none_is_absurd(policy: str) -> None:
    """At every moment of some games that reach the strangest corners of the rules."""
    for seed in range(3):
        game, player = boulevard.new("paris", seed=seed, postcards="random"), Player(seed, [policy])
        while not game.over:
            sight = Sight.of(game, game.turn[0])
            kept = sensible(sight, impressions(sight, EVERYTHING))["action"].tolist()
            assert kept
            moment = Moment(game)
            ways = [move for move in map(sight.write, kept) if absurdities(moment, move)]
            assert not ways or len(kept) == len(ways) == len(sight.actions)
            player.play(game)


@settings(max_examples=60)
@given(game=games())
def test_impressions_tell_what_a_move_gains_in_truth(game: Game) -> None:
    if game.over or game.state["phase"][0] != 2:
        return
    seat, number = game.turn[0], game.rules.number(game.turn[0])
    before = game.rules.margins(game.state)[0, number]
    for it in impressions(Sight.of(game, seat), Part(0))[::7]:
        game.apply(seat, int(it["action"]))
        assert game.rules.margins(game.state)[0, number] - before == it["gain"]
        game.undo()


def test_a_part_that_is_missed_changes_what_is_known_of_it_alone() -> None:
    known, without = experience(EVERYTHING), experience(EVERYTHING & ~Part.GROUP)
    assert (known != without).sum() == 1


@pytest.mark.parametrize("spec", ["novice:misses=lamps", "novice:noise=much", "novice:eye=-1"])
def test_what_cannot_be_missed_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="novice"):
        ready_bot("paris", spec)


def test_more_sight_wins() -> None:
    """Whoever sees everything beats whoever misses it all, on the same deals from both seats."""
    ahead = 0
    everything = "+".join(part.name.lower() for part in Part if part.name)
    for seed in range(6):
        for first in (0, 1):
            bots = [ready_bot("paris", spec) for spec in ("novice", f"novice:misses={everything},noise=3")]
            game = boulevard.new("paris", seed=seed)
            while not game.over:
                number = game.rules.number(game.turn[0])
                game.apply(game.turn[0], bots[number ^ first].think(Sight.of(game, game.turn[0]), seed).action)
            margin = int(game.rules.margins(game.state)[0, first])
            ahead += margin
    assert ahead > 0
