"""Write the tables of docs/observations.md from the code: `python -m tests.tools.make_observations`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import boulevard
from boulevard.games.contract import Rules

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
MARKED = re.compile(r"(<!-- (observation|heads): (\w+)((?: \w+=\w+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
"""Where a table stands: what it shows, of which game, with which options."""
FEW = 8


def written(page: str) -> str:
    """Return the page with the tables that are true."""
    return MARKED.sub(lambda found: f"{found[1]}\n{_table(found[2], found[3], found[4])}\n{found[5]}", page)


def _table(kind: str, name: str, options: str) -> str:
    chosen = {option: int(value) if value.isdecimal() else value for option, value in _pairs(options)}
    rules = boulevard.rules(name, **chosen)
    return "".join(f"{line}\n" for line in (observation(rules) if kind == "observation" else heads(rules)))


def _pairs(options: str) -> Iterable[tuple[str, str]]:
    return ((option, value) for option, _, value in (word.partition("=") for word in options.split()))


def observation(rules: Rules) -> Iterable[str]:
    """The table of the parts of an observation."""
    yield "| name | shape | columns | highest | meaning |"
    yield "|---|---|---|---:|---|"
    for part in rules.observation:
        shape = " × ".join(map(str, part.shape)) or "1"
        last = part.stop - 1
        columns = str(part.start) if last == part.start else f"{part.start}–{last}"
        yield f"| `{part.name}` | {shape} | {columns} | {part.most} | {part.meaning} |"


def heads(rules: Rules) -> Iterable[str]:
    """The table of the heads of actions."""
    yield "| head | size | numbers |"
    yield "|---|---:|---|"
    for head in rules.heads:
        names = ["–" if choice is None else f"`{choice}`" for choice in head.choices]
        listed = names if len(names) <= FEW else [*names[: FEW - 2], "…", names[-1]]
        yield f"| `{head.name}` | {head.size} | {', '.join(listed)} |"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
