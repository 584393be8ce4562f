"""One's own games in a list: with whom, whose turn it is or how it ended, and since when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boulevard.bots.registry import opponent
from boulevard.messages import say
from boulevard.web import times
from boulevard.web.http.context import RequestContext
from boulevard.web.pages.people import words
from boulevard.web.pages.table import endings, series
from boulevard.web.services.reviews import decisions_of_people
from boulevard.web.tables import agreements, snapshot
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder

Ticket = dict[str, Any]


async def tickets(ctx: RequestContext, limit: int, **which: Any) -> list[Ticket]:
    """Some of the tables at which whoever asks sits, the last touched first."""
    return [ticket(ctx, table, places) for table, places in await ctx.own_tables(limit, **which)]


def ticket(ctx: RequestContext, table: Table, own: Sequence[int]) -> Ticket:
    """A game of whoever asks, who has these places there."""
    mood, now = _now(table, own)
    over = table.over
    return {
        "game": table.rules.info.name,
        "token": ctx.tokens.seat(Holder(table.id, tuple(own))),
        "who": _company(table, own),
        "mood": mood,
        "now": now,
        "account": endings.account(table) if over else "",
        "picture": f"/watch/{table.id}/end.svg" if over and table.rules.drawing else "",
        "review": f"/review/{table.id}" if over and any(decisions_of_people(table)) else "",
        "left": _left(table, own),
        "ago": times.ago(table.touched),
        "date": times.day(table.touched),
    }


def _now(table: Table, own: Sequence[int]) -> tuple[str, str]:
    """How a game stands for whoever has some of its places, and whether something is asked of them."""
    if table.over:
        asked = agreements.again(table, own)
        if asked["asked_by"] and not asked["next"]:
            return "yours", series.again(table, asked)
        return "", endings.verdict(table, own)
    if table.aside:
        return "", say("web-own-aside")
    if table.waits:
        return "", say("web-own-waiting")
    if set(own) & set(table.turn):
        return "yours", say("web-own-yours")
    return "", say("web-own-theirs", name=snapshot.named(table, table.turn[0]))


def _left(table: Table, own: Sequence[int]) -> str:
    """How much time somebody has left for their own move; if it is not their turn, how much the others have."""
    deadlines = table.deadlines
    mine = [deadline for place, deadline in deadlines.items() if place in own]
    return times.left(min(mine or deadlines.values())) if deadlines else ""


def _company(table: Table, own: Sequence[int]) -> str:
    """With whom somebody sits at a table: by their names, as far as they have one; bots with their level."""
    others = [place for place in range(len(table.chairs)) if place not in own]
    names = ", ".join(called(table, place) or say("web-somebody") for place in others or own)
    if others:
        return say("web-own-with", names=names)
    return say("web-own-shared", names=names) if len(own) > 1 else say("web-own-alone")


def called(table: Table, place: int) -> str:
    """What somebody at a table is called, a bot with its level; nothing for a free chair."""
    bot = opponent(table.rules.info.name, table.chairs[place].level)
    return words.of_bot(bot) if bot else snapshot.named(table, place)
