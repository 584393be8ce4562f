"""The postcards on the form on which a game of Paris is chosen: what each does, whatever is chosen beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from starlette.datastructures import FormData

from boulevard.games.paris import INFO
from boulevard.games.paris.edition import Edition, edition
from boulevard.games.paris.play.state import POSTCARDS

DEPENDS = {"penseur": "penseur", "fontaine": "fountain", "grande-lumiere": "edition"}
"""The option that a postcard's text depends on."""


@dataclass(frozen=True)
class Pick:
    """A postcard: whether it is picked, in which boxes it has a star, and its text for each choice of an option."""

    name: str
    picked: bool
    stars: tuple[str, ...]
    option: str
    texts: dict[str, str]


def picks(form: FormData) -> Iterator[Pick]:
    """Yield all postcards as a form shows them, with what was chosen on it already."""
    boxes = _boxes(form)
    box = boxes.get(str(form.get("option-edition", "")), boxes["standard"])
    chosen = form.getlist("own-postcards") if "option-postcards" in form else box.starred
    for name in POSTCARDS:
        stars = tuple(key for key, it in boxes.items() if name in it.starred)
        yield Pick(name, name in chosen, stars, DEPENDS.get(name, ""), dict(_texts(name, boxes)))


def _boxes(form: FormData) -> dict[str, Edition]:
    """Our box, and one's own if it came with the form."""
    boxes = {"standard": edition("standard")}
    try:
        boxes["own"] = edition(dict(json.loads(str(form["json-edition"]))))
    except (KeyError, TypeError, ValueError, RecursionError):
        return boxes
    return boxes


def _texts(name: str, boxes: dict[str, Edition]) -> Iterator[tuple[str, str]]:
    from boulevard.games.paris.facts import card_text  # compiled code, which no start waits for

    usual = {key: option.default for key, option in INFO.options.items()}
    option, rays = DEPENDS.get(name, ""), boxes["standard"].rays
    if option == "edition":
        yield from ((key, card_text(name, usual, box.rays)) for key, box in boxes.items())
    elif option:
        yield from ((str(it), card_text(name, {**usual, option: it}, rays)) for it in INFO.options[option].values)
    else:
        yield "", card_text(name, usual, rays)
