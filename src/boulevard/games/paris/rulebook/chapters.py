"""The outline of the rules of Paris for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.games.paris.edition import edition
from boulevard.games.paris.facts import facts
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.rulebook import Lists, Rulebook, Says, Section, Shows, Signs, Steps
from boulevard.messages import say


def _values() -> Mapping[str, Any]:
    """What the sentences speak of: the facts of the standard box, and which postcards have a star there."""
    starred = ", ".join(say(f"paris-draw-card-{name}") for name in edition("standard").starred)
    return {**facts(), "starred": starred}


def _postcard(name: str) -> Section:
    """A postcard: what it does, what to mind, and an example."""
    return Section(
        name,
        (Says("mind"), Shows(name)),
        title=f"paris-draw-card-{name}",
        lead=f"web-card-{name}",
        picture=f"postcard-{name}",
    )


RULEBOOK = Rulebook(
    "paris",
    (
        Section("short", (Steps("laying", "reserve", "building", "light", "lampadaire", "group", "winner"),)),
        Section(
            "symbols",
            (
                Signs(
                    *("paving-orange", "paving-blue", "paving-mixed", "paving-light"),
                    *("tile-back-orange", "building-T5-orange", "chimney-orange", "token-orange", "postcard-peintre"),
                ),
                Says("sign"),
            ),
        ),
        Section("setup", (Lists("board", "tiles", "buildings", "stock", "postcards", "hand", "starts", "rematch"),)),
        Section(
            "pave",
            (Says("turn"), Lists("lay", "reserve"), Shows("laying"), Says("many", "secret", "done", "pass", "end")),
        ),
        Section(
            "build",
            (
                *(Says("turn"), Lists("build", "activate"), Shows("building")),
                *(Says("free", "chimney", "rotate", "must", "alone", "skip"),),
            ),
        ),
        Section("postcards", (Says("how", "starred", "points"),), tuple(map(_postcard, POSTCARDS))),
        Section("rights", (Says("later", "both", "pass"),)),
        Section("end", (Says("when", "stop"),)),
        Section(
            "scoring",
            (Says("lines"),),
            (
                Section("light", (Says("how", "once", "lamps"), Shows("light", "shared"))),
                Section("group", (Says("how"), Shows("group"))),
                Section("unbuilt", (Says("how"), Shows("unbuilt"))),
                Section("bonus", (Says("how"),)),
                Section("example", (Says("how"), Shows("winner", "loser"))),
            ),
        ),
        Section("ties", (Says("how"),)),
        Section("options", (Says("how"), Lists("postcards", "starts", "penseur", "fountain", "mirror", "edition"))),
    ),
    editor="edition",
    values=_values,
)
