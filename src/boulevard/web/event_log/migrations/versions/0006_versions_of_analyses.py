"""Analyses have versions, so that several processes can change them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("analyses", sa.Column("version", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("analyses") as batch:
        batch.drop_column("version")
