"""Write the types of what the server gives to scripts of pages, from the types that Python has for it.

Run as ``python -m tests.tools.make_script_types``; a test tells when what is written is no longer true.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from boulevard.games.avenue import facts as avenue_facts
from boulevard.games.avenue.views import view_types as avenue
from boulevard.games.paris import facts as paris_facts
from boulevard.games.paris.views import view_types as paris
from boulevard.web.games.avenue import position_form as avenue_position
from boulevard.web.games.avenue import sheet_form
from boulevard.web.games.paris import edition_form, pad, scorepad
from boulevard.web.games.paris import position_form as paris_position
from boulevard.web.pages.positions import form as position_form
from boulevard.web.pages.table import endings
from boulevard.web.tables import models

FILE = Path(models.__file__).parents[1] / "types" / "given.d.ts"
HEAD = """\
// Made by tests/tools/make_script_types.py from the types that Python has for what it gives to scripts. Change those.
"""
GIVEN: Mapping[str, Sequence[type]] = {
    "Table": (models.Shown, models.State, models.MessagesGiven, models.PresenceGiven, endings.Shuffle),
    "Position": (position_form.PositionAnswer,),
    "Paris": (
        paris.View,
        paris_facts.Facts,
        edition_form.EditionGiven,
        edition_form.EditionAnswer,
        pad.PadFacts,
        pad.PadAnswer,
        scorepad.ScorepadAnswer,
        paris_position.EditorAnswer,
    ),
    "Avenue": (
        avenue.View,
        avenue_facts.Facts,
        sheet_form.SheetGiven,
        sheet_form.SheetAnswer,
        avenue_position.AvenueGiven,
        avenue_position.AvenueAnswer,
    ),
}
"""What is given to scripts, by the namespace in which they find its type; what it is made of comes along."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def text() -> str:
    """All the types, as a file of TypeScript."""
    return "\n".join([HEAD, *(_namespace(name, given) for name, given in GIVEN.items())])


def _namespace(name: str, given: Sequence[type]) -> str:
    parts = [interface(part) for part in _all(given)]
    return f"declare namespace {name} {{\n" + "\n".join(parts) + "}\n"


def _all(given: Sequence[type]) -> list[type]:
    """Dictionaries and those that they are made of, each once."""
    found: list[type] = []
    waiting = list(given)
    while waiting:
        if (one := waiting.pop(0)) not in found:
            found.append(one)
            waiting += [part for hint in get_type_hints(one, include_extras=True).values() for part in _parts(hint)]
    return found


def _parts(hint: Any) -> Iterator[type]:
    if _is_dictionary(hint):
        yield hint
    for part in get_args(hint):
        yield from _parts(part)


def _is_dictionary(hint: Any) -> bool:
    return isinstance(hint, type) and hasattr(hint, "__required_keys__")


def interface(one: type) -> str:
    """A dictionary, as an interface of TypeScript."""
    lines = [f"  /** {_line(one.__doc__)} */", f"  interface {one.__name__} {{"]
    for name, hint in get_type_hints(one, include_extras=True).items():
        about = next((it.description for it in getattr(hint, "__metadata__", ()) if getattr(it, "description", "")), "")
        optional = "?" if get_origin(hint) is NotRequired else ""
        lines += [*([f"    /** {about} */"] if about else []), f"    {name}{optional}: {written(hint)};"]
    return "\n".join([*lines, "  }", ""])


def _line(text: str | None) -> str:
    return " ".join((text or "").split())


def written(hint: Any) -> str:
    """A type of Python's, as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if _is_dictionary(hint):
        return str(hint.__name__)
    if origin in (Annotated, Required, NotRequired):
        return written(args[0])
    if origin is Literal:
        return " | ".join(f'"{it}"' if isinstance(it, str) else str(it).lower() for it in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(it) for it in args))
    if origin in (list, Sequence):
        inside = written(args[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is tuple:
        return "[" + ", ".join(written(it) for it in args) + "]"
    if origin in (dict, Mapping):
        return f"Record<{written(args[0])}, {written(args[1])}>"
    raise TypeError(f"No type of TypeScript is known for {hint}.")


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
