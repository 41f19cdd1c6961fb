"""The box file: data.yaml, each figure with its provenance, and the owner's corrections to it.

A correction is a mapping of the same shape with only the figures that differ. Members of a list are named by their id,
and a figure written as {value: ..., provenance: ...} may be given as the bare value:

    constants: {route_points: {4: 8}}
    contracts: {contract_05: {value: 7}}
"""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

from trackside.core.errors import BadOverride

OWNER = "owner"  # the provenance of a corrected figure


@lru_cache(maxsize=16)
def load(path: Path) -> dict[str, Any]:
    """A YAML file, read once per process: nobody changes what this returns."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), loader)
    return data


def read_overrides(source: dict[str, Any] | str | None) -> dict[str, Any]:
    """The owner's mapping, or the YAML file at that path."""
    if source is None or isinstance(source, dict):
        return source or {}
    import yaml

    try:
        found = yaml.safe_load(Path(source).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadOverride(f"{source}: {problem.strerror or problem}") from None
    except yaml.YAMLError as problem:
        raise BadOverride(f"{source}: not YAML: {' '.join(str(problem).split())}") from None
    if not isinstance(found, dict):
        raise BadOverride(f"{source}: a mapping is wanted, with the keys of data.yaml")
    return found


def corrected(data: dict[str, Any], overrides: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The data with the corrections put in, and the corrections as dotted keys; BadOverride names a bad key."""
    if not overrides:
        return data, {}
    copy = deepcopy(data)
    flat: dict[str, Any] = {}
    _merge(copy, overrides, "", flat)
    return copy, flat


def nested(flat: dict[str, Any]) -> dict[str, Any]:
    """Dotted keys as the mapping they came from."""
    out: dict[str, Any] = {}
    for key, value in flat.items():
        at = out
        *path, last = key.split(".")
        for part in path:
            at = at.setdefault(part, {})
            if not isinstance(at, dict):
                raise BadOverride(f"{key}: {part} is given as a whole already")
        at[last] = value
    return out


def _merge(into: Any, given: dict[Any, Any], at: str, flat: dict[str, Any]) -> None:
    for key, value in given.items():
        name = f"{at}.{key}" if at else str(key)
        slot = _slot(into, key, name)
        old = into[slot]
        if isinstance(value, dict) and isinstance(old, dict | list):
            _merge(old, value, name, flat)
        elif isinstance(old, dict) and "value" in old and not isinstance(value, dict):
            old["value"] = _fits(old["value"], value, name)
            old["provenance"] = OWNER
            flat[name] = value
        else:
            into[slot] = _fits(old, value, name)
            if isinstance(into, dict) and "provenance" in into:
                into["provenance"] = OWNER
            flat[name] = value


def _slot(into: Any, key: Any, name: str) -> Any:
    """Where a key lies: in a mapping by key (numbers may be written as text), in a list by the id of the member."""
    if isinstance(into, list):
        for slot, member in enumerate(into):
            if isinstance(member, dict) and str(member.get("id")) == str(key):
                return slot
    elif isinstance(into, dict):
        for slot in into:
            if str(slot) == str(key):
                return slot
    raise BadOverride(f"{name}: no such key in the box")


def _fits(old: Any, new: Any, name: str) -> Any:
    number = isinstance(old, int) and not isinstance(old, bool)
    right = isinstance(new, int) and not isinstance(new, bool) if number else type(new) is type(old)
    if not right and old is not None:
        raise BadOverride(f"{name}: {new!r} in place of {old!r}")
    return new
