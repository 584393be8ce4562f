"""Thoughts are jobs for workers, which only PostgreSQL has; SQLite gets the table as well, so that all have one form.

It is not logged: who asked puts there again what is gone.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "jobs",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("form", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("has_time", sa.Boolean, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wanted", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taken", sa.DateTime(timezone=True)),
        sa.Column("worker", sa.Integer),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("answer", sa.Text),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_index("jobs_by_form", "jobs", ["form", "done"])
    op.create_index("jobs_by_visitor", "jobs", ["visitor", "taken"])
    op.create_index("jobs_by_person", "jobs", ["visitor", "person", "taken"])
    op.create_index("jobs_by_table", "jobs", ["visitor", "person", "table_id", "taken"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("jobs")
