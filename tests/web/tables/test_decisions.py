"""Every decision at a table, and each refusal, without a server: a request becomes events, or a typed error."""

from __future__ import annotations

from typing import Any

import pytest

from boulevard.errors import BadNotation, BadOption, BoulevardError, GameOver, IllegalMove, UnknownGame
from boulevard.web.errors import BadTable, NotNow, SeatTaken, StaleMove
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.names import LONGEST_NAME
from boulevard.web.tables import decisions
from boulevard.web.tables.decisions import Decision, Prepared
from boulevard.web.tables.table import BOT, FRIEND, MOST_CHAIRS, PERSON, Chair, Guide, Next, Table

ANN, BOB = Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob")
CAS = Chair(PERSON, "Cas", None, "cas")
FREE, ROBOT = Chair(FRIEND), Chair(BOT, "", 1)
NEW = Next("t2", "seed of t2"), Next("t3", "seed of t3")


def table(*chairs: Chair, game: str = "paris", **options: Any) -> Table:
    options = {"starts": "orange", **options} if game == "paris" else options
    (created,) = decisions.create(game, options, chairs, "seed").here
    return Table("t1", created)


def happen(at: Table, decision: Decision) -> list[Event]:
    """Apply what was decided, and return it."""
    for event in decision.here:
        at.apply(event)
    return list(decision.here)


def move(at: Table, place: int, text: str) -> None:
    happen(at, decisions.move(at, place, text, at.number(place)))


def between_people() -> Table:
    """Ann and Bob, who have reserved a building each."""
    at = table(ANN, BOB)
    move(at, 0, "reserve T5")
    move(at, 1, "reserve U6")
    return at


def ended(*chairs: Chair) -> Table:
    """A game that Ann left."""
    at = table(*chairs)
    happen(at, decisions.resign(at, 0))
    assert at.over
    return at


def key_of(error: pytest.ExceptionInfo[BoulevardError]) -> str:
    return error.value.key


def test_a_table_is_created_with_all_that_its_game_follows_from() -> None:
    (created,) = decisions.create("avenue", {"sheet": "B"}, [ANN, ROBOT], "seed", following=NEW[0]).here
    assert created.kind == Kind.created
    assert created.data == {
        "game": "avenue",
        "options": {"sheet": "B", "players": 2},
        "seed": "seed",
        "chairs": [ANN.data, ROBOT.data],
        "next": ["t2", "seed of t2"],
    }


def test_a_prepared_table_has_its_own_seed_and_its_opening() -> None:
    prepared = Prepared("of the lesson", [(0, "draw a1")])
    (created,) = decisions.create("avenue", {}, [ANN], "seed", prepared).here
    assert {name: created.data[name] for name in ("seed", "opening", "guided")} == {
        "seed": "of the lesson",
        "opening": [[0, "draw a1"]],
        "guided": True,
    }
    with pytest.raises(IllegalMove):
        decisions.create("avenue", {}, [ANN], "seed", Prepared("seed", [(0, "draw a1"), (0, "draw a1")]))


@pytest.mark.parametrize(
    ("game", "options", "chairs", "error", "key"),
    [
        ("chess", {}, [ANN], UnknownGame, "unknown-game"),
        ("paris", {"starts": "green"}, [ANN, BOB], BadOption, "bad-option"),
        ("avenue", {"sheet": "/etc/passwd"}, [ANN], BadOption, "bad-option"),
        ("avenue", {}, [], BadTable, "table-chairs"),
        ("avenue", {}, [ANN] * (MOST_CHAIRS + 1), BadTable, "table-chairs"),
        ("paris", {}, [ANN], BadTable, "table-players"),
        ("paris", {}, [ROBOT, ROBOT], BadTable, "table-nobody"),
        ("paris", {}, [ANN, Chair("ghost")], BadTable, "table-chair"),
        ("paris", {}, [ANN, Chair(BOT, "", 99)], BadTable, "unknown-level"),
        ("paris", {}, [ANN, Chair(BOT, "", None)], BadTable, "unknown-level"),
    ],
)
def test_what_can_not_be_a_table(
    game: str, options: dict[str, Any], chairs: list[Chair], error: type[BoulevardError], key: str
) -> None:
    with pytest.raises(error) as refused:
        decisions.create(game, options, chairs, "seed")
    assert key_of(refused) == key


def test_as_many_chairs_as_there_may_be() -> None:
    assert len(table(*[ANN] * MOST_CHAIRS, game="avenue").seats) == MOST_CHAIRS


@pytest.mark.parametrize(
    ("given", "shown"),
    [(" Ann \n Lee ", "Ann Lee"), ("A\u0000b\u202ec", "A b c"), ("x" * 99, "x" * LONGEST_NAME), ("<b>", "<b>")],
)
def test_a_name_is_one_line_and_not_too_long(given: str, shown: str) -> None:
    assert decisions.proper_name(given) == shown


@pytest.mark.parametrize("blank", ["", "   ", "\n\t", "\u0000\u200b"])
def test_a_blank_name_is_none(blank: str) -> None:
    with pytest.raises(BadTable) as refused:
        decisions.proper_name(blank)
    assert key_of(refused) == "table-name"
    with pytest.raises(BadTable):
        decisions.join(table(ANN, FREE), 1, blank, "bob")


def test_a_free_chair_is_taken_once() -> None:
    at = table(ANN, FREE)
    (joined,) = happen(at, decisions.join(at, 1, " Bob ", "bob", "dice"))
    assert joined == Event(Kind.joined, {"place": 1, "name": "Bob", "player": "bob", "entropy": "dice"})
    assert (at.chairs[1].name, at.waits) == ("Bob", False)
    assert not decisions.join(at, 1, "Robert", "bob").here
    for place in (0, 1):
        with pytest.raises(SeatTaken):
            decisions.join(at, place, "Eve", "eve")


def test_nobody_joins_a_game_that_is_over() -> None:
    with pytest.raises(GameOver):
        decisions.join(ended(ANN, FREE), 1, "Bob", "bob")


def test_a_move_is_written_in_canonical_notation() -> None:
    at = table(ANN, BOB)
    assert decisions.move(at, 0, " Reserve t5 ", 0).here == [Event(Kind.moved, {"place": 0, "move": "reserve T5"})]
    assert not at.moves


@pytest.mark.parametrize(
    ("place", "text", "number", "error"),
    [
        (0, "reserve T5", 1, StaleMove),
        (0, "fly", 0, BadNotation),
        (0, "pass", 0, IllegalMove),
        (1, "reserve T5", 0, IllegalMove),
    ],
)
def test_a_move_that_can_not_be(place: int, text: str, number: int, error: type[BoulevardError]) -> None:
    with pytest.raises(error):
        decisions.move(table(ANN, BOB), place, text, number)


def test_nobody_moves_before_all_are_there_nor_after_the_end() -> None:
    with pytest.raises(NotNow) as refused:
        decisions.move(table(ANN, FREE), 0, "reserve T5", 0)
    assert key_of(refused) == "table-waits"
    with pytest.raises(GameOver):
        decisions.move(ended(ANN, BOB), 1, "reserve T5", 0)


def test_each_decision_has_a_number_of_its_own_that_never_comes_again() -> None:
    at = between_people()
    assert [at.number(0), at.number(1)] == [1, 1]
    chances = {at.thought_seed(0), at.thought_seed(1), table(ANN, BOB).thought_seed(0)}
    assert len(chances) == 3
    happen(at, decisions.undo(at, 1, [0, 1]))
    assert [at.number(0), at.number(1)] == [2, 2]
    with pytest.raises(StaleMove):
        decisions.move(at, 1, "reserve U6", 1)


def test_who_has_all_places_takes_back_at_once() -> None:
    at = between_people()
    assert happen(at, decisions.undo(at, 0, [0, 1])) == [Event(Kind.undone, {"place": 0, "dropped": [0, 1]})]
    assert at.moves == []


def test_only_the_last_of_several_decisions_goes() -> None:
    at = between_people()
    move(at, 0, "reserve S4")
    move(at, 1, "reserve L4")
    assert decisions.taken_back(at, 0) == ([2, 3], False)
    assert decisions.taken_back(at, 1) == ([3], False)


def test_what_an_earlier_decision_revealed_does_not_matter() -> None:
    at = table(ANN, BOB)
    move(at, 0, "lay a1 0")
    move(at, 1, "reserve U6")
    move(at, 0, "reserve S4")
    assert decisions.taken_back(at, 0) == ([2], False)


def test_among_people_one_asks_and_once() -> None:
    at = between_people()
    assert happen(at, decisions.undo(at, 1, [1])) == [Event(Kind.asked, {"place": 1})]
    assert not decisions.undo(at, 1, [1]).here
    assert happen(at, decisions.answer_undo(at, [0], agreed=False)) == [Event(Kind.refused, {"place": 1})]
    with pytest.raises(NotNow) as refused:
        decisions.undo(at, 1, [1])
    assert key_of(refused) == "undo-asked-before"


def test_who_is_asked_may_agree_and_who_asks_may_not() -> None:
    at = between_people()
    happen(at, decisions.undo(at, 1, [1]))
    with pytest.raises(NotNow) as refused:
        decisions.answer_undo(at, [1], agreed=True)
    assert key_of(refused) == "nobody-asks"
    assert decisions.answer_undo(at, [1], agreed=False).here == [Event(Kind.withdrawn, {"place": 1})]
    assert happen(at, decisions.answer_undo(at, [0], agreed=True)) == [Event(Kind.undone, {"place": 1, "dropped": [1]})]
    for agreed in (True, False):
        with pytest.raises(NotNow):
            decisions.answer_undo(at, [0], agreed)


def test_what_is_not_taken_back() -> None:
    at = table(ANN, BOB)
    with pytest.raises(NotNow) as nothing:
        decisions.undo(at, 0, [0, 1])
    assert key_of(nothing) == "nothing-to-take-back"
    move(at, 0, "lay a1 0")
    with pytest.raises(NotNow) as seen:
        decisions.undo(at, 0, [0, 1])
    assert key_of(seen) == "undo-revealed"
    with pytest.raises(GameOver):
        decisions.undo(ended(ANN, BOB), 1, [1])


def test_what_others_chose_at_the_same_time_stays_theirs() -> None:
    """Nobody need be asked: the card has not been carried out yet."""
    at = table(ANN, BOB, game="avenue")
    move(at, 0, "draw a1")
    assert happen(at, decisions.undo(at, 0, [0])) == [Event(Kind.undone, {"place": 0, "dropped": [0]})]
    at = table(ANN, BOB, CAS, game="avenue")
    move(at, 0, "draw a1")
    move(at, 1, "draw a1")
    assert decisions.taken_back(at, 0) == ([0], True)


@pytest.mark.parametrize(
    ("game", "chairs", "ends"),
    [
        ("paris", (ANN, BOB), True),
        ("paris", (ANN, ROBOT), True),
        ("avenue", (ANN, BOB, ROBOT), False),
        ("avenue", (ANN, ROBOT, ROBOT), True),
        ("avenue", (ANN, BOB, FREE), True),
    ],
)
def test_a_game_ends_unless_several_play_on(game: str, chairs: tuple[Chair, ...], ends: bool) -> None:
    at = table(*chairs, game=game)
    assert happen(at, decisions.resign(at, 0)) == [Event(Kind.resigned, {"place": 0, "ends": ends})]
    assert at.over is ends
    if ends:
        with pytest.raises(GameOver):
            decisions.resign(at, 0)


def test_only_a_game_that_nobody_came_back_to_is_set_aside() -> None:
    at = between_people()
    assert not decisions.set_aside(at, len(at.log) - 1).here
    assert happen(at, decisions.set_aside(at, len(at.log))) == [Event(Kind.set_aside)]
    assert not decisions.set_aside(at, len(at.log)).here
    over = ended(ANN, BOB)
    assert not decisions.set_aside(over, len(over.log)).here


def test_people_play_again_when_all_want_to() -> None:
    at = ended(ANN, BOB)
    assert happen(at, decisions.rematch(at, [0], NEW, "dice")) == [
        Event(Kind.offered, {"place": 0, "places": [0], "entropy": "dice"})
    ]
    assert not decisions.rematch(at, [0], NEW).here
    decision = decisions.rematch(at, [1], NEW)
    assert happen(at, decision) == [Event(Kind.rematch, {"table": "t2"})]
    ((there, (created,)),) = decision.elsewhere.items()
    assert (there, created.data["seed"], created.data["next"]) == ("t2", "seed of t2", ["t3", "seed of t3"])
    assert [chair.get("entropy") for chair in created.data["chairs"]] == ["dice", None]
    assert created.data["options"]["starts"] == "orange", "who lost begins"
    assert not decisions.rematch(at, [0], NEW).here


def test_who_holds_several_places_speaks_once_for_all() -> None:
    at = table(ANN, BOB, CAS, game="avenue")
    for place in (0, 1):
        happen(at, decisions.resign(at, place))
    offered = happen(at, decisions.rematch(at, [0, 1], NEW))
    assert offered == [Event(Kind.offered, {"place": 0, "places": [0, 1]})]
    assert decisions.rematch(at, [0, 1], NEW) == Decision([])


def test_against_bots_the_next_game_begins_at_once() -> None:
    at = ended(ANN, ROBOT)
    assert decisions.rematch(at, [0], NEW).here == [Event(Kind.rematch, {"table": "t2"})]


def test_nobody_plays_again_before_the_end() -> None:
    with pytest.raises(NotNow) as refused:
        decisions.rematch(table(ANN, BOB), [0], NEW)
    assert key_of(refused) == "not-over-yet"


def test_who_does_not_want_to_play_again_is_not_asked_twice_but_may_ask() -> None:
    at = ended(ANN, BOB)
    with pytest.raises(NotNow) as nobody:
        decisions.decline_rematch(at, [1])
    assert key_of(nobody) == "nobody-asks-again"
    happen(at, decisions.rematch(at, [0], NEW))
    assert happen(at, decisions.decline_rematch(at, [1])) == [Event(Kind.declined, {"place": 1, "places": [1]})]
    with pytest.raises(NotNow) as declined:
        decisions.rematch(at, [0], NEW)
    assert key_of(declined) == "rematch-declined"
    assert happen(at, decisions.rematch(at, [1], NEW)) == [Event(Kind.offered, {"place": 1, "places": [1]})]
    assert happen(at, decisions.decline_rematch(at, [1])) == [Event(Kind.withdrawn, {"place": 1, "places": [1]})]
    assert not at.again


def test_pages_of_a_lesson_are_turned() -> None:
    (created,) = decisions.create("avenue", {}, [ANN], "seed", Prepared("seed")).here
    at = Table("t1", created)
    (turned,) = happen(at, decisions.guide(at, 0, "grapes", shown=False))
    assert turned == Event(Kind.guided, {"place": 0, "page": "grapes", "shown": False})
    assert at.guide == Guide("grapes", False)
    assert not decisions.guide(at, 0, "grapes", shown=False).here
    with pytest.raises(NotNow):
        decisions.guide(table(ANN, BOB), 0, "grapes", shown=True)


def test_who_lost_by_leaving() -> None:
    assert decisions.loser(ended(ANN, BOB)) == "orange"
    assert decisions.loser(table(ANN, BOB)) is None
    at = table(ANN, BOB, CAS, game="avenue")
    for place in (0, 1):
        happen(at, decisions.resign(at, place))
    assert at.over
    assert decisions.loser(at) is None, "two left"


@pytest.mark.parametrize(("choices", "lost"), [([0, 0], None), ([0, -1], 0), ([-1, 0], 1), ([0, 0, -1], None)], ids=str)
def test_who_lost_by_the_rules(choices: list[int], lost: int | None) -> None:
    """Whoever always draws on the first free space has less in the end than on the last, with this deal."""
    at = table(*[ANN, BOB, CAS][: len(choices)], game="avenue", sheet="A")
    play_out(at, choices)
    assert decisions.loser(at) == lost


def test_who_left_has_lost_however_the_others_played_on() -> None:
    at = table(ANN, BOB, CAS, game="avenue", sheet="A")
    happen(at, decisions.resign(at, 1))
    play_out(at, [0, 0, -1])
    assert decisions.loser(at) == 1


def play_out(at: Table, choices: list[int]) -> None:
    """Play Avenue to its end; the choice of each place is one of the spaces that are free."""
    while not at.over:
        place = at.turn[0]
        legal = [text for text in at.game.legal(place) if text != "peek"] or ["peek"]
        move(at, place, legal[choices[place]])
