"""Boulevard as an app of a phone or a computer: its manifest, its worker, and what is shown without the server."""

from __future__ import annotations

from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from boulevard.messages import language, say
from boulevard.web import faces
from boulevard.web.faces import Tool
from boulevard.web.pages import render

FALLBACK = "/offline"
"""What is shown then in the place of any other page."""
PAPER, NIGHT = "#f3e8d2", "#101839"

router = APIRouter(include_in_schema=False)


def offline_tools() -> list[Tool]:
    """The tools that also work when the server can't be reached."""
    return [tool for tool in faces.tools() if tool.offline]


class Icon(NamedTuple):
    """A picture of the app in `static/`, made by tools/icons.py."""

    path: str
    size: int
    purpose: str = "any"

    @property
    def entry(self) -> dict[str, str]:
        """How the manifest tells of it."""
        size = f"{self.size}x{self.size}"
        return {"src": render.static(self.path), "sizes": size, "type": "image/png", "purpose": self.purpose}


ICONS = (
    Icon("art/icon-192.png", 192),
    Icon("art/icon-512.png", 512),
    Icon("art/icon-maskable-192.png", 192, "maskable"),
    Icon("art/icon-maskable-512.png", 512, "maskable"),
)


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    """Describe the app, in the language of the request."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return JSONResponse(_described(), headers=headers, media_type="application/manifest+json")


def _described() -> dict[str, Any]:
    vector = {"src": render.static("art/icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return {
        "id": "/",
        "name": say("web-app-name"),
        "short_name": say("web-brand"),
        "description": say("web-home-lead"),
        "lang": language(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": NIGHT,
        "categories": ["games"],
        "icons": [vector, *(icon.entry for icon in ICONS)],
        "shortcuts": [
            {"name": say(f"web-nav-{tool.key}"), "url": f"/{tool.name}", "icons": [ICONS[0].entry]}
            for tool in offline_tools()
        ],
    }


@router.get("/favicon.ico")
async def icon() -> Response:
    """Our picture, for browsers that show something else than a page and look for it at the usual place."""
    return RedirectResponse(render.static(ICONS[0].path))


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """The script that keeps the pages that work offline; it changes with our files, and browsers take the new one."""
    context = {"pages": [f"/{tool.name}" for tool in offline_tools()], "fallback": FALLBACK}
    headers = {"Cache-Control": "no-cache"}
    return render.templates.TemplateResponse(request, "sw.js", context, headers=headers, media_type="text/javascript")


@router.get(FALLBACK)
async def offline(request: Request) -> Response:
    """Tell that the server can't be reached, and what works all the same."""
    return render.page(request, "pages/offline.html", {"offline": offline_tools()})
