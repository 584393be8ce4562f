"""The form of editions of Paris: its page, the check of what was filled in, and editions as files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Request
from markupsafe import Markup
from pydantic import Field, StringConstraints
from starlette.responses import Response

from boulevard.bots.registry import middle
from boulevard.games.paris import INFO
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.play.state import BUILDINGS, POSTCARDS, TILES
from boulevard.messages import say
from boulevard.web.games.paris import edition_form
from boulevard.web.http.context import Ctx
from boulevard.web.names import LONGEST_NAME, visible
from boulevard.web.pages import render, script_data
from boulevard.web.pages.downloads import Code, Name, Written, download
from boulevard.web.pages.starting.context import pictures
from boulevard.web.tables.models import Sent

Row = Annotated[str, StringConstraints(max_length=8)]

router = APIRouter(include_in_schema=False)


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


@router.get("/edition")
async def edition(request: Request, ctx: Ctx, e: str = "", name: str = "") -> Response:
    """The form of editions; a link brings one along."""
    await ctx.tables.games.require(INFO.name)
    brought, refusal = None, ""
    if e:
        try:
            brought = edition_form.decoded(e, visible(name) or say("web-edition-mine"))
        except BadEdition as problem:
            refusal = edition_form.reason(problem)
    given: edition_form.EditionGiven = {
        "standard": {**edition_form.form(edition_form.standard()), "name": say("web-edition-mine")},
        "winds": edition_form.WINDS,
        "corners": edition_form.CORNERS,
        "brought": edition_form.form(brought) if brought else None,
    }
    context = {
        "given": script_data.as_json(given),
        "postcards": POSTCARDS,
        "pavings": Markup(edition_form.pavings()),
        "piece": pictures(INFO.name)["piece"],
        "tiles": TILES,
        "buildings": BUILDINGS,
        "refusal": refusal,
        "middle": middle(INFO.name).number,
        "rival": middle(INFO.name).name,
        "words": script_data.as_json(script_data.words("editor", "edition")),
    }
    return render.page(request, "games/paris/edition.html", context, ctx)


@router.post("/edition/check")
async def check_edition(sent: EditionSent) -> Mapping[str, Any]:
    """Tell how an edition differs from the standard, or what is wrong with it."""
    return edition_form.answer(sent.model_dump())


@router.post("/edition/read")
async def read_edition(sent: EditionFile) -> Mapping[str, Any]:
    """Read the file of an edition; nothing comes of one that is not right."""
    try:
        return edition_form.whole(edition_form.read(sent.text, visible(sent.file)))
    except BadEdition as refusal:
        return {"refusal": {"message": edition_form.reason(refusal)}}


@router.get("/edition.toml")
async def edition_toml(e: Code, name: Name = "") -> Response:
    """An edition as the file that the command line reads."""
    text = edition_form.written(edition_form.decoded(e, visible(name) or say("web-edition-mine")))
    return download(text, "application/toml; charset=utf-8", name, "edition", "toml")
