"""The looks of a drawing of Paris: its colours by theme, its type, its patterns and its light.

All colours are CSS variables of the class ``boulevard-paris``, so that a page can change them; drawings name them in
presentation attributes (``fill="var(--amber)"``), which also works inside of ``<use>``. In the markup of this
module ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

THEMES = ("auto", "light", "dark")

NIGHT = {
    "sky": "#0d1430",
    "plate": "#141d40",
    "card": "#1a2550",
    "frame": "#c9a253",
    "ink": "#f5ead0",
    "dim": "#b7b4ae",
    "earth": "#1b2650",
    "earth-line": "#4a5a94",
    "orange": "#f58f3d",
    "blue": "#5ea8fa",
    "orange-deep": "#c4601b",
    "blue-deep": "#2c6cc4",
    "orange-stone": "#a4562c",
    "orange-stone-2": "#b8683a",
    "orange-joint": "#5f2c13",
    "blue-stone": "#2a4f88",
    "blue-stone-2": "#356099",
    "blue-joint": "#122a52",
    "flag": "#55576e",
    "flag-2": "#62647c",
    "flag-joint": "#35374d",
    "orange-slope": "#7a3f2a",
    "orange-top": "#d8ab8d",
    "blue-slope": "#2b456f",
    "blue-top": "#9db7da",
    "wall": "#efe0bd",
    "wall-shade": "#c3b087",
    "pane": "#38405e",
    "glow": "#ffd464",
    "glow-far": "#ffa63a",
    "lamp-light": ".8",
    "amber": "#ffcf5c",
    "mark": "#fff3c4",
    "mark-edge": "#0a0f24",
    "shade": "#050817",
    "medal": "#131b3d",
    "paper": "#f3e7cb",
    "paper-used": "#b9af9c",
}

DAY = {
    "sky": "#f3e8d2",
    "plate": "#dccdad",
    "card": "#fbf4e4",
    "frame": "#8a6a2c",
    "ink": "#232a48",
    "dim": "#5d5b63",
    "earth": "#cdbf9f",
    "earth-line": "#948565",
    "orange": "#d9691a",
    "blue": "#1f68c4",
    "orange-deep": "#a94c0c",
    "blue-deep": "#154f9c",
    "orange-stone": "#e2a071",
    "orange-stone-2": "#ecb48a",
    "orange-joint": "#b56b38",
    "blue-stone": "#8fb0d8",
    "blue-stone-2": "#a6c2e4",
    "blue-joint": "#55799f",
    "flag": "#c3bfb8",
    "flag-2": "#d2cec6",
    "flag-joint": "#938f8a",
    "orange-slope": "#8a4a30",
    "orange-top": "#c98d68",
    "blue-slope": "#37537f",
    "blue-top": "#6f8fbb",
    "wall": "#fbf0d6",
    "wall-shade": "#cdb88c",
    "pane": "#4d5675",
    "glow": "#fff3a6",
    "glow-far": "#ffc640",
    "lamp-light": ".95",
    "amber": "#ffcf4a",
    "mark": "#fffbe6",
    "mark-edge": "#232a48",
    "shade": "#3b2c14",
    "medal": "#26325f",
    "paper": "#fffaf0",
    "paper-used": "#d9ccb2",
}

FONT = "'Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif"

RULES = (
    f".boulevard-paris{{display:block;height:auto;font-family:{FONT};fill:var(--ink)}}"
    ".boulevard-paris text{user-select:none;-webkit-user-select:none}"
    ".boulevard-paris .still{pointer-events:none}"
    ".boulevard-paris .mid{text-anchor:middle}"
    ".boulevard-paris .end{text-anchor:end}"
    ".boulevard-paris .dim{fill:var(--dim)}"
    ".boulevard-paris .lit{--pane:var(--amber)}"
    ".boulevard-paris .orange{--own:var(--orange);--deep:var(--orange-deep);--slope:var(--orange-slope);--top:var(--orange-top)}"
    ".boulevard-paris .blue{--own:var(--blue);--deep:var(--blue-deep);--slope:var(--blue-slope);--top:var(--blue-top)}"
)

PAINT = {
    "fans": '<pattern id="@fans" width="50" height="50" patternUnits="userSpaceOnUse">'
    '<path fill="var(--orange-stone-2)" d="M0 25a25 25 0 0 1 50 0a25 25 0 0 0-25 25A25 25 0 0 0 0 25z"/>'
    '<g fill="none" stroke="var(--orange-joint)"><path stroke-width="2.6" d="M0 25a25 25 0 0 1 50 0'
    'M-25 50a25 25 0 0 1 50 0a25 25 0 0 1 50 0M0 25M-25 0a25 25 0 0 0 25 25a25 25 0 0 0 25-25"/>'
    '<path stroke-width="1.5" d="M19.9 34.8a16 16 0 0 1 10.2 0M4.5 25.4a32 32 0 0 1 41 0'
    'M-5 9.8a16 16 0 0 1 10 0m40 0a16 16 0 0 1 10 0M-20.5.4a32 32 0 0 1 41 0m9 0a32 32 0 0 1 41 0'
    'M25 50V18M0 25V0M50 25V0"/></g></pattern>',
    "setts": '<pattern id="@setts" width="50" height="50" patternUnits="userSpaceOnUse">'
    '<path fill="var(--blue-stone-2)" d="M0 0h25v25H0zM37 25h13v25H37zM0 25h12v25H0z"/>'
    '<path fill="none" stroke="var(--blue-joint)" stroke-width="2.4" d="M0 0h50M0 25h50M0 50h50M0 0v25M50 0v25M25 0v25'
    'M12 25v25M37 25v25"/></pattern>',
    "scales": '<pattern id="@scales" width="16" height="16" patternUnits="userSpaceOnUse">'
    '<path fill="none" stroke="var(--orange-slope)" stroke-width="1.3" opacity=".6" '
    'd="M0 0a8 8 0 0 0 16 0M-8 8a8 8 0 0 0 16 0a8 8 0 0 0 16 0"/></pattern>',
    "seams": '<pattern id="@seams" width="12.5" height="50" patternUnits="userSpaceOnUse">'
    '<path stroke="var(--blue-slope)" stroke-width="1.6" opacity=".6" d="M6 0v50"/>'
    '<path stroke="#fff" stroke-width="1" opacity=".5" d="M7.4 0v50"/></pattern>',
    "near": '<radialGradient id="@near" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="150">'
    '<stop stop-color="var(--glow)" stop-opacity=".95"/><stop offset=".35" stop-color="var(--glow)" stop-opacity=".62"/>'
    '<stop offset="1" stop-color="var(--glow-far)" stop-opacity=".16"/></radialGradient>',
    "far": '<radialGradient id="@far" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="250">'
    '<stop stop-color="var(--glow)" stop-opacity=".95"/><stop offset=".3" stop-color="var(--glow)" stop-opacity=".62"/>'
    '<stop offset="1" stop-color="var(--glow-far)" stop-opacity=".18"/></radialGradient>',
    "halo": '<radialGradient id="@halo"><stop stop-color="var(--amber)" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="var(--amber)" stop-opacity="0"/></radialGradient>',
}


def sheet(theme: str) -> str:
    """Return the style sheet of a theme; "auto" follows the reader's `prefers-color-scheme`."""
    if theme not in THEMES:
        raise ValueError(theme)
    night, day = _variables(NIGHT), _variables(DAY)
    if theme == "auto":
        own = f".boulevard-paris.auto{{{night}}}@media(prefers-color-scheme:light){{.boulevard-paris.auto{{{day}}}}}"
    else:
        own = f".boulevard-paris.{theme}{{{night if theme == 'dark' else day}}}"
    return RULES + own


def _variables(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in colours.items())
