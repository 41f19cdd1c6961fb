"""Hexes next to the network of the deciding seat."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Target
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.tracing import apart_exits, chains


def near(p: SteamPosition) -> list[Target]:
    """Those of its links, of the places at their ends, and all beside them."""
    box, track = p.box, p.track
    own: set[int] = set()
    for chain in chains(track, apart_exits(track)):
        if track.owner[track.at[chain.exits[0]]] != p.seat:
            continue
        own.update(int(exit // EDGES) for exit in chain.exits)
        own.update(int(box.place_hex[end]) for end in (chain.one, chain.other) if end >= 0)
    found = set(own)
    for hex in own:
        edge: i64
        for edge in range(EDGES):
            beside = box.beside[hex * EDGES + edge]
            if beside >= 0:
                found.add(int(beside))
    return [("hex", box.hex_names[hex]) for hex in sorted(found)]
