"""Why programs are refused, as the API's description tells it."""

from __future__ import annotations

from typing import Any

from boulevard.web.tables import models

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem, "description": about}
    for status, about in {
        400: "The request is not understood.",
        403: "The request came from a page of another site, or from somebody whom this server does not let in.",
        404: "There is no such table, or the token is not one of ours.",
        409: "Not now: the game is at another moment than the request was made for. Holds the present state.",
        413: "The request is too large.",
        422: "The request can't be carried out: a move that is not legal, an option that does not exist.",
        429: "Too many requests; Retry-After tells when to come back.",
        500: "What is kept of the table is damaged, or nothing can be kept at the moment.",
        503: "The game is still being compiled; Retry-After tells when to come back.",
    }.items()
}
