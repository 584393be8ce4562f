"""The looks of a drawing of Paris: its colours by theme, its type, its patterns, its light and its symbols.

All colours are CSS variables of the class ``boulevard-paris``, so that a page can change them; symbols name them in
presentation attributes (``fill="var(--amber)"``), which hold inside of ``<use>`` as well. A space is a square of
100 units. What belongs to orange is round, what belongs to blue is straight, from paving to roofs, chimney pots,
plinths and tokens, so that nothing needs its colour to be understood. ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

from functools import cache

from boulevard.games import svg

THEMES = svg.THEMES

# Each by night and by day.
COLOURS = {
    "sky": ("#0d1430", "#f3e8d2"),
    "plate": ("#141d40", "#d3c4a0"),
    "card": ("#1a2550", "#fbf4e4"),
    "frame": ("#c9a253", "#8a6a2c"),
    "ink": ("#f5ead0", "#232a48"),
    "dim": ("#b7b4ae", "#5d5b63"),
    "earth": ("#1b2650", "#e8dec5"),
    "earth-line": ("#4a5a94", "#9d8c66"),
    "orange": ("#f58f3d", "#d9691a"),
    "blue": ("#5ea8fa", "#1f68c4"),
    "orange-stone": ("#a4562c", "#e2a071"),
    "orange-stone-2": ("#b8683a", "#ecb48a"),
    "orange-joint": ("#5f2c13", "#b56b38"),
    "blue-stone": ("#2a4f88", "#8fb0d8"),
    "blue-stone-2": ("#356099", "#a6c2e4"),
    "blue-joint": ("#122a52", "#55799f"),
    "flag": ("#6a6672", "#c3bfb8"),
    "flag-2": ("#787480", "#d2cec6"),
    "flag-joint": ("#42404e", "#938f8a"),
    "orange-slope": ("#7a3f2a", "#8a4a30"),
    "orange-top": ("#d8ab8d", "#c98d68"),
    "blue-slope": ("#2b456f", "#37537f"),
    "blue-top": ("#9db7da", "#6f8fbb"),
    "zinc": ("#b3bac9", "#a9b0bd"),
    "zinc-slope": ("#5d6780", "#5d6780"),
    "wall": ("#ab9f86", "#fbf0d6"),
    "wall-shade": ("#7d735f", "#cdb88c"),
    "pane": ("#252c47", "#4d5675"),
    "glow": ("#ffd464", "#fff0a0"),
    "glow-far": ("#ffa63a", "#ffd352"),
    "amber": ("#ffcf5c", "#ffcf4a"),
    "turn": ("#ffcf5c", "#c07d0a"),
    "mark": ("#fff3c4", "#fffbe6"),
    "mark-edge": ("#0a0f24", "#232a48"),
    "ring": ("#0a0f24", "#fffbe6"),
    "shade": ("#050817", "#3b2c14"),
    "medal": ("#131b3d", "#26325f"),
    "paper": ("#f3e7cb", "#fffaf0"),
    "paper-used": ("#b9af9c", "#d9ccb2"),
}

RULES = svg.RULES | {
    " .dark-ink": "fill:#232a48",
    " .light-ink": "fill:#fff",
    " .sign": "fill:#fff;font-size:18px;font-weight:bold;text-anchor:middle",
    " .cast": "fill:var(--shade);opacity:.45",
    " .wall": "fill:var(--wall);stroke:var(--shade);stroke-width:2",
    " .slope": "fill:var(--slope);stroke:var(--shade);stroke-width:1.5",
    " .top": "stroke:var(--slope)",
    " .north": "fill:#fff;opacity:.2",
    " .east": "fill:#000;opacity:.32",
    " .south": "fill:#000;opacity:.12",
    " .west": "fill:#fff;opacity:.1",
    " .gone": "opacity:.18",
    " .lit": "--pane:var(--amber)",
    " .zinc": "--top:var(--zinc);--slope:var(--zinc-slope)",
    " .orange": "--own:var(--orange);--slope:var(--orange-slope);--top:var(--orange-top)",
    " .blue": "--own:var(--blue);--slope:var(--blue-slope);--top:var(--blue-top)",
}

ON_PAGES = {" .nobody": "--own:var(--zinc-slope);--slope:var(--zinc-slope);--top:var(--zinc)"}
"""For pictures of things that belong to neither seat."""


@cache
def sheet(theme: str) -> str:
    """Return the style sheet of a theme, as `svg.css` has them."""
    return svg.css("boulevard-paris", theme, RULES | ON_PAGES if theme == svg.PAGE else RULES, COLOURS)


def defs(body: str) -> str:
    """Return the definitions that `body` makes use of, and those they make use of in turn."""
    return svg.defs(body, PAINT, SYMBOLS)


PAINT = {
    "fans": '<pattern id="@art-fans" width="50" height="50" patternUnits="userSpaceOnUse">'
    '<path fill="var(--orange-stone-2)" d="M0 25a25 25 0 0 1 50 0a25 25 0 0 0-25 25A25 25 0 0 0 0 25z"/>'
    '<g fill="none" stroke="var(--orange-joint)"><path stroke-width="2.8" d="M0 25a25 25 0 0 1 50 0a25 25 0 0 0-25 '
    '25A25 25 0 0 0 0 25"/><path stroke-width="1.4" d="M19.9 34.8a16 16 0 0 1 10.2 0M4.5 25.4a32 32 0 0 1 41 0M-5 '
    "9.8a16 16 0 0 1 10 0m40 0a16 16 0 0 1 10 0M-20.5.4a32 32 0 0 1 41 0m9 0a32 32 0 0 1 41 0M-20.5 50.4a32 32 0 0 1 "
    "41 0m9 0a32 32 0 0 1 41 0M25 34V18M14 28l-5-14M36 28l5-14M0 9V-7M50 9V-7M0 59V43M50 59V43M11 3l5-14M39 "
    '3l-5-14M11 53l5-14M39 53l-5-14"/></g></pattern>',
    "setts": '<pattern id="@art-setts" width="50" height="50" patternUnits="userSpaceOnUse">'
    '<path fill="var(--blue-stone-2)" d="M0 0h25v25H0zM37 25h13v25H37zM0 25h12v25H0z"/>'
    '<path fill="none" stroke="var(--blue-joint)" stroke-width="2.4" d="M0 0h50M0 25h50M0 50h50M0 0v25M50 0v25M25 '
    '0v25M12 25v25M37 25v25"/></pattern>',
    "scales": '<pattern id="@art-scales" width="16" height="16" patternUnits="userSpaceOnUse">'
    '<path fill="var(--orange-top)" d="M0 0h16v16H0z"/><path fill="none" stroke="var(--orange-slope)" '
    'stroke-width="1.3" opacity=".6" d="M0 0a8 8 0 0 0 16 0M-8 8a8 8 0 0 0 16 0a8 8 0 0 0 16 0"/></pattern>',
    "seams": '<pattern id="@art-seams" width="12.5" height="50" patternUnits="userSpaceOnUse">'
    '<path fill="var(--blue-top)" d="M0 0h13v50H0z"/><path stroke="var(--blue-slope)" stroke-width="1.6" '
    'opacity=".6" d="M6 0v50"/><path stroke="#fff" stroke-width="1" opacity=".5" d="M7.4 0v50"/></pattern>',
    "near": '<radialGradient id="@art-near" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="152">'
    '<stop offset="0" stop-color="var(--glow)" stop-opacity=".8"/>'
    '<stop offset=".33" stop-color="var(--glow)" stop-opacity=".5"/>'
    '<stop offset=".66" stop-color="var(--glow-far)" stop-opacity=".27"/>'
    '<stop offset="1" stop-color="var(--glow-far)" stop-opacity=".05"/></radialGradient>',
    "far": '<radialGradient id="@art-far" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="252">'
    '<stop offset="0" stop-color="var(--glow)" stop-opacity=".85"/>'
    '<stop offset=".2" stop-color="var(--glow)" stop-opacity=".5"/>'
    '<stop offset=".6" stop-color="var(--glow-far)" stop-opacity=".28"/>'
    '<stop offset="1" stop-color="var(--glow-far)" stop-opacity=".06"/></radialGradient>',
    "shine": '<radialGradient id="@art-shine" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="84">'
    '<stop offset=".4" stop-color="var(--glow)" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="var(--glow-far)" stop-opacity="0"/></radialGradient>',
    "halo": '<radialGradient id="@art-halo"><stop stop-color="var(--amber)" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="var(--amber)" stop-opacity="0"/></radialGradient>',
    "edge": '<clipPath id="@art-edge"><path d="M-6-6h812v812H-6z"/></clipPath>',
}

SYMBOLS = {
    "orange": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--orange-stone)"/>'
    '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="url(#@art-fans)"/>',
    "blue": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--blue-stone)"/>'
    '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="url(#@art-setts)"/>',
    "mixed": '<use href="#@art-blue"/><path fill="var(--orange-stone)" d="M6.5 1.5H98.5L1.5 98.5V6.5q0-5 5-5z"/>'
    '<path fill="url(#@art-fans)" d="M6.5 1.5H98.5L1.5 98.5V6.5q0-5 5-5z"/>'
    '<path stroke="var(--mark)" stroke-width="4" d="M92 8L8 92"/>',
    "light": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--flag)"/>'
    '<path fill="var(--flag-2)" d="M50 12L88 50L50 88L12 50z"/>'
    '<path fill="none" stroke="var(--flag-joint)" stroke-width="2.4" d="M50 12L88 50L50 88L12 50zM50 2V12M50 88V98M2 '
    '50H12M88 50H98M31 31L2 2M69 31L98 2M31 69L2 98M69 69L98 98"/>',
    "earth": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--earth)"/>'
    '<circle cx="50" cy="50" r="3" fill="var(--earth-line)"/>',
    "lamp": '<circle cx="50" cy="34" r="34" fill="url(#@art-halo)"/>'
    '<g fill="#2a3140" stroke="var(--mark)" stroke-width="1.6"><path d="M39 91h22l-4-7-4-2-1-34h-4l-1 34-4 2z"/>'
    '<path fill="#ffe9a3" d="M38 24h24l-6 24H44z"/><path d="M35 24l11-10 1-4h6l1 4 11 10z"/></g>'
    '<path stroke="#2a3140" stroke-width="1.6" d="M46 25l2 22M54 25l-2 22M40 52h20"/>',
    "candelabra": '<circle cx="50" cy="36" r="46" fill="url(#@art-halo)"/>'
    '<g fill="none" stroke="var(--mark)" stroke-width="6.5">'
    '<path d="M50 86V30M22 44q0 14 28 14q28 0 28-14M38 88h24"/></g><g fill="none" stroke="#2a3140" stroke-width="4">'
    '<path d="M50 86V30M22 44q0 14 28 14q28 0 28-14M38 88h24"/></g>'
    '<g fill="#ffe9a3" stroke="#2a3140" stroke-width="2"><circle cx="22" cy="34" r="11"/>'
    '<circle cx="78" cy="34" r="11"/><circle cx="50" cy="20" r="13"/></g>',
    "bays": '<path fill="var(--wall-shade)" d="M8 68h84v3H8zM8 91h84v3H8z"/>'
    '<g fill="var(--pane)" stroke="#252c47" stroke-width="1.3">'
    '<path d="M10 91V79a5.5 5.5 0 0 1 11 0v12zM33 91V79a5.5 5.5 0 0 1 11 0v12zM56 91V79a5.5 5.5 0 0 1 11 0v12zM79 '
    '91V79a5.5 5.5 0 0 1 11 0v12z"/><path stroke="var(--wall)" stroke-width="2.5" d="M28 68v-8a5 5 0 0 1 10 0v8zM62 '
    '68v-8a5 5 0 0 1 10 0v8z"/></g><path stroke="#252c47" stroke-width="1.6" d="M8 86h15M31 86h15M54 86h15M77 '
    '86h15"/>',
    "shine-round": '<circle cx="50" cy="50" r="84" fill="url(#@art-shine)"/>',
    "stack": '<path fill="var(--shade)" opacity=".4" d="M72 36l12 9v19H72z"/>'
    '<path fill="#b5543a" d="M28 34h44v30H28z"/><path fill="#8b3a28" d="M28 42h44v3H28zM28 52h44v3H28z"/>'
    '<path fill="#e9dcbd" stroke="var(--shade)" d="M24 30h52v7H24z"/>',
    "chimney-orange": '<g transform="translate(7 0) scale(.86)"><use href="#@art-stack"/>'
    '<g fill="var(--own)" stroke="var(--shade)" stroke-width="1.6">'
    '<path d="M28 12v18a6.5 3 0 0 0 13 0V12zM43.5 12v18a6.5 3 0 0 0 13 0V12zM59 12v18a6.5 3 0 0 0 13 0V12z"/></g>'
    '<g fill="var(--medal)" stroke="var(--own)" stroke-width="3.5"><ellipse cx="34.5" cy="12" rx="6" ry="4.5"/>'
    '<ellipse cx="50" cy="12" rx="6" ry="4.5"/><ellipse cx="65.5" cy="12" rx="6" ry="4.5"/></g></g>',
    "chimney-blue": '<g transform="translate(7 0) scale(.86)"><use href="#@art-stack"/>'
    '<path fill="var(--own)" stroke="var(--shade)" stroke-width="1.6" d="M29 12h17v20H29zM54 12h17v20H54z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-width="3.5" d="M30.5 7h14v8h-14zM55.5 7h14v8h-14z"/></g>',
    "pot-orange": '<path fill="var(--own)" d="M20 22v58a30 12 0 0 0 60 0V22z"/>'
    '<ellipse cx="50" cy="22" rx="32" ry="14" fill="var(--medal)" stroke="var(--own)" stroke-width="9"/>',
    "pot-blue": '<path fill="var(--own)" d="M20 22h60v70H20z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-linejoin="miter" stroke-width="9" d="M18 10h64v24H18z"/>',
    "sign": '<rect x="26" y="22" width="48" height="24" rx="4" fill="#173a86" stroke="#2f7d57" stroke-width="3"/>'
    '<rect x="26" y="22" width="48" height="24" rx="4" fill="none" stroke="#dfe9e0"/>',
    "plinth-orange": '<circle cx="53" cy="54" r="44" fill="var(--shade)" opacity=".45"/>'
    '<circle cx="50" cy="50" r="42" fill="var(--medal)" stroke="var(--own)" stroke-width="6"/>',
    "plinth-blue": '<path fill="var(--shade)" opacity=".45" d="M10 11h88v87H10z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-linejoin="miter" stroke-width="6" d="M9 9h82v82H9z"/>',
    "plinth-nobody": '<path fill="var(--shade)" opacity=".45" d="M35 12h36l26 26v36L71 98H35L10 74V38z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-width="6" d="M33 9h34l24 24v34L67 91H33L9 67V33z"/>',
    "facing": '<path fill="var(--own)" stroke="var(--mark)" stroke-width="3" d="M26 13L50-15L74 13L50 5z"/>',
    "token-orange": '<circle cx="50" cy="50" r="40" fill="var(--own)" stroke="var(--mark-edge)" stroke-width="4"/>'
    '<circle cx="50" cy="50" r="22" fill="none" stroke="var(--ring)" stroke-width="7"/>',
    "token-blue": '<path fill="var(--own)" stroke="var(--mark-edge)" stroke-linejoin="miter" stroke-width="4" d="M14 '
    '14h72v72H14z"/><path fill="none" stroke="var(--ring)" stroke-linejoin="miter" stroke-width="7" d="M32 '
    '32h36v36H32z"/>',
    "painter": '<g fill="none"><path stroke="#c9975a" stroke-width="4" d="M57 82l12-54 12 54M60 66h19"/></g>'
    '<path fill="#fff6df" stroke="#8a5a2c" stroke-width="2.5" d="M56 26h27v32H56z"/>'
    '<path fill="#f58f3d" d="M58 56l9-14 7 9 4-5 3 10z"/><circle cx="75" cy="35" r="4" fill="#e8b93c"/>'
    '<path fill="#7fb0e8" d="M18 84q-1-36 19-37q19 1 17 37z"/><g fill="none">'
    '<path stroke="#7fb0e8" stroke-width="7" d="M45 56l10-5"/>'
    '<path stroke="#f3e7cb" stroke-width="2.5" d="M54 52l8-8"/></g><circle cx="37" cy="38" r="10" fill="#f2c9a0"/>'
    '<path fill="#d23a4d" d="M23 33q3-13 17-11q12 2 10 8q-12 4-27 3zM37 23l2-4 2 4z"/>'
    '<ellipse cx="28" cy="68" rx="11" ry="8" fill="#c9975a"/><g fill="#d23a4d"><circle cx="24" cy="65" r="2"/></g>'
    '<circle cx="30" cy="64" r="2" fill="#ffcf5c"/><circle cx="33" cy="69" r="2" fill="#2b7fa8"/>',
    "dancer": '<g fill="none"><path stroke="#f2c9a0" stroke-width="5.5" d="M46 62l-2 24M58 54L78 26M45 36L28 '
    '28l-4-10M54 36l13 6"/><path stroke="#d23a4d" stroke-width="6" d="M44 86h-5M78 26l1-6"/></g>'
    '<path fill="#8d2036" d="M43 33h13l2 16H42z"/><path fill="#e5455c" d="M50 44C30 46 17 58 14 68q5 6 11 1q6 7 12 '
    '1q7 6 13 0q7 6 13-1q6 5 12-1q7 3 11-3C80 54 66 45 50 44z"/>'
    '<path fill="none" stroke="#fff6df" stroke-width="3.5" d="M14 68q5 6 11 1q6 7 12 1q7 6 13 0q7 6 13-1q6 5 12-1q7 '
    '3 11-3"/><circle cx="49" cy="24" r="8" fill="#f2c9a0"/>'
    '<path fill="#5b2b1d" d="M40 24q0-12 12-11q8 2 6 11q-4-6-9-6q-6 0-9 6z"/>'
    '<circle cx="55" cy="13" r="4.5" fill="#5b2b1d"/><path fill="#e5455c" d="M42 17l-7-8 4 11z"/>',
    "statue": '<path fill="#c8c0ae" d="M26 78h48l4 10H22z"/><path fill="#948d7e" d="M30 64h34v14H30z"/>'
    '<g fill="none" stroke="#4f8f7c"><path stroke-width="17" d="M40 62l5-18"/>'
    '<path stroke-width="10" d="M40 67l24-6l-3 17"/></g><g fill="none" stroke="#8fcdb8">'
    '<path stroke-width="12" d="M39 60l5-16"/><path stroke-width="6" d="M41 66l22-6l-3 17h6M46 42l17 14l-4-15"/></g>'
    '<circle cx="56" cy="30" r="10" fill="#8fcdb8"/><path fill="#4f8f7c" d="M46 30q0-11 11-11q6 0 8 5q-10-1-12 9z"/>',
    "jets": '<g fill="none" stroke="#d9f3ff" stroke-width="3.5">'
    '<path d="M50 60V22M50 26q-4-8-12-2q-8 6-8 24M50 26q4-8 12-2q8 6 8 24M47 30q-8 2-8 20M53 30q8 2 8 20"/></g>'
    '<path fill="#e6ddc8" stroke="#6c6656" stroke-width="2" d="M28 56h44q-3 12-18 13v10h-8v-10q-15-1-18-13z"/>'
    '<ellipse cx="50" cy="56" rx="22" ry="5" fill="#9bdcf2"/>',
    "trees": '<path fill="#dcc78f" d="M44 50h12v32H44z"/><path fill="#5a3820" d="M23 60h6v23h-6zM71 60h6v23h-6z"/>'
    '<circle cx="27" cy="48" r="16" fill="#1f5733"/><circle cx="23" cy="44" r="10" fill="#63ab60"/>'
    '<circle cx="73" cy="48" r="16" fill="#1f5733"/><circle cx="69" cy="44" r="10" fill="#63ab60"/>'
    '<g fill="#ff8fa3"><circle cx="38" cy="62" r="4"/><circle cx="62" cy="70" r="4"/><circle cx="38" cy="79" r="4"/>'
    '</g><g fill="#ffe08a"><circle cx="38" cy="70" r="4"/><circle cx="62" cy="62" r="4"/>'
    '<circle cx="62" cy="79" r="4"/></g>',
    "books": '<path fill="#1f5c40" stroke="#8fcdb8" stroke-width="2" d="M18 46l7-20h50l7 20z"/>'
    '<path fill="#d23a4d" d="M24 42h7v16h-7z"/><path fill="#ffcf5c" d="M32 38h6v20h-6z"/>'
    '<path fill="#fff6df" d="M39 43h8v15h-8z"/><path fill="#5ea8fa" d="M48 39h7v19h-7z"/>'
    '<path fill="#f58f3d" d="M56 42h6v16h-6z"/><path fill="#b79be0" d="M63 38h6v20h-6z"/>'
    '<path fill="#fff6df" d="M70 43h6v15h-6z"/><path fill="#2f8a5f" stroke="#8fcdb8" stroke-width="2" d="M17 '
    '56h66v16H17z"/><path fill="#1f5c40" d="M24 73h6v11h-6zM70 73h6v11h-6z"/>'
    '<path fill="#8fcdb8" d="M46 60h8v4h-8z"/>',
    "house": '<ellipse cx="50" cy="86" rx="26" ry="5" fill="#000" opacity=".45"/>'
    '<path fill="#f3e7cb" d="M28 44h44v24H28z"/><path fill="#9db7da" d="M24 44l8-20h36l8 20z"/>'
    '<path fill="#d23a4d" d="M58 12h8v12h-8z"/><path fill="#38405e" d="M34 50h8v11h-8zM46 50h8v18h-8zM58 '
    '50h8v11h-8z"/><path fill="none" stroke="#ffcf5c" stroke-width="4" d="M17 66V36M11 43l6-8 6 8M83 36v30M77 59l6 8 '
    '6-8"/>',
    "metro": '<g fill="none"><path stroke="#6fb56a" stroke-width="6" d="M20 88V44q0-26 30-26q30 0 30 26v44"/>'
    '<path stroke="#6fb56a" stroke-width="4" d="M20 56q14-2 16-16M80 56q-14-2-16-16"/></g>'
    '<path fill="#f3e7cb" stroke="#d23a4d" stroke-width="3" d="M29 28h42v22H29z"/>'
    '<path fill="none" stroke="#d23a4d" stroke-width="5" d="M40 47V33l10 9 10-9v14"/>'
    '<circle cx="20" cy="38" r="7" fill="#ffb03a"/><circle cx="80" cy="38" r="7" fill="#ffb03a"/>'
    '<path fill="#8d95ad" d="M32 88h36v-6H32zM36 82h28v-6H36zM40 76h20v-6H40z"/>',
    "basilica": '<g fill="#f3e7cb"><path d="M18 88V66h64v22zM36 66V46h28v20z"/>'
    '<path d="M35 46q0-26 15-34q15 8 15 34z"/><path d="M18 66q0-14 8-18q8 4 8 18zM66 66q0-14 8-18q8 4 8 18z"/>'
    '<path d="M48 6h4v10h-4zM25 42h2v8h-2zM73 42h2v8h-2z"/></g>'
    '<path fill="#38405e" d="M44 88V76a6 6 0 0 1 12 0v12zM26 88v-8a4 4 0 0 1 8 0v8zM66 88v-8a4 4 0 0 1 8 0v8zM41 '
    '62v-8h4v8zM48 62v-8h4v8zM55 62v-8h4v8z"/>',
    "plate": '<circle cx="50" cy="52" r="27" fill="#f3e7cb"/>'
    '<circle cx="50" cy="52" r="18" fill="none" stroke="#b79b62" stroke-width="2.5"/>'
    '<path fill="#d23a4d" d="M50 42l10 10-10 10-10-10z"/><g fill="none" stroke="#dfe6f2" stroke-width="4">'
    '<path d="M14 24v14q0 6 0 8v36M8 24v12q0 6 6 6q6 0 6-6V24"/><path fill="#dfe6f2" d="M84 82V24q8 8 6 28h-6"/></g>',
    "mill": '<path fill="#d23a4d" d="M36 88l5-42h18l5 42z"/><path fill="#8d2036" d="M39 46q0-14 11-16q11 2 11 16z"/>'
    '<path fill="#ffcf5c" d="M46 88V76a4 4 0 0 1 8 0v12zM46 58h8v8h-8z"/>'
    '<g fill="none" stroke="#f3e7cb" stroke-width="3.5"><path d="M50 42L22 14M50 42L78 70M50 42L78 14M50 42L22 70"/>'
    '</g><g fill="none" stroke="#f3e7cb" stroke-width="2">'
    '<path d="M24 24l10-10 12 12-10 10zM54 58l10-10 12 12-10 10zM66 14l10 10-12 12-10-10zM36 48l10 10-12 '
    '12-10-10z"/></g><circle cx="50" cy="42" r="4" fill="#ffcf5c"/>',
}
