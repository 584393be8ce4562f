"""A part of a page is drawn once for all who are shown the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from jinja2 import Environment
from jinja2.runtime import Macro
from markupsafe import Markup

from boulevard.messages import say, speaking
from boulevard.web.pages import kept_parts
from boulevard.web.pages.kept_parts import bundle, kept


@pytest.fixture
def drawn() -> Iterator[list[object]]:
    """What was drawn by the macro of these tests, from the first on."""
    kept_parts.forget()
    yield []
    kept_parts.forget()


def part(drawn: list[object]) -> Macro:
    def noted(text: object) -> object:
        drawn.append(text)
        return text

    environment = Environment(autoescape=True)
    environment.globals |= {"say": say, "noted": noted}
    template = "{% macro part(text) %}<b>{{ noted(text) }}</b> {{ say('web-table-moves') }}{% endmacro %}"
    found: Macro = vars(environment.from_string(template).module)["part"]
    return found


def test_a_part_is_drawn_once_in_each_language(drawn: list[object]) -> None:
    macro = part(drawn)
    said = {}
    for tag in ("en", "fr", "en"):
        with speaking(tag):
            said[tag] = kept(macro, "a")
    assert drawn == ["a", "a"]
    assert said["en"] != said["fr"]


def test_what_is_given_is_escaped_and_the_part_is_not(drawn: list[object]) -> None:
    with speaking("en"):
        shown = kept(part(drawn), "<i>")
    assert isinstance(shown, Markup)
    assert shown.startswith("<b>&lt;i&gt;</b>")


def test_parts_that_look_alike_are_not_confused(drawn: list[object]) -> None:
    one, other = part(drawn), part(drawn)
    for macro in (one, other, one):
        for given in (1, True, "1", None):
            assert f"<b>{given}</b>" in kept(macro, given)
    assert drawn == [1, True, "1", None] * 2


def test_a_part_is_given_plain_data_only(drawn: list[object]) -> None:
    """What may know more than it shows, such as a function or a table, can't be given."""
    with pytest.raises(ValueError, match="unmarshallable"):
        kept(part(drawn), print)


def test_a_bundle_is_part_of_what_a_part_is_kept_under(drawn: list[object]) -> None:
    def noted(text: object) -> object:
        drawn.append(text)
        return text

    environment = Environment(autoescape=True)
    environment.globals |= {"noted": noted}
    template = "{% macro part(text, box) %}{{ noted(text ~ box.options.size ~ box.facts) }}{% endmacro %}"
    macro: Macro = vars(environment.from_string(template).module)["part"]
    for size, facts in ((1, "a"), (2, "a"), (1, "b"), (1, "a")):
        shown = kept(macro, "x", box=bundle(options={"size": size}, facts=facts))
        assert shown == f"x{size}{facts}"
    assert drawn == ["x1a", "x2a", "x1b"]


def test_a_bundle_has_plain_data_only_and_a_copy_of_it(drawn: list[object]) -> None:
    with pytest.raises(ValueError, match="unmarshallable"):
        bundle(table=print)
    given = {"a": [1]}
    box = bundle(given=given)
    given["a"].append(2)
    assert box["given"] == {"a": [1]}
    assert box != bundle(given=given)
