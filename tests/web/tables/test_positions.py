"""Tables that begin with a position: dealt, played, taken back, replayed from their logs, and played again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import boulevard
from boulevard.bots.contract import Sight
from boulevard.errors import BadPosition, BoulevardError
from boulevard.games.game import Game
from boulevard.games.registry import rules
from boulevard.web.errors import BadTable, NotNow
from boulevard.web.event_log.events import Event
from boulevard.web.tables import decisions, positions, snapshot
from boulevard.web.tables.shuffle import UNSHUFFLED
from boulevard.web.tables.table import MOST_CHAIRS, Chair, Table
from boulevard.web.thinking.questions import MoveAsked, answer
from tests.web.tables.test_decisions import ANN, BOB, FREE, NEW, ROBOT, happen, key_of, move

KINDS = {"paris": {}, "avenue": {"players": 2}}
FIRST_PHASE = 12
"""Moves after which tiles are still to be laid in Paris, and cards to be revealed in Avenue."""


def after(name: str, moves: int, seed: int = 5) -> Game:
    """A game after so many moves at random."""
    game, chance = boulevard.new(name, seed=seed, **KINDS[name]), random.Random(seed)
    for _ in range(moves):
        seat = game.turn[0]
        game.apply(seat, chance.choice(game.actions(seat)))
    return game


def stages(name: str) -> Iterator[Game]:
    """A game at all its stages, from its start on."""
    moves, game = 0, after(name, 0)
    while not game.over:
        yield game
        moves += 7
        try:
            game = after(name, moves)
        except (IndexError, BoulevardError):
            return


def begun(position: Any, *chairs: Chair, seed: str = "seed") -> Table:
    name = position.split()[0] if isinstance(position, str) else position["game"]
    (created,) = decisions.create(name, {}, chairs or (ANN, ROBOT), seed, position=position).here
    return Table("t1", Event(created.kind, json.loads(json.dumps(created.data))))


def told(game: Game) -> list[str]:
    """A position as anybody knows it, as the seat that is next does, and with everything."""
    return [game.position(), game.position(game.turn[0]), game.position(everything=True)]


@pytest.mark.parametrize("name", KINDS)
def test_a_game_begins_with_a_position_of_any_stage_is_played_to_its_end_by_bots_and_replayed(name: str) -> None:
    chance = random.Random(name)
    for game in stages(name):
        at = begun(chance.choice(told(game)), ANN, BOB, seed=str(chance.random()))
        log = [Event(at.log[0][0], decisions.create(name, {}, (ANN, BOB), at.seed, position=at.position).here[0].data)]
        assert at.game.view() == game.view()
        assert at.turn == [at.place(seat) for seat in game.turn]
        while not at.over:
            place = at.turn[0]
            question = MoveAsked.of(Sight.of(at.game, at.seats[place]), 1, at.thought_seed(place))
            log += happen(at, decisions.move(at, place, answer(question), at.number(place)))
        again = Table.replayed("t1", log)
        assert again.game.record() == at.game.record()
        assert boulevard.from_record(snapshot.record(again)).result() == at.game.result()


@pytest.mark.parametrize("name", KINDS)
def test_what_a_position_leaves_open_is_dealt_from_the_shuffle(name: str) -> None:
    game = after(name, FIRST_PHASE)
    dealt = [begun(game.position(), seed=seed).game.position(everything=True) for seed in "aabc"]
    assert dealt[0] == dealt[1]
    assert len(set(dealt)) == 3
    assert begun(game.position(everything=True)).game.state == game.state


@pytest.mark.parametrize("name", KINDS)
def test_the_deal_is_settled_when_the_last_seat_is_taken(name: str) -> None:
    text = after(name, FIRST_PHASE).position()
    waiting = [begun(text, ANN, FREE, seed=seed) for seed in "ab"]
    assert {at.game.position(everything=True) for at in waiting} == {
        boulevard.from_position(text, seed=UNSHUFFLED).position(everything=True)
    }
    at = waiting[0]
    happen(at, decisions.join(at, 1, "Bob", "bob", "0123456789abcdef"))
    assert at.game.position(everything=True) == boulevard.from_position(text, seed=at.deal).position(everything=True)
    assert snapshot.seen_by(at, 0)["position"] is None


def test_moves_are_taken_back_as_far_as_the_position() -> None:
    at = begun(after("paris", 2).position(), ANN, BOB)
    before, place = at.game.position(everything=True), at.turn[0]
    move(at, place, at.game.legal(at.seats[place])[-1])
    happen(at, decisions.undo(at, place, (0, 1)))
    assert at.game.position(everything=True) == before
    with pytest.raises(NotNow) as error:
        decisions.undo(at, place, (0, 1))
    assert key_of(error) == "nothing-to-take-back"


def test_people_play_again_from_the_same_position() -> None:
    at = begun(after("paris", FIRST_PHASE).position(), ANN, BOB)
    happen(at, decisions.resign(at, 0))
    ((_, (created,)),) = decisions.rematch(at, (0, 1), NEW).elsewhere.items()
    again = Table("t2", created)
    assert again.game.view() == begun(at.position, ANN, BOB).game.view()
    assert again.position == at.position
    assert [chair.name for chair in again.chairs] == ["Ann", "Bob"]
    assert again.game.state != at.game.state  # what is hidden is dealt anew


def test_a_bot_is_asked_nothing_that_its_seat_may_not_know() -> None:
    game = after("paris", FIRST_PHASE)
    seat = game.turn[0]
    one, other = (begun(game.position(seat), seed=seed) for seed in "ab")
    assert one.game.state != other.game.state
    assert MoveAsked.of(Sight.of(one.game, seat), 1, 0) == MoveAsked.of(Sight.of(other.game, seat), 1, 0)


def test_the_position_that_a_table_began_with_is_shown_at_the_end_and_in_its_record() -> None:
    text = after("avenue", FIRST_PHASE).position()
    at = begun(text, ANN, BOB)
    assert snapshot.seen_by(at, 0)["position"] is None
    happen(at, decisions.resign(at, 0))
    told = snapshot.seen_by(at, 0)["position"]
    assert told is not None
    assert boulevard.from_position(told).rules.position(rules("avenue").from_position(told)[1]) == text
    record = snapshot.record(at)
    assert record["format"] == "boulevard/2"
    assert record["given"] == told
    again = boulevard.from_position(record["given"], seed=record["deal"])
    assert again.record()["position"] == record["position"]


@pytest.mark.parametrize("name", KINDS)
def test_a_position_that_tells_what_is_hidden_says_so(name: str) -> None:
    game = after(name, FIRST_PHASE)
    assert not begun(game.position()).is_foretold
    assert begun(game.position(everything=True)).is_foretold
    (created,) = decisions.create(name, {}, (ANN, ROBOT), "seed").here
    assert not Table("t1", created).is_foretold


@pytest.mark.parametrize(
    ("position", "chairs", "options", "error", "key"),
    [
        ("paris nonsense", (ANN, BOB), {}, BadPosition, "position-fields"),
        (after("paris", 3).position(), (ANN,), {}, BadTable, "table-players"),
        (after("paris", 3).position(), (ROBOT, ROBOT), {}, BadTable, "table-nobody"),
        (after("paris", 3).position(), (ANN, BOB), {"starts": "blue"}, BadTable, "table-position-options"),
        (after("avenue", 3).position(), (ANN, BOB), {}, BadPosition, "position-game"),
        ({"game": "paris", "edition": "/etc/passwd.toml"}, (ANN, BOB), {}, BadPosition, None),
        ({"game": "paris", "edition": "standard.toml"}, (ANN, BOB), {}, BadPosition, None),
    ],
)
def test_what_no_table_can_begin_with_is_refused(
    position: Any, chairs: tuple[Chair, ...], options: dict[str, Any], error: type[BoulevardError], key: str | None
) -> None:
    with pytest.raises(error) as refused:
        decisions.create("paris", options, chairs, "seed", position=position)
    assert key in (None, key_of(refused))


def test_a_game_that_is_over_is_not_played_on() -> None:
    game = boulevard.from_position(after("avenue", 0).position())
    while not game.over:
        game.apply(game.turn[0], game.actions(game.turn[0])[0])
    with pytest.raises(BadTable) as refused:
        begun(game.position(), ANN, BOB)
    assert key_of(refused) == "table-position-over"


def test_more_seats_than_chairs_fit_at_a_table_are_refused() -> None:
    crowd = boulevard.new("avenue", players=MOST_CHAIRS + 1)
    with pytest.raises(BadTable) as refused:
        begun(crowd.position(), *[ANN] * MOST_CHAIRS)
    assert key_of(refused) == "table-players"


def test_a_table_that_goes_on_tells_no_more_than_its_seats_know() -> None:
    game = after("paris", FIRST_PHASE)
    at = begun(game.position(everything=True), ANN, BOB)
    for place in (None, 0, 1):
        seat = None if place is None else at.seats[place]
        assert positions.of_table(at, place).text == at.game.position(seat)
    for asked in ({"moves": 0}, {"everything": True}):
        with pytest.raises(NotNow) as refused:
            positions.of_table(at, 0, **asked)
        assert key_of(refused) == "position-before-end"
    happen(at, decisions.resign(at, 0))
    assert positions.of_table(at, None, 0, everything=True).text == game.position(everything=True)
