"""The results of finished games, by seat. Those of games that ended before are filled in by the running server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(precision=53), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person", "ended"])


def downgrade() -> None:
    op.drop_table("results")
