"""Size limits of stored and imported records. Shared by the database schema and the worker process."""

from __future__ import annotations

SEED_DIGITS = 40
SALT_LENGTH = 64  # characters
RECORD_MOVES = 5_000  # in an imported record
