"""Records that people open are found by all processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "opened_records",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_index("opened_records_by_age", "opened_records", ["opened"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("opened_records")
