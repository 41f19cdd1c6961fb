"""What is kept for people who are away: when they came, how far they looked, when not to disturb them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("people", sa.Column("seen", sa.Float(precision=53), nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")
    op.add_column("seats", sa.Column("looked", sa.Integer(), nullable=False, server_default="0"))
    op.execute('UPDATE seats SET looked = (SELECT ply FROM tables WHERE tables.id = seats."table")')
    op.create_index("ix_people_seen", "people", ["seen"])
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", table_name="tables")
    op.drop_index("ix_people_seen", table_name="people")
    op.drop_column("seats", "looked")
    op.drop_column("people", "seen")
    op.drop_column("people", "quiet")
