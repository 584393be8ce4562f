"""What concerns people reaches them while no page is open: where, what they want to be told, and what is on its way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_subscriptions_by_person", "push_subscriptions", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("stop", sa.String(32), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("mailed", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "mail_asks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("mail_asks_by_hash", "mail_asks", ["hash", "at"])
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "noticed",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("matter", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("done", sa.Float),
    )
    op.create_index("notices_by_due", "notices", ["done", "due"])
    op.create_index("notices_by_person", "notices", ["person", "done"])


def downgrade() -> None:
    """Go back."""
    for name in ("notices", "noticed", "notice_choices", "mail_asks", "mail_addresses", "push_subscriptions"):
        op.drop_table(name)
