"""The types that scripts of pages are checked with are those that Python has for what it gives to them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from tests.tools import make_script_types


class Lamp(TypedDict):
    """A streetlight."""

    space: str
    kind: Literal["printed", "large"] | None
    reach: NotRequired[dict[str, list[int | float]]]


def test_what_is_written_is_still_true() -> None:
    written = make_script_types.FILE.read_text(encoding="utf-8")
    assert written == make_script_types.text(), "run python -m tests.tools.make_script_types"


def test_a_dictionary_becomes_an_interface() -> None:
    assert make_script_types.interface(Lamp).split("\n") == [
        "  /** A streetlight. */",
        "  interface Lamp {",
        "    space: string;",
        '    kind: "printed" | "large" | null;',
        "    reach?: Record<string, number[]>;",
        "  }",
        "",
    ]


def test_a_type_that_scripts_can_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="bytes"):
        make_script_types.written(bytes)
