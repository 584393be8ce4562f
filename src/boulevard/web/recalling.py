"""What people have played and how strong they are, for whoever may know it: once for the pages and the API alike.

Everybody sees all of their own. Of somebody else, whoever has finished a game with them sees how strong they are and
what the two have played with each other, under an address that tells nothing of who it is; nobody else sees anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.web.errors import Damaged, UnknownProfile
from boulevard.web.http.context import LISTED, RequestContext
from boulevard.web.names import one_line
from boulevard.web.services.histories import Companion, Lost, Score, Step, Tally, Wanted
from boulevard.web.tables import snapshot
from boulevard.web.tables.results import ALONE, BOTS, PEOPLE, SHARED, against, rival_level
from boulevard.web.tables.table import Table

RUNNING: Final = "running"
OVER: Final = "over"
MOST_UNFINISHED = 200
"""Games without a result that are listed."""
MOST_SEARCHED = 40
"""Of these, how many are looked into where names or rivals are asked for."""


class Played(NamedTuple):
    """A game of whoever asks: what came of it, if that is known, and the table where it tells more."""

    table_id: str
    places: tuple[int, ...]
    result: Row[Any] | None
    table: Table | None


class OfGame(NamedTuple):
    """What somebody's games of one kind came to."""

    game: str
    steps: Sequence[Step]
    tallies: Sequence[Tally]
    scores: Sequence[Score]
    lost: Sequence[Lost]


class Profile(NamedTuple):
    """What somebody may know of another person: how strong they are, by game, and what the two have played."""

    companion: Companion
    steps: dict[str, Sequence[Step]]


def wanted(game: str, rivals: str, words: str) -> Wanted:
    """What is asked for; rivals are a kind, or bots of a level ("bots-3"), and a kind that there is not is none."""
    kind, _, level = rivals.partition("-")
    known = kind if kind in (ALONE, PEOPLE, BOTS, SHARED) else ""
    number = int(level) if kind == BOTS and level.isdecimal() and len(level) < 3 else None
    return Wanted(game, known, number, one_line(words))


async def games(ctx: RequestContext, asked: Wanted, state: str, page: int) -> tuple[list[Played], bool]:
    """A page of one's own games, and whether there are more: first those without a result, then those with one.

    `UnknownGame`. Games that can't be read are left out.
    """
    if asked.game and asked.game not in registry.names():
        raise UnknownGame("unknown-game", name=asked.game, names=", ".join(registry.names()))
    for name in registry.names():
        await ctx.tables.games.require(name)
    if ctx.person is None:
        return [], False
    skipped, unfinished = (page - 1) * LISTED, list[str]()
    if state != OVER:
        unfinished = await _unfinished(ctx, asked)
    shown = unfinished[skipped : skipped + LISTED]
    found = [it for identity in shown if (it := await _of_table(ctx, identity))]
    if state == RUNNING:
        return found, len(unfinished) > skipped + LISTED
    room = LISTED - len(shown)
    rows = await ctx.tables.histories.finished(ctx.person.id, asked, room + 1, max(0, skipped - len(unfinished)))
    found += [it for row in rows[:room] if (it := await _of_result(ctx, row))]
    return found, len(unfinished) > skipped + LISTED or len(rows) > room


async def _unfinished(ctx: RequestContext, asked: Wanted) -> list[str]:
    """The tables without a result that are wanted. Where names or rivals are asked for, the newest are looked into."""
    found = await ctx.tables.histories.unfinished(ctx.own_numbers, asked.game, MOST_UNFINISHED)
    if not (asked.against or asked.words):
        return found
    tables = [table for it in found[:MOST_SEARCHED] if (table := await _table(ctx, it))]
    return [table.id for table in tables if _fits(table, ctx.places(table), asked)]


def _fits(table: Table, own: Sequence[int], asked: Wanted) -> bool:
    """Whether a game that goes on is wanted."""
    if not own:
        return False
    names = [snapshot.named(table, place).casefold() for place in range(len(table.chairs))]
    fits = asked.level is None or rival_level(table, own[0]) == asked.level
    fits = fits and asked.against in ("", against(table, own[0]))
    return fits and any(asked.words.casefold() in name for name in names)


async def _table(ctx: RequestContext, identity: str) -> Table | None:
    try:
        return await ctx.tables.table(identity)
    except Damaged:
        return None


async def _of_table(ctx: RequestContext, identity: str, row: Row[Any] | None = None) -> Played | None:
    table = await _table(ctx, identity)
    return Played(identity, places, row, table) if table and (places := ctx.places(table)) else None


async def _of_result(ctx: RequestContext, row: Row[Any]) -> Played | None:
    """A game that is over. The table knows how somebody left, and what happened after the end."""
    if row.against == SHARED or row.points is None or row.touched > row.ended:
        return await _of_table(ctx, row.table_id, row)
    return Played(row.table_id, (row.seat,), row, None)


async def own_results(ctx: RequestContext) -> list[OfGame]:
    """What the games of whoever asks came to, of each game that they have finished."""
    if ctx.person is None:
        return []
    found, person = ctx.tables.histories, ctx.person.id
    tallies, lost = await found.tallies(person), await found.given_away(person)
    return [
        OfGame(
            game=name,
            steps=await found.steps(person, name),
            tallies=[tally for tally in tallies if tally.game == name],
            scores=await found.scores(person, name),
            lost=[it for it in lost if it.game == name],
        )
        for name in registry.names()
        if any(tally.game == name for tally in tallies)
    ]


async def own_ratings(ctx: RequestContext) -> dict[str, Sequence[Step]]:
    """How the ratings of whoever asks came about, by game."""
    return await _ratings(ctx, ctx.person.id) if ctx.person else {}


async def companions(ctx: RequestContext) -> list[Companion]:
    """The people with whom whoever asks has finished games, the last first; who was deleted is nobody."""
    found = await ctx.tables.histories.companions(ctx.person.id) if ctx.person else []
    return [it for it in found if ctx.tables.people.person_of(it.person)]


async def companion(ctx: RequestContext, public: str) -> Companion:
    """One of these, by what they are called in addresses (`UnknownProfile`)."""
    found = next((it for it in await companions(ctx) if ctx.tokens.public(it.person) == public), None)
    if found is None:
        raise UnknownProfile("unknown-profile")
    return found


async def profile(ctx: RequestContext, public: str) -> Profile:
    """What whoever asks may know of somebody by what they are called in addresses (`UnknownProfile`)."""
    it = await companion(ctx, public)
    return Profile(it, await _ratings(ctx, it.person))


async def _ratings(ctx: RequestContext, person: str) -> dict[str, Sequence[Step]]:
    """Of each game that somebody is rated for, how that came about."""
    found = {name: await ctx.tables.histories.steps(person, name) for name in registry.names()}
    return {name: steps for name, steps in found.items() if steps}
