"""The faults that `tools/mutants.py` plants."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

from trackside.games import ids

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "mutants.py"))
SOURCE = '''def settle(left: int, cards: list[int]) -> bool:
    """Is anything left - and and not a fault of the text?"""
    if left > 0 and not cards:
        return left + 1 < len(cards)
    return True
'''


def test_each_kind_of_fault_is_planted_alone() -> None:
    planted = [fault.planted(SOURCE) for fault in TOOL["faults_in"](Path("rules.py"), SOURCE)]
    changed = [
        new.strip()
        for text in planted
        for old, new in zip(SOURCE.split("\n"), text.split("\n"), strict=True)
        if old != new
    ]
    assert sorted(changed) == sorted(
        [
            "if left >= 0 and not cards:",
            "if left > 1 and not cards:",
            "if left > 0 or not cards:",
            "if left > 0 and cards:",
            "return left - 1 < len(cards)",
            "return left + 2 < len(cards)",
            "return left + 1 <= len(cards)",
            "return False",
        ]
    )


@pytest.mark.parametrize("id", ids())
def test_every_fault_in_the_rules_is_still_python(id: str) -> None:
    rules = TOOL["ROOT"] / "src" / "trackside" / "games" / id / "rules"
    for path in sorted(rules.glob("*.py")):
        source = path.read_text()
        for fault in list(TOOL["faults_in"](path, source))[::7]:
            planted = fault.planted(source)
            assert planted != source
            ast.parse(planted)
