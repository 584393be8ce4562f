"""A review in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.progress import bar
from boulevard.review.decisions import Assessment, decisions
from boulevard.review.figures import chance, in_hindsight, points, sentences, worth
from boulevard.review.reviewing import Review, assessments, concluded, hindsight
from boulevard.review.summary import SLIGHT, costliest

MOST = 5
"""How many mistakes are shown with their reasons."""


def reviewed(game: Game, console: Console) -> Review:
    """Review a game, showing how far it is, and what each decision gave away."""
    found: list[Assessment] = []
    with bar(console) as progress:
        task = progress.add_task(say("review-working"), total=len(decisions(game)))
        for it in assessments(game):
            found.append(it)
            progress.update(task, advance=1, description=_newest(game, it))
    return concluded(game, found[::-1], hindsight(game))


def _newest(game: Game, it: Assessment) -> str:
    """A decision in a few words."""
    cost = f", {say('review-cost', points=points(it.loss, signed=False))}" if it.loss >= SLIGHT else ""
    name = seat_name(it.decision.seat)
    return escape(f"{it.decision.number + 1}. {name}: {it.options[it.played].move} ({worth(game, it)}{cost})")


def show(game: Game, review: Review, console: Console, seat: Seat | None = None) -> None:
    """Print a review, of one seat or of all."""
    if not review.assessments:
        console.print(say("review-nothing"))
    shown = [it for it in review.assessments if seat in (None, it.decision.seat)]
    for account in review.accounts.values():
        if seat in (None, account.seat):
            console.print(Text(" ".join(sentences(game, review, account))))
            console.print()
    for sentence in in_hindsight(review):
        console.print(Text(sentence))
    _print_costliest(console, costliest(shown, MOST))
    console.print(_table(game, shown))


def _print_costliest(console: Console, worst: Sequence[Assessment]) -> None:
    console.print()
    console.print(Text(say("review-costliest"), "bold"))
    for it in worst:
        best, played = it.options[0], it.options[it.played]
        cost = say("review-cost", points=points(it.loss, signed=False))
        console.print(Text(f"{it.decision.number + 1}. {seat_name(it.decision.seat)}: {played.phrase}, {cost}"))
        console.print(Text(f"   {say('review-column-best')}: {best.phrase}", "green"))
        for reason in best.reasons:
            console.print(Text(f"   {'+' if reason.is_good else '–'} {reason.said}", "dim"))
    if not worst:
        console.print(say("review-none-costly"))
    console.print()


def _table(game: Game, shown: Sequence[Assessment]) -> Table:
    """All decisions, one a line."""
    table = Table(box=None, title=say("review-decisions"), title_justify="left", title_style="bold")
    rivals = any(it.odds for it in shown)
    for name in ("move", "seat", "played", "cost", "value", *(["chance"] if rivals else []), "best"):
        table.add_column(say(f"review-column-{name}"), justify="right" if name in _NUMBERS else "left")
    for it in shown:
        best, played = it.options[0], it.options[it.played]
        cost = points(it.loss, signed=False) if it.loss else ""
        table.add_row(
            str(it.decision.number + 1),
            Text(seat_name(it.decision.seat)),
            Text(played.move),
            Text(cost, "red" if it.loss >= SLIGHT else ""),
            worth(game, it),
            *([chance(it, best)] if rivals else []),
            Text("" if best is played else best.move),
        )
    return table


_NUMBERS = ("move", "cost", "value", "chance")
