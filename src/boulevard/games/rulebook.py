"""The rules of a game for people: an outline of sections, whose sentences are in the catalogue.

A game's package may name a module with its outline (`RULEBOOK`). A section's title is the sentence
`learn-<game>-<section>`, its parts are `learn-<game>-<section>-<part>`, one for each paragraph; captions are
`learn-<game>-figure-<figure>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from boulevard.errors import NoRules
from boulevard.games import registry


@dataclass(frozen=True)
class Block:
    """A part of a section: what kind it is, and what it is made of."""

    parts: tuple[str, ...]
    kind: ClassVar[str]

    def __init__(self, *parts: str) -> None:
        object.__setattr__(self, "parts", parts)


class Says(Block):
    """Paragraphs."""

    kind = "says"


class Lists(Block):
    """Paragraphs of a list."""

    kind = "lists"


class Steps(Block):
    """Paragraphs in order, each with the figure that has the same name."""

    kind = "steps"


class Shows(Block):
    """Figures side by side."""

    kind = "shows"


class Signs(Block):
    """Things by the names of their pictures, each with a paragraph that explains it."""

    kind = "signs"


@dataclass(frozen=True)
class Section:
    """A part of the rules; its name is its anchor on a page."""

    name: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()
    title: str | None = None
    """The key of the title, where it is a sentence that is used elsewhere as well."""
    lead: str | None = None
    """The key of a sentence to begin with, where it is used elsewhere as well."""
    picture: str | None = None


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game."""

    game: str
    sections: tuple[Section, ...]
    editor: str | None = None
    """The page on which readers can correct what we had to reconstruct, where there is one."""
    values: Callable[[], Mapping[str, Any]] = dict
    """What the sentences may speak of, in the language that is spoken."""

    @property
    def rebuilt(self) -> str:
        """The key of the sentence that says what we had to reconstruct."""
        return f"learn-{self.game}-rebuilt"

    def title(self, section: Section) -> str:
        """Return the key of a section's title."""
        return section.title or f"learn-{self.game}-{section.name}"

    def key(self, section: Section, part: str) -> str:
        """Return the key of a paragraph."""
        return f"learn-{self.game}-{section.name}-{part.lower()}"

    def caption(self, figure: str) -> str:
        """Return the key of what stands below a figure."""
        return f"learn-{self.game}-figure-{figure}"

    def walk(self) -> Iterator[Section]:
        """Yield all sections, each before those inside of it."""
        for section in self.sections:
            yield section
            yield from section.sections

    def keys(self) -> Iterator[str]:
        """Yield the keys of all sentences."""
        yield from (self.rebuilt,) if self.editor else ()
        for section in self.walk():
            yield self.title(section)
            yield from (section.lead,) if section.lead else ()
            for block in section.blocks:
                named = self.caption if isinstance(block, Shows) else lambda part, at=section: self.key(at, part)
                yield from map(named, block.parts)


def has_rulebook(game: str) -> bool:
    """Whether there are rules of a game for people (`UnknownGame`)."""
    return registry.package(game).rulebook is not None


def rulebook(game: str) -> Rulebook:
    """Return the rules of a game for people (`UnknownGame`, `NoRules`)."""
    package = registry.package(game)
    if package.rulebook is None:
        raise NoRules("no-rules", title=package.info.title)
    found: Rulebook = import_module(package.rulebook).RULEBOOK
    return found
