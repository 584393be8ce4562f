"""What whoever runs the server decides about people and tables is kept, and noted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "restrictions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, server_default=""),
        sa.Column("network", sa.String(64), nullable=False, server_default=""),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("carried_out", sa.Float),
    )
    op.create_index("restrictions_by_person", "restrictions", ["person"])
    op.create_table(
        "imposed_names",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "operations",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, server_default=""),
        sa.Column("table_id", sa.String(16), nullable=False, server_default=""),
        sa.Column("about", sa.String(64), nullable=False, server_default=""),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("operations_by_person", "operations", ["person"])


def downgrade() -> None:
    """Go back."""
    for name in ("operations", "imposed_names", "restrictions"):
        op.drop_table(name)
