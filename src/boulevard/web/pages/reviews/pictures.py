"""Pictures of moments, to keep and to share: the board, and below it what was played there and what that gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from boulevard.games.svg import captioned
from boulevard.messages import say
from boulevard.review.figures import points
from boulevard.review.lines import Step
from boulevard.review.summary import SLIGHT
from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx
from boulevard.web.http.security_headers import OF_PICTURES
from boulevard.web.pages.reviews.reviewed import Asked, Reviewed, of_record, of_table
from boulevard.web.pages.table.endings import account


class PictureAsked(Asked):
    """What is to be shown on a picture."""

    theme: Literal["auto", "light", "dark"] = "auto"


HEADERS = {"Cache-Control": "no-cache", "Content-Security-Policy": OF_PICTURES}
Pictured = Annotated[PictureAsked, Query()]

router = APIRouter(include_in_schema=False)


@router.get("/review/{table}/{number}.svg")
async def picture(table: str, number: int, ctx: Ctx, asked: Pictured) -> Response:
    """The board at a moment, as a picture to keep."""
    return _picture(await of_table(ctx, table), number, asked)


@router.get("/record/{record}/review/{number}.svg")
async def record_picture(record: str, number: int, ctx: Ctx, asked: Pictured) -> Response:
    """The same of a record."""
    return _picture(await of_record(ctx, record), number, asked)


def _picture(it: Reviewed, number: int, asked: PictureAsked) -> Response:
    """Draw a moment (`NotNow`): the position after so many moves, or one along a line that could have followed."""
    game, last = it.table.game, len(it.table.moves)
    if not 0 <= number <= last:
        raise NotNow("no-such-moment")
    line, step = it.step(it.found.at(number), asked)
    if line:
        shown = line[step - 1]
        svg = shown.rules.svg(shown.view, shown.spaces, theme=asked.theme, sides=False, player=shown.player)
    else:
        seat = it.viewer(number)
        then = game.copy()
        then.undo(last - number)
        svg = game.rules.svg(then.view(seat), then.marks(seat), theme=asked.theme, sides=False, player=seat)
    whole = captioned(svg, list(caption(it, number, asked, line[:step])), asked.theme)
    return Response(whole, media_type="image/svg+xml", headers=HEADERS)


def caption(it: Reviewed, number: int, asked: Asked, line: Sequence[Step]) -> list[str]:
    """What stands below a picture. People are called by their names there, whoever looks: it is made to be shared."""
    title, mover, decision = it.table.rules.info.title, it.mover(number), it.found.at(number)
    if mover is None:
        return [title, account(it.table)]
    when = say("web-review-moment-of", number=number + 1, name=it.named(mover))
    if decision is None:
        return [f"{title} · {when}"]
    played = say("web-review-caption-played", move=decision.options[decision.played].phrase)
    if decision.loss >= SLIGHT:
        played += " · " + say("review-cost", points=points(decision.loss, signed=False))
    elif not decision.played:
        played += " · " + say("web-review-was-best")
    if not line or asked.option == decision.played:
        return [f"{title} · {when}", played]
    moves = " · ".join(str(step.phrase) for step in line)
    return [f"{title} · {when}", played, say("web-review-caption-shown", moves=moves)]
