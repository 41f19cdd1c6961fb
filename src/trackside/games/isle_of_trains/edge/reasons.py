"""Where the points of a seat come from, line by line (chapters 9 and 12)."""

from __future__ import annotations

from trackside.core.edge.reason import Reason
from trackside.games.isle_of_trains.rules.box import ISLANDS
from trackside.games.isle_of_trains.rules.cars import kind_of
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import building_points


def reasons(p: IslePosition, seat: int) -> list[Reason]:
    box = p.box
    me = p.players[seat]
    out: list[Reason] = []
    if me.vp:
        out.append(Reason("markers", int(me.vp * box.marker_vp), "markers", {"count": int(me.vp)}))
    for car in me.train:
        if box.vp[kind_of(car)]:
            out.append(Reason("train", int(box.vp[kind_of(car)]), "card", {"card": box.kind_names[kind_of(car)]}))
    for island in range(ISLANDS):
        if me.open >> island & 1:
            name = box.island_names[island]
            out.append(Reason("contracts", int(box.start_vp[island]), "contract", {"contract": name}))
    for contract in range(box.contracts):
        if me.completed >> contract & 1:
            name = box.contract_names[contract]
            out.append(Reason("contracts", int(box.contract_vp[contract]), "contract", {"contract": name}))
    if me.loads():
        out.append(Reason("loads", int(me.loads() * box.load_vp), "loads", {"count": int(me.loads())}))
    if p.progress_by == seat:
        out.append(Reason("progress", int(box.progress_vp), "progress-locomotive"))
    for kind in range(box.kinds):
        if me.buildings >> kind & 1:
            points = int(building_points(p, me, kind))
            out.append(Reason("buildings", points, "card", {"card": box.kind_names[kind]}))
    return out
