"""What people say to each other at tables, whom they do not want to hear, and what they report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False, server_default=""),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ran", sa.Float, nullable=False),
    )
    op.create_index("messages_by_key", "messages", ["table_id", "key"], unique=True)
    op.create_index("messages_by_age", "messages", ["ran"])
    op.create_index("messages_by_person", "messages", ["person"])
    op.create_table(
        "unheard",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.String(32), primary_key=True),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.Column("messages", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("reports_by_age", "reports", ["settled", "at"])


def downgrade() -> None:
    """Go back."""
    for table in ("reports", "unheard", "messages"):
        op.drop_table(table)
