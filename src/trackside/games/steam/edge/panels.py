"""Panels: a view as tables and a map in text, for the terminal and the general table."""

from __future__ import annotations

from trackside.games.steam.edge.drawing import draw_map
from trackside.games.steam.edge.view import PlaceView, SteamView
from trackside.games.steam.game import Steam
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES
from trackside.locales import RIGHT_TO_LEFT, Words
from trackside.panels.panel import Panel

LETTERS = {"red": "R", "blue": "B", "yellow": "Y", "purple": "P", "gray": "G"}
NONE = "–"


def panels(game: Steam, view: SteamView, say: Words) -> list[Panel]:
    box = game.box
    return [board(box, view, say), seats(view, say), places(view, say), links(box, view, say), supply(view, say)]


def board(box: Box, view: SteamView, say: Words) -> Panel:
    """The drawing; the tables after it contain the same in words."""
    signs: dict[int, str] = {}
    # The drawing runs from left to right, so its letters do too.
    latin = say.language in RIGHT_TO_LEFT
    titles = box.place_titles if latin else [say.name(id) for id in box.place_names]
    short = dict(zip(box.place_names, short_names(titles), strict=True))
    for place in view.places:
        signs[box.hex_names.index(place.hex)] = sign(place, short[place.id])
    cities = {box.hex_names.index(place.hex) for place in view.places if place.colour is not None}
    owners: dict[int, int] = {}
    for link in view.links:
        for exit in link.exits:
            hex, direction = exit.split(" ")
            number = box.hex_names.index(hex) * EDGES + DIRECTIONS.index(direction)
            owners[number] = -1 if link.owner is None else link.owner
    for tile in view.tiles:
        hex_number = box.hex_names.index(tile.hex)
        if hex_number not in signs:
            signs[hex_number] = "+" if len(tile.owners) > 1 else "·"
    colours = say.listed(f"{letter} {say.name(colour)}" for colour, letter in LETTERS.items())
    return Panel(
        title=say.say("panel-map", map=say.say(f"choice-map-{view.map}"), round=view.round, rounds=view.rounds),
        picture=draw_map(box, signs, cities, owners),
        legend=say.say("panel-map-legend", colours=colours),
    )


def short_names(names: list[str]) -> list[str]:
    """Three letters for each: the first ones, or the first two and that by which it differs from its like."""
    found = []
    for name in names:
        at = 2
        while at < len(name) and any(other != name and other.startswith(name[: at + 1]) for other in names):
            at += 1
        found.append(name[:2] + name[at : at + 1])
    return found


def sign(place: PlaceView, short: str) -> str:
    """A town by a ring and its letters, a city by its letters, its colour and its number of cubes."""
    if place.colour is None:
        return "o" + short
    mark = "*" if place.grown else ""
    return f"{short}{LETTERS[place.colour]}{sum(place.cubes.values())}{mark}"


def places(view: SteamView, say: Words) -> Panel:
    """Cities with their cubes, and the towns."""
    rows = []
    for place in view.places:
        colour = say.say("panel-town") if place.colour is None else say.name(place.colour)
        marks = [say.say("panel-new")] if place.new else [say.say("panel-grown")] if place.grown else []
        cubes = say.names(place.cubes) if place.cubes else NONE
        rows.append([place.hex, say.name(place.id), say.listed([colour, *marks]), cubes])
    return Panel(
        title=say.say("panel-places"),
        columns=[say.say(f"panel-{word}") for word in ("hex", "place", "colour", "cubes")],
        rows=rows,
    )


def links(box: Box, view: SteamView, say: Words) -> Panel:
    """Every link with its owner, its ends and the hexes it runs through."""
    rows = []
    for link in view.links:
        ends = [say.say("panel-open") if end is None else say.name(end) for end in link.ends]
        hexes = list(dict.fromkeys(exit.split(" ")[0] for exit in link.exits))
        open_at = ""
        if link.open is not None:
            hex, direction = link.open.split(" ")
            open_at = f" → {hex} {say.name(direction)}"
        owner = say.say("nobody") if link.owner is None else f"{link.owner + 1} {say.who(link.owner)}"
        rows.append([owner, f"{ends[0]} – {ends[1]}", " ".join(hexes) + open_at])
    return Panel(
        title=say.say("panel-links"),
        columns=[say.say(f"panel-{word}") for word in ("owner", "between", "hexes")],
        rows=sorted(rows),
        note=say.say(
            "panel-prices",
            exit=int(box.price_exit),
            town=int(box.price_town),
            river=int(box.price_river),
            hills=int(box.price_hills),
        ),
    )


def supply(view: SteamView, say: Words) -> Panel:
    """The goods supply, and what else lies beside the board."""
    stock = say.listed(f"{kind} {n}" for kind, n in view.stock.items())
    return Panel(
        title=say.say("panel-supply"),
        columns=[say.say("panel-set"), say.say("panel-cubes")],
        rows=[[str(k + 1), say.names(cubes) if cubes else NONE] for k, cubes in enumerate(view.supply)],
        note=say.say(
            "panel-beside",
            tiles=view.action_tiles,
            cities=say.names(view.new_cities),
            markers=view.markers,
            stock=stock,
        ),
    )


def seats(view: SteamView, say: Words) -> Panel:
    """Everybody's money, tracks and tile, in turn order; bankrupts last."""
    columns = ("seat", "cash", "income", "points", "locomotive", "links", "score", "tile")
    order = view.order + [seat for seat in range(len(view.seats)) if seat not in view.order]
    rows = []
    for seat in order:
        shown = view.seats[seat]
        tile = NONE if shown.tile is None else say.name(shown.tile)
        if shown.bankrupt:
            tile = say.say("panel-bankrupt")
        elif shown.bid is not None:
            tile = say.say("panel-bid", amount=shown.bid)
        elif seat == view.free_pass:
            tile = say.say("panel-free-pass")
        numbers = (shown.cash, shown.income, shown.points, shown.locomotive, shown.links, shown.score)
        now = " ◂" if seat == view.seat else ""
        rows.append([f"{seat + 1} {say.who(seat)}{now}", *(str(number) for number in numbers), tile])
    return Panel(
        title=say.say("panel-seats"),
        columns=[say.say(f"panel-{word}") for word in columns],
        rows=rows,
        seat=view.viewer,
    )


def figures(view: SteamView, say: Words) -> list[list[tuple[str, str, int]]]:
    """The public numbers of each seat, for the strip beside a board: key, label, value."""
    return [
        [
            ("points", say.say("panel-score"), shown.score),
            ("cash", say.say("panel-cash"), shown.cash),
            ("income", say.say("panel-income"), shown.income),
            ("locomotive", say.say("panel-locomotive"), shown.locomotive),
            ("links", say.say("panel-links"), shown.links),
        ]
        for shown in view.seats
    ]
