"""What a new table needs from outside: an id, a code, a seed and the time."""

from __future__ import annotations

import secrets
import time

from trackside.tables.state import Fresh

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without I, O, 0 and 1, which are easily confused


def fresh() -> Fresh:
    return Fresh(
        id=secrets.token_urlsafe(12),
        code="".join(secrets.choice(CODE_LETTERS) for _ in range(8)),
        seed=secrets.randbits(128),
        salt=secrets.token_hex(16),
        now=time.time(),
    )
