"""My games: those that go on, then those that are over, by what one asks for; a page at a time, without scripts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from sqlalchemy import Row
from starlette.responses import Response

from boulevard.bots.registry import levels
from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.messages import optional, say, signed
from boulevard.messages.seats import seat_name
from boulevard.web.errors import Damaged
from boulevard.web.http.context import LISTED, Ctx, RequestContext
from boulevard.web.names import one_line
from boulevard.web.pages import own_games, render
from boulevard.web.pages.own_games import Ticket
from boulevard.web.pages.people import words
from boulevard.web.services.histories import Wanted
from boulevard.web.tables.models import PageNumber
from boulevard.web.tables.results import ALONE, BOTS, DRAW, LOSS, PEOPLE, SHARED, SOLO, against, rival_level
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder

RUNNING, OVER = "running", "over"
MOST_UNFINISHED = 200
"""Games without a result that are listed."""
MOST_SEARCHED = 40
"""Of these, how many are looked into where names or rivals are asked for."""
MOST_LEVELS = 20
Words = Annotated[str, Query(max_length=60)]
Choice = Annotated[str, Query(max_length=40)]

router = APIRouter(include_in_schema=False)


@router.get("/games")
async def listed(
    request: Request,
    ctx: Ctx,
    page: PageNumber = 1,
    game: Choice = "",
    rivals: Choice = "",
    state: Choice = "",
    q: Words = "",
) -> Response:
    """List one's own games (`UnknownGame`)."""
    if game and game not in registry.names():
        raise UnknownGame("unknown-game", name=game, names=", ".join(registry.names()))
    for name in registry.names():
        await ctx.tables.games.require(name)
    asked = {"game": game, "rivals": rivals, "state": state, "q": one_line(q)}
    tickets, is_more = await _tickets(ctx, _wanted(asked), state, page)
    given = {name: value for name, value in asked.items() if value}
    context = {
        "own": tickets,
        "asked": asked,
        "is_narrowed": bool(given),
        "against": _choices(),
        "older": _address(given, page + 1) if is_more else "",
        "newer": _address(given, page - 1) if page > 1 else "",
    }
    return render.page(request, "pages/own.html", context, ctx)


def _wanted(asked: dict[str, str]) -> Wanted:
    """What is asked for; a choice that there is not is none."""
    kind, _, level = asked["rivals"].partition("-")
    known = kind if kind in (ALONE, PEOPLE, BOTS, SHARED) else ""
    number = int(level) if kind == BOTS and level.isdecimal() and len(level) < 3 else None
    return Wanted(asked["game"], known, number, asked["q"])


def _choices() -> list[tuple[str, str]]:
    """What can be asked for of rivals: all bots, or those of a level."""
    most = max(len(levels(game)) for game in registry.names())
    named = [_called(number) for number in range(1, min(most, MOST_LEVELS) + 1)]
    return [
        *((kind, say(f"web-rivals-{kind}")) for kind in (PEOPLE, BOTS)),
        *(
            (f"{BOTS}-{number}", say("level-title", number=number, name=" / ".join(names)))
            for number, names in enumerate(named, 1)
        ),
        *((kind, say(f"web-rivals-{kind}")) for kind in (ALONE, SHARED)),
    ]


def _called(number: int) -> list[str]:
    """What a level is called in the games that have it."""
    found = [levels(game)[number - 1].name for game in registry.names() if len(levels(game)) >= number]
    return list(dict.fromkeys(found))


def _address(given: dict[str, str], page: int) -> str:
    return f"/games?{urlencode({**given, 'page': page})}"


async def _tickets(ctx: RequestContext, wanted: Wanted, state: str, page: int) -> tuple[list[Ticket], bool]:
    """A page of games, and whether there are more: first those that have no result yet, then those that do."""
    if ctx.person is None:
        return [], False
    skipped, unfinished = (page - 1) * LISTED, list[str]()
    if state != OVER:
        unfinished = await _unfinished(ctx, wanted)
    found = [ticket for it in unfinished[skipped : skipped + LISTED] if (ticket := await _of_table(ctx, it))]
    if state == RUNNING:
        return found, len(unfinished) > skipped + LISTED
    room = LISTED - len(unfinished[skipped : skipped + LISTED])
    rows = await ctx.tables.histories.finished(ctx.person.id, wanted, room + 1, max(0, skipped - len(unfinished)))
    found += [ticket for row in rows[:room] if (ticket := await _of_result(ctx, row))]
    return found, len(unfinished) > skipped + LISTED or len(rows) > room


async def _unfinished(ctx: RequestContext, wanted: Wanted) -> list[str]:
    """The tables without a result that are wanted. Where names or rivals are asked for, the newest are looked into."""
    assert ctx.person is not None
    numbers = ctx.tables.people.numbers(ctx.person.id)
    found = await ctx.tables.histories.unfinished(ctx.person.id, wanted.game, MOST_UNFINISHED, numbers)
    if not (wanted.against or wanted.words):
        return found
    tables = [table for it in found[:MOST_SEARCHED] if (table := await _table(ctx, it))]
    return [table.id for table in tables if _fits(table, ctx.places(table), wanted)]


def _fits(table: Table, own: Sequence[int], wanted: Wanted) -> bool:
    """Whether a game that goes on is wanted."""
    if not own:
        return False
    names = [own_games.called(table, place).casefold() for place in range(len(table.chairs))]
    fits = wanted.level is None or rival_level(table, own[0]) == wanted.level
    fits = fits and wanted.against in ("", against(table, own[0]))
    return fits and any(wanted.words.casefold() in name for name in names)


async def _table(ctx: RequestContext, identity: str) -> Table | None:
    try:
        return await ctx.tables.table(identity)
    except Damaged:
        return None


async def _of_table(ctx: RequestContext, identity: str) -> Ticket | None:
    """A game as its table tells it."""
    table = await _table(ctx, identity)
    return own_games.ticket(ctx, table, ctx.places(table)) if table else None


async def _of_result(ctx: RequestContext, row: Row[Any]) -> Ticket | None:
    """A game that is over, by its result. The table knows how somebody left, and what happened after the end."""
    if row.against == SHARED or row.points is None or row.touched > row.ended:
        ticket = await _of_table(ctx, row.table_id)
        return ticket and {**ticket, "rated": _rated(row)}
    drawing = registry.uncompiled(row.game).drawing
    return {
        "game": row.game,
        "token": ctx.tokens.seat(Holder(row.table_id, (row.seat,))),
        "who": _company(row),
        "mood": "",
        "now": _verdict(row),
        "account": _account(row),
        "picture": f"/watch/{row.table_id}/end.svg" if drawing else "",
        "review": f"/review/{row.table_id}" if row.moves else "",
        "rated": _rated(row),
        "ago": own_games.ago(time.time() - row.ended),
        "date": datetime.fromtimestamp(row.ended).date().isoformat(),
    }


def _company(row: Row[Any]) -> str:
    if not row.rivals:
        return say("web-own-alone")
    names = [
        say("web-own-level", name=_name(row, rival), level=rival[1]) if rival[1] else _name(row, rival)
        for rival in row.rivals
    ]
    return say("web-own-with", names=", ".join(names))


def _name(row: Row[Any], rival: Sequence[Any]) -> str:
    """What somebody is called: by their seat, if they gave no name."""
    given, level, seat, _ = rival
    name: str = levels(row.game)[level - 1].name if level and level <= len(levels(row.game)) else given
    return name or seat_name(seat)


def _verdict(row: Row[Any]) -> str:
    if row.outcome == SOLO:
        return say("web-over-alone")
    if row.outcome == DRAW:
        return say("web-over-draw")
    if row.outcome == LOSS:
        alone = len(row.rivals) == 1
        return say("web-over-winner", names=_name(row, row.rivals[0])) if alone else say("web-over-lost")
    tied = any(points is not None and points == row.points for *_, points in row.rivals)
    return say("web-over-shared" if tied else "web-over-you")


def _account(row: Row[Any]) -> str:
    """The points of all, most first."""
    own = row.name or say("web-results-you")
    scores = [(row.points, own), *((rival[3], _name(row, rival)) for rival in row.rivals)]
    counted = sorted((it for it in scores if it[0] is not None), key=lambda it: -it[0])
    return " · ".join(say("web-over-score", name=name, points=signed(points)) for points, name in counted)


def _rated(row: Row[Any]) -> str:
    """What became of the rating; or why nothing did, where somebody might wonder."""
    reason = row.unrated or row.uncounted
    if reason:
        return optional(f"web-unrated-{reason}")
    return "" if row.gain is None else say("web-rating-gain", change=words.change(row.gain))
