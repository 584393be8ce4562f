"""Draws docs/architecture.svg: the layers, as the check of imports knows them, and a move's path through the web.

    python -m tools.architecture_picture

A test says when the picture is older than what it shows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "architecture.svg"
WEB = ROOT / "src" / "boulevard" / "web"

ABOUT = {
    "cli": "commands",
    "terminal": "games in a terminal",
    "testing": "checks for games",
    "web": "the table in the browser",
    "simulation": "random games",
    "dataset": "self-play as files",
    "envs": "environments of other libraries",
    "puzzles": "best moves to find",
    "pairing": "who meets whom in tournaments",
    "ratings": "people on the scale of bots",
    "arena": "tournaments of bots",
    "review": "what decisions cost",
    "analysis": "trees of variations",
    "bots": "opponents and advice",
    "games": "rules, records, drawings",
    "locks": "files that one process holds",
    "progress": "long work",
    "reports": "pages in one file",
    "errors": "typed errors",
    "messages": "every sentence, in all languages",
}


class Step(NamedTuple):
    """A station of a move: the file of `web/`, and what happens there."""

    file: str
    what: str


BROWSER, SERVER, OTHERS = "The player’s browser", "The server", "Everybody else’s browser"
PATH: Sequence[tuple[str, Sequence[Step]]] = (
    (
        BROWSER,
        (
            Step("static/boards/gestures.js", "a hand, a mouse or a key"),
            Step("static/games/paris/board.js", "puts a move together"),
            Step("static/boards/draft.js", "asks for a preview, sends it"),
        ),
    ),
    (
        SERVER,
        (
            Step("pages/table/routes.py", "the form, translated"),
            Step("use_cases.py", "who asks, which move"),
            Step("services/table_service.py", "one request at a table at a time"),
            Step("tables/decisions.py", "may it be? events, or an error"),
            Step("event_log/store.py", "written, before it counts"),
            Step("tables/table.py", "applied to the game in memory"),
            Step("services/followers.py", "those who follow are told"),
            Step("http/event_stream.py", "as an event stream"),
        ),
    ),
    (
        OTHERS,
        (
            Step("static/common/live.js", "hears of it"),
            Step("static/table/table.js", "fetches the table again"),
            Step("pages/table/context.py", "on the server: what this seat may see"),
            Step("static/common/morph.js", "changes what differs"),
        ),
    ),
)

WIDE, EDGE, LINE, GAP = 960, 24, 34, 8
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0l8 4-8 4z"/></marker>'
)
STYLE = """
  .ground { fill: #f3e8d2 } .box { fill: #fbf4e4; stroke: #86734c } .head { fill: #765920; font-size: 15px }
  text { fill: #232a48; font: 13px system-ui, sans-serif } .what { fill: #5d5b63; font-size: 12px }
  .file { font-family: ui-monospace, monospace; font-size: 12px }
  .arrow { stroke: #86734c; fill: none; marker-end: url(#tip) } #tip path { fill: #86734c }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0b1129 } .box { fill: #161f46; stroke: #6a79b0 } .head { fill: #d9b56a } text { fill: #f5ead0 }
    .what { fill: #b3b1b6 } .arrow { stroke: #6a79b0 } #tip path { fill: #6a79b0 }
  }
"""


def layers() -> list[list[str]]:
    """The layers from above, each with its packages, as the check of imports has them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contract = tomllib.load(file)["tool"]["importlinter"]["contracts"][0]
    return [[name.strip().removeprefix("boulevard.") for name in row.split("|")] for row in contract["layers"]]


def _text(x: float, y: float, words: str, kind: str = "", middle: bool = False) -> str:
    place = ' text-anchor="middle"' if middle else ""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}"{place}>{escape(words)}</text>'


def _box(x: float, y: float, wide: float, high: float) -> str:
    return f'<rect class="box" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="5"/>'


def _layers(top: int) -> Iterator[str]:
    yield _text(EDGE, top, "Layers: imports point downwards only", "head")
    for row, names in enumerate(layers()):
        y, wide = top + 14 + row * (LINE + GAP), (WIDE - 2 * EDGE - GAP * (len(names) - 1)) / len(names)
        for column, name in enumerate(names):
            x = EDGE + column * (wide + GAP)
            yield _box(x, y, wide, LINE)
            yield _text(x + 10, y + 22, name, "file")
            yield _text(x + 20 + 7.5 * len(name), y + 22, ABOUT[name], "what")


def _path(top: int) -> Iterator[str]:
    yield _text(EDGE, top, "A move’s path", "head")
    wide, high = (WIDE - 2 * EDGE - 2 * 28) / 3, 44
    ends: list[tuple[float, float]] = []
    for column, (place, steps) in enumerate(PATH):
        x = EDGE + column * (wide + 28)
        yield _text(x, top + 26, place, "what")
        for row, step in enumerate(steps):
            y = top + 36 + row * (high + 14)
            yield _box(x, y, wide, high)
            yield _text(x + 10, y + 18, step.file, "file")
            yield _text(x + 10, y + 35, step.what, "what")
            if row:
                yield f'<path class="arrow" d="M{x + wide / 2:g} {y - 14:g}v11"/>'
        ends.append((x, top + 36 + (len(steps) - 1) * (high + 14) + high / 2))
    for left, lowest in ends[:-1]:
        yield f'<path class="arrow" d="M{left + wide:g} {lowest:g}h14V{top + 36 + high / 2:g}h11"/>'


def picture() -> str:
    """Return the whole picture."""
    path_at = 40 + 14 + len(layers()) * (LINE + GAP) + 34
    high = path_at + 36 + max(len(steps) for _, steps in PATH) * 58 + 12
    parts = "\n".join((*_layers(40), *_path(path_at)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img"'
        ' aria-label="Layers, and the path of a move">\n'
        f"<style>{STYLE}</style>\n<defs>{TIP}</defs>\n"
        f'<rect class="ground" width="{WIDE}" height="{high}" rx="12"/>\n{parts}\n</svg>\n'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
