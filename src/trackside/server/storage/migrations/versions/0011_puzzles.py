"""Who has solved which puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solved_puzzles",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("solved", sa.Float(precision=53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solved_puzzles")
