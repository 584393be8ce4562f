"""My games: those that go on, then those that are over, by what one asks for; a page at a time, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from sqlalchemy import Row
from starlette.responses import Response

from boulevard.bots.registry import levels, opponent
from boulevard.games import registry
from boulevard.messages import optional, say, signed
from boulevard.messages.seats import seat_name
from boulevard.web import friends as friends_of
from boulevard.web import recalling, times
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.names import one_line
from boulevard.web.pages import own_games, render
from boulevard.web.pages.own_games import Ticket
from boulevard.web.pages.people import friends, words
from boulevard.web.recalling import Played
from boulevard.web.tables.models import PageNumber
from boulevard.web.tables.results import ALONE, BOTS, DRAW, LOSS, PEOPLE, SHARED, SOLO
from boulevard.web.tables.tokens import Holder

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
    asked = {"game": game, "rivals": rivals, "state": state, "q": one_line(q)}
    found, is_more = await recalling.games(ctx, recalling.wanted(game, rivals, q), state, page)
    given = {name: value for name, value in asked.items() if value}
    context = {
        "own": [_ticket(ctx, it) for it in found],
        "asked": asked,
        "invited": friends.of_invitations(ctx, await friends_of.invited(ctx)) if page == 1 else [],
        "is_narrowed": bool(given),
        "against": _choices(),
        "older": _address(given, page + 1) if is_more else "",
        "newer": _address(given, page - 1) if page > 1 else "",
    }
    return render.page(request, "pages/own.html", context, ctx)


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


def _ticket(ctx: RequestContext, it: Played) -> Ticket:
    """A game in the list: as its table tells it, or else by its result."""
    row = it.result
    if it.table is not None:
        ticket = own_games.ticket(ctx, it.table, it.places)
        return {**ticket, "rated": _rated(row)} if row is not None else ticket
    assert row is not None
    drawing = registry.uncompiled(row.game).drawing
    return {
        "game": row.game,
        "token": ctx.tokens.seat(Holder(row.table_id, it.places)),
        "who": _company(row),
        "mood": "",
        "now": _verdict(row),
        "account": _account(row),
        "picture": f"/watch/{row.table_id}/end.svg" if drawing else "",
        "review": f"/review/{row.table_id}" if row.moves else "",
        "rated": _rated(row),
        "ago": times.ago(row.ended),
        "date": times.day(row.ended),
    }


def _company(row: Row[Any]) -> str:
    if not row.rivals:
        return say("web-own-alone")
    names = [words.of_bot(bot) if (bot := opponent(row.game, rival[1])) else _name(row, rival) for rival in row.rivals]
    return say("web-own-with", names=", ".join(names))


def _name(row: Row[Any], rival: Sequence[Any]) -> str:
    """What somebody is called: by their seat, if they gave no name."""
    given, level, seat, _ = rival
    bot = opponent(row.game, level)
    name: str = bot.name if bot else given
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
