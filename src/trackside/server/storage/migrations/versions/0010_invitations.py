"""Invitations to waiting tables, and who wants to be told of them how."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("due", sa.Float(precision=53), nullable=True),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_due", "invitations", ["due"])
    op.add_column("people", sa.Column("invitations", sa.String(10), nullable=False, server_default="show"))


def downgrade() -> None:
    op.drop_column("people", "invitations")
    op.drop_table("invitations")
