"""A view drawn: with characters, and where a game has it as SVG."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from boulevard.errors import BadOption, NotOnPaper, UnknownPiece
from boulevard.games.contract.data import Played, Seat, View
from boulevard.games.contract.play import Play


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn as SVG."""

    svg: Callable[..., str]
    """Draws a view; takes `last` and every style (`Pictures.svg`)."""
    stylesheet: Callable[[], str]
    pieces: Callable[[View], tuple[str, ...]] = lambda view: ()
    piece: Callable[[View, str, str], str] | None = None


class Pictures(Play, ABC):
    """A view drawn."""

    drawing: ClassVar[Drawing | None] = None
    """A game without one is shown by its text."""

    def text(self, view: View) -> str:
        """Draw a view with characters."""
        self.require_view(view)
        return self.in_characters(view)

    @abstractmethod
    def in_characters(self, view: View) -> str:
        """Draw such a view."""

    def svg(self, view: View, last: Sequence[str] = (), **style: Any) -> str:
        """Draw a view as SVG, the spaces `last` marked (`BadOption` where a game has no drawing).

        Every game knows the styles `theme` (auto, light, dark, page), `size`, `sides`, `player` and `prefix`. With
        `sides=False` only a board is drawn; where every seat has its own, that of `player`.
        """
        self.require_view(view)
        if self.drawing is None:
            raise BadOption("no-drawing", title=self.info.title)
        return self.drawing.svg(view, last=last, **style)

    def pieces(self, view: View) -> tuple[str, ...]:
        """Return the names of all single things of which there are pictures in a view."""
        self.require_view(view)
        return self.drawing.pieces(view) if self.drawing else ()

    def piece(self, view: View, name: str, prefix: str = "") -> str:
        """Draw a single thing as a small SVG for pages, 100 units a space (`UnknownPiece`).

        Ids in it, which most have none of, begin with the prefix and the name.
        """
        self.require_view(view)
        if self.drawing is None or self.drawing.piece is None:
            raise UnknownPiece("unknown-piece", name=name, names="")
        return self.drawing.piece(view, name, prefix)

    @classmethod
    def stylesheet(cls) -> str:
        """Return the CSS that a page serves for single things, and for drawings with the theme "page".

        Colours follow the reader's preference, unless the page's root has `data-theme="light"` or `"dark"`.
        """
        return cls.drawing.stylesheet() if cls.drawing else ""

    def marks(self, moves: Sequence[Played], seat: Seat | None) -> Sequence[str]:
        """Return the spaces of the last move that a seat (or a spectator) may see, to be marked in a drawing."""
        return ()

    def printed(self, paper: str, per_page: int) -> bytes:
        """Return a PDF to play on with pen and paper; not every game is of that kind (`NotOnPaper`)."""
        raise NotOnPaper("not-on-paper", title=self.info.title)
