"""What the pages of a tournament show: who stands where, who meets whom, and what whoever asks may do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from boulevard.bots.registry import levels, opponent
from boulevard.games import registry
from boulevard.messages import say, signed
from boulevard.pairing.course import Outcome
from boulevard.pairing.standings import Line
from boulevard.web import competing, times
from boulevard.web.event_log.tournament_rows import OPEN, OVER, PLAYED, RUNNING, Paired, Tournament
from boulevard.web.http.context import RequestContext
from boulevard.web.pages.daily.context import points_in_words
from boulevard.web.pages.lobby.context import chosen
from boulevard.web.pages.people import words
from boulevard.web.pages.render import qr_code
from boulevard.web.pages.table.series import points as in_words
from boulevard.web.services.tournaments import steps
from boulevard.web.services.tournaments.scene import Scene
from boulevard.web.tables.tokens import Holder

Context = dict[str, Any]
BETWEEN = " · "
RESULTS = {Outcome.first: ("1", "0"), Outcome.second: ("0", "1"), Outcome.draw: ("½", "½"), Outcome.nobody: ("0", "0")}
"""What stands beside the two of a pairing."""
CROWDS = {"crowd": 29, "many": 13}
"""From how many players on a big screen draws things smaller, so that a room sees all of them at once."""


def of_page(ctx: RequestContext, seen: competing.Seen, base: str) -> Context:
    """All that a page of a tournament shows to whoever asks."""
    scene, found = seen.scene, seen.scene.found
    it = found.tournament
    link = f"{base}/tournaments/{it.id}"
    return {
        "it": it,
        "title": registry.info(it.game).title,
        "about": about(it),
        "status": status(scene),
        "standings": standings(scene),
        "columns": columns(scene),
        "has_standings": _has_standings(scene),
        "pairings": [_pairing(scene, one) for one in found.current],
        "earlier": _earlier(scene),
        "decks": scene.decks,
        "count": len(found.there),
        "crowd": next((name for name, least in CROWDS.items() if len(found.entrants) >= least), ""),
        "own": seen.own,
        "refused": say("tournament-barred") if seen.own and seen.own.is_barred and it.state != OVER else "",
        "barred": [_entrant(scene, one.number) for one in found.entrants if one.is_barred],
        "own_table": _own_table(ctx, seen),
        "may_enter": _may_enter(seen),
        "is_host": seen.is_host,
        "waits": it.state == RUNNING and found.is_round_over,
        "begins": it.state == OPEN and len(found.there) >= steps.LEAST,
        "levels": levels(it.game),
        "link": link,
        "code": qr_code(link),
    }


def about(it: Tournament) -> str:
    """A tournament in a line: its game, its form, its clock."""
    options = chosen(it.game, it.options)
    form, clock = say(f"tournament-{it.form}"), times.span(it.seconds)
    return BETWEEN.join(filter(None, (registry.info(it.game).title, options, form, clock)))


def status(scene: Scene) -> str:
    """How far it is, in a sentence."""
    found = scene.found
    it = found.tournament
    if it.state == OPEN:
        return say("tournament-open", count=len(found.there))
    if it.state == OVER:
        first = [row["name"] for row in standings(scene) if row["rank"] == 1]
        return say("tournament-won", count=len(first), names=", ".join(first)) if it.round else say("tournament-off")
    open_ = sum(not one.outcome for one in found.current)
    so_far = say("tournament-round", number=it.round, all=it.rounds)
    return f"{so_far}. {say('tournament-going', count=open_) if open_ else say('tournament-waits')}"


def listed(it: Tournament) -> Context:
    """A tournament in a list of one's own."""
    state = {OPEN: say("tournament-is-open"), OVER: say("tournament-is-over")}.get(it.state)
    now = state or say("tournament-round", number=it.round, all=it.rounds)
    return {"at": f"/tournaments/{it.id}", "name": it.name, "about": about(it), "now": now}


def standings(scene: Scene) -> list[Context]:
    """Who stands where."""
    if scene.found.tournament.is_duplicate:
        return [
            {
                **_entrant(scene, it.number),
                "rank": it.rank,
                "points": _percent(it.percent),
                "figures": [signed(it.points)],
                "decks": [_percent(share) if share is not None else "–" for share in it.decks],
            }
            for it in scene.deck_lines
        ]
    return [
        {**_entrant(scene, it.number), "rank": it.rank, "points": in_words(round(2 * it.points)), **_more(it)}
        for it in scene.lines
    ]


def _has_standings(scene: Scene) -> bool:
    """Whether there is anything yet that tells players apart; a deck counts when its round is over."""
    it = scene.found.tournament
    done = it.state == OVER or (any(one.outcome for one in scene.found.current) and not it.is_duplicate)
    return it.round > 1 or bool(it.round and done)


def _more(it: Line) -> Context:
    margin = ("+" if it.margin > 0 else "") + signed(it.margin)
    return {
        "figures": [in_words(round(2 * it.direct)), in_words(round(2 * it.buchholz)), str(it.wins), margin],
        "decks": [],
    }


def _entrant(scene: Scene, number: int) -> Context:
    it = scene.found.entrant(number)
    return {"number": number, "name": name(scene, number), "is_out": it.is_out, "is_bot": it.level is not None}


def name(scene: Scene, number: int) -> str:
    """What somebody who takes part is called."""
    it = scene.found.entrant(number)
    if bot := opponent(scene.found.tournament.game, it.level):
        return words.of_bot(bot)
    return scene.names[number] or say("web-somebody")


def _pairing(scene: Scene, it: Paired) -> Context:
    live = scene.playing.get(it.table_id)
    is_secret = scene.is_secret(it.round)
    results = RESULTS.get(Outcome(it.outcome), ("", "")) if it.second is not None and it.outcome else ("", "")
    return {
        "players": [
            {**_entrant(scene, number), "result": result, "acts": bool(live and number in live.acts)}
            for number, result in zip(it.players, results, strict=False)
        ],
        "words": _words(it, is_secret),
        "moves": say("web-lobby-moves", count=live.moves) if live and not scene.found.tournament.is_duplicate else "",
        "watch": "" if is_secret or not it.table_id else f"/{'replay' if it.outcome else 'watch'}/{it.table_id}",
        "picture": f"/watch/{it.table_id}/now.svg?at={live.events}" if live and live.is_drawn else "",
        "is_over": bool(it.outcome),
    }


def _words(it: Paired, is_secret: bool) -> str:
    """What came of a pairing without a rival."""
    if it.second is not None or not it.outcome:
        return "" if it.second is not None else say("tournament-plays")
    if it.outcome in (Outcome.bye, Outcome.rest):
        return say(f"tournament-{it.outcome}")
    if it.outcome == PLAYED:
        return say("tournament-finished") if is_secret else points_in_words(it.points or 0)
    return say("tournament-left")


def _earlier(scene: Scene) -> list[tuple[int, list[Context]]]:
    """The rounds before the present one, the last one first."""
    number = scene.found.tournament.round
    before = [it for it in scene.found.pairings if it.round != number]
    return [
        (number, [_pairing(scene, it) for it in pairings])
        for number, pairings in reversed(
            [(number, list(them)) for number, them in groupby(before, lambda it: it.round)]
        )
    ]


def _own_table(ctx: RequestContext, seen: competing.Seen) -> Context | None:
    """One's own table in this round, while its game goes on."""
    if seen.own is None or seen.scene.found.tournament.state != RUNNING:
        return None
    own = seen.own.number
    it = next((one for one in seen.scene.found.current if own in one.players and not one.outcome), None)
    if it is None:
        return None
    rival = next((one for one in it.players if one != own), None)
    at = f"/play/{ctx.tokens.seat(Holder(it.table_id, (it.players.index(own),)))}"
    return {"at": at, "rival": "" if rival is None else name(seen.scene, rival)}


def _may_enter(seen: competing.Seen) -> str:
    """Whether whoever asks may enter, or come back."""
    it = seen.scene.found.tournament
    if seen.own is not None:
        may_come_back = seen.own.is_out and not seen.own.is_barred
        return "back" if may_come_back and it.state == RUNNING and it.round < it.rounds else ""
    return "enter" if steps.may_enter(it) and len(seen.scene.found.listed) < competing.MOST else ""


def _percent(share: float) -> str:
    return say("tournament-percent", share=signed(f"{share:.1f}"))


def columns(scene: Scene) -> Sequence[str]:
    """The keys of what stands beside points."""
    if scene.found.tournament.is_duplicate:
        return ("tournament-all-points",)
    return ("tournament-direct", "tournament-buchholz", "tournament-wins", "tournament-margin")
