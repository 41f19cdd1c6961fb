"""Refusals: what is wrong with a request, by name. Every door says it in its own way: `server/http/errors.py` has the
HTTP status of each name, and the locale files explain it in a message `error-<name>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import msgspec

    from trackside.core.moves import Rule

Name = Literal[
    # Of a request as such
    "bad-input",
    "bad-request",
    "busy",
    "conflict",
    "failure",
    "forbidden",
    "no-such-method",
    "not-found",
    "storage",
    "too-large",
    "too-many",
    "too-much",
    # Of people
    "bad-notice-url",
    "empty-text",
    "has-account",
    "login-taken",
    "mail-account",
    "no-account",
    "no-notices",
    "no-person",
    "no-quiet",
    "no-target",
    "no-zone",
    "not-friend",
    "signed-out",
    "too-many-browsers",
    "too-many-invitations",
    "too-many-streams",
    "too-many-tables",
    "wrong-old-password",
    "wrong-password",
    # Of a new table or a record
    "bad-record",
    "bad-record-move",
    "clock-incomplete",
    "corrected-box",
    "no-game",
    "no-lesson",
    "no-level",
    "no-puzzle",
    "no-seed",
    "no-such-setting",
    "not-replayed",
    "one-me",
    "record-of-other-rules",
    "record-too-long",
    "wrong-commitment",
    "wrong-scores",
    # Of who may sit, start and leave
    "already-started",
    "no-seat",
    "no-table",
    "not-host",
    "not-over",
    "not-running",
    "not-seated",
    "not-started",
    "not-your-seat",
    "others-keep",
    "others-play",
    "rated-account",
    "rated-often",
    "rated-runs",
    "rated-seats",
    "seat-taken",
    "seats-open",
    "table-full",
    "wrong-code",
    # Of moves and undo
    "bad-notation",
    "coach-others",
    "illegal-move",
    "no-hint",
    "no-own-move",
    "no-question",
    "no-such-ply",
    "no-undo-request",
    "not-alone",
    "not-asked",
    "not-in-lesson",
    "not-your-turn",
    "one-at-a-time",
    "other-rules",
    "ply-not-played",
    "rated-hint",
    "rated-undo",
    "stale",
    "undo-not-free",
]

# With these goes the table as it is: whoever asked does not see it as it stands, or asked it the wrong thing.
SHOWS_TABLE: frozenset[Name] = frozenset(
    {
        "bad-notation",
        "illegal-move",
        "no-own-move",
        "no-undo-request",
        "not-in-lesson",
        "not-your-turn",
        "one-at-a-time",
        "ply-not-played",
        "rated-undo",
        "stale",
        "undo-not-free",
    }
)


class Refused(Exception):
    """A request that cannot be granted. Raising it changes nothing."""

    def __init__(
        self,
        name: Name,
        *,
        rule: Rule | None = None,
        game: str = "",
        said: str | Mapping[str, str] | None = None,
        **facts: int | str,
    ) -> None:
        """`rule` is the rule of `game` that forbids it. `said` takes the place of the message: a sentence of the
        engine, or one in every language. `facts` are the arguments of the message."""
        super().__init__(name)
        self.name = name
        self.rule = rule
        self.game = game
        self.said = said
        self.facts = facts
        self.view: msgspec.Struct | None = None  # the table as whoever asked sees it
