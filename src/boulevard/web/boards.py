"""Boards on pages: as a game draws them, or as text where it has no drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from boulevard.games.contract import Rules, Seat, View


def drawing(
    rules: Rules, view: View, marks: Sequence[str], player: Seat | None, prefix: str = "", sides: bool = False
) -> Markup:
    """Return the picture of a view, in the colours of the page; nothing if the game has none.

    With `sides`, what lies beside the board is drawn too.
    """
    if rules.drawing is None:
        return Markup()
    return Markup(rules.svg(view, marks, theme="page", sides=sides, player=player, prefix=prefix))


def board(
    rules: Rules, view: View, marks: Sequence[str], player: Seat | None, prefix: str = "", sides: bool = False
) -> Markup:
    """Return the board of a view: its picture, or else its text."""
    text = Markup('<pre class="plain-board">{}</pre>')
    return drawing(rules, view, marks, player, prefix, sides) or text.format(rules.text(view))
