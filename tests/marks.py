"""Markers for tests: the rules and worked examples a test cites. test_rules_are_counted.py counts them."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test shows these rules of docs/rules."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The test is these worked examples of docs/rules."""
    return pytest.mark.example(*ids)
