"""What a page shows of a table: everything that is fetched again whenever something has happened there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypedDict

from fastapi import Request
from markupsafe import Markup

from boulevard.games.contract import Seat, View
from boulevard.games.facts import facts
from boulevard.games.game import Game
from boulevard.games.rulebook import has_rulebook
from boulevard.messages import language, say
from boulevard.messages.seats import seat_name
from boulevard.web import times
from boulevard.web.boards import board, drawing
from boulevard.web.errors import NotNow
from boulevard.web.event_log.invited_rows import OPEN
from boulevard.web.faces import face
from boulevard.web.http import network
from boulevard.web.http.context import RequestContext
from boulevard.web.pages import clocks, render
from boulevard.web.pages.boards import move_words
from boulevard.web.pages.boards.score_sheets import score
from boulevard.web.pages.learning import lessons
from boulevard.web.pages.people import words
from boulevard.web.pages.script_data import as_json
from boulevard.web.pages.table import moments, own_best, series
from boulevard.web.pages.table.endings import account, shuffled, verdict
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.services import hints
from boulevard.web.tables import agreements, decisions, snapshot
from boulevard.web.tables.daily import final_at, is_attempt, is_sealed, was_late
from boulevard.web.tables.models import Shown, State
from boulevard.web.tables.results import variant
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder

Context = dict[str, Any]


class Surroundings(TypedDict):
    """What a table shows that does not follow from its log and from who looks at it, as plain data."""

    base: str
    """The address of the server, for links."""
    reach: Context
    """How links can be opened elsewhere."""
    has_lobby: bool
    bots_ready: bool
    invitations: list[Context]
    """What there is to show for chairs that are free: `invitations`."""
    best: own_best.OwnBest | None
    """One's own best."""
    review: Context | None
    """The moments that mattered."""
    daily: Context | None
    """How the table stands to the deck of a day: that changes with time."""


def surroundings(request: Request, ctx: RequestContext, sitter: Sitter) -> Surroundings:
    """What a table shows besides, to whoever asks."""
    table, base = sitter.table, render.base(request)
    return {
        "base": base,
        "reach": network.of(request).reach(request, base),
        "has_lobby": ctx.services.settings.lobby,
        "bots_ready": ctx.tables.games.bots_ready[table.rules.info.name],
        "invitations": invitations(ctx, sitter, base) if sitter.held and table.waits else [],
        "best": own_best.of_table(ctx.tables.bests, table, sitter.held),
        "review": moments.of_table(ctx.tables.reviews, table, sitter.held) if table.over else None,
        "daily": of_day(table),
    }


def of_table(sitter: Sitter, around: Surroundings) -> Context:
    """All that the fragment of a table is made of."""
    table, held = sitter.table, sitter.held
    state, again = snapshot.seen_by(table, sitter.place), agreements.again(table, held)
    return {
        **of_playable(
            table.game,
            state,
            f"/play/{sitter.token}" if sitter.token else f"/watch/{table.id}",
            cache(partial(_name, table)),
        ),
        "token": sitter.token,
        "events": f"/api/seats/{sitter.token}/events" if sitter.token else f"/api/tables/{table.id}/events",
        "held": [table.seats[place] for place in held],
        "next": None if sitter.next is None else table.seats[sitter.next],
        "moves": move_words.moves(table, state["seat"]),
        "news": move_words.news(table, state["seat"]),
        "again": {**again, "said": series.again(table, again)},
        "series": series.words(table),
        "onward": series.onward(table),
        "notice": agreements.notice(table, held),
        "verdict": verdict(table, held) if table.over else "",
        "account": account(table) if table.over else "",
        "best": around["best"],
        "shuffled": json.dumps(shuffled(state, bool(held))) if snapshot.shows_seed(table) else "",
        "terms": clocks.terms(table.clock, len(table.seats)),
        "waited_for": ", ".join(chair["name"] for chair in state["chairs"] if chair["acts"]),
        "timed": clocks.shown(state["chairs"], state["seat"]),
        "late": ", ".join(name_of(table, place) for place in sorted(table.late)),
        "listed": table.terms.is_listed and around["has_lobby"],
        "begun": table.position is not None,
        "is_foretold": table.is_foretold,
        "undo": undo(table, held) if state["status"] == snapshot.PLAYING and sitter.next is None else None,
        "daily": around["daily"],
        "preparing": table.thinking and not around["bots_ready"],
        "invitations": around["invitations"],
        "base": around["base"],
        "reach": around["reach"],
        "has_rules": has_rulebook(state["game"]),
        "hint": hints.may_have_hint(table, sitter.place),
        "may_analyse": table.rules.positions is not None and hints.may_have_hint(table, sitter.place),
        "why_not": why_not(table, sitter.place),
        "review": around["review"],
        "guide": None if sitter.place is None else lessons.page(table, sitter.place),
    }


def drawn(sitter: Sitter, around: Surroundings) -> str:
    """The part of the page that is fetched after every event. It knows nothing but what it is given."""
    return render.templates.env.get_template("table/body.html").render(**of_table(sitter, around))


def of_playable(
    game: Game,
    state: Shown,
    at: str,
    name: Callable[[Seat], str] = seat_name,
    values: Mapping[str, object] | None = None,
) -> Context:
    """A board to make moves on (templates/boards/playable.html): its address, and what a page sends along from it."""
    seat = state["seat"]
    return {
        **of_game(game, state, name),
        "at": at,
        "values": values or {},
        "data": as_json(state),
        "why_not": lambda begin: game.hindrance(seat, begin) if seat is not None and seat in game.turn else "",
    }


def of_game(game: Game, state: Shown, name: Callable[[Seat], str]) -> Context:
    """What is shown of a game at one moment, whether it is at a table or not; `name` says what players are called."""
    rules, seat, view = game.rules, state["seat"], state["view"]
    drawn = drawing(rules, view, game.marks(seat), seat)
    return {
        "game": state["game"],
        "title": rules.info.title,
        "state": state,
        "view": view,
        "facts": facts(state["game"], view),
        "seat": seat,
        "next": None,
        "chairs": {chair["seat"]: chair for chair in state["chairs"]},
        "board": drawn or board(rules, view, (), seat),
        "drawn": bool(drawn),
        **face(state["game"]).helpers,
        "piece": lambda name, prefix="": Markup(rules.piece(view, name, prefix)),
        "called": lambda who: seat_name(who) if isinstance(who, str) else name(who),
        "name_of": name,
        "names": {who: name(who) for who in game.seats},
        "in_words": lambda move: move_words.said(rules, move)["words"],
        "take_turns": move_words.take_turns(rules),
        "score": score(rules.explain(view), game.seats),
    }


def _name(table: Table, seat: Seat) -> str:
    return name_of(table, table.place(seat))


def of_replay(
    table: Table, shown: int, base: str, back: str, seat: Seat | None = None, view: View | None = None
) -> Context:
    """A game that is over, after so many moves, as a seat or a spectator saw it; `back` is the way to the table.

    Another view may be shown instead, of what could have followed.
    """
    game = table.game.copy()
    game.undo(len(table.moves) - shown)
    turn = list(game.turn)
    known = bool(turn) and table.rules.positions is not None
    state: State = {**snapshot.seen_by(table, None), "seat": seat, "view": view or game.view(seat), "turn": turn}
    return {
        **of_game(game, state, partial(_name, table)),
        "held": list(table.seats),
        "moves": move_words.moves(table, None),
        "shown": shown,
        "count": len(table.moves),
        "back": back,
        "to": lambda move: f"?move={move}",
        "verdict": verdict(table, ()),
        "position": game.position(turn[0]) if known else "",
        "whole_position": game.position(everything=True) if known else "",
        "base": base,
    }


def why_not(table: Table, place: int | None) -> Callable[[str], str]:
    """What tells why somebody can make nothing of the first words of a move just now; nothing if they can."""
    if place is None or table.over:
        return lambda _begin: ""
    if place not in table.turn:
        return lambda _begin: say("web-table-not-yours")
    return partial(table.game.hindrance, table.seats[place])


def undo(table: Table, held: Sequence[int]) -> Context | None:
    """The last decision of a holder: the seat that made it, and why it can't be taken back, if so."""
    own = [] if is_attempt(table) else [table.seats[place] for place in held]
    seat = next((seat for number in reversed(table.chosen) if (seat := table.moves[number][0]) in own), None)
    if seat is None:
        return None
    try:
        decisions.require_undoable(table)
        decisions.taken_back(table, table.place(seat))
        decisions.require_not_asked(table, table.place(seat))
    except NotNow as error:
        return {"seat": seat, "refused": str(error)}
    return {"seat": seat, "refused": None}


def of_day(table: Table) -> Context | None:
    """The deck of the day that is played, if one is: whether it counts, and where its results are."""
    it = table.terms.daily
    if it is None:
        return None
    game = table.rules.info.name
    return {
        "day": it.day,
        "counts": it.counts and not was_late(table),
        "was_late": was_late(table),
        "sheet": words.variant(game, variant(table)),
        "results": f"/today/{it.day}/{game}/{variant(table)}",
        "is_sealed": is_sealed(table),
        "final": times.moment(final_at(it.day)).words,
    }


def invitations(ctx: RequestContext, sitter: Sitter, base: str) -> list[Context]:
    """The links for chairs that are free, each with a QR code; for one that is kept for somebody, who that is."""
    table, found = sitter.table, []
    invited = {it.place: it for it in sitter.invited}
    for place in (place for place, chair in enumerate(table.chairs) if chair.is_free):
        asked = invited.get(place)
        if asked and asked.state == OPEN:
            name = asked.called or say("web-guest")
            own = ctx.is_own(asked.inviter)
            found.append({"kept": name, "at": f"/friends/invitations/{table.id}/{place}" if own else ""})
            continue
        declined = (asked.called or say("web-guest")) if asked else ""
        path = f"/join/{ctx.tokens.invitation(Holder(table.id, (place,)))}"
        link = base + path
        sent = f"{link}?in={language()}"
        found.append(
            {
                "seat": seat_name(table.seats[place]),
                "link": sent,
                "path": path,
                "code": render.qr_code(link),
                "declined": declined,
            }
        )
    return found
