"""The score pad: markers, train, contracts, loads, the progress locomotive and buildings (chapters 9 and 12)."""

from __future__ import annotations

from collections import Counter

from trackside.games.isle_of_trains.game import IsleOfTrains
from trackside.games.isle_of_trains.rules.box import (
    BUILDING,
    COLOURS,
    ISLANDS,
    LOCOMOTIVE,
    PER_CAR,
    PER_ICON,
    PER_LOAD,
    PER_PASSENGER,
    PER_SYMBOL,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import CATEGORIES
from trackside.games.score_pad import TABLE, TOTAL, Count, Field, Label, Line, Order, ScorePad, per_thing

MARKERS = 150  # that may be entered
LOADS = 60
COUNTED = 80  # things that a building counts
WILD = 3  # the symbol for any cargo


def score_pad(game: IsleOfTrains) -> ScorePad:
    box = game.box
    markers, loads, progress = Label("pad-markers"), Label("pad-loads"), Label("reason-progress-locomotive")
    fields = [Field(name="markers", group="markers", label=markers, most=MARKERS)]
    lines = [per_thing("markers", "markers", markers, int(box.marker_vp), MARKERS)]
    for kind in _train_kinds(box):
        name, most = box.kind_names[kind], 1 if box.category[kind] == LOCOMOTIVE else int(box.copies[kind])
        fields.append(Field(name=name, group="train", label=Label(name), most=most))
        lines.append(per_thing("train", name, Label(name), int(box.vp[kind]), most))
    for name, points in _contracts(box).items():
        fields.append(Field(name=name, group="contracts", label=Label(name)))
        lines.append(per_thing("contracts", name, Label(name), points, 1))
    fields.append(Field(name="loads", group="loads", label=loads, most=LOADS))
    lines.append(per_thing("loads", "loads", loads, int(box.load_vp), LOADS))
    fields.append(Field(name="progress", group="progress", label=progress))
    lines.append(per_thing("progress", "progress", progress, int(box.progress_vp), 1))
    for kind in range(box.kinds):
        if box.category[kind] == BUILDING:
            name = box.kind_names[kind]
            fields.append(Field(name=name, group="buildings", label=Label(name)))
            flat, each = int(box.building_flat[kind]), int(box.building_each[kind])
            worth = tuple(flat + each * n for n in range(COUNTED))
            counts = _counted(box, kind)
            lines.append(Line(category="buildings", label=Label(name), counts=counts, points=worth, when=name))
    fields += [
        Field(name=f"seated_{name}", group=TABLE, label=Label(name), most=int(box.passengers[colour]))
        for colour, name in enumerate(box.colour_names)
    ]
    cars = tuple(Count(box.kind_names[kind]) for kind in _train_kinds(box) if box.category[kind] != LOCOMOTIVE)
    return ScorePad(
        categories=list(CATEGORIES),
        fields=fields,
        lines=lines,
        order=[
            Order(category=TOTAL),
            Order(counts=cars, points=tuple(range(COUNTED))),
            Order(category="train"),
        ],
    )


def _train_kinds(box: Box) -> list[int]:
    return [kind for kind in range(box.kinds) if box.category[kind] != BUILDING]


def _contracts(box: Box) -> dict[str, int]:
    """The starting contract of each island, and the additional ones, with their points."""
    found = {name: int(box.start_vp[island]) for island, name in enumerate(box.island_names)}
    return found | {name: int(box.contract_vp[contract]) for contract, name in enumerate(box.contract_names)}


def _counted(box: Box, kind: int) -> tuple[Count, ...]:
    """What a building counts."""
    per = box.building_per[kind]
    if per == PER_SYMBOL:
        return _symbols(box, int(box.building_symbol[kind]))
    if per == PER_LOAD:
        return (Count("loads"),)
    if per == PER_ICON:
        return tuple(Count(box.kind_names[each]) for each in _train_kinds(box) if box.icons[each] > 0)
    if per == PER_CAR:
        kinds = [each for each in _train_kinds(box) if box.category[each] != LOCOMOTIVE]
        return tuple(Count(box.kind_names[each]) for each in kinds)
    if per == PER_PASSENGER:
        colours = [colour for colour in range(COLOURS) if box.station_colours[kind] >> colour & 1]
        return tuple(Count(f"seated_{box.colour_names[colour]}") for colour in colours)
    return ()


def _symbols(box: Box, cargo: int) -> tuple[Count, ...]:
    needs = dict(zip(box.island_names, box.start_need, strict=True))
    needs |= dict(zip(box.contract_names, box.contract_symbols, strict=True))
    cargoes = (cargo, WILD) if box.wild_symbols else (cargo,)
    numbers = {name: sum(int(count_of(need, each)) for each in cargoes) for name, need in needs.items()}
    return tuple(Count(name, (0, number)) for name, number in numbers.items() if number)


def entries(p: IslePosition, seat: int) -> dict[str, int]:
    box, me = p.box, p.players[seat]
    train = Counter(box.kind_names[kind_of(car)] for car in me.train)
    contracts = [name for island, name in enumerate(box.island_names) if island < ISLANDS and me.open >> island & 1]
    contracts += [name for contract, name in enumerate(box.contract_names) if me.completed >> contract & 1]
    buildings = [box.kind_names[kind] for kind in range(box.kinds) if me.buildings >> kind & 1]
    figures = {"markers": int(me.vp), "loads": int(me.loads()), "progress": int(p.progress_by == seat)}
    return {**figures, **train, **dict.fromkeys([*contracts, *buildings], 1)}


def table_entries(p: IslePosition) -> dict[str, int]:
    return {f"seated_{name}": int(count_of(p.seated, colour)) for colour, name in enumerate(p.box.colour_names)}
