"""The compiled build of this tree beside edited sources, in a copy: what runs compiled, and what is said about it."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import trackside
from trackside import engine
from trackside.games import about, ids
from trackside.referee.agreement import lines

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "trackside"
SLOW = "trackside: pure Python, 20 to 50 times slower: make compile"
CHOICE = engine.installed()
needs_a_build = pytest.mark.skipif(CHOICE is None or bool(CHOICE.pure), reason="the compiled build is not fresh")
COMPILED = engine.describe()
GROUPS = engine.choose(PACKAGE).groups
GAMES = 12
PLAY = "import trackside; p = trackside.game({id!r}, players={players}).start(1); p.play(p.moves()[0])"
SEARCH = """
import trackside
from trackside import bots
from trackside.bots.sight import Sight

game = trackside.game({id!r}, players={players})
bot = bots.make("search:20p", 5)
p = game.start(3)
for _ in range(3):
    move = bot.choose(Sight(p))
    print(move)
    p.play(move)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources and of the build. What is not edited is linked, and every source has a new time."""
    assert CHOICE is not None
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    copied = tmp_path / "src" / "trackside"
    shutil.copytree(PACKAGE, copied, ignore=unwanted)
    for file in copied.rglob("*.py"):
        os.utime(file, ns=(1, 1))
    folder = Path(CHOICE.folder)
    build = tmp_path / "build" / "compiled"
    shutil.copytree(folder, build / folder.name, copy_function=os.link)
    shutil.copy(folder.parent / engine.STAMP, build)
    return tmp_path


def run(tree: Path, *command: str, **more: str) -> tuple[str, list[str]]:
    """A Python command in the tree: its output and the lines of its standard error."""
    environment = {name: value for name, value in os.environ.items() if name not in (engine.PURE, engine.TOLD)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env={**environment, "PYTHONPATH": str(tree / "src"), **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.splitlines()


def edit(tree: Path, path: str) -> None:
    file = tree / "src" / "trackside" / path
    file.write_text(file.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")


def described(tree: Path) -> str:
    told, _ = run(tree, "-m", "trackside", "--version")
    return told.splitlines()[0].removeprefix(f"trackside {trackside.__version__}, ")


@needs_a_build
def test_a_copy_of_the_tree_stays_compiled_whatever_else_is_edited(tree: Path) -> None:
    assert described(tree) == COMPILED
    for path in ("games/steam/edge/view.py", "server/app.py", "engine.py", "__init__.py"):
        edit(tree, path)
    for path in ("games/steam/data.yaml", "locales/en/steam.ftl", "server/static/index.html", "core/notes.md"):
        (tree / "src" / "trackside" / path).parent.mkdir(exist_ok=True)
        with (tree / "src" / "trackside" / path).open("a") as file:
            file.write("\n")
    assert described(tree) == COMPILED
    told, said = run(tree, "-m", "trackside.referee.agreement", "steam", "1")
    assert told.startswith("compiled\n") and not said
    assert not run(tree, "-m", "trackside", "--version")[1]


@needs_a_build
@pytest.mark.parametrize("id", ids())
def test_an_edited_game_plays_the_same_moves_on_the_compiled_core(tree: Path, id: str) -> None:
    edit(tree, f"games/{id}/rules/position.py")
    assert described(tree) == f"{COMPILED}, except game {id} (edited since: make compile)"
    told, said = run(tree, "-m", "trackside.referee.agreement", id, str(GAMES))
    assert told.splitlines() == ["pure", *list(lines(id, GAMES))[1:]]
    assert said == [f"{SLOW} (older than the sources: game {id})"]


@needs_a_build
def test_the_games_beside_an_edited_one_stay_compiled_and_hear_nothing(tree: Path) -> None:
    edit(tree, "games/steam/game.py")
    told, said = run(tree, "-m", "trackside.referee.agreement", "isle_of_trains", "1")
    assert told.startswith("compiled\n") and not said


@needs_a_build
@pytest.mark.parametrize("id", ids())
def test_a_search_by_an_edited_game_runs(tree: Path, id: str) -> None:
    edit(tree, f"games/{id}/advice/hints.py")
    chosen, said = run(tree, "-c", SEARCH.format(id=id, players=about(id).seats[0]))
    assert said == [f"{SLOW} (older than the sources: game {id})"]
    assert chosen == run(ROOT, "-c", SEARCH.format(id=id, players=about(id).seats[0]))[0]


@needs_a_build
def test_an_edited_core_is_said_once_by_a_process_and_those_it_starts(tree: Path) -> None:
    edit(tree, "core/rng.py")
    assert described(tree) == "pure Python engine (older than the sources: the whole engine: make compile)"
    match = ("match", "isle_of_trains", "--players", "random,random", "--games", "4", "--jobs", "2")
    for command in (("-m", "trackside", *match), ("-c", PLAY.format(id="steam", players=3))):
        assert run(tree, *command)[1] == [f"{SLOW} (older than the sources: the whole engine)"]
    assert not run(tree, "-m", "trackside", *match, TRACKSIDE_PURE="1")[1]
    told, _ = run(tree, "-c", "import trackside.tables.views.hint as it; print(it.__file__)")
    assert told.strip().endswith("hint.py")  # it was compiled for the core that was


@needs_a_build
def test_a_batch_says_that_its_game_is_slow(tree: Path) -> None:
    pytest.importorskip("numpy")
    edit(tree, "games/isle_of_trains/rules/turn.py")
    script = "from trackside.envs import Batch; Batch('isle_of_trains', 4, players=2)"
    assert run(tree, "-c", script)[1] == [f"{SLOW} (older than the sources: game isle_of_trains)"]


@needs_a_build
def test_edited_texts_leave_the_games_compiled(tree: Path) -> None:
    edit(tree, "locales/sentences.py")
    assert described(tree) == f"{COMPILED}, except views (edited since: make compile)"
    told, said = run(tree, "-m", "trackside.referee.agreement", "isle_of_trains", "1")
    assert told.splitlines() == list(lines("isle_of_trains", 1))
    assert said == ["trackside: pure Python, slower: make compile (older than the sources: views)"]


@needs_a_build
def test_a_new_game_runs_beside_the_compiled_ones(tree: Path) -> None:
    for part in ("docs", "tests"):
        shutil.copytree(
            ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "browser", "pictures"), symlinks=True
        )
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tree)
    run(tree, "-m", "trackside.games.new", "lantern_yard", "--root", str(tree), "--title", "Lantern Yard")
    assert described(tree) == f"{COMPILED}, except game lantern_yard (edited since: make compile)"
    assert run(tree, "-m", "trackside.referee.agreement", "steam", "1") == ("\n".join(lines("steam", 1)) + "\n", [])
    pure = run(tree, "-m", "trackside.referee.agreement", "lantern_yard", "20", TRACKSIDE_PURE="1")
    told, said = run(tree, "-m", "trackside.referee.agreement", "lantern_yard", "20")
    assert (told, said) == (pure[0], [f"{SLOW} (older than the sources: game lantern_yard)"])


@needs_a_build
def test_a_tree_without_a_build_says_so_if_there_is_a_compiler(tree: Path) -> None:
    shutil.rmtree(tree / "build")
    script = PLAY.format(id="steam", players=3)
    assert run(tree, "-c", script, CC=sys.executable)[1] == [f"{SLOW} (nothing is compiled)"]
    assert not run(tree, "-c", script, CC="no-compiler", PATH="/nowhere")[1]


def finals(file: Path) -> Iterator[str]:
    """The names of a module whose values the compiler copies into others."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
            yield ast.unparse(node.target)


def test_no_group_copies_a_value_from_another_but_the_core() -> None:
    """An edit of such a value would leave those fresh that hold its copy."""
    copied = []
    for path in engine.all_sources(PACKAGE):
        for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("trackside."):
                continue
            home = "/".join(str(node.module).split(".")[1:]) + ".py"
            if (PACKAGE / home).is_file() and GROUPS.get(str(node.module)) not in (
                engine.CORE,
                engine.group_of(path),
            ):
                copied += [f"{path}: {alias.name}" for alias in node.names if alias.name in finals(PACKAGE / home)]
    assert not copied


def test_what_a_game_subclasses_may_be_compiled_without_it() -> None:
    """mypyc must know which classes of the core and the search will get subclasses that are not compiled."""
    bases = {
        (alias.name, str(node.module))
        for path in engine.all_sources(PACKAGE)
        if path.startswith("games/")
        for tree in [ast.parse((PACKAGE / path).read_text(encoding="utf-8"))]
        for named in [{base for each in ast.walk(tree) if isinstance(each, ast.ClassDef) for base in names(each)}]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and GROUPS.get(str(node.module)) == engine.CORE
        for alias in node.names
        if alias.name in named
    }
    assert ("Position", "trackside.core.position") in bases
    for name, module in sorted(bases):
        source = (PACKAGE / "/".join(module.split(".")[1:])).with_suffix(".py").read_text(encoding="utf-8")
        body = ast.parse(source).body
        (found,) = [each for each in body if isinstance(each, ast.ClassDef) and each.name == name]
        assert any("allow_interpreted_subclasses" in ast.unparse(each) for each in found.decorator_list), name


def names(found: ast.ClassDef) -> list[str]:
    """Of the classes it is made of."""
    return [ast.unparse(base).split("[")[0] for base in found.bases]
