"""The position before the first move and what each move changed in it, so that other rules can go on with a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("opening", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("seams", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("moves", sa.Column("difference", sa.Text(), nullable=True))
    op.add_column("moves", sa.Column("earlier", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("moves", "earlier")
    op.drop_column("moves", "difference")
    op.drop_column("tables", "seams")
    op.drop_column("tables", "opening")
