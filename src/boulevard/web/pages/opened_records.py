"""Opening a record: a game that was played here or elsewhere, to watch it again."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from boulevard.errors import BadRecord, BoulevardError
from boulevard.games import registry
from boulevard.web.errors import NotNow, TooMany
from boulevard.web.http.context import Ctx
from boulevard.web.pages import playing, render
from boulevard.web.tables.records import Records, opened

router = APIRouter(include_in_schema=False)
records = Records()


@router.get("/record")
async def choose(request: Request, ctx: Ctx) -> Response:
    """Ask for a file."""
    return render.page(request, "pages/record.html", {"refusal": ""}, ctx)


@router.post("/record")
async def look(request: Request, ctx: Ctx) -> Response:
    """Open a record; one that is not whole, or not by the rules, is refused with a sentence."""
    ctx.services.creations.spend(ctx.visitor)
    for game in registry.names():
        await ctx.tables.games.require(game)
    try:
        name, text = await _sent(request)
        table = opened(text, name)
    except (NotNow, TooMany):
        raise
    except BoulevardError as refusal:
        return render.page(request, "pages/record.html", {"refusal": str(refusal)}, ctx, 422)
    records.keep(table)
    return render.onward(request, f"/record/{table.id}", ctx)


async def _sent(request: Request) -> tuple[str, str]:
    """The name and the text of the file that was sent (`BadRecord`)."""
    async with request.form(max_files=1, max_fields=1) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile) or not file.filename:
            raise BadRecord("record-no-file")
        try:
            return file.filename[:100], (await file.read()).decode()
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-json", where=file.filename[:100], reason=error.reason) from error


@router.get("/record/{identity}")
async def replay(request: Request, identity: str, ctx: Ctx, move: int | None = None) -> Response:
    """The game of a record, after so many moves."""
    return playing.replayed(request, ctx, records.table(identity), move, {"opened": True})
