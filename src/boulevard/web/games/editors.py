"""The pages on which one's own box is put together: a sheet for Avenue, an edition of Paris."""

from __future__ import annotations

import unicodedata
from importlib.util import find_spec
from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from pydantic import Field, StringConstraints
from starlette.responses import Response

from boulevard.bots.registry import levels
from boulevard.errors import BadEdition, BadSheet
from boulevard.games.avenue.draw import blank
from boulevard.games.avenue.pad import pad, pad_svg
from boulevard.games.paris.state import BUILDINGS, POSTCARDS, TILES
from boulevard.messages import say
from boulevard.web.games.avenue import sheet_form
from boulevard.web.games.paris import edition_form
from boulevard.web.http.context import AtDesk
from boulevard.web.pages import render, table_context
from boulevard.web.pages.starting import MIDDLE, pictures
from boulevard.web.tables.models import Sent

LONGEST_FILE = 10_000
LONGEST_NAME = 40
IMAGE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "public, max-age=3600",
}
"""For drawings that stand alone: they bring their own style, and nothing else."""

Code = Annotated[str, Query(max_length=4000)]
Name = Annotated[str, Query(max_length=200)]
Paper = Annotated[Literal["A4", "Letter"], Query()]
PerPage = Annotated[Literal["1", "2", "4"], Query(alias="per-page")]
Written = Annotated[str, StringConstraints(max_length=LONGEST_FILE)]
Row = Annotated[str, StringConstraints(max_length=8)]

router = APIRouter(include_in_schema=False)


class SheetSent(Sent):
    """A sheet as it stands in a file."""

    text: Written


class BuildingSent(Sent):
    """A building as it is drawn in the form."""

    name: Annotated[str, StringConstraints(max_length=20)]
    rows: Annotated[list[Row], Field(max_length=8)]


class EditionSent(Sent):
    """An edition as it is filled in."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
    starred: Annotated[list[Annotated[str, StringConstraints(max_length=20)]], Field(max_length=len(POSTCARDS))]
    tiles: Annotated[list[Annotated[str, StringConstraints(max_length=5)]], Field(min_length=TILES, max_length=TILES)]
    buildings: Annotated[list[BuildingSent], Field(min_length=BUILDINGS, max_length=BUILDINGS)]
    rays: Annotated[
        list[Annotated[list[Annotated[list[int], Field(max_length=2)]], Field(max_length=8)]], Field(max_length=16)
    ]


class EditionFile(Sent):
    """The file of an edition, and what it is called."""

    text: Written
    file: Annotated[str, StringConstraints(max_length=200)] = ""


def proper_name(name: str) -> str:
    """A name that can be shown: one line of signs that can be seen, not too long."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in name)
    return " ".join(seen.split())[:LONGEST_NAME]


@router.get("/sheet")
async def sheet(request: Request, at: AtDesk, s: str = "", name: str = "") -> Response:
    """The editor of sheets; a link brings one along."""
    brought, refusal = None, ""
    if s:
        try:
            brought = [row.split() for row in sheet_form.decoded(s).rows]
        except BadSheet as problem:
            refusal = str(problem)
    given: dict[str, Any] = {
        "starts": sheet_form.starts(),
        "limits": sheet_form.LIMITS,
        "brought": brought and {"name": proper_name(name), "rows": brought},
    }
    context = {
        "given": table_context.as_json(given),
        "palette": sheet_form.palette(),
        "inks": Markup(sheet_form.inks()),
        "starts": list(given["starts"]),
        "refusal": refusal,
        "middle": MIDDLE,
        "rival": levels("avenue")[MIDDLE - 1].name,
        "has_pdf": find_spec("fpdf") is not None,
        "words": table_context.as_json(table_context.words("editor", "sheet")),
    }
    return render.page(request, "games/avenue/sheet.html", context, at)


@router.post("/sheet/check")
async def check_sheet(sent: SheetSent) -> dict[str, Any]:
    """Draw a sheet and tell what is wrong with it; nothing comes of one that can't even be drawn."""
    try:
        return sheet_form.answer(sheet_form.read(sent.text))
    except BadSheet as refusal:
        return {"refusal": {"message": str(refusal)}}


@router.get("/sheet.svg")
async def sheet_svg(s: Code) -> Response:
    """A sheet by itself."""
    return Response(blank(sheet_form.decoded(s).rows), media_type="image/svg+xml", headers=IMAGE)


@router.get("/sheet.txt")
async def sheet_txt(s: Code, name: Name = "") -> Response:
    """A sheet as the file that the command line reads."""
    text = "\n".join(sheet_form.decoded(s).rows) + "\n"
    return _download(text, "text/plain; charset=utf-8", name, "sheet", "txt")


@router.get("/sheet/pad.svg")
async def sheet_pad(s: Code, name: Name = "", paper: Paper = "A4", per_page: PerPage = "1") -> Response:
    """A page to print with a sheet on it, as a browser can print it."""
    rows = sheet_form.decoded(s).rows
    return Response(pad_svg(rows, proper_name(name), paper=paper, per_page=int(per_page)), media_type="image/svg+xml")


@router.get("/sheet.pdf")
async def sheet_pdf(s: Code, at: AtDesk, name: Name = "", paper: Paper = "A4", per_page: PerPage = "1") -> Response:
    """The same page as PDF (`MissingExtra`)."""
    rows = sheet_form.decoded(s).rows
    made = await at.make(pad, rows, proper_name(name), paper=paper, per_page=int(per_page))
    return _download(made, "application/pdf", name, "sheet", "pdf", shown=True)


@router.get("/edition")
async def edition(request: Request, at: AtDesk, e: str = "", name: str = "") -> Response:
    """The form of editions; a link brings one along."""
    await at.house.require("paris")
    brought, refusal = None, ""
    if e:
        try:
            brought = edition_form.decoded(e, proper_name(name) or say("web-edition-mine"))
        except BadEdition as problem:
            refusal = edition_form.reason(problem)
    given = {
        "standard": {**edition_form.form(edition_form.standard()), "name": say("web-edition-mine")},
        "winds": edition_form.WINDS,
        "corners": edition_form.CORNERS,
        "brought": brought and edition_form.form(brought),
    }
    context = {
        "given": table_context.as_json(given),
        "postcards": POSTCARDS,
        "pavings": Markup(edition_form.pavings()),
        "piece": pictures("paris")["piece"],
        "tiles": TILES,
        "buildings": BUILDINGS,
        "refusal": refusal,
        "middle": MIDDLE,
        "rival": levels("paris")[MIDDLE - 1].name,
        "words": table_context.as_json(table_context.words("editor", "edition")),
    }
    return render.page(request, "games/paris/edition.html", context, at)


@router.post("/edition/check")
async def check_edition(sent: EditionSent) -> dict[str, Any]:
    """Tell how an edition differs from the standard, or what is wrong with it."""
    return edition_form.answer(sent.model_dump())


@router.post("/edition/read")
async def read_edition(sent: EditionFile) -> dict[str, Any]:
    """Read the file of an edition; nothing comes of one that is not right."""
    try:
        return edition_form.whole(edition_form.read(sent.text, proper_name(sent.file)))
    except BadEdition as refusal:
        return {"refusal": {"message": edition_form.reason(refusal)}}


@router.get("/edition.toml")
async def edition_toml(e: Code, name: Name = "") -> Response:
    """An edition as the file that the command line reads."""
    text = edition_form.written(edition_form.decoded(e, proper_name(name) or say("web-edition-mine")))
    return _download(text, "application/toml; charset=utf-8", name, "edition", "toml")


def _download(content: str | bytes, kind: str, name: str, usual: str, ending: str, shown: bool = False) -> Response:
    """A file to keep, called as its maker likes."""
    called = "".join(sign if sign not in '/\\:*?"<>|' else "-" for sign in proper_name(name)).strip(". ") or usual
    how = "inline" if shown else "attachment"
    disposition = f"{how}; filename=\"{usual}.{ending}\"; filename*=UTF-8''{quote(f'{called}.{ending}', safe='')}"
    return Response(content, media_type=kind, headers={"Content-Disposition": disposition, "Cache-Control": "no-store"})
