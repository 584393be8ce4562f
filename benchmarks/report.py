"""What was measured as tables, for the terminal and as Markdown."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.measure import Series

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
WIDTH_OF_A_FILE = 150


@dataclass(frozen=True)
class Target:
    """Something that was asked for, and what was found; `met` is None where it could not be measured."""

    what: str
    wanted: str
    found: str
    met: bool | None

    @property
    def verdict(self) -> str:
        return {True: "met", False: "**missed**", None: "not measured"}[self.met]


@dataclass(frozen=True)
class Grid:
    """A table of text; the first columns to be read, the others numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: int = 1

    def markdown(self) -> str:
        rule = ["---" if column < self.texts else "---:" for column in range(len(self.columns))]
        lines = [f"| {' | '.join(cells)} |" for cells in (self.columns, rule, *self.rows)]
        return "\n".join([f"## {self.title}", "", *lines])

    def show(self, console: Console) -> None:
        table = Table(title=self.title, title_justify="left")
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="left" if number < self.texts else "right")
        for row in self.rows:
            table.add_row(*(Text(cell.replace("`", "").replace("**", "")) for cell in row))
        console.print(table)


def console() -> Console:
    """Where tables are shown: as wide as the terminal, or as they are in a file."""
    return Console(width=None if sys.stdout.isatty() else WIDTH_OF_A_FILE)


def times(ratio: float) -> str:
    return f"{ratio:.2f}×" if ratio < 10 else f"{ratio:.0f}×"


def whole(number: float) -> str:
    return f"{number:,.0f}"


def speeds(found: Mapping[str, Series], yardsticks: Mapping[str, str], missing: str) -> Grid:
    """One row a contender; `yardsticks` are columns of ratios, by heading the contender's name."""
    columns = ["random games", "cores", "games/s", "decisions/s", "slowest, fastest", "core"]
    columns += ["moves", "legal moves", *yardsticks]
    rows = [_speed(series, [found.get(name) for name in yardsticks.values()]) for series in found.values()]
    rows += [[f"{name}: {missing}", *[""] * (len(columns) - 1)] for name in yardsticks.values() if name not in found]
    return Grid("Random games", columns, rows)


def _speed(series: Series, yardsticks: Sequence[Series | None]) -> list[str]:
    slowest, fastest = (rate / series.decisions - 1 for rate in (min(series.rates), max(series.rates)))
    return [
        series.contender.name,
        str(series.contender.cores),
        whole(series.games_a_second),
        whole(series.decisions),
        f"{slowest:+.0%}, {fastest:+.0%}".replace("-", "−"),
        f"{series.share:.0%}",
        f"{series.per_game:.1f}",
        f"{series.choices:.1f}, ≤ {whole(series.most)}",
        *("–" if yardstick is None else times(series.over(yardstick)) for yardstick in yardsticks),
    ]


def verdicts(targets: Sequence[Target]) -> Grid:
    rows = [[target.what, target.wanted, target.found, target.verdict] for target in targets]
    return Grid("Targets", ["target", "wanted", "found", ""], rows, texts=4)
