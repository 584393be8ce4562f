"""What Avenue adds to the table in the browser."""

from __future__ import annotations

from boulevard.web.faces import OURS, Keys, Tool, WebFace

FACE = WebFace(
    templates=OURS / "templates/games/avenue",
    static=OURS / "static/games/avenue",
    lesson="boulevard.web.games.avenue.lesson",
    tools=(
        Tool("caller", "boulevard.web.games.avenue.caller", offline=True),
        Tool("sheet", "boulevard.web.games.avenue.sheet_editor"),
        Tool("position/avenue", "boulevard.web.games.avenue.position_editor"),
    ),
    keys=(
        Keys("games/avenue/board.js", "avenue", {"peek": ("p",)}),
        Keys(
            "games/avenue/caller/caller.js",
            "caller",
            {
                "next": (" ", "Enter", "ArrowRight", "PageDown"),
                "back": ("ArrowLeft", "Backspace", "PageUp"),
                "peek": ("p",),
                "pause": ("t",),
                "full": ("f",),
            },
        ),
        Keys("games/avenue/sheet.js", "sheet", {"clear": ("Delete", "Backspace", ".")}),
        Keys("games/avenue/position.js", "avenue-position", {"clear": ("0", "Delete", "Backspace", ".")}),
        Keys(
            "games/avenue/position/rows.js",
            "rows",
            {
                "step": ("ArrowLeft", "ArrowRight"),
                "move": ("Shift+ArrowLeft", "Shift+ArrowRight"),
                "remove": ("Delete", "Backspace"),
            },
        ),
    ),
    position_editor="/position/avenue",
)
