"""Looking into drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


def by_id(svg: str, name: str) -> ET.Element:
    return next(element for element in parsed(svg).iter() if element.get("id") == name)


def title_of(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""
