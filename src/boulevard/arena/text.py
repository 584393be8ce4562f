"""Standings in words and figures: the cells of every table, and all of it as text."""

from __future__ import annotations

import io
import math
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from boulevard.arena.ratings import Estimate
from boulevard.arena.standings import Heading, Standing, Standings
from boulevard.messages import catalogue, say

WIDTH = 160
"""Characters a line in a file."""
MINUS = "\N{MINUS SIGN}"
LEAST = 12
"""Characters that a column of words has at least, if it needs them."""
CROSS_WIDTH = 11
"""Characters a column of the cross table, its interval included."""


class Column(NamedTuple):
    """A column of the table of standings."""

    title: str
    cells: Sequence[str]
    is_number: bool = True


def heading(head: Heading) -> str:
    """Say in a sentence what was played."""
    options = "".join(f", {name}={value}" for name, value in head.options.items())
    return say(
        "arena-heading",
        title=head.title,
        bots=len(head.bots),
        deals=head.deals,
        played=head.played,
        planned=head.planned,
        seed=head.seed,
        options=options,
    )


def columns(standings: Standings) -> list[Column]:
    """Return the columns of the table, each with a cell a bot; those that would be empty are left out."""
    head, entries = standings.heading, standings.entries
    counted = sorted({name for entry in entries for name in entry.figures})
    found = [
        Column("#", [str(place) for place, _ in enumerate(entries, 1)]),
        Column(say("arena-col-bot"), [entry.bot for entry in entries], False),
        *(Column(say(f"arena-col-{name}"), [cell(head, entry) for entry in entries]) for name, cell in CELLS.items()),
        *(Column(figure_title(name), [_figure(entry, name) for entry in entries]) for name in counted),
        Column(say("arena-col-time"), [duration(entry.times.mean) if entry.times else "" for entry in entries]),
        Column(say("arena-col-forfeits"), [_forfeits(entry) for entry in entries], False),
    ]
    return [column for column in found if any(column.cells)]


CELLS: Mapping[str, Callable[[Heading, Standing], str]] = {
    "elo": lambda head, entry: estimate(entry.rating, "+.0f") if head.seats == 2 else "",
    "rating": lambda head, entry: estimate(entry.rating, ".1f") if head.seats > 2 else "",
    "games": lambda head, entry: str(entry.games) if head.seats != 2 else "",
    "record": lambda head, entry: _record(entry) if head.seats == 2 else "",
    "points": lambda head, entry: _percent((entry.wins + entry.draws / 2) / (entry.games or 1), head.seats == 2),
    "won": lambda head, entry: _percent(entry.wins / (entry.games or 1), head.seats > 2),
    "place": lambda head, entry: f"{entry.place:.2f}" if head.seats > 2 and entry.games else "",
    "score": lambda head, entry: estimate(entry.score, ".1f"),
    "behind": lambda head, entry: estimate(entry.behind, "+.1f"),
    "share": lambda head, entry: estimate(_hundredfold(entry.share), ".1f"),
}
"""What a table says about a bot, in the order of its columns; nothing where it makes no sense."""


def estimate(found: Estimate | None, form: str) -> str:
    """Write a figure with its interval."""
    if found is None:
        return ""
    value = f"{found.value:{form}}".replace("-", MINUS)
    return f"{value} ± {found.margin:{form.lstrip('+')}}" if math.isfinite(found.margin) else value


def duration(seconds: float) -> str:
    """Write a time as it is easily read."""
    if seconds >= 1:
        return say("arena-seconds", number=f"{seconds:.3g}" if seconds < 1000 else f"{seconds:.0f}")
    return say("arena-milliseconds", number=f"{1000 * seconds:.2g}" if seconds < 0.01 else f"{1000 * seconds:.0f}")


def figure_title(name: str) -> str:
    """Return what a game's own figure is called; one that the catalogue does not know, by its name."""
    return say(key) if (key := f"arena-figure-{name}") in catalogue() else name


def reason(why: str, detail: str) -> str:
    """Say how a bot failed."""
    return say(f"arena-forfeit-{why}", detail=detail)


def reasons(standings: Standings) -> Iterator[tuple[str, int, str]]:
    """Return every way in which a bot failed: the bot, in how many games, and how."""
    for entry in standings.entries:
        for (why, detail), count in entry.forfeits.items():
            yield entry.bot, count, reason(why, detail)


def cross_cell(standings: Standings, bot: str, other: str, *, margin: bool = True) -> str:
    """Write what a bot made against another, in percent."""
    cell = standings.cross.get((bot, other))
    if cell is None:
        return ""
    value = f"{100 * cell.share.value:.0f}"
    return f"{value} ± {100 * cell.share.margin:.0f}" if margin else value


def notes(standings: Standings) -> list[str]:
    """Return sentences that explain the figures which are there."""
    head = standings.heading
    said = [say("arena-note-cross")] if standings.cross else []
    if head.seats == 2:
        said.append(say("arena-note-elo") if head.anchor is None else say("arena-note-anchor", bot=head.anchor[0]))
    elif head.seats > 2:
        said.append(say("arena-note-rating"))
    if standings.yardstick:
        best = standings.yardstick["best"]
        said.append(say("arena-note-share", best=f"{best:.2f}", bound=f"{standings.yardstick.get('bound', best):.2f}"))
    return [say("arena-note-intervals"), *said]


def tables(standings: Standings, width: int = WIDTH) -> Iterator[RenderableType]:
    """Yield everything for a console of a width."""
    yield Text(heading(standings.heading))
    yield _standings_table(standings)
    if standings.cross and len(standings.entries) > 2:
        yield _cross_table(standings, width)
    for bot, count, why in reasons(standings):
        yield Text(say("arena-failed-line", bot=bot, count=count, reason=why), "red")
    for note in notes(standings):
        yield Text(note, "dim")


def written(standings: Standings) -> str:
    """Return everything as plain text."""
    file = io.StringIO()
    console = Console(file=file, width=WIDTH, color_system=None, legacy_windows=False)
    for part in tables(standings):
        console.print(part)
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def _standings_table(standings: Standings) -> Table:
    found = columns(standings)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in found:
        justify: JustifyMethod = "right" if column.is_number else "left"
        room = max(map(len, column.cells))
        title = textwrap.fill(column.title, max(1, room), break_long_words=False)
        least = None if column.is_number else min(room, LEAST)
        table.add_column(title, justify=justify, overflow="fold", no_wrap=column.is_number, min_width=least)
    for row in zip(*(column.cells for column in found), strict=True):
        table.add_row(*map(Text, row))
    return table


def _cross_table(standings: Standings, width: int) -> Table:
    """Who made how much against whom, with intervals if there is room; columns are numbered like the rows."""
    entries = standings.entries
    margin = CROSS_WIDTH * len(entries) + max(len(entry.bot) for entry in entries) <= width
    table = Table(title=say("arena-cross"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("#", justify="right")
    table.add_column(say("arena-col-bot"), overflow="fold")
    for place, _ in enumerate(entries, 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, entry in enumerate(entries, 1):
        made = [cross_cell(standings, entry.bot, other.bot, margin=margin) for other in entries]
        table.add_row(str(place), Text(entry.bot), *made)
    return table


def _record(entry: Standing) -> str:
    return f"{entry.wins:.0f}–{entry.draws}–{entry.losses:.0f}"


def _percent(share: float, applies: bool) -> str:
    return f"{100 * share:.1f}" if applies else ""


def _hundredfold(found: Estimate | None) -> Estimate | None:
    return found and Estimate(100 * found.value, 100 * found.low, 100 * found.high)


def _figure(entry: Standing, name: str) -> str:
    return f"{entry.figures[name]:.2f}" if name in entry.figures else ""


def _forfeits(entry: Standing) -> str:
    """How many games a bot forfeited, and why."""
    counts: Counter[str] = Counter()
    for (why, _), count in entry.forfeits.items():
        counts[why] += count
    return ", ".join(say(f"arena-forfeits-{why}", count=count) for why, count in counts.most_common())
