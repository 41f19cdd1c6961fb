"""Every public name can be imported, has a docstring, and has an example that runs on the current engine."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = (
    "trackside",
    *(f"trackside.{name}" for name in ("analysis", "arena", "bots", "core", "games", "panels", "puzzles", "search")),
    *(["trackside.envs"] if all(map(find_spec, ("numpy", "pettingzoo", "gymnasium", "pyspiel"))) else []),  # extras
)
Definition = ast.ClassDef | ast.FunctionDef


def source(module: str) -> Path:
    """The file of a module. A compiled module keeps no examples, so they are read from the source."""
    path = ROOT / "src" / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def definition(module: str, name: str) -> tuple[str, Definition] | None:
    """Where a name is defined, followed through imports; None for a constant."""
    for node in ast.walk(ast.parse(source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == name for alias in node.names):
            return definition(node.module, name)
    return None


def parts(found: Definition) -> list[Definition]:
    """A function, or a class with its public methods."""
    inside = found.body if isinstance(found, ast.ClassDef) else []
    methods = [node for node in inside if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    return [found, *methods]


PUBLIC = [(package, name) for package in PACKAGES for name in import_module(package).__all__]
HOMES = {(package, name): definition(package, name) for package, name in PUBLIC}
DEFINED = {f"{found[0]}.{found[1].name}": found for found in HOMES.values() if found is not None}


@pytest.mark.parametrize("package", PACKAGES)
def test_public_names_can_be_imported(package: str) -> None:
    module = import_module(package)
    for name in module.__all__:
        assert getattr(module, name) is not None
        assert not name.startswith("_")
    with pytest.raises(AttributeError, match="nonsense"):
        module.nonsense  # noqa: B018


def test_public_names_that_are_constants() -> None:
    constants = {name for (_, name), found in HOMES.items() if found is None}
    assert constants == {"ADVISER", "FROZEN", "LEARNED", "LEVELS", "SEARCHING", "STANDARD", "STAND_IN"}


@pytest.mark.parametrize("name", sorted(DEFINED))
def test_public_name_is_documented(name: str) -> None:
    module, found = DEFINED[name]
    undocumented = [part.name for part in parts(found) if not ast.get_docstring(part)]
    assert undocumented == []
    examples = [(part, text) for part in parts(found) if ">>>" in (text := ast.get_docstring(part) or "")]
    assert examples, f"{name} has no example"
    for part, text in examples:
        test = doctest.DocTestParser().get_doctest(text, {}, part.name, str(source(module)), part.lineno)
        report: list[str] = []
        doctest.DocTestRunner(verbose=False).run(test, out=report.append)
        assert not report, "".join(report)
