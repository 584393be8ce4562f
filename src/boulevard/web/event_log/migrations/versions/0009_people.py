"""Several devices lead to one person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("identities_by_person", "identities", ["person"])
    op.create_index("identities_by_number", "identities", ["number"])
    op.create_table(
        "one_time_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("one_time_keys_by_person", "one_time_keys", ["person", "purpose"])
    op.create_index("one_time_keys_by_age", "one_time_keys", ["purpose", "made"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("passkeys")
    op.drop_table("accounts")
    op.drop_table("one_time_keys")
    op.drop_table("identities")
