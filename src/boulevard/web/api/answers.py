"""What the routes of tables, friends and the lobby answer alike."""

from __future__ import annotations

from boulevard.web.http.context import RequestContext
from boulevard.web.tables import models, snapshot
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder


def state(table: Table, place: int | None) -> models.State:
    """A table as a place sees it; without one, as a spectator does."""
    return snapshot.seen_by(table, place)


def places(ctx: RequestContext, table: Table, own: tuple[int, ...]) -> models.Places:
    """What somebody gets who sat down: their token, and the invitations of free chairs."""
    ctx.came(table, own)
    free = {str(seat): place for place, seat in enumerate(table.seats) if table.chairs[place].is_free}
    return models.Places(
        table=table.id,
        token=ctx.tokens.seat(Holder(table.id, own)) if own else None,
        invitations={seat: ctx.tokens.invitation(Holder(table.id, (place,))) for seat, place in free.items()},
        state=state(table, snapshot.place_of(table, own, None) if own else None),
    )
