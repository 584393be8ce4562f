"""Our reading of Fluent, against Fluent's own library."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from boulevard import messages
from boulevard.messages import LANGUAGES, fluent, own
from boulevard.messages.plurals import PLURALS

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 101, 112)


def fluents(tag: str) -> FluentBundle:
    """Return the sentences of a language as Fluent's library reads them."""
    bundle = FluentBundle([tag], use_isolating=False)
    for path in (Path(messages.__file__).parent / tag).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def theirs(bundle: FluentBundle, key: str, values: dict[str, object]) -> str:
    message = bundle.get_message(key)
    assert message.value is not None
    text, problems = bundle.format_pattern(message.value, values)
    assert problems == []
    return " ".join(str(text).split())


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_sentences_are_as_fluent_reads_them(tag: str) -> None:
    bundle = fluents(tag)
    for key, text in own(tag).items():
        pattern = fluent.parsed(text)
        names = {place.name for place in fluent.places(pattern)}
        for value in (*NUMBERS, "orange", "x"):
            values: dict[str, object] = dict.fromkeys(names, value)
            ours = " ".join(fluent.filled(pattern, values, PLURALS[tag]).split())
            assert ours == theirs(bundle, key, values), key


@pytest.mark.parametrize("tag", LANGUAGES)
@given(number=st.integers(0, 10**7))
def test_plural_forms_are_those_of_unicode(tag: str, number: int) -> None:
    assert PLURALS[tag](number) == Locale.parse(tag, sep="-").plural_form(number)


@pytest.mark.parametrize("broken", ["{ $count -> [one] a }", "{ $count -> *[other] a", "{ $count -> x }"])
def test_a_broken_choice_is_refused(broken: str) -> None:
    with pytest.raises(ValueError, match="count"):
        fluent.parsed(broken)


def test_a_key_is_there_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        fluent.entries("twice = a\ntwice = b")
