"""Imports go one way, and a game never imports another one: the contracts of pyproject.toml."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_imports_go_one_way() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_itself_imports_nothing_heavy() -> None:
    """What takes time to load comes when it is needed: a list of games must not load a server or a game's rules."""
    script = (
        "import sys, trackside.games as games\n"
        "games.ids()\n"
        "heavy = ('yaml', 'msgspec', 'fluent', 'rich', 'litestar', 'sqlalchemy', 'numpy', 'torch', 'gymnasium',\n"
        "    'pettingzoo', 'pyspiel', 'pyarrow')\n"
        "print([name for name in heavy if name in sys.modules])\n"
        "print([name for name in sys.modules if name.startswith('trackside.games.') and name.endswith('.game')])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[]"]
