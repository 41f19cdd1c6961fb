"""The box file: data.yaml, each figure with its source, and the corrections of owners.

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

from trackside.core.edge.errors import BadOverride, quoted

LARGE = 100  # the limit for a corrected figure, or ten times the printed one
OWNER = "owner"  # the provenance of a corrected figure


@lru_cache(maxsize=16)
def load(path: Path) -> dict[str, Any]:
    """A YAML file, read once per process. Callers must not change the result."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), loader)
    return data


def read_overrides(source: dict[str, Any] | str | None) -> dict[str, Any]:
    """The corrections as a mapping, or the YAML file at that path."""
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
        raise BadOverride(f"{source}: not a mapping with the keys of data.yaml")
    return found


def corrected(data: dict[str, Any], overrides: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The data with the corrections applied, and the corrections by dotted key; BadOverride names a bad key."""
    if not overrides:
        return data, {}
    copy = deepcopy(data)
    flat: dict[str, Any] = {}
    _merge(copy, overrides, "", flat)
    return copy, flat


def nested(flat: dict[str, Any]) -> dict[str, Any]:
    """Dotted keys as a nested mapping."""
    out: dict[str, Any] = {}
    for key, value in flat.items():
        at = out
        *path, last = key.split(".")
        for part in path:
            at = at.setdefault(part, {})
            if not isinstance(at, dict):
                raise BadOverride(f"{key}: {part} is already given as a whole")
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
    """Where a key is: in a mapping by key (numbers may be written as text), in a list by the id of the member."""
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
    """Whether a figure has the same type and a plausible size: its cards are made and dealt one by one."""
    if name.rpartition(".")[2] == "id":
        raise BadOverride(f"{name}: an id names a thing and cannot be corrected")
    right = _is_number(new) if _is_number(old) else type(new) is type(old) or (old is None and _is_bare(new))
    if not right:
        raise BadOverride(f"{name}: {quoted(new)} in place of {quoted(old)}")
    if _is_number(old):
        _in_bounds(min(old, 0), abs(old), new, name)
    elif isinstance(old, list):
        kinds = {type(member) for member in old}
        if kinds and any(type(member) not in kinds for member in new):
            raise BadOverride(f"{name}: {quoted(new)} in place of {quoted(old)}")
        _members_fit(old, new, name)
    return new


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_bare(value: Any) -> bool:
    """A value that may be added where the box has none."""
    return value is None or isinstance(value, str | bool) or (isinstance(value, int) and 0 <= value <= LARGE)


def _members_fit(old: list[Any], new: list[Any], name: str) -> None:
    figures = [member for member in old if _is_number(member)]
    if len(new) > max(LARGE, 10 * len(old)):
        raise BadOverride(f"{name}: {len(new)} members in place of {len(old)}")
    for member in new:
        if _is_number(member):
            _in_bounds(min(0, *figures) if figures else 0, max(map(abs, figures), default=0), member, name)


def _in_bounds(least: float, printed: float, new: float, name: str) -> None:
    """Not beyond ten times the printed figure, and below zero only if that is."""
    most = max(LARGE, 10 * printed)
    if not (-most if least < 0 else 0) <= new <= most:
        raise BadOverride(f"{name}: {quoted(new)} is out of bounds")
