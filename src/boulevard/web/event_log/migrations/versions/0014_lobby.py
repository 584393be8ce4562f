"""Tables that are shown in the lobby, and people who wait there to be paired."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("is_patient", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("listings_by_age", "listings", ["free", "listed"])
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("found", sa.String(16), nullable=False),
        sa.Column("found_at", sa.Float, nullable=False),
    )
    op.create_index("seekers_by_table", "seekers", ["table_id"], unique=True)
    op.create_index("unheard_by_other", "unheard", ["other"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("unheard_by_other", "unheard")
    op.drop_table("seekers")
    op.drop_table("listings")
