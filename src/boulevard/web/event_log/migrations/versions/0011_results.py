"""What came of games, the ratings that follow from it, and at which tables there were hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("variant", sa.String(32), nullable=False),
        sa.Column("against", sa.String(8), nullable=False),
        sa.Column("rival_level", sa.Integer),
        sa.Column("rivals", sa.JSON, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("unrated", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_index("results_by_game", "results", ["game", "unrated", "ended"])
    op.create_table(
        "settled",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("gain", sa.Float, nullable=False),
        sa.Column("uncounted", sa.String(16), nullable=False),
    )
    op.create_index("ratings_by_person", "ratings", ["person", "game", "ended", "table_id"])
    op.create_index("ratings_by_game", "ratings", ["game", "ended", "table_id"])
    op.create_table("helped", sa.Column("table_id", sa.String(16), primary_key=True))


def downgrade() -> None:
    """Go back."""
    for name in ("helped", "ratings", "settled", "results"):
        op.drop_table(name)
