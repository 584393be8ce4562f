"""Questions and answers as JSON, read strictly: what lies in a database may have been put there by anybody."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple, cast

from pydantic import TypeAdapter, ValidationError

from boulevard.bots.advice import Hint
from boulevard.bots.adviser import Hindsight
from boulevard.review.decisions import Assessment
from boulevard.web.thinking.questions import (
    Answer,
    DecisionAsked,
    FinishedGame,
    HintAsked,
    MoveAsked,
    Question,
    UnhurriedMove,
)


class Unreadable(Exception):
    """A text is no question, or not an answer to it."""


class Kind(NamedTuple):
    """A kind of question, and what answers to it are."""

    question: type[Question[Any]]
    answer: object


KINDS = {
    "move": Kind(MoveAsked, str),
    "unhurried": Kind(UnhurriedMove, str),
    "hint": Kind(HintAsked, Hint),
    "decision": Kind(DecisionAsked, Assessment),
    "hindsight": Kind(FinishedGame, Hindsight | None),
}


def kind_of(question: Question[Any]) -> str:
    """Return the name of a question's kind."""
    return next(name for name, kind in KINDS.items() if kind.question is type(question))


def written_question(question: Question[Any]) -> str:
    """Write a question: equal ones are equal texts."""
    return json.dumps(_written(type(question), question), sort_keys=True)


def read_question(kind: str, text: str) -> Question[Any]:
    """Read a question (`Unreadable`)."""
    if kind not in KINDS:
        raise Unreadable(kind)
    return cast("Question[Any]", _read(KINDS[kind].question, text))


def written_answer(question: Question[Answer], answer: Answer) -> str:
    """Write the answer to a question."""
    return json.dumps(_written(KINDS[kind_of(question)].answer, answer))


def read_answer(question: Question[Answer], text: str) -> Answer:
    """Read the answer to a question (`Unreadable`)."""
    return cast("Answer", _read(KINDS[kind_of(question)].answer, text))


def _written(what: object, value: object) -> object:
    return _adapter(what).dump_python(value, mode="json")


def _read(what: object, text: str) -> object:
    try:
        return _adapter(what).validate_json(text, strict=True)
    except ValidationError as error:
        raise Unreadable(str(error)) from error


@cache
def _adapter(what: Any) -> TypeAdapter[Any]:
    return TypeAdapter(what)
