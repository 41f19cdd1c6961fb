"""TypeScript types of views and box facts: `python -m trackside.games.view_types` writes the files."""

from __future__ import annotations

import inspect
import re
import typing
from pathlib import Path
from typing import Any

import msgspec.inspect as kinds
from msgspec import Struct

from trackside.core.edge.view import NOT_SENT, View
from trackside.games import ids, usual

FOLDER = Path("web/src/lib/api/views")
HEAD = "// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.\n"
WORDS = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}
FIELD = re.compile(r"^    (\w+): [^#\n]*?  # (.+)$", re.M)


def files() -> dict[str, str]:
    """The text of every file by its name."""
    found = {f"{id}.ts": game_file(id) for id in ids()}
    found["index.ts"] = index()
    return found


def view_struct(id: str) -> type[Struct]:
    """What the `view` of a game's adapter returns."""
    struct: type[Struct] = typing.get_type_hints(type(usual(id).adapter).view)["return"]
    return struct


def box_struct(id: str) -> type[Struct] | None:
    """What the `box_facts` of a game's adapter returns, if it has them."""
    facts = usual(id).adapter.box_facts()
    return None if facts is None else type(facts)


def game_file(id: str) -> str:
    structs: dict[str, type[Struct]] = {}
    collect(kinds.type_info(view_struct(id)), structs)
    facts = box_struct(id)
    if facts is not None:
        collect(kinds.type_info(facts), structs)
    return "\n".join([HEAD, *(interface(struct) for struct in structs.values())])


def index() -> str:
    named = {id: view_struct(id).__name__ for id in ids()}
    imports = "".join(f'import type {{ {name} }} from "./{id}";\n' for id, name in named.items())
    members = "".join(f"  {id}: {name};\n" for id, name in named.items())
    doc = "/** The view of each game, by the game's id. */"
    return f"{HEAD}{imports}\n{doc}\nexport interface GameViews {{\n{members}}}\n"


def collect(kind: kinds.Type, structs: dict[str, type[Struct]]) -> None:
    """All structs that a type is made of, those first that others need."""
    if isinstance(kind, kinds.StructType):
        for field in kind.fields:
            collect(field.type, structs)
        if structs.setdefault(kind.cls.__name__, kind.cls) is not kind.cls:
            raise TypeError(f"two structs are named {kind.cls.__name__}")
    for part in parts(kind):
        collect(part, structs)


def parts(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    match kind:
        case kinds.UnionType(types=types):
            return types
        case kinds.TupleType(item_types=types):
            return types
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            return (item,)
        case kinds.DictType(key_type=key, value_type=value):
            return (key, value)
        case _:
            return ()


def interface(struct: type[Struct]) -> str:
    kind = kinds.type_info(struct)
    assert isinstance(kind, kinds.StructType)
    notes = comments(struct)
    lines = []
    for field in kind.fields:
        if issubclass(struct, View) and field.name in NOT_SENT:
            continue
        note = notes.get(field.name)
        lines.append(f"  {field.encode_name}: {typescript(field.type)};{f' // {note}' if note else ''}\n")
    doc = inspect.cleandoc(struct.__dict__.get("__doc__") or "").split("\n")[0]
    head = f"/** {doc} */\n" if doc else ""
    return f"{head}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def comments(struct: type[Struct]) -> dict[str, str]:
    """What the source says of each field, those of the struct's bases included."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found.update(FIELD.findall(inspect.getsource(base)))
    return found


def typescript(kind: kinds.Type) -> str:
    word = WORDS.get(type(kind))
    if word is not None:
        return word
    match kind:
        case kinds.StructType(cls=cls):
            return cls.__name__
        case kinds.UnionType(types=types):
            return " | ".join(typescript(each) for each in types)
        case kinds.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case kinds.TupleType(item_types=types):
            return f"[{', '.join(typescript(each) for each in types)}]"
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
