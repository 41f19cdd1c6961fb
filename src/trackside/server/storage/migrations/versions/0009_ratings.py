"""Rated games, the ratings of people and bots, who agreed to appear on ladders, and who wrote a line of chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(precision=53), nullable=False),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.add_column("people", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("entrant", sa.String(24), nullable=True))
    op.execute("UPDATE seats SET entrant = person")
    op.add_column("results", sa.Column("mu_before", sa.Float(precision=53), nullable=True))
    op.add_column("results", sa.Column("mu_after", sa.Float(precision=53), nullable=True))
    op.add_column("chat", sa.Column("person", sa.String(24), nullable=True))
    op.create_index("ix_chat_person", "chat", ["person"])


def downgrade() -> None:
    op.drop_index("ix_chat_person", table_name="chat")
    op.drop_column("chat", "person")
    op.drop_column("results", "mu_after")
    op.drop_column("results", "mu_before")
    op.drop_column("seats", "entrant")
    op.drop_column("tables", "settled")
    op.drop_column("tables", "rated")
    op.drop_column("people", "listed")
    op.drop_table("ratings")
