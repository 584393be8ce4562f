"""What messengers show beside a link to a table: a title, a sentence, and a picture of the game as everybody sees it.

The picture is drawn for whoever asks, mostly the messengers' servers: in the process for what takes long, within what
they may ask for, and kept for a while. Where it can't be drawn, they are sent the picture of all links.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import NamedTuple

from fastapi import APIRouter
from markupsafe import escape
from starlette.responses import RedirectResponse, Response

from boulevard.errors import MissingExtra, from_extra
from boulevard.games import registry
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.plain_svg import plain
from boulevard.messages import language, optional, say, speaking, wanted
from boulevard.web.errors import TooMany
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages.clocks import terms
from boulevard.web.pages.render import FOREVER, static
from boulevard.web.pages.small_pictures import WORDS
from boulevard.web.pages.table import endings
from boulevard.web.solving import Posed
from boulevard.web.tables import snapshot
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table

KEPT = 100
"""How many pictures are kept, of some 300 kB each."""
FONT = "Forum"
A_WHILE = "public, max-age=300"
PAGE = """<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><radialGradient id="card-halo"><stop stop-color="#ffcf5c" stop-opacity=".6"/>
<stop offset="1" stop-color="#ffcf5c" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="#101839"/>
<g transform="translate(62 58)"><circle cx="34" cy="40" r="54" fill="url(#card-halo)"/>
<path transform="translate(-16)" fill="#d9b56a" d="M39 91h22l-4-7-4-2-1-34h-4l-1 34-4 2zM35 24l11-10 1-4h6l1 4 11 10z"/>
<path transform="translate(-16)" fill="#ffe9a3" d="M38 24h24l-6 24H44z"/></g>
<text x="150" y="128" font-family="Forum" font-size="62" fill="#d9b56a">Boulevard</text>
{title}{board}</svg>"""
LINE = '<text x="66" y="{y}" font-family="Forum" font-size="{size}" fill="#f5ead0">{text}</text>'
COLUMN, LETTER = 500, 0.46
"""The width that a title has, and that of its letters on the average, by their size."""
LARGEST = 96
BOARD = 'x="606" y="35" width="560" height="560"'

router = APIRouter(include_in_schema=False)
_drawn: OrderedDict[tuple[str, int], bytes] = OrderedDict()


class LinkCard(NamedTuple):
    """What is said of a link, and the address of its picture on this server."""

    title: str
    about: str
    picture: str
    language: str


@contextmanager
def _speaking(asked: str | None) -> Iterator[None]:
    """Speak the language that a link carries: of whoever sent it."""
    with speaking((asked and wanted(asked)) or language()):
        yield


def of_invitation(table: Table, asked: str | None) -> LinkCard:
    """What is said of an invitation."""
    with _speaking(asked):
        info = table.rules.info
        hosts = ", ".join(snapshot.named(table, at) for at in table.people if not table.chairs[at].is_free)
        title = f"{say('web-join-title', hosts=hosts, title=info.title)} · {say('web-brand')}"
        agreed, game = terms(table.clock, len(table.seats)), optional(f"web-about-{info.name}") or info.title
        about = f"{agreed} {game}".strip()
        return LinkCard(title, about, _address(table), language())


def of_table(table: Table, asked: str | None) -> LinkCard:
    """What is said of a table that one can watch, or of a game to watch again."""
    with _speaking(asked):
        names = ", ".join(name_of(table, place) for place, chair in enumerate(table.chairs) if not chair.is_free)
        title = f"{table.rules.info.title} · {names} · {say('web-brand')}"
        if table.over:
            about = f"{endings.verdict(table, ())} · {endings.account(table)} {say('web-card-replay')}"
        else:
            about = say("web-card-watch")
        return LinkCard(title, about, _address(table), language())


def of_puzzle(posed: Posed, asked: str | None) -> LinkCard | None:
    """What is said of a puzzle, without anything that would help; nothing of one that only one person may see."""
    if posed.mistake:
        return None
    with _speaking(asked):
        info = registry.info(posed.puzzle.game)
        title = f"{say('puzzles-title-of', title=info.title)} · {say('web-brand')}"
        about = say("puzzles-card", rating=posed.puzzle.rating)
        return LinkCard(title, about, f"/puzzles/{info.name}/{posed.key}/card.png", language())


def _address(table: Table) -> str:
    """The address of a picture: another one whenever something has happened, so that nobody keeps an old one."""
    return f"/watch/{table.id}/card.png?at={len(table.log)}"


@router.get("/watch/{table}/card.png")
async def picture(table: str, ctx: Ctx) -> Response:
    """The picture of a table, as everybody may see it now."""
    found = await ctx.tables.table(table)
    if found.rules.drawing is None or await ctx.is_sealed(found):
        return _picture_of_all()
    key = (found.id, len(found.log))
    return await picture_of(ctx, key, found.game, found.seats[0], FOREVER if found.over else A_WHILE)


async def picture_of(
    ctx: RequestContext, key: tuple[str, int], game: Game, player: Seat, cached: str = FOREVER
) -> Response:
    """The picture of a game as everybody may see it; whatever has the same key always looks the same."""
    if (png := _drawn.get(key)) is None:
        svg = game.rules.svg(game.view(None), (), theme="light", sides=False, player=player)
        try:
            png = _drawn[key] = await ctx.make(drawn, svg, game.rules.info.title)
        except (TooMany, MissingExtra):
            return _picture_of_all()
    _drawn.move_to_end(key)
    while len(_drawn) > KEPT:
        _drawn.popitem(last=False)
    return Response(png, media_type="image/png", headers={"Cache-Control": cached})


def _picture_of_all() -> Response:
    return RedirectResponse(static("art/card.png"), 302, {"Cache-Control": "no-store"})


def drawn(svg: str, title: str) -> bytes:
    """A board beside the title of its game, as PNG (`MissingExtra`); in the process for what takes long."""
    with from_extra("web"):
        from resvg_py import svg_to_bytes

    board = re.sub(r'width="100%"', BOARD, plain(WORDS.sub("", svg)), count=1)
    with as_file(files("boulevard.games").joinpath("forum.ttf")) as font:
        return bytes(
            svg_to_bytes(
                svg_string=PAGE.format(title=_lines(title), board=board),
                skip_system_fonts=True,
                font_files=[str(font)],
                font_family=FONT,
                serif_family=FONT,
                sans_serif_family=FONT,
                monospace_family=FONT,
            )
        )


def _lines(title: str) -> str:
    """A title in lines that fit: what stands before a colon is the name, the rest is smaller."""
    name, _, rest = title.partition(": ")
    sizes = [min(LARGEST / (1 + row), COLUMN / (LETTER * len(text))) for row, text in enumerate((name, rest)) if text]
    rows = zip((name, rest), sizes, (350, 420), strict=False)
    return "".join(LINE.format(y=y, size=round(size), text=escape(text)) for text, size, y in rows)
