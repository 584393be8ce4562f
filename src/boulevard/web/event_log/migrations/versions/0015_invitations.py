"""Who is let in where a server is for those who were invited, and whom somebody has invited to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "admitted",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("called", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("invited_by_person", "invited", ["person"])
    op.create_index("invited_by_inviter", "invited", ["inviter"])


def downgrade() -> None:
    """Go back."""
    for table in ("invited", "passes", "admitted"):
        op.drop_table(table)
