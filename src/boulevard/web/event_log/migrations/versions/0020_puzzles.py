"""Who has tried which puzzle, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("tried", sa.JSON, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("settled", sa.Float),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("mean", sa.Float),
        sa.Column("deviation", sa.Float),
        sa.Column("gain", sa.Float),
    )
    op.create_index("puzzle_attempts_by_time", "puzzle_attempts", ["person", "game", "settled"])
    op.create_index("puzzle_attempts_by_table", "puzzle_attempts", ["table_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("puzzle_attempts")
