"""The score pad, in the order of the scoring chapter (chapter 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trackside.games.great_western_trail.game import GreatWesternTrail
from trackside.games.great_western_trail.rules.box import BUILDINGS, CATEGORIES, SIDE_B, WORKER_SPACES, WORKERS, Box
from trackside.games.great_western_trail.rules.herd import permanent_certificates
from trackside.games.great_western_trail.rules.position import WesternPosition, count_in
from trackside.games.great_western_trail.rules.scoring import best_objectives, owned
from trackside.games.score_pad import TOTAL, Count, Field, Label, Line, Order, ScorePad

DOLLARS = 300  # that may be entered
TILES = 20
CARDS = 15
FULFILLED, OPEN = 1, 2
HELD = (0, 1, 1)  # an objective card in the area counts, fulfilled or not
COUNTED = 60  # things that a station master counts


def score_pad(game: GreatWesternTrail) -> ScorePad:
    box = game.box
    fields: list[Field] = []
    lines: list[Line] = []

    def ask(category: str, name: str, label: Label, points: tuple[int, ...], choices: tuple[str, ...] = ()) -> None:
        """A field whose numbers have these points."""
        fields.append(Field(name=name, group=category, label=label, most=len(points) - 1, choices=choices))
        lines.append(Line(category=category, label=label, counts=(Count(name),), points=points))

    def things(category: str, name: str, label: Label, points: int, most: int) -> None:
        ask(category, name, label, tuple(points * n for n in range(most + 1)))

    ask("dollars", "dollars", Label("pad-dollars"), tuple(n // int(box.dollars_per_vp) for n in range(DOLLARS + 1)))
    for number in range(BUILDINGS):
        sides = (0, int(box.building_vp[number]), int(box.building_vp[number + SIDE_B]))
        label = Label("pad-building", {"number": number + 1})
        ask("private_buildings", f"building_{number + 1}", label, sides, ("pad-none", "pad-side-a", "pad-side-b"))
    for city, name in enumerate(box.cities):
        most = TILES if box.repeat_cities >> city & 1 else 1
        things("cities", name, Label(name), int(box.city_vp[city]), most)
    lines += _arrows(box)
    for station, name in enumerate(box.stations):
        things("stations", name, Label(name), int(box.station_vp[station]), 1)
    for value in _hazard_values(box):
        things("hazards", f"hazards_{value}", Label("pad-hazards", {"points": value}), value, TILES)
    for kind in range(box.cattle):
        if box.card_vp[kind]:
            things("cattle", box.cards[kind], Label(box.cards[kind]), int(box.card_vp[kind]), CARDS)
    for field, card in _objective_fields(box):
        worth = (0, int(box.objective_vp[card]), int(box.objective_penalty[card]))
        label = Label(box.objectives[card])
        ask("objectives", field, label, worth, ("pad-none", "pad-fulfilled", "pad-open"))
    fields += [Field(name=name, group="station_masters", label=Label(name)) for name in box.masters]
    for name in ("certificates", "teepee_pairs"):
        fields.append(Field(name=name, group="station_masters", label=Label(f"pad-{name}"), most=TILES))
    lines += _masters(box)
    for name in WORKERS:
        fields.append(Field(name=name, group="workers", label=Label(name), least=1, most=WORKER_SPACES))
        worth = tuple(int(n) for n in box.worker_vp)
        lines.append(Line(category="workers", label=Label(name), counts=(Count(name),), points=worth))
    for disc, name in enumerate(box.discs):
        if box.disc_vp[disc]:
            things("step_disc", name, Label("pad-disc", {"disc": name}), int(box.disc_vp[disc]), 1)
    things("job_market_token", "token", Label("reason-token"), int(box.token_vp), 1)
    money = [Order(counts=(Count("dollars"),), points=tuple(range(DOLLARS + 1)))] if box.rulings.tie_by_money else []
    return ScorePad(categories=list(CATEGORIES), fields=fields, lines=lines, order=[Order(category=TOTAL), *money])


def _arrows(box: Box) -> Iterator[Line]:
    """GWT-10.14: a disc at both ends."""
    for arrow in range(len(box.arrow_vp)):
        start, end = box.cities[box.arrow_from[arrow]], box.cities[box.arrow_to[arrow]]
        label = Label("reason-arrow", {"from": start, "to": end})
        points = (0, *[int(box.arrow_vp[arrow])] * TILES)
        yield Line(category="cities", label=label, counts=(Count(end),), points=points, when=start)


def _hazard_values(box: Box) -> list[int]:
    return sorted({int(vp) for vp in box.hazard_vp}, reverse=True)


def _objective_fields(box: Box) -> Iterator[tuple[str, int]]:
    """A field for every objective card, with the number of its kind."""
    for card, name in enumerate(box.objectives):
        copies = int(box.objective_count[card]) if card < box.deck_objectives else 1
        for copy in range(copies):
            yield f"{name}_{copy}", card


def _masters(box: Box) -> Iterator[Line]:
    """GWT-14.8."""
    counted = {
        "workers_in_section": tuple(Count(name) for name in WORKERS),
        "objective_cards_in_area": tuple(Count(field, HELD) for field, _ in _objective_fields(box)),
        "hazard_tiles": tuple(Count(f"hazards_{value}") for value in _hazard_values(box)),
        "teepee_pairs": (Count("teepee_pairs"),),
        "certificates_temporary_and_permanent": (Count("certificates"),),
    }
    for tile, name in enumerate(box.masters):
        vp, per = int(box.master_vp[tile]), int(box.master_per[tile])
        yield Line(
            category="station_masters",
            label=Label(name),
            counts=counted[box.master_counts[tile]],
            points=tuple(vp * (n // per) for n in range(COUNTED)),
            when=name,
        )


def entries(p: WesternPosition, seat: int) -> dict[str, int]:
    box, player = p.box, p.players[seat]
    found = {
        "dollars": int(player.dollars),
        "certificates": int(player.certificates + permanent_certificates(box, player)),
        "teepee_pairs": int(player.teepee_pairs()),
        "token": int(p.trigger == seat),
    }
    for node in box.building_nodes:
        if p.owner(p.tiles[node]) == seat:
            kind = int(p.building_kind(p.tiles[node]))
            found[f"building_{kind % SIDE_B + 1}"] = 1 if kind < SIDE_B else 2
    found |= {name: int(count_in(player.cities, city)) for city, name in enumerate(box.cities)}
    found |= {name: player.stations >> station & 1 for station, name in enumerate(box.stations)}
    for kind, value in enumerate(box.hazard_vp):
        field = f"hazards_{value}"
        found[field] = found.get(field, 0) + int(count_in(player.hazards, kind))
    found |= {box.cards[kind]: int(owned(player, kind)) for kind in range(box.cattle) if box.card_vp[kind]}
    found |= _objective_entries(p, seat)
    found |= {name: player.masters >> tile & 1 for tile, name in enumerate(box.masters)}
    found |= {name: int(player.worker(kind)) for kind, name in enumerate(WORKERS)}
    found |= {name: int(not player.discs >> disc & 1) for disc, name in enumerate(box.discs) if box.disc_vp[disc]}
    return found


def _objective_entries(p: WesternPosition, seat: int) -> dict[str, int]:
    kept = best_objectives(p, seat)
    found: dict[str, int] = {}
    copies: Counter[int] = Counter()
    for card, state in [*((int(c), FULFILLED) for c in kept.fulfilled), *((int(c), OPEN) for c in kept.open)]:
        found[f"{p.box.objectives[card]}_{copies[card]}"] = state
        copies[card] += 1
    return found
