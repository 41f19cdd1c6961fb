"""Writes the files of a new game from the template, under names of its own."""

from __future__ import annotations

import re
from pathlib import Path

from trackside.core.edge.errors import TracksideError

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".template"  # so that no tool mistakes the template's files for modules of this package
ID = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2,8}")


def make(root: Path, id: str, title: str | None = None, prefix: str | None = None) -> list[Path]:
    """Write the game to a source tree; returns the files written. Nothing is ever overwritten."""
    if not ID.fullmatch(id) or len(id) > 40:
        raise TracksideError(f"{id!r} cannot be the id of a game: lower case letters, digits and underscores")
    title = title or id.replace("_", " ").capitalize()
    prefix = prefix or _initials(id)
    if not PREFIX.fullmatch(prefix):
        raise TracksideError(f"{prefix!r} cannot be the prefix of rule ids: 2 to 8 capital letters")
    if re.search(r'["\n\\{}]', title) or not title.strip():
        raise TracksideError("a title is one line without quotes, braces and backslashes")
    if not (root / "src" / "trackside" / "games").is_dir():
        raise TracksideError(f"{root} is not the source tree of Trackside")
    written = {
        root / _named(path, id): _filled(path.read_text(encoding="utf-8"), id, title, prefix) for path in _files()
    }
    for path in written:
        if path.exists() or (root / "src" / "trackside" / "games" / id).exists():
            raise TracksideError(f"{path.relative_to(root)}: it exists already")
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(written)


def _files() -> list[Path]:
    return sorted(path for path in TEMPLATE.rglob(f"*{SUFFIX}") if path.is_file())


def _named(path: Path, id: str) -> Path:
    return Path(str(path.relative_to(TEMPLATE)).removesuffix(SUFFIX).replace("sidings", id))


def _filled(text: str, id: str, title: str, prefix: str) -> str:
    """The template is the game Sidings itself: its id, class names, rule ids and title are replaced."""
    name = "".join(word.capitalize() for word in id.split("_"))
    text = re.sub(r"\bSID-", f"{prefix}-", text).replace('prefix="SID"', f'prefix="{prefix}"')
    text = re.sub(r'(title="|title = |# |""")Sidings\b', rf"\g<1>{title}", text)
    text = re.sub(r"\b(The box of|of) Sidings\b", rf"\1 {title}", text)
    return re.sub(r"\bSidings(?=[A-Z(,:\]]|\b)", name, text).replace("sidings", id)


def _initials(id: str) -> str:
    letters = "".join(word[0] for word in id.split("_") if word[0].isalpha()).upper()
    return letters if len(letters) > 1 else re.sub(r"[^A-Z]", "", id.upper())[:3].ljust(2, "X")
