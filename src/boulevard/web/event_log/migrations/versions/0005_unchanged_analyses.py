"""Analyses that nobody changed since they were begun can be told from others; those of before count as changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("analyses", sa.Column("unchanged", sa.Float))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("analyses") as batch:
        batch.drop_column("unchanged")
