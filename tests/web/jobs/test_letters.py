"""Questions and answers survive the way through a database; whatever else lies there is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.review.decisions import decisions, sight_of
from boulevard.web.jobs.letters import (
    KINDS,
    Unreadable,
    kind_of,
    read_answer,
    read_question,
    written_answer,
    written_question,
)
from boulevard.web.thinking.questions import ANSWERED_BY, DecisionAsked, FinishedGame, HintAsked, MoveAsked, Question


def test_everything_that_can_be_asked_can_be_sent() -> None:
    assert {it.question for it in KINDS.values()} == ANSWERED_BY.keys()


@pytest.mark.parametrize("game", boulevard.games())
def test_what_is_read_is_what_was_written(game: str, compiled_code: None) -> None:
    played, chance = boulevard.new(game, seed=3), random.Random(1)
    for _ in range(9):
        played.apply(played.turn[0], chance.choice(played.actions(played.turn[0])))
    sight, made = Sight.of(played, played.turn[0]), decisions(played)[-1]
    asked: tuple[Question[Any], ...] = (
        MoveAsked.of(sight, 1, 2**63 + 1),
        HintAsked.of(sight, Budget(simulations=8), 2),
        DecisionAsked.of(sight_of(played, made), made, 0.01),
        FinishedGame(game, played.rules.setup, 0.01),
    )
    for question in asked:
        text = written_question(question)
        again = read_question(kind_of(question), text)
        assert again == question
        assert written_question(again) == text
        if not isinstance(question, FinishedGame):
            answer = ANSWERED_BY[type(question)](question)
            assert read_answer(question, written_answer(question, answer)) == answer


@pytest.mark.parametrize(
    ("before", "after"),
    [('"seed": 5', '"seed": "5"'), ('"level": 1', '"level": 1.5'), ('"known": "gP8="', '"known": 7'), ("{", "[")],
)
def test_what_is_nearly_a_question_is_refused(before: str, after: str) -> None:
    text = written_question(MoveAsked("avenue", {}, b"\x80\xff", 0, 1, 5))
    assert before in text
    with pytest.raises(Unreadable):
        read_question("move", text.replace(before, after))
    with pytest.raises(Unreadable):
        read_question("nothing", text)
