"""Figures of reviews as people read them."""

from __future__ import annotations

import pytest

from boulevard.messages import speaking
from boulevard.review.figures import points


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
