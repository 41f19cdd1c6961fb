"""Which tables were founded with a seed that everybody could know, and a way to find those that share one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("open_seed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_seed", "tables", ["seed"])


def downgrade() -> None:
    op.drop_index("ix_tables_seed", table_name="tables")
    op.drop_column("tables", "open_seed")
