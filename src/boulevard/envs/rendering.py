"""A game as text, as SVG or as an array of pixels, by the option `render_mode`."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadOption, from_extra
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.plain_svg import plain
from boulevard.games.positions import is_one_of
from boulevard.messages.fluent import as_data

WIDTH = 480
"""Pixels; the height follows."""
Frame = str | NDArray[np.uint8] | None


def as_text(rules: Rules, state: States, seat: Seat | None = None) -> str:
    """Return what a seat (or a spectator) sees, drawn with characters."""
    return rules.text(rules.view(state, seat))


def as_svg(rules: Rules, state: States, seat: Seat | None = None) -> str:
    """Return the same as SVG (`BadOption` where a game has no drawing)."""
    return rules.svg(rules.view(state, seat), theme="light", size=WIDTH)


def as_pixels(rules: Rules, state: States, seat: Seat | None = None) -> NDArray[np.uint8]:
    """Return the same as an array of height, width and three colours."""
    with from_extra("envs"):
        from PIL import Image
        from resvg_py import svg_to_bytes

    picture = bytes(svg_to_bytes(svg_string=plain(as_svg(rules, state, seat)), background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), np.uint8)


def on_screen(rules: Rules, state: States, seat: Seat | None = None) -> None:
    """Print the text."""
    print(as_text(rules, state, seat))


MODES: Mapping[str, Callable[..., Any]] = {"human": on_screen, "ansi": as_text, "svg": as_svg, "rgb_array": as_pixels}
METADATA: Mapping[str, Any] = {"render_modes": list(MODES), "render_fps": 2}


def require_mode(mode: str | None) -> str | None:
    """Return a mode that there is, or none (`BadOption`)."""
    if mode is not None and not is_one_of(mode, [*MODES]):
        raise BadOption("bad-option", name="render_mode", value=as_data(mode), values=", ".join(MODES))
    return mode


def render(mode: str | None, rules: Rules, state: States, seat: Seat | None = None) -> Frame:
    """Return a game as a mode says; nothing without one."""
    frame: Frame = MODES[mode](rules, state, seat) if mode else None
    return frame
