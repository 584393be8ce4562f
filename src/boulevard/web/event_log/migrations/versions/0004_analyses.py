"""Analyses are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("analyses_by_owner", "analyses", ["owner", "updated"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("analyses_by_owner", "analyses")
    op.drop_table("analyses")
