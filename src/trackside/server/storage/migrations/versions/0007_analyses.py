"""Analyses of finished games, stored with their tables; tables at which all agree to a coach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("run", sa.String(24), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("rewound", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
    )
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "coach")
    op.drop_table("analyses")
