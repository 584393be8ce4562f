"""Who was taken out of a tournament by its host, and stays out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("entrants", sa.Column("is_barred", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("entrants") as batch:
        batch.drop_column("is_barred")
