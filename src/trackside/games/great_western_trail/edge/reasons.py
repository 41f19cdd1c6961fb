"""Where the points of a seat come from."""

from __future__ import annotations

from trackside.core.edge.reason import Reason
from trackside.games.great_western_trail.rules.box import FIRST_HAZARD, WORKERS
from trackside.games.great_western_trail.rules.position import WesternPosition, count_in
from trackside.games.great_western_trail.rules.scoring import arrow_active, best_objectives, master_worth, owned


def reasons(p: WesternPosition, seat: int) -> list[Reason]:
    """GWT-14.1 to 14.11, line by line."""
    found = [*land(p, seat), *cities(p, seat), *railroad(p, seat), *herd(p, seat), *people(p, seat)]
    return [reason for reason in found if reason.points]


def land(p: WesternPosition, seat: int) -> list[Reason]:
    box = p.box
    player = p.players[seat]
    dollars = int(player.dollars)
    found = [Reason("dollars", dollars // int(box.dollars_per_vp), "dollars", {"dollars": dollars})]
    for node in box.building_nodes:
        tile = p.tiles[node]
        if p.owner(tile) == seat:
            kind = p.building_kind(tile)
            facts = {"building": box.building_names[kind], "space": box.nodes[node]}
            found.append(Reason("private_buildings", int(box.building_vp[kind]), "building", facts))
    for kind in range(len(box.hazard_vp)):
        n = int(count_in(player.hazards, kind))
        facts_of = {"tile": box.tiles[FIRST_HAZARD + kind], "count": n}
        found.append(Reason("hazards", n * int(box.hazard_vp[kind]), "hazard", facts_of))
    return found


def cities(p: WesternPosition, seat: int) -> list[Reason]:
    box = p.box
    player = p.players[seat]
    found = []
    for city, name in enumerate(box.cities):
        n = int(count_in(player.cities, city))
        found.append(Reason("cities", n * int(box.city_vp[city]), "city", {"city": name, "count": n}))
    for arrow in range(len(box.arrow_vp)):
        if arrow_active(box, player, arrow):
            facts = {"from": box.cities[box.arrow_from[arrow]], "to": box.cities[box.arrow_to[arrow]]}
            found.append(Reason("cities", int(box.arrow_vp[arrow]), "arrow", facts))
    return found


def railroad(p: WesternPosition, seat: int) -> list[Reason]:
    box = p.box
    player = p.players[seat]
    found = []
    for station, name in enumerate(box.stations):
        if player.stations >> station & 1:
            found.append(Reason("stations", int(box.station_vp[station]), "station", {"station": name}))
    kept = best_objectives(p, seat)
    for card in kept.fulfilled:
        facts = {"card": box.objectives[card]}
        found.append(Reason("objectives", int(box.objective_vp[card]), "objective-fulfilled", facts))
    for card in kept.open:
        facts = {"card": box.objectives[card]}
        found.append(Reason("objectives", int(box.objective_penalty[card]), "objective-open", facts))
    for tile, name in enumerate(box.masters):
        if player.masters >> tile & 1:
            points = int(master_worth(p, seat, tile, kept.count))
            found.append(Reason("station_masters", points, "master", {"master": name}))
    return found


def herd(p: WesternPosition, seat: int) -> list[Reason]:
    box = p.box
    found = []
    for kind in range(box.cattle):
        n = int(owned(p.players[seat], kind))
        facts = {"card": box.cards[kind], "count": n}
        found.append(Reason("cattle", n * int(box.card_vp[kind]), "cattle", facts))
    return found


def people(p: WesternPosition, seat: int) -> list[Reason]:
    box = p.box
    player = p.players[seat]
    found = []
    for kind, name in enumerate(WORKERS):
        n = int(player.worker(kind))
        found.append(Reason("workers", int(box.worker_vp[n]), "workers", {"worker": name, "count": n}))
    for disc, name in enumerate(box.discs):
        if not player.discs >> disc & 1:
            found.append(Reason("step_disc", int(box.disc_vp[disc]), "disc", {"disc": name}))
    if p.trigger == seat:
        found.append(Reason("job_market_token", int(box.token_vp), "token"))
    return found
