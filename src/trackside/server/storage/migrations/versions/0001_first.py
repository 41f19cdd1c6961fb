"""People, tables with their seats and moves, talk, and the installation's keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("language", sa.String(length=5), nullable=True),
        sa.Column("theme", sa.String(length=10), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("notice_url", sa.String(length=500), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=True),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("overrides", sa.JSON(), nullable=False),
        sa.Column("generator", sa.String(length=20), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("updated", sa.Float(precision=53), nullable=False),
        sa.Column("turn_since", sa.Float(precision=53), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rewound", sa.Integer(), nullable=False),
        sa.Column("deciding", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(precision=53), nullable=True),
        sa.Column("noticed", sa.Integer(), nullable=False),
        sa.Column("undo_request", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("ix_tables_due", "tables", ["due"], unique=False)
    op.create_index("ix_tables_state", "tables", ["state", "public", "updated"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_chat_table"), "chat", ["table"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("seconds", sa.Float(precision=53), nullable=True),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "ply"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("left", sa.Float(precision=53), nullable=True),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "taken_back",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table", "seq", "ply"),
    )
    op.create_index(op.f("ix_taken_back_table"), "taken_back", ["table"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_taken_back_table"), table_name="taken_back")
    op.drop_table("taken_back")
    op.drop_index(op.f("ix_seats_person"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("moves")
    op.drop_index(op.f("ix_chat_table"), table_name="chat")
    op.drop_table("chat")
    op.drop_index("ix_tables_state", table_name="tables")
    op.drop_index("ix_tables_due", table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_pushes_person"), table_name="pushes")
    op.drop_table("pushes")
    op.drop_table("secrets")
    op.drop_table("people")
