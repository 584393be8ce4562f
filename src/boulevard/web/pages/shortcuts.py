"""The keys that pages listen to: what each script does at which key, as a page, and in a dialog for the page one is on.

A script says that it listens (`listens` of static/common/shortcuts.js); the dialog shows the parts of those that do.
Tests hold this table to what the scripts do. Games name the keys of their own scripts (faces.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.games import registry
from boulevard.messages import optional, say
from boulevard.web import faces
from boulevard.web.faces import Keys
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
BACK_AND_ON = ("ArrowLeft", "ArrowRight")
ENDS = ("Home", "End")

SHARED = (
    Keys("common/shortcuts.js", "everywhere", {"help": ("?",), "close": ("Escape",)}),
    Keys(
        "boards/gestures.js",
        "board",
        {
            "walk": ARROWS,
            "choose": ("Enter", " "),
            "turn": ("r",),
            "turn-back": ("Shift+r",),
            "confirm": ("Enter",),
            "cancel": ("Escape",),
        },
    ),
    Keys("boards/walk.js", "walk", {"step": BACK_AND_ON, "ends": ENDS, "play": (" ",)}),
    Keys("reviews/review.js", "review", {"next": ("n",), "previous": ("p",), "best": ("b",)}),
    Keys("reviews/try.js", "try", {"next": ("n",)}),
    Keys("puzzles/solve.js", "puzzle", {"step": BACK_AND_ON}),
    Keys("analyses/analysis.js", "analysis", {"step": BACK_AND_ON, "beside": ("ArrowUp", "ArrowDown"), "ends": ENDS}),
    Keys("editors/editor.js", "editor", {"undo": ("Ctrl+z",), "redo": ("Ctrl+y", "Ctrl+Shift+z")}),
    Keys(
        "editors/grid.js",
        "grid",
        {"walk": ARROWS, "ends": ENDS, "corners": ("Ctrl+Home", "Ctrl+End"), "put": ("Enter", " ")},
    ),
)
"""What scripts that belong to no game do."""

SIGNS: Mapping[str, str] = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓"}
"""Keys that are shown by a sign."""

router = APIRouter(include_in_schema=False)


def all_keys() -> Iterator[Keys]:
    """What all scripts do at which keys."""
    yield from SHARED
    for game in registry.names():
        yield from faces.face(game).keys


def called(key: str) -> list[str]:
    """A key with those that are held down with it, as they are written on a keyboard."""
    return [
        SIGNS.get(part) or optional(f"web-key-{'space' if part == ' ' else part.lower()}") or part.upper()
        for part in key.split("+")
    ]


def table() -> list[dict[str, object]]:
    """All of it for a template: for each script a title, and the keys with what they do."""
    return [
        {
            "script": it.script,
            "title": say(f"web-keys-{it.name}"),
            "rows": [
                ([called(key) for key in keys], say(f"web-keys-{it.name}-{what}")) for what, keys in it.does.items()
            ],
        }
        for it in all_keys()
    ]


@router.get("/shortcuts")
async def shortcuts(request: Request, ctx: Ctx) -> Response:
    """All shortcuts, of all pages."""
    return render.page(request, "pages/shortcuts.html", {"table": table()}, ctx)
