"""The exception for a refused request. `http/errors.py` turns it into an HTTP response."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trackside.server.api.responses import TableView


class Refused(Exception):
    """A request that cannot be granted. The locale files explain the code in a message `error-<code>`."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule: str | None = None,
        view: TableView | None = None,
        text: str | None = None,
        **facts: int,
    ) -> None:
        super().__init__(code)
        self.facts = facts  # arguments of the message
        self.status = status
        self.code = code
        self.rule = rule
        self.view = view
        self.text = text  # a sentence already in the reader's language; replaces the message
