"""Every rule and every worked example of rules.md is cited by a test of its game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from trackside.games import about, ids
from trackside.games.rulebook import rulebook

TESTS = Path(__file__).parent / "games"
EXAMPLES = ("V", "EX", "TV")  # the games number their worked examples so
BOLD = re.compile(r"\*\*(?P<id>[A-Z]+-[0-9A-Z]+(?:\.[0-9A-Z]+)*[a-z]?)(?P<name>\s[^*]*)?\*\*")


def defined(book: str, prefixes: tuple[str, ...]) -> set[str]:
    """The ids in bold, alone or with a name beside them."""
    return {found["id"] for found in BOLD.finditer(book) if found["id"].split("-")[0] in prefixes}


def cited(source: str, mark: str) -> Iterator[str]:
    """The ids in calls of `rule(...)` or `example(...)`, as decorators of tests or as marks of their parameters."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and name_of(node.func) == mark:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
                else:
                    raise ValueError(
                        f"line {node.lineno}: {mark}(...) takes ids written out, so that they can be found"
                    )


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def citations(id: str, mark: str) -> set[str]:
    files = sorted((TESTS / id).glob("**/*.py"))
    return {citation for file in files for citation in cited(file.read_text(encoding="utf-8"), mark)}


def book(id: str) -> str:
    return (about(id).folder / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", ids())
def test_every_rule_is_cited(id: str) -> None:
    count(defined(book(id), (about(id).prefix,)), citations(id, "rule"))


@pytest.mark.parametrize("id", ids())
def test_every_worked_example_is_cited(id: str) -> None:
    count(defined(book(id), EXAMPLES), citations(id, "example"))


def count(wanted: set[str], found: set[str]) -> None:
    assert wanted, "the book defines none"
    missing, unknown = sorted(wanted - found), sorted(found - wanted)
    assert not missing, f"{len(missing)} of {len(wanted)} not cited by any test: {', '.join(missing)}"
    assert not unknown, f"cited, but not in the book: {', '.join(unknown)}"


def test_ids_are_found_as_the_books_write_them() -> None:
    text = "- **GWT-9.A** x **EX-1 steps** (GWT-3.3) | **TTR-4.2** **TTR-4.2a** *V-06* **bold** **TV-12**"
    assert defined(text, ("GWT", "TTR")) == {"GWT-9.A", "TTR-4.2", "TTR-4.2a"}
    assert defined(text, EXAMPLES) == {"EX-1", "TV-12"}


def test_citations_are_found_as_the_tests_write_them() -> None:
    source = """
@rule("A-1", "A-2")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("A-3"))])
@example("V-1")
def test_two(x): ...
"""
    assert set(cited(source, "rule")) == {"A-1", "A-2", "A-3"}
    assert set(cited(source, "example")) == {"V-1"}
    with pytest.raises(ValueError, match="line 1"):
        list(cited("rule(*IDS)", "rule"))


@pytest.mark.parametrize("id", ids())
def test_the_rulebook_that_players_look_up_has_the_same_rules(id: str) -> None:
    found = [entry.id for entry in rulebook(id) if entry.kind == "rule"]
    assert sorted(found) == sorted(defined(book(id), (about(id).prefix,)))
