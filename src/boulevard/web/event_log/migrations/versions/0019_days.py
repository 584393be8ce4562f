"""The decks of days, and who plays them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("variant", sa.String(32), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("worked_out", sa.JSON),
        sa.Column("taken", sa.Float),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("variant", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("points", sa.Integer),
        sa.Column("tie_break", sa.Integer),
    )
    op.create_index("attempts_by_table", "attempts", ["table_id"], unique=True)
    op.create_index("attempts_by_person", "attempts", ["person", "day"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("attempts")
    op.drop_table("days")
