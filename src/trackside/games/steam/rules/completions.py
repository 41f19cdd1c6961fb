"""The journal's lines about completed links: what a tile or a New City has changed."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.steam.rules.position import SteamPosition


def completed_now(p: SteamPosition) -> list[i64]:
    """The ends and owners of all completed links, one number each, for the journal."""
    track = p.track
    places: i64 = len(p.box.place_names)
    out: list[i64] = []
    link: i64
    for link in range(len(track.owner)):
        if track.owner[link] >= -1 and track.end_b[link] >= 0:
            low = min(track.end_a[link], track.end_b[link])
            high = max(track.end_a[link], track.end_b[link])
            out.append(((track.owner[link] + 1) * places + low) * places + high)
    return out


def completed_since(p: SteamPosition, known: list[i64]) -> list[tuple[i64, i64, i64]]:
    """The links that were not completed before: owner and ends."""
    places: i64 = len(p.box.place_names)
    out: list[tuple[i64, i64, i64]] = []
    now = completed_now(p)
    if now == known:
        return out
    for number in sorted(now):
        if number in known:
            known.remove(number)
        else:
            ends = number % (places * places)
            out.append((number // (places * places) - 1, ends // places, ends % places))
    return out


def tell_completed(p: SteamPosition, known: list[i64]) -> None:
    names = p.box.place_names
    for owner, one, other in completed_since(p, known):
        p.tell(owner, "completed", {"one": names[one], "other": names[other]})
