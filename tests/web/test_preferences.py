"""What somebody prefers, as data: what was kept is read as far as it can be, and what is asked for must be right."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.messages import LANGUAGES
from boulevard.web.errors import BadPreference
from boulevard.web.preferences import BROWSER, CHOICES, USUAL, Preferences, cookie, kept, of_cookie, required

choices = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()})
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.sampled_from(["on", "off", "dark"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9) | st.sampled_from([*CHOICES]), inner)
    ),
)


@given(choices)
def test_a_browser_is_told_all_but_the_language_in_few_plain_signs(chosen: dict[str, str]) -> None:
    own = Preferences().having(chosen)
    text = cookie(own)
    assert re.fullmatch(r"[\w.~-]*", text)
    assert len(text) < 400
    assert of_cookie(text, own.language) == own
    assert of_cookie(text) == own.having({"language": BROWSER})
    assert own.chosen == {name: value for name, value in chosen.items() if value != USUAL[name]}


@given(anything)
def test_what_cannot_be_read_is_as_usual(data: Any) -> None:
    own = kept(data)
    expected = data if isinstance(data, dict) else {}
    for name, value in own:
        assert value in CHOICES[name]
        assert value == (expected.get(name) if expected.get(name) in CHOICES[name] else USUAL[name])


@given(st.text(max_size=600), st.text(max_size=20))
def test_no_cookie_is_too_odd(text: str, language: str) -> None:
    assert all(value in CHOICES[name] for name, value in of_cookie(text, language))


def test_what_a_newer_version_has_added_harms_nothing_that_is_known() -> None:
    assert kept({"theme": "dark", "sepia": "on", "pace": "thoughtful"}) == Preferences(theme="dark")
    assert of_cookie("sepia.on~theme.dark~pace.thoughtful", "tlh") == Preferences(theme="dark")


@given(choices, st.text(max_size=9), anything)
def test_what_is_asked_for_must_be_right(chosen: dict[str, str], name: str, value: Any) -> None:
    assert required(chosen) == chosen
    if not (name in CHOICES and value in CHOICES[name]):
        with pytest.raises(BadPreference):
            required({**chosen, name: value})


@pytest.mark.parametrize("name", CHOICES)
def test_every_preference_refuses_what_is_no_choice(name: str) -> None:
    for wrong in ("", "ON", f" {CHOICES[name][0]}", None, 1, True, ["on"]):
        with pytest.raises(BadPreference):
            required({name: wrong})


def test_every_language_can_be_chosen() -> None:
    assert CHOICES["language"] == (BROWSER, *LANGUAGES)
