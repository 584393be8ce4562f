"""What the page of a review shows: the accounts, the graph, the moment, and all decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from boulevard.games.contract import Seat
from boulevard.messages.seats import seat_name
from boulevard.review.accounts import Luck
from boulevard.review.decisions import Assessment
from boulevard.review.figures import chance, in_hindsight, its_own, luck_by_cause, points, sentences, value, worth
from boulevard.review.graph import Frame, graph
from boulevard.review.lines import Step
from boulevard.review.summary import SLIGHT, accuracy, costliest
from boulevard.web.boards import board
from boulevard.web.pages.reviews.reviewed import Asked, Reviewed
from boulevard.web.pages.table import context as table_context
from boulevard.web.pages.table.endings import verdict
from boulevard.web.tables import snapshot

Context = dict[str, Any]

FRAME = Frame(560, 190, 40)
"""Of the graph."""
WORST = 3
"""How many costly decisions stand at the top."""


def of_review(it: Reviewed, asked: Asked, base: str, back: str) -> Context:
    """All that the page shows."""
    shown, found = it.moment(asked), it.found
    decision = found.at(shown)
    line, step = it.step(decision, asked)
    of = snapshot.seat_named(it.table, asked.of or None)
    rows = [_row(it, each, asked) for each in found.review.assessments if of in (None, each.decision.seat)]
    option = line[step - 1] if line else None
    view = option.view if option and option.rules.seats == it.table.rules.seats else None
    context = table_context.of_replay(it.table, shown, base, back, it.viewer(shown), view)
    drawn = {"board": _board(option)} if option else {}
    return {
        **context,
        **drawn,
        "name_of": it.called,
        "called": lambda seat: seat_name(seat) if isinstance(seat, str) else it.called(seat),
        "own_seat": it.own,
        "chairs": {
            seat: {**chair, "name": it.called(seat)} if it.is_own(seat) else chair
            for seat, chair in context["chairs"].items()
        },
        "verdict": verdict(it.table, () if it.own is None else [it.table.place(it.own)]),
        "opened": it.opened,
        "path": it.path,
        "replay": it.replay,
        "asked": asked,
        "to": asked.to,
        **of_progress(it),
        "accounts": list(_accounts(it)),
        "hindsight": in_hindsight(found.review, it.called, it.own) if found.ready else [],
        "graph": Markup(graph(it.table.game, found.review, FRAME, shown, it.called)) if rows else "",
        "worst": [_row(it, each, asked) for each in _worst(it)],
        "moment": _moment(it, decision, asked, line) if decision else None,
        "luck": list(_luck(it, shown)),
        "forced": decision is None and found.ready and shown < context["count"],
        "mistakes": _mistakes(rows, shown),
        "rows": sorted(rows, key=lambda row: -row["cost"]) if asked.by == "cost" else rows,
        "of": of,
        "seats": [(seat, it.called(seat)) for seat in it.table.seats],
    }


def of_progress(it: Reviewed) -> Context:
    """How far a review has come."""
    found = it.found
    return {"ready": found.ready, "failed": found.failed, "looked": found.looked, "decision_count": found.count}


def _board(step: Step) -> Markup:
    return board(step.rules, step.view, step.spaces, step.player)


def _accounts(it: Reviewed) -> Iterator[Context]:
    review = it.found.review
    for seat, account in review.accounts.items():
        first, *more = sentences(it.table.game, review, account, it.called)
        yield {
            "seat": seat,
            "name": it.called(seat),
            "accuracy": accuracy(review.game, account),
            "said": first,
            "more": more,
        }


def _worst(it: Reviewed) -> list[Assessment]:
    """The decisions that mattered most: of people, as far as there are any."""
    people = it.found.people
    return costliest([each for each in it.found.review.assessments if each.decision.number in people], WORST)


def _row(it: Reviewed, each: Assessment, asked: Asked) -> Context:
    """A decision in a list."""
    played, best = each.options[each.played], each.options[0]
    number = each.decision.number
    lucky = [luck for luck in _before(it, each.decision.seat, number) if luck.worth]
    return {
        "number": number,
        "seat": each.decision.seat,
        "name": it.called(each.decision.seat),
        "move": played.move,
        "words": str(played.phrase),
        "best": None if played is best else str(best.phrase),
        "cost": each.loss,
        "loss": points(each.loss, signed=False) if each.loss else "",
        "costly": each.loss >= SLIGHT,
        "value": worth(it.table.game, each),
        "luck": points(sum(luck.worth for luck in lucky)) if lucky else "",
        "to": asked.to(number),
    }


def _mistakes(rows: list[Context], shown: int) -> Context:
    """The way to the costly decisions before and after a moment, of those that are listed."""
    costly = [row for row in rows if row["costly"]]
    return {
        "before": next((row["to"] for row in reversed(costly) if row["number"] < shown), None),
        "after": next((row["to"] for row in costly if row["number"] > shown), None),
    }


def _before(it: Reviewed, seat: Seat, number: int) -> Iterator[Luck]:
    """What happened to a seat between its last decision before a moment and this moment."""
    if account := it.found.review.accounts.get(seat):
        numbers = [*(each.decision.number for each in account.assessments[1:]), len(it.table.moves)]
        yield from (luck for luck, then in zip(account.events, numbers, strict=True) if then == number)


def _luck(it: Reviewed, shown: int) -> Iterator[Context]:
    """What chance brought before a moment, and what that was worth."""
    decision = it.found.at(shown)
    for seat in [decision.decision.seat] if decision else it.table.seats:
        for luck in _before(it, seat, shown):
            if luck.worth or luck.what:
                yield {
                    "name": it.called(seat),
                    "own": its_own(seat, it.own),
                    "seat": seat,
                    "what": [str(said) for said in luck.what],
                    "worth": points(luck.worth),
                    "given": luck_by_cause(luck) if luck.from_others else "",
                }


def _moment(it: Reviewed, each: Assessment, asked: Asked, line: list[Step]) -> Context:
    """A decision as it is looked at closely."""
    number = each.decision.number
    options = [_option(it, each, place, asked) for place in range(len(each.options))]
    ways: list[tuple[str, int | None]] = [("position", None), ("played", each.played)]
    ways += [("best", 0)] if each.played else []
    at = next((place for place, (_, option) in enumerate(ways) if option == asked.option), 0)
    return {
        **_row(it, each, asked),
        "stage": str(each.stage or ""),
        "options": options,
        "ways": [
            {
                "kind": kind,
                "to": asked.to(number, option=option),
                "is_shown": option == asked.option,
                "is_next": place == (at + 1) % len(ways),
            }
            for place, (kind, option) in enumerate(ways)
        ],
        "is_example": not all(step.is_sure for step in line),
        "line": [
            {
                "name": it.called(step.seat),
                "seat": step.seat,
                "move": step.move,
                "words": str(step.phrase),
                "is_shown": place == asked.step,
                "to": asked.to(number, option=asked.option, step=place),
            }
            for place, step in enumerate(line, 1)
        ],
    }


def _option(it: Reviewed, each: Assessment, place: int, asked: Asked) -> Context:
    option = each.options[place]
    loss = each.options[0].value - option.value
    return {
        **snapshot.idea(option, loss),
        "is_best": place == 0,
        "is_played": place == each.played,
        "is_shown": place == asked.option,
        "value": value(it.table.game, option.value),
        "chance": chance(each, option),
        "less": points(-loss) if loss else "",
        "proven": each.is_proven(option),
        "to": asked.to(each.decision.number, option=place),
    }
