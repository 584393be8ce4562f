"""What the pages of the deck of the day show: how it stands with whoever asks, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from boulevard.bots.registry import levels, opponent
from boulevard.games import registry
from boulevard.messages import say, signed
from boulevard.web import attempting, times
from boulevard.web.attempting import OfDay, OfDeck, Results
from boulevard.web.event_log.day_rows import Attempt, Deck, Which
from boulevard.web.pages.people import words
from boulevard.web.services.days.standings import Place
from boulevard.web.services.days.working_out import Made
from boulevard.web.tables import daily
from boulevard.web.tables.shuffle import commitment

Context = dict[str, Any]

LISTED = 50
"""Places that are listed, the best first."""
AROUND = 2
"""Of those that are not: how many before and after one's own are."""
NEW, GOING, OVER, MISSED = "new", "going", "over", "missed"
"""How a deck stands with somebody."""


def of_day(it: OfDay) -> Context:
    """A day, and its decks."""
    return {
        "day": it.day,
        "is_today": it.is_today,
        "is_final": daily.is_final(it.day),
        "ends": times.moment(daily.ends(it.day)),
        "final": times.moment(daily.final_at(it.day)),
        "before": daily.later(it.day, -1),
        "after": "" if it.is_today else daily.later(it.day, 1),
        "decks": [_card(deck, it.is_today) for deck in it.decks],
    }


def address(which: Which) -> str:
    """The page of a deck."""
    return "/today/" + "/".join(which)


def title(which: Which) -> str:
    """What a deck is called."""
    return words.variant(which.game, which.variant)


def full_title(which: Which) -> str:
    """What a deck is called where nothing else names its game."""
    return f"{registry.info(which.game).title} · {title(which)}"


def of_results(it: Results) -> Context:
    """What came of a deck."""
    which, own = it.of.deck.which, it.of.own
    best = it.standings.ranked[0].attempt if it.standings.ranked else None
    return {
        "day": which.day,
        "title": full_title(which),
        "at": address(which),
        "is_final": daily.is_final(which.day),
        "final": times.moment(daily.final_at(which.day)),
        "own": _own(it.of) if own and own.ended is not None else None,
        "made": own is not None and own.points is not None,
        "state": OVER if own and it.of.is_over else GOING if own else MISSED,
        "players": it.of.players,
        "yardsticks": _yardsticks(it),
        "is_looking": it.worked_out.best is None and it.of.players > 0,
        "friends": _friends(it),
        "list": _list(it),
        "count": len(it.standings.ranked),
        "unranked": [_line(None, attempt, it) for attempt in it.standings.unranked[:LISTED]],
        "own_table": own.table_id if own and it.of.is_over else "",
        "best_table": best.table_id if best and (own is None or best.table_id != own.table_id) else "",
        "best_name": _called(best, own) if best else "",
        "best_points": signed(best.points or 0) if best else "",
    }


def of_commitments(decks: Sequence[Deck]) -> Context:
    """What the server is bound to, by days: the next coming ones first, and then the last ones."""
    days = [
        {
            "day": day,
            "made": times.moment(found[0].made),
            "was_before": found[0].made < daily.begins(day),
            "decks": [
                {"title": title(it.which), "commitment": commitment(it.seed), "seed": attempting.seed_of(it)}
                for it in found
            ],
        }
        for day, found in ((day, list(of)) for day, of in groupby(decks, lambda it: it.which.day))
    ]
    today = daily.today()
    coming, past = ([it for it in days if (it["day"] > today) is is_coming] for is_coming in (True, False))
    return {"coming": coming, "past": past[::-1]}


def _card(it: OfDeck, is_today: bool) -> Context:
    """A deck among those of a day: plain data, the same for all with whom it stands alike."""
    which = it.deck.which
    state = OVER if it.is_over else GOING if it.own else NEW if is_today else MISSED
    return {
        "title": title(which),
        "at": address(which),
        "game": which.game,
        "variant": which.variant,
        "state": state,
        "is_open": state == OVER or daily.is_final(which.day),
        "players": say("day-players", count=it.players) if it.players else "",
        "own": _own(it) if it.is_over and it.own and it.own.ended is not None else None,
        "table": it.own.table_id if it.own and it.is_over else "",
    }


def _own(it: OfDeck) -> Context:
    """What somebody made of a deck."""
    assert it.own is not None
    return {
        "points": "" if it.own.points is None else points_in_words(it.own.points),
        "place": place_in_words(it.place),
        "is_ranked": it.own.points is None or it.own.is_ranked,
    }


def points_in_words(points: int) -> str:
    """Points, with a real minus sign if there are less than none."""
    return say("day-points", count=abs(points), made=signed(points))


def place_in_words(it: Place | None) -> str:
    """A place, and better than how many; nothing for somebody who is not ranked."""
    if it is None:
        return ""
    if not it.better_than:
        return say("day-place", rank=it.rank, count=it.of)
    return say("day-place-better", rank=it.rank, count=it.of, percent=it.better_than)


def _yardsticks(it: Results) -> list[Context]:
    """The best game that was found, and what bots made of the deck; the best first."""
    found = it.worked_out
    game = it.of.deck.which.game
    rows = [(made, words.of_bot(bot)) for level, made in found.bots.items() if (bot := opponent(game, level))]
    rows.sort(key=lambda row: -row[0].points)
    shown = [{"name": name, "points": signed(made.points), "at": _replay(it, made)} for made, name in rows]
    if found.best:
        name = say("day-best-proven" if found.is_proven else "day-best-found")
        shown.insert(0, {"name": name, "points": signed(found.best.points), "at": _replay(it, found.best)})
    return shown


def _replay(it: Results, made: Made) -> str:
    """Where a game is watched that nobody played at a table."""
    found = it.worked_out
    which = "best" if made is found.best else next(f"bot-{level}" for level, of in found.bots.items() if of is made)
    return f"{address(it.of.deck.which)}/{which}"


def maker(game: str, made: str) -> str:
    """Who made a game that nobody played at a table: a bot, or a search that knew all cards."""
    names = {f"bot-{it.number}": it.name for it in levels(game)}
    return names.get(made) or say("day-best-found")


def _friends(it: Results) -> list[Context]:
    """The places of friends and one's own; nothing if no friend has one."""
    places = [place for place in it.standings.ranked if place.attempt.person in it.friends]
    own = it.of.own
    has_friends = any(own is None or place.attempt.person != own.person for place in places)
    return [_line(place.rank, place.attempt, it) for place in places] if has_friends else []


def _list(it: Results) -> list[Context]:
    """The best places, and those around one's own."""
    ranked, own = it.standings.ranked, it.of.place
    shown = [_line(place.rank, place.attempt, it) for place in ranked[:LISTED]]
    at = ranked.index(own) if own else 0
    if at < LISTED:
        return shown
    first = max(LISTED, at - AROUND)
    around = [_line(place.rank, place.attempt, it) for place in ranked[first : at + AROUND + 1]]
    return [*shown, *([{"is_gap": True}] if first > LISTED else []), *around]


def _line(rank: int | None, attempt: Attempt, it: Results) -> Context:
    own = it.of.own is not None and attempt.person == it.of.own.person
    return {
        "is_gap": False,
        "rank": "" if rank is None else str(rank),
        "name": attempt.name or say("web-somebody"),
        "is_own": own,
        "is_friend": attempt.person in it.friends and not own,
        "points": signed(attempt.points or 0),
        "at": f"/replay/{attempt.table_id}",
    }


def _called(attempt: Attempt, own: Attempt | None) -> str:
    return say("day-you") if own and own.person == attempt.person else attempt.name or say("web-somebody")


def shared(it: Results, streak: int, base: str) -> str:
    """A result as a few lines of text, which tell nothing of the deck; nothing of one that does not count."""
    own = it.of.own
    if own is None or own.points is None:
        return ""
    which = it.of.deck.which
    lines: Sequence[str] = (
        f"{say('web-brand')} · {say('day-title')} · {which.day}",
        f"{full_title(which)}: {points_in_words(own.points)}",
        place_in_words(it.of.place) if it.of.place and it.of.place.of > 1 else "",
        say("day-streak", count=streak) if streak > 1 else "",
        f"{base}/today",
    )
    return "\n".join(filter(None, lines))
