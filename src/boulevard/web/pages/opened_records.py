"""Opening a record: a game that was played here or elsewhere, to watch it again or to review it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from boulevard.errors import BadRecord, BoulevardError
from boulevard.games.record import not_json
from boulevard.messages import say
from boulevard.web import use_cases
from boulevard.web.errors import NotNow, TooMany
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.table.routes import replayed

REVIEW = "review"
"""What somebody may want a record for, besides watching it."""

router = APIRouter(include_in_schema=False)


@router.get("/record")
async def choose(request: Request, ctx: Ctx) -> Response:
    """Ask for a file."""
    return render.page(request, "pages/record.html", {"refusal": ""}, ctx)


@router.post("/record")
async def look(request: Request, ctx: Ctx) -> Response:
    """Open a record; one that is not whole, or not by the rules, is refused with a sentence."""
    try:
        name, text, then = await _sent(request)
        table = await use_cases.open_record(ctx, text, name)
    except (NotNow, TooMany):
        raise
    except BoulevardError as refusal:
        return render.page(request, "pages/record.html", {"refusal": str(refusal)}, ctx, 422)
    return render.onward(request, f"/record/{table.id}" + ("/review" if then == REVIEW else ""), ctx)


async def _sent(request: Request) -> tuple[str, str, object]:
    """The name and the text of the file that was sent, or the text that was pasted, and what for (`BadRecord`)."""
    async with request.form(max_files=1, max_fields=2) as form:
        file, pasted, then = form.get("file"), form.get("text"), form.get("then")
        if isinstance(pasted, str) and pasted.strip():
            return say("web-record-pasted"), pasted, then
        if not isinstance(file, UploadFile) or not file.filename:
            raise BadRecord("record-no-file")
        try:
            return file.filename[:100], (await file.read()).decode(), then
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-json", where=file.filename[:100], reason=not_json(error)) from error


@router.get("/record/{identity}")
async def replay(request: Request, identity: str, ctx: Ctx, move: int | None = None) -> Response:
    """The game of a record, after so many moves."""
    return replayed(request, ctx, await ctx.tables.records.table(identity), move, {"opened": True})
