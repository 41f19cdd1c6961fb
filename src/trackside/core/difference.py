"""What differs between two situations, as a flat mapping of paths: {"seats/0/dollars": 7, "chance/drawn": 12}.

A path names keys and places in lists, separated by slashes. "-" lists the paths of keys that are gone. A list that
became longer or shorter is written as a whole, and so is a mapping with a slash in a key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trackside.core.edge.errors import BadRecord, quoted

GONE = "-"
Situation = dict[str, Any]
Difference = dict[str, Any]


def difference(before: Situation, after: Situation) -> Difference:
    """What has to be changed in a situation to get the other one."""
    found: Difference = {}
    _compare(before, after, "", found)
    return found


def _compare(before: Any, after: Any, path: str, found: Difference) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and not _has_slash(before) and not _has_slash(after):
        for key, value in after.items():
            if key not in before:
                found[path + key] = value
            elif _differ(before[key], value):
                _compare(before[key], value, f"{path}{key}/", found)
        if not before.keys() <= after.keys():
            found.setdefault(GONE, []).extend(path + key for key in before if key not in after)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if _differ(old, new):
                _compare(old, new, f"{path}{number}/", found)
    else:
        found[path[:-1]] = after


def _has_slash(keys: Situation) -> bool:
    return "/" in "".join(keys)


def _differ(before: Any, after: Any) -> bool:
    return before != after or type(before) is not type(after)


def apply_difference(before: Situation, changed: Mapping[str, Any]) -> Situation:
    """The other situation; BadRecord if a path leads nowhere. What did not change is shared by the two."""
    after: Situation = dict(before)
    copied: set[str] = set()  # paths of the parts that are not shared
    gone = changed.get(GONE, [])
    if not isinstance(gone, list) or not all(isinstance(path, str) for path in gone):
        raise BadRecord(f"{quoted(gone)} is no list of paths")
    for path in gone:
        part, last = _part(after, path, copied)
        del part[_place(part, last, path)]
    for path, value in changed.items():
        if path != GONE:
            part, last = _part(after, path, copied)
            part[last if isinstance(part, dict) else _place(part, last, path)] = value
    return after


def _part(after: Situation, path: str, copied: set[str]) -> tuple[Any, str]:
    """The part that holds what a path leads to, and the last word of the path."""
    part: Any = after
    *way, last = path.split("/")
    for depth, key in enumerate(way, start=1):
        place, here = _place(part, key, path), "/".join(way[:depth])
        if here not in copied and isinstance(part[place], dict | list):
            part[place] = part[place].copy()
            copied.add(here)
        part = part[place]
    return part, last


def _place(part: Any, key: str, path: str) -> Any:
    if isinstance(part, dict) and key in part:
        return key
    if isinstance(part, list) and key.isdecimal() and len(key) < 5 and int(key) < len(part):
        return int(key)
    raise BadRecord(f"{quoted(path)} leads to nothing in the position before")
