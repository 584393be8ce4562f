"""The API for programs: tables, seats, moves and events as JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request
from pydantic import BaseModel
from starlette.responses import Response, StreamingResponse

from boulevard.web import admitting, chatting, identifying, own_data, use_cases
from boulevard.web.api.answers import places, state
from boulevard.web.api.parameters import TableId
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.http import direct
from boulevard.web.http.context import LISTED, Ctx, RequestContext
from boulevard.web.http.event_stream import Follows, stream
from boulevard.web.http.own_stream import own_stream
from boulevard.web.tables import models, positions, snapshot
from boulevard.web.tables.tokens import Holder

router = APIRouter(prefix="/api", responses=PROBLEMS)

Token = Annotated[str, Path(max_length=300, description="The token of a seat.")]
RecordId = Annotated[str, Path(max_length=16, description="The name of a record that was sent.")]
Known = Annotated[
    int | None, Query(alias="after", ge=0, le=1_000_000, description="How many events you know of; now, if not given.")
]
ByPage = Annotated[
    bool,
    Query(description="Whether people look on by this: then bots move at a pace they can follow."),
]
TabAsked = Annotated[
    str,
    Query(pattern="^([A-Za-z0-9_-]{8,32})?$", description="A name that you make up, to say that nobody looks at it."),
]
MoveAsked = Annotated[
    int | None,
    Query(alias="move", ge=0, le=1_000_000, description="After how many moves, once the game is over; all of them."),
]
Everything = Annotated[bool, Query(description="With all that was hidden, once the game is over.")]
SeatAsked = Annotated[str | None, Query(max_length=20, description="Which of your seats, if you hold several.")]
MessagesKnown = Annotated[
    int,
    Query(
        alias="after",
        ge=-1,
        le=1_000_000_000,
        description="The number of the last message you know; all, if not given.",
    ),
]


class SeatChosen(BaseModel):
    """Which seat somebody asks for who holds several."""

    seat: SeatAsked = None


# What players ask for all the time is answered without FastAPI's layers (`DIRECT`); these routes document it.


@router.get("/seats/{token}", tags=["seats"])
async def look(token: Token, ctx: Ctx, seat: SeatAsked = None) -> models.State:
    """Look at the table from your seat: the view, your legal moves, and the number to send with one."""
    who = await ctx.seated(token)
    return state(who.table, who.place(seat))


@router.post("/seats/{token}/moves", tags=["seats"])
async def move(token: Token, sent: models.MoveSent, ctx: Ctx) -> models.State:
    """Make a move."""
    return state(*await use_cases.move(ctx, await ctx.acting(token), sent))


async def _look(request: Request, ctx: RequestContext) -> Response:
    asked = direct.asked(SeatChosen, request)
    return direct.as_json(await look(request.path_params["token"], ctx, asked.seat))


async def _move(request: Request, ctx: RequestContext) -> Response:
    sent = await direct.sent_json(models.MoveSent, request)
    return direct.as_json(await move(request.path_params["token"], sent, ctx))


DIRECT = (
    direct.Direct("GET", "/api/seats/{token}", _look),
    direct.Direct("POST", "/api/seats/{token}/moves", _move),
)


@router.get("/seats/{token}/events", tags=["events"], response_class=StreamingResponse)
async def follow(
    token: Token,
    ctx: Ctx,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    known: Known = None,
    page: ByPage = False,
    tab: TabAsked = "",
) -> StreamingResponse:
    """Follow what happens at your table: server-sent events."""
    holder = ctx.tokens.holder(token)
    return await stream(ctx, holder.table_id, last_event_id, known, Follows(holder.places, page, tab))


@router.post("/people", status_code=201, tags=["people"])
async def introduce(sent: models.PersonSent, ctx: Ctx) -> models.PersonGiven:
    """Say who you are, so that your tables can be listed."""
    if ctx.person is None:
        ctx.spend(ctx.services.creations)
    person = ctx.introduced(sent.name)
    return models.PersonGiven(name=person.name, token=ctx.token)


@router.post("/people/codes", status_code=201, tags=["people"])
async def new_code(ctx: Ctx) -> models.CodeGiven:
    """Get a code with which another device or program becomes you: it works once, for five minutes."""
    return models.CodeGiven(code=await identifying.new_link(ctx), seconds=int(identifying.LINK_LASTS), token=ctx.token)


@router.post("/people/links", status_code=201, tags=["people"])
async def use_code(sent: models.CodeSent, ctx: Ctx) -> models.PersonGiven:
    """Become the person who made a code. With a token of your own, your games come along if you say so."""
    person = await identifying.link(ctx, sent.code, sent.brings)
    return models.PersonGiven(name=person.name, token=ctx.token)


@router.post("/people/admission", tags=["people"])
async def come_in(sent: models.PassSent, ctx: Ctx) -> models.PersonGiven:
    """Come in by an invitation code, where a server lets in only those who were invited."""
    await admitting.come_in(ctx, sent.code)
    assert ctx.met is not None
    return models.PersonGiven(name=ctx.met.name, token=ctx.token)


@router.get("/people/me/data", tags=["people"], response_class=StreamingResponse)
async def data(ctx: Ctx) -> StreamingResponse:
    """Get all that is kept of you, as one JSON document."""
    return StreamingResponse(await own_data.of_whoever_asks(ctx), media_type="application/json")


@router.post("/tickets", status_code=201, tags=["tables"])
async def offer(ctx: Ctx) -> models.TicketGiven:
    """Ask what the server is bound to at the next table that you set up, to take part in its shuffle."""
    offered = ctx.tokens.offer()
    return models.TicketGiven(ticket=offered.ticket, table=offered.table_id, commitment=offered.commitment)


@router.post("/tables", status_code=201, tags=["tables"])
async def create(sent: models.TableSent, ctx: Ctx) -> models.Places:
    """Set a table up."""
    return places(ctx, *await use_cases.create(ctx, sent))


@router.get("/tables", tags=["tables"])
async def list_tables(ctx: Ctx, page: models.PageNumber = 1) -> list[models.Summary]:
    """List the tables at which you sit, the last touched first, twenty at a time."""
    return [
        models.Summary.model_validate(
            {
                **snapshot.seen_by(table, None),
                "touched": table.touched,
                "token": ctx.tokens.seat(Holder(table.id, places)),
            }
        )
        for table, places in await ctx.own_tables(skipped=(page - 1) * LISTED)
    ]


@router.get("/tables/{table}", tags=["tables"])
async def watch(table: TableId, ctx: Ctx) -> models.State:
    """Look at a table as a spectator."""
    return state(await ctx.watched(table), None)


@router.get("/tables/{table}/position", tags=["tables"])
async def position(
    table: TableId, ctx: Ctx, move: MoveAsked = None, everything: Everything = False
) -> models.PositionGiven:
    """Get the position as a spectator knows it; once the game is over, of any moment, and with all that was hidden."""
    return positions.of_table(await ctx.watched(table), None, move, everything)


@router.get("/tables/{table}/record", tags=["tables"])
async def record(table: TableId, ctx: Ctx) -> dict[str, Any]:
    """Download the record of a game that is over."""
    return snapshot.record(await ctx.watched(table))


@router.get("/tables/{table}/review", tags=["tables"])
async def review(table: TableId, ctx: Ctx) -> models.ReviewGiven:
    """Ask what each decision of a finished game gave away. The first request starts it; ask again until it is ready."""
    return use_cases.review_as_data(use_cases.review(ctx.tables.reviews, await ctx.watched(table)))


@router.post("/records", status_code=201, tags=["records"])
async def open_record(sent: dict[str, Any], ctx: Ctx) -> models.RecordGiven:
    """Send a record, to have it reviewed; it is kept for a while."""
    table = await use_cases.open_record(ctx, json.dumps(sent), "record")
    return models.RecordGiven(record=table.id)


@router.get("/records/{record}/review", tags=["records"])
async def review_record(record: RecordId, ctx: Ctx) -> models.ReviewGiven:
    """Ask what each decision of a record gave away. The first request starts it; ask again until it is ready."""
    records = ctx.tables.records
    return use_cases.review_as_data(use_cases.review(records.reviews, await records.table(record)))


@router.get("/tables/{table}/events", tags=["events"], response_class=StreamingResponse)
async def watch_events(
    table: TableId, ctx: Ctx, last_event_id: Annotated[str | None, Header(max_length=20)] = None, known: Known = None
) -> StreamingResponse:
    """Follow what happens at a table: server-sent events."""
    return await stream(ctx, table, last_event_id, known)


@router.get("/tables/{table}/messages", tags=["messages"])
async def watch_messages(table: TableId, ctx: Ctx, after: MessagesKnown = -1) -> models.MessagesGiven:
    """Read what people say to each other, where the table lets those who watch."""
    return await chatting.read(ctx, await ctx.watched(table), None, after)


@router.get("/seats/{token}/messages", tags=["messages"])
async def read_messages(token: Token, ctx: Ctx, after: MessagesKnown = -1) -> models.MessagesGiven:
    """Read what people say to each other at your table, a hundred of the newest at most."""
    who = await ctx.seated(token)
    return await chatting.read(ctx, who.table, who, after)


@router.post("/seats/{token}/messages", status_code=201, tags=["messages"])
async def send_message(token: Token, sent: models.MessageSent, ctx: Ctx) -> models.MessageGiven:
    """Say something to the others: a ready-made phrase, or a text where the table allows it."""
    return await chatting.send(ctx, await ctx.acting(token), sent)


@router.post("/seats/{token}/messages/{number}/report", tags=["messages"])
async def report_message(
    token: Token, number: Annotated[int, Path(ge=0, le=1_000_000_000, description="The message.")], ctx: Ctx
) -> models.ReportGiven:
    """Report a message of somebody else to whoever runs the server, together with those around it."""
    return await chatting.report(ctx, await ctx.acting(token), number)


@router.post("/seats/{token}/away", status_code=204, tags=["events"])
async def look_away(token: Token, sent: models.AwaySent, ctx: Ctx) -> None:
    """Say whether somebody looks at what follows your table under a name: the others are shown that you are away."""
    use_cases.look_away(ctx, await ctx.acting(token), sent)


@router.post("/seats/{token}/unheard", tags=["messages"])
async def set_heard(token: Token, sent: models.UnheardSent, ctx: Ctx) -> models.MessagesGiven:
    """Hear no more of what somebody says, at this table or anywhere; or hear it again."""
    return await chatting.set_heard(ctx, await ctx.acting(token), sent)


@router.get("/people/me/events", tags=["events"], response_class=StreamingResponse)
async def follow_own(ctx: Ctx) -> StreamingResponse:
    """Follow what concerns you at all of your tables: server-sent events, for the person of your token or cookie."""
    return await own_stream(ctx)


@router.get("/invitations/{token}", tags=["seats"])
async def invited(token: Token, ctx: Ctx) -> models.State:
    """Look at the table that an invitation is for, and at what the server is bound to there."""
    return state(await ctx.tables.table(ctx.tokens.invited(token).table_id), None)


@router.post("/invitations/{token}", tags=["seats"])
async def join(token: Token, sent: models.JoinSent, ctx: Ctx) -> models.Places:
    """Take the chair that an invitation is for."""
    return places(ctx, *await use_cases.join(ctx, token, sent))


@router.get("/seats/{token}/position", tags=["seats"])
async def own_position(token: Token, ctx: Ctx, seat: SeatAsked = None, move: MoveAsked = None) -> models.PositionGiven:
    """Get the position as your seat knows it; once the game is over, of any moment."""
    who = await ctx.seated(token)
    return positions.of_table(who.table, who.place(seat), move)


@router.get("/seats/{token}/preview", tags=["seats"])
async def preview(
    token: Token, ctx: Ctx, move: Annotated[str, Query(min_length=1, max_length=200)], seat: SeatAsked = None
) -> dict[str, Any]:
    """See what you would see after a move, without making it; nothing hidden is shown."""
    _, then = use_cases.preview(await ctx.seated(token), seat, move)
    return then


@router.get("/seats/{token}/hint", tags=["seats"])
async def hint(token: Token, ctx: Ctx, seat: SeatAsked = None) -> models.HintGiven:
    """Ask a strong bot what it would do, if you play against bots only; it takes a second, and counts like a move."""
    number, given = await use_cases.hint(ctx, await ctx.acting(token), seat)
    return snapshot.hint(given, number)


@router.post("/seats/{token}/undo", tags=["seats"])
async def undo(token: Token, sent: models.RequestSent, ctx: Ctx) -> models.State:
    """Take your last decision back; between people, ask for it."""
    return state(*await use_cases.undo(ctx, await ctx.acting(token), sent))


@router.post("/seats/{token}/undo/answer", tags=["seats"])
async def answer_undo(token: Token, sent: models.AnswerSent, ctx: Ctx) -> models.State:
    """Agree that somebody takes a decision back, or not; if you asked yourself, declining withdraws it."""
    return state(*await use_cases.answer_undo(ctx, await ctx.acting(token), sent))


@router.post("/seats/{token}/resign", tags=["seats"])
async def resign(token: Token, sent: models.RequestSent, ctx: Ctx) -> models.State:
    """Leave the game."""
    return state(*await use_cases.resign(ctx, await ctx.acting(token), sent))


@router.post("/seats/{token}/rematch", tags=["seats"])
async def rematch(token: Token, sent: models.RematchSent, ctx: Ctx) -> models.Places:
    """Play again at a new table, where the loser starts: at once against bots, else when all people have asked for it.

    In a series, the next game is another one of it, and both swap seats. Until all have asked, the answer is about the
    present table. Everybody who asks gets their seat at the same new table.
    """
    who = await ctx.acting(token)
    return places(ctx, *await use_cases.rematch(ctx, who, sent))


@router.post("/seats/{token}/rematch/answer", tags=["seats"])
async def answer_rematch(token: Token, sent: models.RematchAnswerSent, ctx: Ctx) -> models.Places:
    """Agree to play again, or not; if you asked yourself, declining withdraws it."""
    who = await ctx.acting(token)
    return places(ctx, *await use_cases.answer_rematch(ctx, who, sent))
