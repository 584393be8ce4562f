"""Tables are found at which somebody's time runs out, and since when no server looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("hours", sa.Column("seen", sa.Float))


def downgrade() -> None:
    """Go back."""
    op.drop_column("hours", "seen")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
