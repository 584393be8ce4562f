"""The page that whoever was not invited is shown, and coming in by an invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import Response

from boulevard.web import admitting
from boulevard.web.errors import UnknownCode
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render

router = APIRouter(include_in_schema=False)


@router.get("/invited")
async def ask(request: Request, ctx: Ctx, code: Annotated[str, Query(max_length=40)] = "") -> Response:
    """Ask for an invitation to this server, or whether to come in by one. Looking changes nothing."""
    return _page(request, ctx, code)


@router.post("/invited")
async def come_in(request: Request, ctx: Ctx, code: Annotated[str, Form(max_length=40)] = "") -> Response:
    """Come in by an invitation."""
    try:
        await admitting.come_in(ctx, code)
    except UnknownCode as refusal:
        return _page(request, ctx, code, str(refusal), 404)
    return render.onward(request, "/", ctx)


def door(request: Request, status: int, headers: Mapping[str, str] | None) -> Response:
    """Tell somebody that this server is for those who were invited."""
    return _page(request, getattr(request.state, "context", None), "", "", status, headers)


def _page(
    request: Request,
    ctx: RequestContext | None,
    code: str = "",
    refusal: str = "",
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    context = {"code": code, "refusal": refusal}
    return render.page(request, "pages/admission.html", context, ctx, status, headers)
