"""What Paris adds to the table in the browser."""

from __future__ import annotations

from boulevard.games.paris.moves.phrases import news
from boulevard.web.faces import OURS, Keys, Tool, WebFace
from boulevard.web.games.paris.postcard_picks import picks

FACE = WebFace(
    templates=OURS / "templates/games/paris",
    static=OURS / "static/games/paris",
    lesson="boulevard.web.games.paris.lesson",
    helpers={"paris_news": news, "postcard_picks": picks},
    tools=(
        Tool("scorepad", "boulevard.web.games.paris.scorepad_page"),
        Tool("edition", "boulevard.web.games.paris.edition_editor"),
        Tool("position/paris", "boulevard.web.games.paris.position_editor"),
    ),
    keys=(
        Keys("games/paris/edition.js", "edition", {"pave": ("o", "r", "m", "l")}),
        Keys(
            "games/paris/pad/pad.js",
            "pad",
            {
                "undo": ("Ctrl+z",),
                "redo": ("Ctrl+y", "Ctrl+Shift+z"),
                "tabs": ("ArrowLeft", "ArrowRight"),
                "turn": ("r",),
                "keep": ("u",),
                "remove": ("Delete", "Backspace"),
                "ground": ("0", "1", "2", "3", "4"),
            },
        ),
    ),
    position_editor="/position/paris",
)
