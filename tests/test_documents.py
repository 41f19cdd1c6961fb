"""The documents: every command in them parses, and the documentation site is built from them without a warning."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from trackside.cli.parser import parser

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "benchmarks").glob("*.md"),
]
COMMAND = re.compile(r"^    (?:\.venv/bin/|/opt/trackside/bin/)?trackside (.+)$", re.M)
FOREIGN = re.compile(r'<(?:script|img|link rel="stylesheet")[^>]+(?:src|href)="(https?:[^"]+)"')
COMMANDS = [
    pytest.param(command, id=f"{page.name}: {command}")
    for page in sorted(PAGES)
    for command in COMMAND.findall(page.read_text(encoding="utf-8"))
]


def test_the_documents_have_commands() -> None:
    assert len(COMMANDS) > 30


@pytest.mark.parametrize("command", COMMANDS)
def test_command_parses(command: str) -> None:
    words = shlex.split(command, comments=True)
    for end in ("|", ">", "&&"):
        if end in words:
            words = words[: words.index(end)]
    assert callable(parser().parse_args(words).run)


def test_the_site_is_built_without_a_warning() -> None:
    pytest.importorskip("zensical")
    built = subprocess.run([sys.executable, "tools/docs.py"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    site = ROOT / "build" / "docs" / "site"
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        loaded = FOREIGN.findall(page.read_text(encoding="utf-8"))
        assert not loaded, f"{page.name} loads from another site: {loaded}"
    python_api = (site / "api" / "python.html").read_text("utf-8")
    assert all(f'id="trackside.{name}"' in python_api for name in ("Game", "bots.Sight", "arena.run_match"))
    assert "POST /api/tables/{id}/moves" in (site / "api" / "http.html").read_text("utf-8")
