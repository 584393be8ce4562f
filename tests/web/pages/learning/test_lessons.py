"""Lessons: what is told follows from the game alone, whatever is played, and never tells a secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from boulevard.bots.contract import Sight
from boulevard.games.contract import Seat
from boulevard.games.registry import NAMES
from boulevard.messages import say
from boulevard.web.errors import NotNow
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.pages.learning import lessons
from boulevard.web.pages.learning.lessons import Page, Situation
from boulevard.web.tables import decisions
from boulevard.web.tables.table import BOT, PERSON, Chair, Table
from boulevard.web.thinking.questions import MoveAsked, answer

GAMES = [game for game in NAMES if lessons.has_lesson(game)]
Choose = Callable[[Table, int], str]


def begun(game: str) -> Table:
    """A guided table as a server sets it up."""
    course = lessons.lesson(game)
    assert course
    chairs = [Chair(PERSON, "Ada", None, "ada"), *(Chair(BOT, "", level) for level in course.rivals)]
    prepared = decisions.Prepared(course.seed, course.opening)
    (created,) = decisions.create(game, course.options, chairs, "not this one", prepared).here
    return Table("table", created)


def move(table: Table, place: int, text: str) -> None:
    for event in decisions.move(table, place, text, table.number(place)).here:
        table.apply(event)


def bots(table: Table) -> None:
    """Let the bots move, as the service does it."""
    while places := table.thinking:
        place, level = places[0], table.chairs[places[0]].bot
        assert level
        move(
            table,
            place,
            answer(MoveAsked.of(Sight.of(table.game, table.seats[place]), level, table.thought_seed(place))),
        )


def page(table: Table) -> Page:
    found = lessons.page(table, 0)
    assert found
    return found


def turn(table: Table, name: str, shown: bool = True) -> None:
    for event in decisions.guide(table, 0, name, shown).here:
        table.apply(event)


def suggestion(table: Table) -> str:
    """Turn pages until something is to be done, and return what is suggested."""
    while (found := page(table)).after:
        turn(table, found.after)
    assert found.instruction.move in table.game.legal(table.seats[0])
    return str(found.instruction.move)


def until(table: Table, key: str) -> Table:
    """Follow the lesson up to a step."""
    while page(table).name != key:
        if (after := page(table).after) is not None:
            turn(table, after)
        else:
            move(table, 0, suggestion(table))
            bots(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_following_every_suggestion_reaches_the_end(game: str) -> None:
    table, seen, course = begun(game), [], lessons.lesson(game)
    assert course
    for _ in range(100):
        found = page(table)
        seen.append(found.name)
        if found.is_last:
            break
        if found.after:
            turn(table, found.after)
            continue
        assert found.instruction.move is not None
        move(table, 0, found.instruction.move)
        bots(table)
        praised = page(table).remark
        assert praised
        assert praised.verdict in {say("guide-followed", turn=number) for number in range(lessons.PRAISES)}
    steps = [step.key for step in course.steps]
    met = list(dict.fromkeys(seen))
    assert met == [key for key in steps if key in met]
    assert set(steps) - set(met) <= {"guide-paris-fill"}
    assert not table.over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_no_play_leaves_a_lesson_stuck(game: str, seed: int) -> None:
    """Whatever is played, there is a page; what it suggests is legal; steps come in order; the end is the end."""
    table, chance, last = begun(game), random.Random(seed), 0
    while not table.over:
        for place in table.turn:
            found = page(table)
            assert found.text
            assert 1 <= found.number <= found.count
            if place == 0:
                assert found.number >= last
                last = found.number if not found.after else last
                legal = table.game.legal(table.seats[0])
                assert found.instruction.move is None or found.instruction.move in legal
                if chance.random() < 0.3 and found.after:
                    turn(table, found.after)
            move(table, place, chance.choice(table.game.legal(table.seats[place])))
    assert page(table).is_last
    assert page(table).text


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_knows_what_its_learner_knows(game: str) -> None:
    """With all that is hidden in another order, the same is told."""
    table, course, chance, differed = begun(game), lessons.lesson(game), random.Random(3), 0
    assert course
    seat: Seat = table.seats[0]
    while not table.over:
        place = table.turn[0]
        if place == 0:
            state = table.game.state
            other = table.rules.sample(table.rules.hide(state, seat), 5)
            differed += other.tobytes() != state.tobytes()
            here, there = (
                Situation.of(table, seat),
                Situation(table.rules.redealt(), table.rules.hide(other, seat), seat),
            )
            chapter = course.chapter(here)
            assert chapter == course.chapter(there)
            assert [step.tell(here) for step in chapter] == [step.tell(there) for step in chapter]
            tried = chance.choice(list(here.legal))
            assert course.remark(here, tried) == course.remark(there, tried)
        move(table, place, chance.choice(table.game.legal(table.seats[place])))
    assert differed


def test_what_is_taken_back_is_taught_again() -> None:
    table = until(begun("paris"), "guide-paris-build")
    text = page(table).text
    move(table, 0, suggestion(table))
    bots(table)
    assert page(table).name == "guide-paris-sheet"
    for event in decisions.undo(table, 0, [0]).here:
        table.apply(event)
    assert (page(table).name, page(table).text) == ("guide-paris-build", text)


def test_what_was_laid_beforehand_stays() -> None:
    table = begun("paris")
    assert len(table.moves) == table.opening == 16
    with pytest.raises(NotNow):
        decisions.undo(table, 0, [0])


@pytest.mark.parametrize(
    ("step", "verb", "key"),
    [
        ("guide-paris-lay", "lay", "guide-other"),
        ("guide-paris-build", "build", "guide-less"),
        ("guide-paris-card", "build", "guide-better"),
    ],
)
def test_another_move_is_answered_by_what_it_brings(step: str, verb: str, key: str) -> None:
    table = until(begun("paris"), step)
    situation, suggested = Situation.of(table, table.seats[0]), suggestion(table)
    other = max((it for it in situation.may(verb) if it != suggested), key=lambda it: (situation.gain(it), it))
    if key == "guide-less":
        other = min(situation.may(verb), key=situation.gain)
    ahead = situation.gain(other) - situation.gain(suggested)
    move(table, 0, other)
    found = page(table).remark
    assert found
    assert found.verdict == say(key, points=abs(ahead), move=suggested)
    assert sum(points for _, points in found.changes) == situation.gain(other)


def test_pages_are_turned_within_what_is_to_be_done_now() -> None:
    table = begun("avenue")
    first = page(table)
    assert (first.before, first.number) == (None, 1)
    assert first.after
    turn(table, first.after)
    assert page(table).before == first.name
    turn(table, "guide-avenue-end")
    assert page(table).name == first.name
    assert not decisions.guide(table, 0, "guide-avenue-end", True).here


def test_a_lesson_that_was_put_away_is_so_after_a_restart_and_can_be_brought_back() -> None:
    table = begun("avenue")
    event = Event(Kind.guided, {"place": 0, "page": "guide-avenue-grapes", "shown": False})
    table.apply(event)
    assert not page(table).shown
    turn(table, "guide-avenue-grapes")
    assert page(table).shown
    assert page(table).name == "guide-avenue-grapes"


def test_an_ordinary_table_has_no_lesson() -> None:
    (created,) = decisions.create("avenue", {}, [Chair(PERSON, "Ada", None, "ada")], "seed").here
    assert "guided" not in created.data
    table = Table("table", created)
    assert lessons.page(table, 0) is None
    with pytest.raises(NotNow):
        decisions.guide(table, 0, "guide-avenue-end", False)


def test_a_second_building_is_suggested_where_it_touches_the_first() -> None:
    table = until(begun("paris"), "guide-paris-group")
    found = page(table)
    (first,) = [it["spaces"] for it in table.game.view("orange")["buildings"] if it["owner"] == "orange"]
    assert found.instruction.spaces
    assert any(
        abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1
        for one in found.instruction.spaces
        for other in first
    )
