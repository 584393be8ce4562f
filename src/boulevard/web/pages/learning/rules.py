"""The pages to learn from: all games at a glance, and the rules of each with figures of real positions."""

from __future__ import annotations

from collections.abc import Callable

from anyio import to_thread
from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from boulevard.games import figures, registry
from boulevard.games.figures import Album
from boulevard.games.rulebook import has_rulebook, rulebook
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.learning.lessons import has_lesson

router = APIRouter(include_in_schema=False)


@router.get("/learn")
async def overview(request: Request, ctx: Ctx) -> Response:
    """All games: a guided first game, the rules, and what helps around a real table."""
    books = {game: rulebook(game) for game in registry.names() if has_rulebook(game)}
    lessons = [game for game in registry.names() if has_lesson(game)]
    context = {"compiling": ctx.tables.games.compiling, "books": books, "lessons": lessons}
    return render.page(request, "pages/learn.html", context, ctx)


@router.get("/learn/{game}")
async def rules(request: Request, game: str, ctx: Ctx) -> Response:
    """The rules of a game, short first (`NoRules`)."""
    await ctx.tables.games.require(game)
    book, album = rulebook(game), await to_thread.run_sync(figures.album, game)
    context = {
        "game": game,
        "info": registry.info(game),
        "book": book,
        "has_lesson": has_lesson(game),
        "figures": album.figures,
        "defs": Markup(album.defs),
        "facts": book.values(),
        "picture": _pictures(album),
        "piece": _pieces(game),
    }
    return render.page(request, "pages/learn_rules.html", context, ctx)


def _pictures(album: Album) -> Callable[[str, int, str], Markup]:
    def picture(name: str, number: int, label: str) -> Markup:
        return Markup(figures.labelled(album.figures[name].pictures[number], label))

    return picture


def _pieces(game: str) -> Callable[[str], Markup]:
    """How a template draws a single thing of a game."""
    dealt = registry.rules(game).dealt(0, {})
    view = dealt.view(dealt.start(), None)
    return lambda name: Markup(dealt.piece(view, name, "sign-"))
