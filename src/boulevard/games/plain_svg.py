"""Drawings without custom properties of CSS, which renderers outside of browsers don't know.

What `var(--name)` stands for depends on where an element is used. So all that is used is copied to its place, and
every declaration that speaks of a variable is written to the elements it holds for.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"
Variables = Mapping[str, str]


class Rule(NamedTuple):
    """A rule of a style sheet: `.scope .inner`, say, and what it declares."""

    selector: Sequence[frozenset[str]]
    """One after the other from the outside: the classes and the tag that an element must have."""
    declared: Mapping[str, str]

    def holds(self, path: Sequence[frozenset[str]]) -> bool:
        """Whether the last element of a path, each with its classes and its tag, is meant."""
        *outer, inner = self.selector
        if not inner <= path[-1]:
            return False
        above = iter(path[:-1])
        return all(any(part <= names for names in above) for part in outer)


def plain(svg: str) -> str:
    """Return a drawing that looks the same, with all variables put in."""
    root = ElementTree.fromstring(svg)
    style = root.find(f"{SVG}style")
    if style is None:
        return svg
    rules = list(_rules(style.text or ""))
    style.text = re.sub(r"[^;{}]*var\([^;{}]*;?|--[^;{}]*;?", "", style.text or "")
    parts = {name: part for part in root.iter() if (name := part.get("id"))}
    _put_in(root, parts)
    _settle(root, rules, (), {})
    ElementTree.register_namespace("", SVG[1:-1])
    return ElementTree.tostring(root, "unicode")


def _rules(sheet: str) -> Iterator[Rule]:
    """The rules that set variables or make use of them."""
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        declared = dict(part.split(":", 1) for part in body.split(";") if "var(" in part or part.startswith("--"))
        for selector in selectors.split(",") if declared else ():
            yield Rule([frozenset(part.replace(".", " ").split()) for part in selector.split()], declared)


def _put_in(element: Element, parts: Mapping[str, Element]) -> None:
    """Put copies of what is used in the place of references to it."""
    for child in element:
        if child.tag == f"{SVG}use":
            used = copy.deepcopy(parts[child.attrib.pop("href").removeprefix("#")])
            used.attrib.pop("id", None)
            x, y = child.attrib.pop("x", "0"), child.attrib.pop("y", "0")
            child.set("transform", f"{child.get('transform', '')} translate({x} {y})".strip())
            child.tag = f"{SVG}g"
            child.append(used)
        _put_in(child, parts)


def _settle(element: Element, rules: Sequence[Rule], above: tuple[frozenset[str], ...], known: Variables) -> None:
    """Write to an element and all inside of it what variables stand for there."""
    path = (*above, frozenset((*element.get("class", "").split(), element.tag.removeprefix(SVG))))
    declared = {name: what for rule in rules if rule.holds(path) for name, what in rule.declared.items()}
    own = {name: what for name, what in declared.items() if name.startswith("--")}
    here = {**known, **own}
    for name, value in element.attrib.items():
        if "var(" in value:
            element.set(name, _without(value, here))
    styled = ";".join(f"{name}:{_without(what, here)}" for name, what in declared.items() if name not in own)
    if styled:
        element.set("style", styled)
    for child in element:
        _settle(child, rules, path, here)


def _without(value: str, known: Variables) -> str:
    """A value with variables put in, and with those that these stand for in turn."""
    while "var(" in value:
        value = re.sub(r"var\((--[\w-]+)\)", lambda found: known.get(found[1], "none"), value)
    return value
