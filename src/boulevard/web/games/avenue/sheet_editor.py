"""The editor of Avenue's sheets: its page, the check of what was drawn, and the sheet as picture, file and print."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.responses import Response

from boulevard.bots.registry import middle
from boulevard.games.avenue import INFO
from boulevard.games.avenue.drawing.draw import blank
from boulevard.games.avenue.drawing.pad import pad, pad_svg
from boulevard.games.avenue.errors import BadSheet
from boulevard.web.games.avenue import sheet_form
from boulevard.web.http.context import Ctx
from boulevard.web.names import visible
from boulevard.web.pages import render, script_data
from boulevard.web.pages.downloads import Code, Name, Written, download
from boulevard.web.tables.models import Sent

IMAGE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "public, max-age=3600",
}
"""For drawings that stand alone: they bring their own style, and nothing else."""

Paper = Annotated[Literal["A4", "Letter"], Query()]
PerPage = Annotated[Literal["1", "2", "4"], Query(alias="per-page")]

router = APIRouter(include_in_schema=False)


class SheetSent(Sent):
    """A sheet as it stands in a file."""

    text: Written


@router.get("/sheet")
async def sheet(request: Request, ctx: Ctx, s: str = "", name: str = "") -> Response:
    """The editor of sheets; a link brings one along."""
    brought, refusal = None, ""
    if s:
        try:
            brought = [row.split() for row in sheet_form.decoded(s).rows]
        except BadSheet as problem:
            refusal = str(problem)
    given: sheet_form.SheetGiven = {
        "starts": sheet_form.starts(),
        "limits": sheet_form.LIMITS,
        "brought": {"name": visible(name), "rows": brought} if brought else None,
    }
    context = {
        "given": script_data.as_json(given),
        "palette": sheet_form.palette(),
        "inks": Markup(sheet_form.inks()),
        "starts": list(given["starts"]),
        "refusal": refusal,
        "middle": middle(INFO.name).number,
        "rival": middle(INFO.name).name,
        "has_pdf": find_spec("fpdf") is not None,
        "words": script_data.as_json(script_data.words("editor", "sheet")),
    }
    return render.page(request, "games/avenue/sheet.html", context, ctx)


@router.post("/sheet/check")
async def check_sheet(sent: SheetSent) -> Mapping[str, Any]:
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
    return download(text, "text/plain; charset=utf-8", name, "sheet", "txt")


@router.get("/sheet/pad.svg")
async def sheet_pad(s: Code, name: Name = "", paper: Paper = "A4", per_page: PerPage = "1") -> Response:
    """A page to print with a sheet on it, as a browser can print it."""
    rows = sheet_form.decoded(s).rows
    return Response(pad_svg(rows, visible(name), paper=paper, per_page=int(per_page)), media_type="image/svg+xml")


@router.get("/sheet.pdf")
async def sheet_pdf(s: Code, ctx: Ctx, name: Name = "", paper: Paper = "A4", per_page: PerPage = "1") -> Response:
    """The same page as PDF (`MissingExtra`)."""
    rows = sheet_form.decoded(s).rows
    made = await ctx.make(pad, rows, visible(name), paper=paper, per_page=int(per_page))
    return download(made, "application/pdf", name, "sheet", "pdf", shown=True)
