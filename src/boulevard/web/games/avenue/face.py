"""What Avenue adds to the table in the browser."""

from __future__ import annotations

from boulevard.web.faces import OURS, Tool, WebFace

FACE = WebFace(
    templates=OURS / "templates/games/avenue",
    static=OURS / "static/games/avenue",
    lesson="boulevard.web.games.avenue.lesson",
    tools=(
        Tool("caller", "boulevard.web.games.avenue.caller", offline=True),
        Tool("sheet", "boulevard.web.games.avenue.sheet_editor"),
        Tool("position/avenue", "boulevard.web.games.avenue.position_editor"),
    ),
    position_editor="/position/avenue",
)
