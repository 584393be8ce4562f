"""The rules of a game in a terminal: the sentences of its rule page, and what its figures show in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from boulevard.games import figures, registry
from boulevard.games.figures import Figure
from boulevard.games.rulebook import Block, Rulebook, Section, rulebook
from boulevard.messages import optional, say


def rules(game: str) -> Iterator[RenderableType]:
    """Yield all of the rules, part by part (`UnknownGame`, `NoRules`)."""
    book, album = rulebook(game), figures.album(game)
    yield Text(say("learn-rules-title", title=registry.info(game).title), "bold")
    if about := optional(f"learn-{game}-about"):
        yield Text(about)
    if book.editor:
        yield Text(f"{say(book.rebuilt)} boulevard serve --browser, /{book.editor}", "dim")
    for section in book.sections:
        yield Rule(Text(say(book.title(section)), "bold"), align="left")
        yield from _section(book, section, album.figures)
        for part in section.sections:
            yield Text("\n" + say(book.title(part)), "bold")
            yield from _section(book, part, album.figures)


def _section(book: Rulebook, section: Section, shown: Mapping[str, Figure]) -> Iterator[RenderableType]:
    if section.lead:
        yield Text(say(section.lead, **book.values()))
    for block in section.blocks:
        for number, part in enumerate(block.parts, 1):
            yield _part(book, section, block, part, number, shown.get(part))


def _part(
    book: Rulebook, section: Section, block: Block, part: str, number: int, figure: Figure | None
) -> RenderableType:
    """A paragraph, a point of a list, a step, or the words of a figure."""
    values = {**book.values(), **(figure.values if figure else {})}
    if block.kind == "shows":
        lines = (say("learn-example") + ".", say(book.caption(part), **values), *(figure.explained if figure else ()))
        return Padding(Text(" ".join(lines[:2]) + "".join(f"\n· {line}" for line in lines[2:]), "dim"), (0, 0, 0, 4))
    text = Text(say(book.key(section, part), **values))
    signs = {"says": "", "steps": f"{number}. "}
    sign = signs.get(block.kind, "· ")
    return Padding(Text(sign) + text, (0, 0, 0, 2)) if sign else text
