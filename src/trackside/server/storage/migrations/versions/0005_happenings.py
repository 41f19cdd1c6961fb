"""What befell a table beside its moves: who left, for whom a bot stood in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("happenings", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "happenings")
