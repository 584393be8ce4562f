"""What people make themselves, as files to keep: how a name can be shown, and how a file is called."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from fastapi import Query
from pydantic import StringConstraints
from starlette.responses import Response

from boulevard.web.names import visible

LONGEST_FILE = 10_000

Code = Annotated[str, Query(max_length=4000)]
Name = Annotated[str, Query(max_length=200)]
Written = Annotated[str, StringConstraints(max_length=LONGEST_FILE)]


def download(content: str | bytes, kind: str, name: str, usual: str, ending: str, shown: bool = False) -> Response:
    """A file to keep, called as its maker likes."""
    called = "".join(sign if sign not in '/\\:*?"<>|' else "-" for sign in visible(name)).strip(". ") or usual
    how = "inline" if shown else "attachment"
    disposition = f"{how}; filename=\"{usual}.{ending}\"; filename*=UTF-8''{quote(f'{called}.{ending}', safe='')}"
    return Response(content, media_type=kind, headers={"Content-Disposition": disposition, "Cache-Control": "no-store"})
