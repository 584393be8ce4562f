"""Assessments as JSON, to be kept: sentences stay keys and values, so that they can be read in any language later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.bots.adviser import Hindsight, Odds, Reason
from boulevard.messages import Said
from boulevard.review.decisions import Assessment, Decision, Option

FORM = 4
"""Of what is kept, and of how decisions are assessed: what was kept in another form is worked out again."""


Findings = tuple[list[Assessment], Hindsight | None]
"""All assessments of a game, in order, and hindsight, if there is any."""


def kept(assessments: Sequence[Assessment], hindsight: Hindsight | None) -> dict[str, Any]:
    """Return what was found out about a game as plain data."""
    found = hindsight and [hindsight.best, hindsight.bound, list(hindsight.moves)]
    return {"assessments": [_assessment(it) for it in assessments], "hindsight": found}


def read(data: Mapping[str, Any]) -> Findings:
    """Return what was kept."""
    found = data["hindsight"]
    hindsight = Hindsight(found[0], found[1], tuple(found[2])) if found else None
    return [_read_assessment(it) for it in data["assessments"]], hindsight


def _assessment(it: Assessment) -> dict[str, Any]:
    return {
        "decision": [it.decision.number, it.decision.seat, it.decision.action, it.decision.own],
        "stage": it.stage and _said(it.stage),
        "options": [_option(option) for option in it.options],
        "played": it.played,
        "odds": it.odds and [it.odds.needed, it.odds.spread],
        "proven": it.proven,
        "certain": it.certain,
        "exact": it.exact,
    }


def _read_assessment(data: Mapping[str, Any]) -> Assessment:
    return Assessment(
        Decision(*data["decision"]),
        data["stage"] and _read_said(data["stage"]),
        tuple(_read_option(option) for option in data["options"]),
        data["played"],
        data["odds"] and Odds(*data["odds"]),
        data["proven"],
        data["certain"],
        data["exact"],
    )


def _option(it: Option) -> dict[str, Any]:
    return {
        "move": it.move,
        "phrase": _said(it.phrase),
        "spaces": list(it.spaces),
        "value": it.value,
        "line": [list(move) for move in it.line],
        "reasons": [[_said(reason.said), reason.weight] for reason in it.reasons],
        "sure": it.sure,
    }


def _read_option(data: Mapping[str, Any]) -> Option:
    return Option(
        data["move"],
        _read_said(data["phrase"]),
        tuple(data["spaces"]),
        data["value"],
        tuple((seat, move) for seat, move in data["line"]),
        tuple(Reason(_read_said(said), weight) for said, weight in data["reasons"]),
        data["sure"],
    )


def _said(it: Said) -> list[Any]:
    """A sentence as its key and its values, of which some may be sentences."""
    return [it.key, {name: _said(value) if isinstance(value, Said) else value for name, value in it.values.items()}]


def _read_said(data: Sequence[Any]) -> Said:
    key, values = data
    return Said(key, {name: _read_said(it) if isinstance(it, list) else it for name, it in values.items()})
