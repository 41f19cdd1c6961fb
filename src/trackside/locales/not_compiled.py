"""Raised by a sentence that only Fluent's own resolver can say: see patterns.py."""

from __future__ import annotations


class NotCompiled(Exception):
    pass
