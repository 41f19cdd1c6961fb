"""A copy of the source tree with a game made by the scaffold, for test_new_game.py and the browser test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = "lantern_yard"
PARTS = ("src", "tests", "docs", "pyproject.toml", "README.md")
UNWANTED = shutil.ignore_patterns("__pycache__", "*.egg-info", "browser", "pictures", ".hypothesis")


def run(root: Path, *command: str, input: str | None = None) -> subprocess.CompletedProcess[str]:
    """A Python command in the copied tree, without the compiled engine of this one."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "TRACKSIDE_PURE": "1"},
        input=input,
        capture_output=True,
        text=True,
        timeout=300,
    )


def with_new_game(root: Path) -> Path:
    """The tree in an empty folder, with one game more."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=UNWANTED, symlinks=True)
        else:
            shutil.copy(ROOT / part, root / part)
    done = run(root, "-m", "trackside.games.new", ID, "--root", str(root), "--title", "Lantern Yard")
    assert done.returncode == 0, done.stderr
    return root
