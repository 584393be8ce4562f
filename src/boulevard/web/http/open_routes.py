"""Routes that stay open to those whom a server doesn't let in, as they stand in the code.

To whoever was not invited, where a server is for those who were, everything is closed but what is listed here: what a
link to a seat leads to, which is an invitation to that table; what lets somebody in who was here before; and what only
tells something. So is the caller, which browsers keep to run without a server.

To whoever is banned, there is what is kept of them, which is theirs to know, to take along and to delete; and the way
to end mails.
"""

from __future__ import annotations

TO_THE_BANNED = frozenset(("/privacy", "/you/data.json", "/you/delete", "/api/people/me/data", "/mail/stop/{word}"))
WITH_ALL_BELOW = ("/play/{token}", "/api/seats/{token}", "/join/{invitation}", "/api/invitations/{token}", "/you")
"""Routes that are open to whoever was not invited, with those whose paths go on from them."""
CLOSED_BELOW = ("/you/results",)
TO_THE_UNINVITED = frozenset(
    (
        "/invited",
        "/api/people",
        "/api/people/admission",
        "/api/people/codes",
        "/api/people/links",
        "/api/people/me/data",
        "/privacy",
        "/learn",
        "/learn/{game}",
        "/art/{game}.css",
        "/watch/{table}/card.png",
        "/manifest.webmanifest",
        "/favicon.ico",
        "/sw.js",
        "/offline",
        "/caller",
        "/preferences",
        "/language",
        "/shortcuts",
        "/api",
        "/notices/push",
        "/notices/push/stop",
        "/mail/confirm",
        "/mail/drop",
        "/mail/stop/{word}",
        "/go/{table_id}",
    )
)
"""Other routes that are open to whoever was not invited."""


def is_open_to_the_banned(route: str) -> bool:
    """Whether a route is open also to those who are banned."""
    return route in TO_THE_BANNED


def is_open_to_the_uninvited(route: str) -> bool:
    """Whether a route is open also to those who were not invited."""
    below = any(route == it or route.startswith(f"{it}/") for it in WITH_ALL_BELOW)
    return route in TO_THE_UNINVITED or (below and route not in CLOSED_BELOW)
