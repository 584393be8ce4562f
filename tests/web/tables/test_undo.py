"""Taking decisions back: against bots at once, between people by agreement, and never past something that was seen."""

from __future__ import annotations

import random

from boulevard.messages import say
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, friends


def test_a_reservation_is_taken_back_against_a_bot_that_reserved_too(served: Served) -> None:
    """Laying shows the next tile; reserving shows nothing."""
    guest = Guest(served.address)
    guest.create("paris", PERSON, PERSON, starts="orange")
    for move in ("reserve T5", "reserve U6"):
        assert guest.move(move, guest.state()["number"]).status_code == 200
    answer = guest.ask("undo", seat="orange")
    assert answer.status_code == 200
    state = guest.state()
    assert (state["moves"], state["turn"]) == (0, ["orange"])
    assert "reserve T5" in state["legal"]


def test_what_was_seen_is_not_taken_back(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, PERSON, starts="orange")
    guest.move("lay a1 0", 0)
    answer = guest.ask("undo", seat="orange")
    assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")
    assert guest.state()["moves"] == 1


def test_phase_2_against_a_bot_goes_back_to_ones_last_decision(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    chance = random.Random(6)
    while (state := guest.wait_for_turn())["view"]["phase"] == 1:
        guest.move(chance.choice(state["legal"]), state["number"])
    before = state
    guest.move(state["legal"][0], state["number"])
    after = guest.wait_for_turn()
    assert after["moves"] > before["moves"]
    if after["status"] != "over":
        assert guest.ask("undo").status_code == 200
        again = guest.state()
        assert (again["moves"], again["view"]) == (before["moves"], before["view"])
        assert again["number"] > before["number"]


def test_people_agree_or_not(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    assert one.ask("undo").json()["asking"] == "orange"
    assert one.ask("undo/answer", agreed=True).status_code == 409
    assert other.ask("undo/answer", agreed=False).json()["asking"] is None
    assert other.state()["moves"] == 1
    other.move("reserve U6", 0)
    one.move("reserve L6", one.state()["number"])
    one.ask("undo")
    assert other.ask("undo/answer", agreed=True).json()["moves"] == 2
    assert one.state()["legal"]


def test_people_ask_once_for_a_decision(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    one.ask("undo")
    other.ask("undo/answer", agreed=False)
    answer = one.ask("undo")
    assert (answer.status_code, answer.json()["message"]) == (409, say("undo-asked-before"))
    other.move("reserve U6", 0)
    one.move("reserve L6", one.state()["number"])
    assert one.ask("undo").json()["asking"] == "orange"


def test_who_asks_may_think_better_of_it(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    one.ask("undo")
    assert one.ask("undo/answer", agreed=False).json()["asking"] is None
    assert other.ask("undo/answer", agreed=True).status_code == 409
    assert one.state()["moves"] == 1


def test_undo_does_not_tell_who_peeked(served: Served) -> None:
    """What another learned from a choice for the open card stays theirs, and hinders nobody."""
    one, other = Guest(served.address), Guest(served.address)
    places = one.create("avenue", PERSON, FRIEND, FRIEND)
    other.token = other.post(f"/api/invitations/{places['invitations']['1']}", {"name": "Ann"}).json()["token"]
    third = Guest(served.address)
    third.token = third.post(f"/api/invitations/{places['invitations']['2']}", {"name": "Bob"}).json()["token"]
    one.move("draw a1", 0)
    other.move("peek", 0)
    assert one.ask("undo").status_code == 200
    assert "draw a1" in one.state()["legal"]
    assert other.ask("undo").json()["error"] == "NotNow"


def test_a_question_lapses_when_the_game_goes_on(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    one.ask("undo")
    other.move("reserve U6", 0)
    assert one.state()["asking"] is None
    assert other.ask("undo/answer", agreed=True).status_code == 409


def test_a_choice_for_the_open_card_is_taken_back_without_asking(served: Served) -> None:
    one, other = friends(served, "avenue")
    one.move("draw a1", 0)
    assert one.ask("undo").json()["moves"] == 0
    state = one.state()
    assert "draw a1" in state["legal"]
    assert other.state()["asking"] is None
    one.move("draw b1", state["number"])
    other.move("draw a1", other.state()["number"])
    answer = one.ask("undo")
    assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")


def test_a_move_for_the_moment_before_an_undo_is_stale(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    number = other.state()["number"]
    one.ask("undo")
    other.ask("undo/answer", agreed=True)
    one.move("reserve U6", one.state()["number"])
    assert other.move("reserve L6", number).json()["error"] == "StaleMove"
