"""Everything that people do with analyses. Each takes who asks and what they sent; routes turn the rest into pages."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from textwrap import shorten
from typing import Any, NamedTuple

from boulevard.analysis.data import read
from boulevard.analysis.sources import data_of_text, of_what_is_known
from boulevard.analysis.tree import LONGEST_LINE, ROOT, Analysis, Evaluation, Line
from boulevard.bots.analysis import Opinion
from boulevard.bots.contract import Sight
from boulevard.errors import BadAnalysis
from boulevard.games import registry
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.record import POSITION
from boulevard.web.errors import NotNow
from boulevard.web.http.context import RequestContext
from boulevard.web.http.streaming import PULSE
from boulevard.web.services.analyses import KeptAnalysis
from boulevard.web.services.hints import require_hint
from boulevard.web.tables import snapshot
from boulevard.web.tables.table import Table
from boulevard.web.thinking.questions import PositionAsked
from boulevard.web.thinking.watching import Watch

SECONDS = 15.0
"""How long a bot thinks about a position by itself."""
MORE_SECONDS = 60.0
"""How long if it is asked to think longer."""
LONGEST_WORDS = 60
"""Signs of a comment in a list."""


class Listed(NamedTuple):
    """An analysis in a list."""

    id: str
    title: str
    players: tuple[str, ...]
    """Their names, as far as they are known."""
    has_position: bool
    """Whether it began with a position instead of a first move."""
    moves: int
    """Of its main line."""
    variations: int
    words: str
    """What its first comment says, in short."""
    drawn: bool
    """Whether there is a picture of it."""
    updated: float


class Place(NamedTuple):
    """A node of an analysis: what is looked at."""

    kept: KeptAnalysis
    node: int
    game: Game
    seat: Seat | None
    """The seat that is to move there, of several the one that was asked for; none at the end."""
    is_open: bool
    """Whether everything is shown, or only what the seat knows."""

    @property
    def analysis(self) -> Analysis:
        """The whole tree."""
        return self.kept.analysis

    @property
    def is_forced(self) -> bool:
        """Whether the seat has one move only."""
        return self.seat is not None and len(self.game.actions(self.seat)) == 1


async def begin(ctx: RequestContext, analysis: Analysis) -> str:
    """Keep an analysis for whoever asks; return its identity."""
    ctx.spend(ctx.services.creations)
    return await ctx.tables.analyses.create(ctx.introduced(None).id, analysis)


def of_finished(table: Table) -> Analysis:
    """An analysis of a game that is over: everything may be known (`NotNow`)."""
    if not table.over:
        raise NotNow("analysis-running")
    return _named(Analysis.of_game(table.game), _players(table))


async def of_running(ctx: RequestContext, token: str) -> Analysis:
    """An analysis of one's own game: of one that goes on, only against bots, and only what one knows (`NotNow`)."""
    who = await ctx.acting(token)
    if who.table.over:
        return of_finished(who.table)
    place = who.speaking_for(None)
    require_hint(who.table, place)
    await ctx.tables.results.note_help(who.table.id)
    known = of_what_is_known(who.table.game, who.table.seats[place], _seed())
    return _named(known, _players(who.table))


def _players(table: Table) -> dict[str, str]:
    """The names of those at a table who have one of their own: people who gave theirs, and bots."""
    names = [snapshot.named(table, place) for place in range(len(table.seats))]
    given = [it for it in range(len(names)) if table.chairs[it].name or table.chairs[it].level]
    return {str(table.seats[place]): names[place] for place in given if names.count(names[place]) == 1}


def _named(analysis: Analysis, players: Mapping[str, str]) -> Analysis:
    analysis.players = players
    return analysis


async def of_text(ctx: RequestContext, text: str) -> Analysis:
    """An analysis of a text: a position, a record or an analysis. It is checked where nobody waits for that."""
    await ctx.tables.games.require_named(text)
    return read(await ctx.make(data_of_text, text, _seed()), is_sound=True)


async def of_new_game(ctx: RequestContext, name: str) -> Analysis:
    """An analysis of a game before its first move (`UnknownGame`)."""
    await ctx.tables.games.require(name)
    return Analysis(Game(registry.rules(name).dealt(_seed())))


async def place(
    ctx: RequestContext, identity: str, node: int | None = None, is_open: bool = False, seat: str | None = None
) -> Place:
    """Look at a node (at first, the end of the main line), from the seat that is to move (`UnknownAnalysis`)."""
    kept = await ctx.tables.analyses.kept(identity)
    number = kept.analysis.main_line_end() if node is None else node
    game = kept.analysis.game_at(number)
    acting = next((it for it in game.turn if str(it) == seat), next(iter(game.turn), None))
    return Place(kept, number, game, acting, is_open)


async def move(ctx: RequestContext, at: Place, text: str) -> int:
    """Try a move; return the node after it."""
    seat = at.game.seats[0] if at.seat is None else at.seat
    return await _change(ctx, at, lambda it: it.add(at.node, seat, text))


async def line(ctx: RequestContext, at: Place, moves: str) -> int:
    """Try the moves of a line, which are separated by semicolons, each for whoever is to move; return the last node."""
    texts = [text.strip() for text in moves.split(";")]
    if len(texts) > LONGEST_LINE:
        raise BadAnalysis("analysis-malformed", where="line")

    def added(analysis: Analysis) -> int:
        game, found = analysis.game_at(at.node), list[tuple[Seat, str]]()
        for number, text in enumerate(texts):
            seat = at.seat if not number and at.seat is not None else (*game.turn, game.seats[0])[0]
            found.append((seat, game.play(seat, text)))
        return analysis.add_line(at.node, tuple(found))

    return await _change(ctx, at, added)


async def comment(ctx: RequestContext, at: Place, text: str) -> int:
    """Say something about a position."""

    def said(analysis: Analysis) -> int:
        analysis.comment(at.node, text)
        return at.node

    return await _change(ctx, at, said)


async def delete(ctx: RequestContext, at: Place) -> int:
    """Delete a node and all below it; return the one before it."""
    return await _change(ctx, at, lambda it: it.delete(at.node))


async def remove(ctx: RequestContext, identity: str) -> None:
    """Delete an analysis of one's own (`NotOwner`)."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.analyses.delete(identity, ctx.person and ctx.person.id)


async def promote(ctx: RequestContext, at: Place) -> int:
    """Make the variation of a node the main line."""

    def promoted(analysis: Analysis) -> int:
        analysis.promote(at.node)
        return at.node

    return await _change(ctx, at, promoted)


async def copied(ctx: RequestContext, at: Place) -> str:
    """Keep a copy that belongs to whoever asks; return its identity."""
    return await begin(ctx, at.analysis)


async def dealt_anew(ctx: RequestContext, at: Place) -> str:
    """Begin another analysis here, in which all that the seat to move can't know is dealt anew."""
    if at.seat is None:
        raise NotNow("analysis-over")
    anew = of_what_is_known(at.game, at.seat, _seed())
    return await begin(ctx, _named(anew, at.analysis.players))


def watch(ctx: RequestContext, at: Place, has_more_time: bool) -> Watch:
    """Let a bot think about a position for whoever asks; what it thinks last is kept for the owner (`NotNow`)."""
    ctx.spend(ctx.services.moves)
    if at.seat is None:
        raise NotNow("analysis-over")
    if not ctx.tables.games.bots_ready[at.game.name]:
        raise NotNow("hint-preparing")
    sight = Sight(at.game.rules, at.game.state, at.seat) if at.is_open else Sight.of(at.game, at.seat)
    person = ctx.person.id if ctx.person else ""
    asked = PositionAsked.of(sight, MORE_SECONDS if has_more_time else SECONDS)
    keep = partial(_keep, ctx, at) if ctx.is_own(at.kept.owner) else None
    return ctx.tables.watching.begin(_watcher(ctx), (ctx.visitor, person, at.kept.id), asked, keep)


def stop(ctx: RequestContext) -> None:
    """Let the bot think no longer that somebody watches; they hear that it is done when its opinion was kept."""
    ctx.tables.watching.stop(_watcher(ctx))


def _watcher(ctx: RequestContext) -> str:
    return f"{ctx.visitor} {ctx.person.id if ctx.person else ''}"


async def opinions(watched: Watch) -> AsyncIterator[Opinion | None]:
    """Yield what a bot thinks for as long as somebody listens."""
    try:
        async for opinion in watched.opinions(PULSE):
            yield opinion
    finally:
        watched.end()


def evaluation(at: Place, opinion: Opinion) -> Evaluation:
    """What is kept of an opinion."""
    assert at.seat is not None
    best = opinion.ideas[0]
    chance = None if best.chance is None else round(best.chance, 3)
    moves: Line = tuple((it.seat, it.move) for it in best.line[:LONGEST_LINE] if it.is_sure)
    return Evaluation(at.seat, round(best.value, 2), chance, opinion.proven, opinion.simulations, at.is_open, moves)


async def _keep(ctx: RequestContext, at: Place, opinion: Opinion) -> None:
    if not opinion.ideas:  # there is one move only, or the bot doesn't say what it has weighed
        return

    def kept(analysis: Analysis) -> int:
        analysis.evaluate(at.node, evaluation(at, opinion))
        return at.node

    await ctx.tables.analyses.change(at.kept.id, ctx.tables.people.person_of(at.kept.owner), kept)


async def _change(ctx: RequestContext, at: Place, edit: Callable[[Analysis], int]) -> int:
    ctx.spend(ctx.services.moves)
    return await ctx.tables.analyses.change(at.kept.id, ctx.person and ctx.person.id, edit)


def _seed() -> int:
    return secrets.randbits(32)


async def own(ctx: RequestContext, limit: int, page: int) -> tuple[list[Listed], bool]:
    """What a page of one's own analyses tells of each, and whether there are more; games that are gone are left out."""
    shelf, skipped = ctx.tables.analyses.shelf, (page - 1) * limit
    mine = await shelf.page(ctx.own_numbers, limit + 1, skipped) if ctx.person else []
    listed = [_listed(identity, data, at) for identity, data, at in mine[:limit] if data["game"] in registry.names()]
    return listed, len(mine) > limit


def _listed(identity: str, data: Mapping[str, Any], updated: float) -> Listed:
    info, nodes = registry.info(data["game"]), data["nodes"]
    said = next((node["comment"] for node in nodes if node.get("comment")), "")
    firsts: dict[int, int] = {}
    for node in nodes[1:]:
        firsts.setdefault(node["parent"], node["id"])
    moves, at = 0, ROOT
    while at in firsts:
        moves, at = moves + 1, firsts[at]
    return Listed(
        id=identity,
        title=info.title,
        players=tuple(data.get("players", {}).values()),
        has_position=POSITION in data,
        moves=moves,
        variations=len(nodes) - 1 - len(firsts),
        words=shorten(said, LONGEST_WORDS, placeholder="…"),
        drawn=registry.uncompiled(data["game"]).drawing is not None,
        updated=updated,
    )
