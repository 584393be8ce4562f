"""What whoever asks prefers: their browser tells it by cookies, and a page that is opened sees whether it is still so.

So nothing is looked up for a part of a page or a move, and for a page only what is not in memory. A browser that
belongs to nobody keeps what was chosen there; as soon as it belongs to somebody who never said, it becomes theirs. That
is written when they open a page, so it counts as a move of theirs.
"""

from __future__ import annotations

import logging

from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from boulevard.messages import speak
from boulevard.web.errors import TooMany
from boulevard.web.http import languages
from boulevard.web.http.limits import Limit
from boulevard.web.preferences import BROWSER, Preferences, cookie, of_cookie
from boulevard.web.services.preferences import PeoplesPreferences

COOKIE = "boulevard-preferences"
YEAR = 365 * 24 * 3600
LONGEST = 500
"""The part of a cookie that is read."""

logger = logging.getLogger(__name__)


def told(request: Request) -> Preferences:
    """What the browser of a request was told."""
    kept, language = (request.cookies.get(name, "")[:LONGEST] for name in (COOKIE, languages.COOKIE))
    return of_cookie(kept, language)


async def preferred(
    request: Request, people: PeoplesPreferences, person: str | None, moves: Limit, visitor: str
) -> Preferences:
    """What whoever asks prefers. If another language is among it than the browser was told, that is spoken."""
    known = told(request)
    if person is None or not _opens_page(request):
        return known
    try:
        found = await people.of(person)
        if found is None:
            return await _become_theirs(known, people, person, moves, visitor) if known.chosen else known
    except SQLAlchemyError:  # it is no reason to show nothing
        logger.exception("preferences-unknown")
        return known
    if found.language != known.language:
        speak(languages.preferred(request.headers) if found.language == BROWSER else found.language)
    return found


async def _become_theirs(
    known: Preferences, people: PeoplesPreferences, person: str, moves: Limit, visitor: str
) -> Preferences:
    """Keep what a browser was told for a person who never said any; once they asked for too much, later."""
    try:
        moves.spend(visitor)
    except TooMany:
        return known
    return await people.change(person, known.chosen)


def _opens_page(request: Request) -> bool:
    """Whether somebody opens a page: it is no part of one, and no program asks."""
    headers = request.headers
    return request.method == "GET" and "hx-request" not in headers and "text/html" in headers.get("accept", "")


def tell(request: Request, response: Response, preferences: Preferences, secure: bool) -> None:
    """Tell a browser what is preferred from now on, if it does not know."""
    if (known := told(request)) is preferences:
        return
    if known.shown != preferences.shown:
        _set(response, COOKIE, cookie(preferences), secure)
    if known.language != preferences.language:
        _set(response, languages.COOKIE, "" if preferences.language == BROWSER else preferences.language, secure)


def _set(response: Response, name: str, value: str, secure: bool) -> None:
    age = YEAR if value else 0
    response.set_cookie(name, value, max_age=age, samesite="lax", httponly=True, secure=secure)
