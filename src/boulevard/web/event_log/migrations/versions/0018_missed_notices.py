"""Of browsers that are told something: the host that takes it, and how many notices in a row did not arrive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("push_subscriptions", sa.Column("host", sa.String(253), nullable=False, server_default=""))
    op.add_column("push_subscriptions", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Go back."""
    op.drop_column("push_subscriptions", "missed")
    op.drop_column("push_subscriptions", "host")
