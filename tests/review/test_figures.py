"""Figures of reviews as people read them."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

import boulevard
from boulevard.messages import speaking
from boulevard.review.accounts import Account, Luck
from boulevard.review.figures import points, sentences
from boulevard.review.reviewing import Review


@pytest.mark.parametrize(
    ("value", "signed", "english", "french"),
    [
        (1.5, True, "+1.5", "+1,5"),
        (1.5, False, "1.5", "1,5"),
        (-12.25, True, "−12.2", "−12,2"),
        (-12.25, False, "−12.2", "−12,2"),
        (0.0, True, "0.0", "0,0"),
        (0.04, True, "0.0", "0,0"),
        (-0.04, True, "0.0", "0,0"),
    ],
)
def test_points_have_a_sign_where_it_means_something_and_the_decimal_mark_of_the_language(
    value: float, signed: bool, english: str, french: str
) -> None:
    with speaking("en"):
        assert points(value, signed) == english
    with speaking("fr"):
        assert points(value, signed) == french


@pytest.mark.parametrize(
    ("start", "lost", "from_others"),
    [(77.24, 162.36, 20.0), (77.26, 162.34, 20.04), (-0.04, 0.05, -3.0), (1.0, 2.0, 0.5)],
)
@pytest.mark.parametrize(("game", "seat"), [("paris", "orange"), ("avenue", 0)])
def test_the_figures_of_an_account_add_up_as_they_are_shown(
    game: str, seat: str | int, start: float, lost: float, from_others: float
) -> None:
    """Each rounded on its own, they were off by a tenth."""
    final = -25.0
    loss: Any = SimpleNamespace(loss=lost, stage=None)
    luck = Luck(seat, 0, final - start + lost, from_others, ())
    account = Account(seat, start, final, (loss,), (luck,))
    first, cause, *_ = sentences(boulevard.new(game), Review(game, (), {}), account)
    told = first.replace("Player 1", "").replace("−", "-")
    shown_final, shown_start, shown_luck, shown_lost = map(float, re.findall(r"[+-]?\d+(?:\.\d)?", told))
    assert shown_final == final
    assert shown_start + shown_luck - shown_lost == pytest.approx(final)
    cause_luck, given, chance = map(float, re.findall(r"[+-]?\d+\.\d", cause.replace("−", "-")))
    assert cause_luck == shown_luck
    assert given + chance == pytest.approx(cause_luck)
