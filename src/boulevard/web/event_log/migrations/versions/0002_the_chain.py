"""Events are chained by hashes, and the time that servers ran is kept.

What the log holds at this moment is taken to be true: the chain guards it from here on. All open games count as if
something had happened there just now.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from boulevard.web.event_log.chain import linked
from boulevard.web.event_log.events import Event, Kind

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("events", sa.Column("hash", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ran", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("head", sa.String(32), nullable=False, server_default=""))
    op.create_table("hours", sa.Column("id", sa.Integer, primary_key=True), sa.Column("ran", sa.Float, nullable=False))
    op.get_bind().execute(sa.text("INSERT INTO hours (id, ran) VALUES (1, 0)"))
    _chain(op.get_bind())


def downgrade() -> None:
    """Go back."""
    op.drop_table("hours")
    for table, column in (("tables", "head"), ("tables", "length"), ("tables", "ran"), ("events", "hash")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)


def _chain(connection: sa.Connection) -> None:
    """Chain the logs that are there."""
    columns: list[sa.ColumnClause[Any]] = [sa.column(name) for name in ("table_id", "number", "kind", "key", "at")]
    events = sa.table("events", *columns, sa.column("data", sa.JSON))
    tables = connection.scalars(sa.text("SELECT id FROM tables")).all()
    for table_id in tables:
        rows = connection.execute(sa.select(events).where(events.c.table_id == table_id).order_by(events.c.number))
        last, links = table_id, []
        for row in rows:
            last = linked(last, table_id, row.number, Event(Kind(row.kind), row.data, row.key, row.at))
            links.append({"table": table_id, "number": row.number, "hash": last})
        if links:
            connection.execute(
                sa.text("UPDATE events SET hash = :hash WHERE table_id = :table AND number = :number"), links
            )
        connection.execute(
            sa.text("UPDATE tables SET length = :length, head = :head WHERE id = :table"),
            {"table": table_id, "length": len(links), "head": last if links else ""},
        )
