"""The journal's lines about completed links: what a tile or a New City has changed."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.steam.position import Table


def completed_now(p: Table) -> list[i64]:
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


def tell_completed(p: Table, known: list[i64]) -> None:
    """Write down the links that were not completed before."""
    places: i64 = len(p.box.place_names)
    names = p.box.place_names
    for number in sorted(completed_now(p)):
        if number in known:
            known.remove(number)
        else:
            ends = number % (places * places)
            owner = number // (places * places) - 1
            p.tell(owner, "completed", {"one": names[ends // places], "other": names[ends % places]})
