"""Assemble the pages of the documentation site in build/docs/pages and build it with Zensical (zensical.toml).

The pages are the documents of the repository, at the places that zensical.toml names, and two that are made: the Python
API from the public names of each package, the HTTP API from the server's OpenAPI document. A link of a document to
something that is not on the site, such as a source file, becomes its name.
"""

from __future__ import annotations

import importlib
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trackside.server.openapi import document

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "docs" / "pages"
SITE = ROOT / "build" / "docs" / "site"

# What lets the search run on pages opened as files. Zensical (0.0.73) names a copy on another site.
FOREIGN = "https://unpkg.com/iframe-worker/shim"
SHIM = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"

# Where documents outside docs/ stand on the site.
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "NOTICE": "notice.md",
}

PACKAGES = {
    "trackside": "Games, positions and records",
    "trackside.core": "What all games are built from",
    "trackside.games": "The games",
    "trackside.bots": "Bots",
    "trackside.search": "Search",
    "trackside.arena": "Matches and ladders",
    "trackside.analysis": "Analysis",
    "trackside.puzzles": "Puzzles",
    "trackside.envs": "Environments",
    "trackside.panels": "Panels",
}

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def places() -> dict[str, str]:
    """Where each document and picture of the repository stands on the site, both as paths with slashes."""
    found = dict(ELSEWHERE)
    for path in [*sorted((ROOT / "docs").rglob("*")), *sorted((ROOT / "benchmarks").glob("*.md"))]:
        if path.is_file():
            source = path.relative_to(ROOT).as_posix()
            found[source] = re.sub(r"README\.md$", "index.md", source.removeprefix("docs/"))
    return found


def relinked(text: str, source: str, target: str, where: dict[str, str]) -> str:
    """The text of a document with its links as they must read at its place on the site."""
    folder = posixpath.dirname(source)

    def link(match: re.Match[str]) -> str:
        picture, label, address = match.groups()
        if re.match(r"[a-z]+:|#|/", address):
            return match[0]
        path, mark, section = address.partition("#")
        full = posixpath.normpath(posixpath.join(folder, path))
        place = where.get(full) or where.get(f"{full}/README.md")
        if place is None:
            return label if (ROOT / full).exists() else match[0]  # a dead link is for Zensical to report
        return f"{picture}[{label}]({posixpath.relpath(place, posixpath.dirname(target) or '.')}{mark}{section})"

    return LINK.sub(link, text)


def copy_documents() -> None:
    where = places()
    for source, target in where.items():
        place = PAGES / target
        place.parent.mkdir(parents=True, exist_ok=True)
        if not target.endswith(".md"):
            shutil.copyfile(ROOT / source, place)
        elif source.endswith(".md"):
            text = (ROOT / source).read_text(encoding="utf-8")
            place.write_text(relinked(text, source, target, where), encoding="utf-8")
        else:
            place.write_text(f"# {source.title()}\n\n{(ROOT / source).read_text(encoding='utf-8')}", encoding="utf-8")


def python_api() -> str:
    """A page with the public names of every package, which Zensical fills from their docstrings."""
    lines = ["# Python API", "", "[The tour](../python.md) shows how these names are used together."]
    for package, title in PACKAGES.items():
        names = importlib.import_module(package).__all__
        lines += ["", f"## {title}", "", f"`import {package}`"]
        lines += [f"\n::: {package}.{name}" for name in sorted(names, key=str.casefold)]
    return "\n".join(lines) + "\n"


def http_api() -> str:
    """A page with every operation of the OpenAPI document."""
    api = document()
    lines = [
        "# HTTP API",
        "",
        f"{api['info']['description']} The same as a document of OpenAPI, for tools that make clients: "
        "`python -m trackside.server.openapi`.",
    ]
    tags = sorted({operation["tags"][0] for _, _, operation in operations(api)})
    for tag in tags:
        lines += ["", f"## {tag.capitalize()}"]
        for method, path, operation in operations(api):
            if operation["tags"][0] == tag:
                lines += ["", *described(method, path, operation)]
    lines += ["", "## Types"]
    for name, schema in sorted(api["components"]["schemas"].items()):
        lines += ["", *typed(name, schema)]
    return "\n".join(lines) + "\n"


def operations(api: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in sorted(api["paths"].items()):
        for method, operation in methods.items():
            yield method.upper(), path, operation


def described(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    lines = [f"### `{method} {path}`", "", operation.get("description", "")]
    given = [
        f"| `{it['name']}` | {it['in']} | {kind(it['schema'])} | {cell(it.get('description'))} |"
        for it in operation.get("parameters", ())
    ]
    if given:
        lines += ["", "| parameter | in | type | |", "|---|---|---|---|", *given]
    body = operation.get("requestBody")
    if body is not None:
        lines += ["", f"Body: {content(body)}."]
    lines += ["", "| answer | type | |", "|---|---|---|"]
    for status, answer in sorted(operation["responses"].items()):
        lines.append(f"| {status} | {content(answer)} | {cell(answer.get('description'))} |")
    return lines


def typed(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f"### {name} {{#{name.lower()}}}", "", schema.get("description", "")]
    fields = schema.get("properties", {})
    if not fields:
        return [*lines, kind(schema)]
    needed = set(schema.get("required", ()))
    lines += ["", "| field | type | |", "|---|---|---|"]
    for field, its in fields.items():
        optional = "" if field in needed else "optional. "
        lines.append(f"| `{field}` | {kind(its)} | {optional}{cell(its.get('description'))} |")
    return lines


def content(answer: dict[str, Any]) -> str:
    kinds = [f"{kind(its.get('schema', {}))} (`{media}`)" for media, its in answer.get("content", {}).items()]
    return ", ".join(kinds) or "nothing"


def kind(schema: dict[str, Any]) -> str:
    """A type in words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(kind(each) for each in schema[several])
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    match schema.get("type", "anything"):
        case "array":
            return f"list of {kind(schema.get('items', {}))}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {kind(schema['additionalProperties'])}"
        case list() as names:
            return " or ".join(names)
        case str() as name:
            return name
        case other:
            raise TypeError(f"no type: {other!r}")


def cell(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def bring_shim() -> None:
    own = SITE / "assets" / "javascripts" / "iframe-worker.js"
    shutil.copyfile(SHIM, own)
    for page in SITE.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(FOREIGN, relative(own, page)), encoding="utf-8")


def relative(path: Path, page: Path) -> str:
    return posixpath.relpath(path.relative_to(SITE).as_posix(), page.relative_to(SITE).parent.as_posix())


def main() -> int:
    shutil.rmtree(PAGES, ignore_errors=True)
    copy_documents()
    (PAGES / "api").mkdir()
    (PAGES / "api" / "python.md").write_text(python_api(), encoding="utf-8")
    (PAGES / "api" / "http.md").write_text(http_api(), encoding="utf-8")
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--clean", "--strict"], cwd=ROOT)
    if built.returncode == 0:
        bring_shim()
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
