"""Every sentence of the program, in four languages; sentences.py tells which messages there are."""

from __future__ import annotations

from trackside.locales.sentences import (
    FOLDER,
    LANGUAGES,
    RIGHT_TO_LEFT,
    Words,
    message_ids,
    messages_source,
    words,
)

__all__ = ["FOLDER", "LANGUAGES", "RIGHT_TO_LEFT", "Words", "message_ids", "messages_source", "words"]
