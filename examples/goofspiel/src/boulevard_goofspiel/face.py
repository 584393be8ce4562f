"""What Goofspiel adds to the table in the browser."""

from __future__ import annotations

from pathlib import Path

from boulevard.web.faces import WebFace

HERE = Path(__file__).parent

FACE = WebFace(templates=HERE / "templates", static=HERE / "static")
