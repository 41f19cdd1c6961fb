"""Forks know whose names their seats have."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

# Forks have the seed and salt of their origin.
NAMED = """
    SELECT origin_seat.person
    FROM tables fork
    JOIN tables origin ON origin.seed = fork.seed AND origin.salt = fork.salt AND origin.id <> fork.id
    JOIN seats origin_seat ON origin_seat."table" = origin.id
    WHERE fork.id = seats."table" AND origin_seat.seat = seats.seat AND origin_seat.name = seats.name
      AND origin_seat.person IS NOT NULL AND origin_seat.person <> seats.person
    LIMIT 1
"""


def upgrade() -> None:
    op.execute(f"UPDATE seats SET entrant = ({NAMED}) WHERE kind = 'human' AND entrant IS NULL")


def downgrade() -> None:
    """Nothing: the column means no more than before."""
