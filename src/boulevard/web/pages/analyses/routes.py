"""Analyses: beginning one, its board and tree, and the bot that watches."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import Field, StringConstraints
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from boulevard.analysis.data import as_data
from boulevard.analysis.tree import LARGEST_NUMBER, Analysis
from boulevard.errors import BadAnalysis, BoulevardError
from boulevard.messages import say
from boulevard.web import analysing
from boulevard.web.analysing import Place
from boulevard.web.errors import NotNow, TooMany, UnknownTable
from boulevard.web.http import streaming
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render, script_data, small_pictures
from boulevard.web.pages.analyses import context
from boulevard.web.pages.boards import previews
from boulevard.web.tables import models
from boulevard.web.tables.models import PageNumber
from boulevard.web.tables.table import Table

MINE = 20
"""How many of one's own analyses are on a page of their list."""
WORDS = "analysis"
NUMBER = "[0-9]{1,7}"
"""A move of a game, as a form sends it."""

router = APIRouter(include_in_schema=False)
Number = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]


class NodeSent(models.Sent):
    """A node, and how it is shown."""

    node: Number
    open: bool = False


class MoveTried(NodeSent):
    """A move, as every board to make moves on sends it."""

    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    seat: models.SeatName | None = None
    number: Number | None = None
    key: str = ""


class LineTried(NodeSent):
    """Moves, separated by semicolons."""

    line: Annotated[str, StringConstraints(min_length=1, max_length=2400)]


class CommentSent(NodeSent):
    """What somebody says about a position."""

    comment: Annotated[str, StringConstraints(max_length=10_000)] = ""


@router.get("/analysis")
async def choose(request: Request, ctx: Ctx, page: PageNumber = 1) -> Response:
    """Ask what is to be analysed, and list one's own analyses, a page at a time."""
    return await _choice(request, ctx, page=page)


@router.post("/analysis")
async def begin(request: Request, ctx: Ctx) -> Response:
    """Begin an analysis: of a table, of one's own game, of a position, of a file or text, or of a new game."""
    async with request.form(max_files=1, max_fields=8) as form:
        move = str(form.get("move", ""))
        number = int(move) if re.fullmatch(NUMBER, move) else None
        try:
            analysis = await _sent(ctx, form)
            identity = await analysing.begin(ctx, analysis)
        except (NotNow, TooMany, UnknownTable):
            raise
        except BoulevardError as refusal:
            return await _choice(request, ctx, str(refusal), 422)
    node = f"?node={number}" if number in analysis.nodes else ""
    return render.onward(request, f"/analysis/{identity}{node}", ctx)


async def _sent(ctx: RequestContext, form: FormData) -> Analysis:
    """What was sent to be analysed (`BadAnalysis`, if it was nothing)."""
    given = {name: value for name, value in form.items() if isinstance(value, str) and value.strip()}
    if "table" in given:
        return analysing.of_finished(await _table(ctx, given["table"]))
    if "token" in given:
        return await analysing.of_running(ctx, given["token"])
    if "game" in given:
        return await analysing.of_new_game(ctx, given["game"])
    file = form.get("file")
    text = given.get("position") or given.get("text")
    if text is None and isinstance(file, UploadFile) and file.filename:
        try:
            text = (await file.read()).decode()
        except UnicodeDecodeError as error:
            raise BadAnalysis("analysis-not-json", reason=error.reason) from error
    if text is None:
        raise BadAnalysis("analysis-nothing")
    return await analysing.of_text(ctx, text.strip())


async def _table(ctx: RequestContext, identity: str) -> Table:
    """A table, or a record that was opened to watch it."""
    try:
        return await ctx.tables.records.table(identity)
    except UnknownTable:
        return await ctx.watched(identity)


async def _choice(
    request: Request, ctx: RequestContext, refusal: str = "", status: int = 200, page: int = 1
) -> Response:
    mine, has_more = await analysing.own(ctx, MINE, page)
    own = [context.listed(it) for it in mine]
    pages = {"newer": page - 1, "older": page + 1 if has_more else None}
    return render.page(request, "analyses/analyses.html", {"refusal": refusal, "own": own, **pages}, ctx, status)


@router.get("/analysis/{identity}.json")
async def download(identity: str, ctx: Ctx) -> Response:
    """The document, to keep; it can be opened again."""
    at = await analysing.place(ctx, identity)
    body = json.dumps(as_data(at.analysis), ensure_ascii=False, indent=1)
    name = f"attachment; filename=analysis-{identity}.json"
    return Response(body, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/analysis/{identity}/board.svg")
async def picture(identity: str, ctx: Ctx) -> Response:
    """The board at the end of the main line, for lists: they ask for another one after every change."""
    at = await analysing.place(ctx, identity)
    return small_pictures.picture(f"analysis {identity} {at.kept.version}", at.game)


@router.get("/analysis/{identity}")
async def show(request: Request, identity: str, ctx: Ctx, node: int | None = None, open: bool = False) -> Response:
    """The board at a node, and the tree."""
    return _page(request, ctx, await analysing.place(ctx, identity, node, open))


@router.get("/analysis/{identity}/look")
async def look(
    request: Request, identity: str, ctx: Ctx, node: int, move: str, open: bool = False, seat: str | None = None
) -> Response:
    """What a move would do."""
    at = await analysing.place(ctx, identity, node, open, seat)
    return previews.page(request, ctx, at.game, at.game.seats[0] if at.seat is None else at.seat, move)


@router.post("/analysis/{identity}/move")
async def move(request: Request, identity: str, ctx: Ctx, sent: Annotated[MoveTried, Form()]) -> Response:
    """Try a move."""
    at = await analysing.place(ctx, identity, sent.node, sent.open, None if sent.seat is None else str(sent.seat))
    return await _after(request, ctx, at, await analysing.move(ctx, at, sent.move))


@router.post("/analysis/{identity}/line")
async def line(request: Request, identity: str, ctx: Ctx, sent: Annotated[LineTried, Form()]) -> Response:
    """Try several moves, one after the other."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return await _after(request, ctx, at, await analysing.line(ctx, at, sent.line))


@router.post("/analysis/{identity}/comment")
async def comment(request: Request, identity: str, ctx: Ctx, sent: Annotated[CommentSent, Form()]) -> Response:
    """Say something about a position."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return await _after(request, ctx, at, await analysing.comment(ctx, at, sent.comment))


@router.post("/analysis/{identity}/delete")
async def delete(request: Request, identity: str, ctx: Ctx, sent: Annotated[NodeSent, Form()]) -> Response:
    """Delete a move and all that follows."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return await _after(request, ctx, at, await analysing.delete(ctx, at))


@router.post("/analysis/{identity}/remove")
async def remove(request: Request, identity: str, ctx: Ctx) -> Response:
    """Delete a whole analysis."""
    await analysing.remove(ctx, identity)
    return render.onward(request, "/analysis", ctx)


@router.post("/analysis/{identity}/promote")
async def promote(request: Request, identity: str, ctx: Ctx, sent: Annotated[NodeSent, Form()]) -> Response:
    """Make a variation the main line."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return await _after(request, ctx, at, await analysing.promote(ctx, at))


@router.post("/analysis/{identity}/deal")
async def deal(request: Request, identity: str, ctx: Ctx, sent: Annotated[NodeSent, Form()]) -> Response:
    """Go on from here with what is hidden dealt anew, in an analysis of one's own."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return render.onward(request, f"/analysis/{await analysing.dealt_anew(ctx, at)}", ctx)


@router.post("/analysis/{identity}/copy")
async def copy(request: Request, identity: str, ctx: Ctx, sent: Annotated[NodeSent, Form()]) -> Response:
    """Keep a copy of one's own."""
    at = await analysing.place(ctx, identity, sent.node, sent.open)
    return render.onward(request, f"/analysis/{await analysing.copied(ctx, at)}?node={sent.node}", ctx)


@router.get("/analysis/{identity}/think")
async def think(
    identity: str, ctx: Ctx, node: int, open: bool = False, more: bool = False, seat: str | None = None
) -> Response:
    """Let a bot think about a node, and tell what it thinks as it does."""
    at = await analysing.place(ctx, identity, node, open, seat)
    return streaming.Stream(ctx, _thoughts(ctx, at, more))


@router.post("/analysis/{identity}/stop")
async def stop(identity: str, ctx: Ctx) -> Response:
    """Let the bot think no longer; its stream ends when its last opinion was kept."""
    analysing.stop(ctx)
    return Response(status_code=204)


async def _thoughts(ctx: RequestContext, at: Place, more: bool) -> AsyncIterator[str]:
    """Opinions as events; after the last, that it was the last."""
    yield streaming.BEGIN
    try:
        watched = analysing.watch(ctx, at, more)
    except (NotNow, TooMany) as refusal:
        yield _refused(str(refusal))
        return
    async for opinion in analysing.opinions(watched):
        if opinion is None:
            yield streaming.SILENCE
        elif not opinion.ideas and at.is_forced:
            yield _refused(say("web-review-forced"))
            return
        else:
            yield streaming.line("thought", context.thought(at.game.rules, opinion, context.names(at)))
    yield _refused(say("analysis-bot-failed")) if watched.has_failed else streaming.line("done", {})


def _refused(message: str) -> str:
    return streaming.line("refused", {"message": message})


async def _after(request: Request, ctx: RequestContext, at: Place, node: int) -> Response:
    """The page after a change; a browser without scripts is sent there."""
    if render.FROM_SCRIPT in request.headers:
        return _page(request, ctx, await analysing.place(ctx, at.kept.id, node, at.is_open))
    return render.onward(request, f"/analysis/{at.kept.id}?node={node}&open={str(at.is_open).lower()}", ctx)


def _page(request: Request, ctx: RequestContext, at: Place) -> Response:
    is_owner = ctx.is_own(at.kept.owner)
    given = context.of_place(at, is_owner, render.base(request))
    if render.FROM_SCRIPT in request.headers:
        return render.page(request, "analyses/analysis_body.html", given, ctx)
    words = script_data.as_json(script_data.words(given["game"], WORDS))
    return render.page(request, "analyses/analysis.html", {**given, "words": words}, ctx)
