"""What the page of a review shows: the accounts, the graph, the moment, and all decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from markupsafe import Markup

from boulevard.games.contract import Seat
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.accounts import Luck
from boulevard.review.decisions import Assessment, Option
from boulevard.review.figures import (
    certain,
    chance,
    its_own,
    luck_worth,
    points,
    sentences,
    turning,
    value,
    worth,
)
from boulevard.review.graph import Frame, graph
from boulevard.review.lines import Step
from boulevard.review.summary import SLIGHT, accuracy, costliest, turning_point
from boulevard.web.boards import board
from boulevard.web.pages.reviews.reviewed import ALL, Asked, Reviewed, Whose
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
    rows = [_row(it, each, asked) for each in it.decisions(asked)]
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
        "hindsight": certain(found.review) if found.ready else [],
        "turned": _turned(it) if found.ready else None,
        "graph": Markup(graph(it.table.game, found.review, FRAME, shown, it.called)) if found.looked else "",
        "worst": [_row(it, each, asked) for each in _worst(it)],
        "moment": _moment(it, decision, asked, line) if decision else None,
        "luck": list(_luck(it, shown)),
        "mover": it.mover(shown),
        "mistakes": _mistakes(it, asked, shown),
        "rows": sorted(rows, key=lambda row: -row["cost"]) if asked.by == "cost" else rows,
        "whose": list(_whose(it, asked)),
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


def _turned(it: Reviewed) -> Context | None:
    """Where the game turned: whole, and without the better move."""
    decided = turning_point(it.found.review)
    if decided is None:
        return None
    return {
        "whole": turning(decided, it.called, it.own),
        "short": say("web-review-turned", number=decided.decision.number + 1),
        "is_riddle": it.may_hide(decided),
    }


def _worst(it: Reviewed) -> list[Assessment]:
    """The decisions that mattered most: one's own, or those of people."""
    people = it.found.people
    return costliest([each for each in it.decisions(Whose()) if each.decision.number in people], WORST)


def _whose(it: Reviewed, asked: Asked) -> Iterator[Context]:
    """Whose decisions may be gone through: the usual seats', all, and each one's; no choice if there is one seat."""
    everybody = tuple(it.table.seats)
    if len(everybody) == 1:
        return
    choices: list[tuple[str | None, tuple[Seat, ...]]] = [(None, it.usual)]
    choices += [(ALL, everybody)] if it.usual != everybody else []
    choices += [(str(seat), (seat,)) for seat in everybody if it.usual != (seat,)]
    for of, seats in choices:
        (seat, *others) = seats
        group = "all" if seats == everybody else "people"
        yield {
            "of": of,
            "seat": None if others else seat,
            "name": say(f"web-review-of-{group}") if others else it.called(seat),
            "is_shown": seats == it.seats(asked),
            "is_everybody": seats == everybody,
        }


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


def _mistakes(it: Reviewed, asked: Asked, shown: int) -> Context:
    """The way to the mistakes before and after a moment, and its place among them; after the end comes the first."""
    numbers = it.mistakes(asked)
    before = [number for number in numbers if number < shown]
    after = [number for number in numbers if number > shown] or (numbers if shown == len(it.table.moves) else [])
    return {
        "before": asked.to(before[-1]) if before else None,
        "after": asked.to(after[0]) if after else None,
        "count": len(numbers),
        "place": len(before) + 1 if shown in numbers else None,
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
                    "worth": luck_worth(luck),
                }


def _moment(it: Reviewed, each: Assessment, asked: Asked, line: list[Step]) -> Context:
    """A decision as it is looked at closely."""
    number, may_hide, is_riddle = each.decision.number, it.may_hide(each), it.is_riddle(each, asked)
    to = partial(asked.to, number, answer=may_hide and not is_riddle)
    options = [_option(it, each, place, asked, to) for place in range(len(each.options))]
    ways: list[tuple[str, int | None]] = [("position", None), ("played", each.played)]
    ways += [("best", 0)] if each.played else []
    at = next((place for place, (_, option) in enumerate(ways) if option == asked.option), 0)
    return {
        **_row(it, each, asked),
        "is_riddle": is_riddle,
        "may_hide": may_hide,
        "answer": to(option=0),
        "try_at": it.try_at(number, asked),
        "stage": str(each.stage or ""),
        "options": options,
        "ways": [
            {
                "kind": kind,
                "to": to(option=option),
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
                "to": to(option=asked.option, step=place),
            }
            for place, step in enumerate(line, 1)
        ],
    }


def _option(it: Reviewed, each: Assessment, place: int, asked: Asked, to: Callable[..., str]) -> Context:
    return {
        **way(it, each, each.options[place]),
        "is_shown": place == asked.option,
        "to": to(option=place),
    }


def way(it: Reviewed, each: Assessment, option: Option) -> Context:
    """A way to decide: what it is worth, what it gives away and why."""
    loss = each.options[0].value - option.value
    return {
        **snapshot.idea(option, loss),
        "is_best": option is each.options[0],
        "is_played": option is each.options[each.played],
        "value": value(it.table.game, option.value),
        "chance": chance(each, option),
        "less": points(-loss) if loss else "",
        "proven": each.is_proven(option),
    }
