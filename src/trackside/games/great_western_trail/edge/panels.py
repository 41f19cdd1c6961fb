"""Panels: a view as tables and drawings, for the terminal and the general table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trackside.core.game import Game
from trackside.games.great_western_trail.edge.drawing import draw_railroad, draw_trail
from trackside.games.great_western_trail.edge.view import GreatWesternTrailView, SeatView
from trackside.locales import Words
from trackside.panels.panel import Panel

NONE = "–"


def panels(game: Game[Any], view: GreatWesternTrailView, say: Words) -> list[Panel]:
    found = [
        board(view, say),
        railroad(view, say),
        cities(game.setting.data, view, say),
        jobs(view, say),
        foresight(view, say),
    ]
    found += [
        open_cards("panel-market", view.market, view.market_stack, say),
        open_cards("panel-display", view.display, view.objective_stack, say),
    ]
    if view.viewer is not None:
        found.append(hand(view, view.viewer, say))
    for seat in ordered(view):
        found.append(player_board(view, seat, say))
    return found


def ordered(view: GreatWesternTrailView) -> list[int]:
    """The viewer first."""
    seats = list(range(len(view.seats)))
    return seats if view.viewer is None else [view.viewer, *(seat for seat in seats if seat != view.viewer)]


def columns(say: Words, *names: str) -> list[str]:
    return [say.say(f"panel-{name}") for name in names]


def who(say: Words, seats: Iterable[int]) -> str:
    return say.listed(say.who(seat) for seat in seats) or NONE


def board(view: GreatWesternTrailView, say: Words) -> Panel:
    rows = [
        [
            say.name(space.space),
            NONE if space.tile is None else say.name(space.tile),
            NONE if space.owner is None else say.who(space.owner),
            str(space.fee) if space.fee else NONE,
            who(say, space.cattlemen),
        ]
        for space in view.trail
        if space.tile is not None or space.cattlemen
    ]
    return Panel(
        title=say.say("panel-board"),
        columns=columns(say, "space", "tile", "owner", "fee", "cattlemen"),
        rows=rows,
        picture=draw_trail(view.trail),
        legend=say.say("panel-board-legend"),
    )


def railroad(view: GreatWesternTrailView, say: Words) -> Panel:
    rows = []
    for station in view.stations:
        master = station.master or station.worker
        rows.append(
            [
                say.name(station.station),
                station.place,
                str(station.cost),
                str(station.points),
                NONE if master is None else say.name(master),
                who(say, station.discs),
            ]
        )
    engines = [seat.engine for seat in view.seats]
    places = say.listed(f"{say.who(seat)} {place}" for seat, place in enumerate(engines))
    return Panel(
        title=say.say("panel-railroad"),
        columns=columns(say, "station", "place", "cost", "points", "master", "discs"),
        rows=rows,
        picture=draw_railroad([station.place for station in view.stations if "." in station.place], engines),
        note=f"{say.say('panel-engines')}: {places}",
    )


def cities(data: dict[str, Any], view: GreatWesternTrailView, say: Words) -> Panel:
    rows = []
    for name, city in data["cities"].items():
        discs = [seat for seat, shown in enumerate(view.seats) for _ in range(shown.cities.get(name, 0))]
        rows.append([say.name(name), str(city["value"]), who(say, discs)])
    return Panel(title=say.say("panel-cities"), columns=columns(say, "city", "value", "discs"), rows=rows)


def jobs(view: GreatWesternTrailView, say: Words) -> Panel:
    rows = [
        [str(row.row), str(row.cost), say.names(row.workers) if row.workers else NONE]
        for row in view.jobs
        if row.workers or row.row == view.token
    ]
    note = say.say("panel-token-gone") if view.token is None else say.say("panel-token", row=view.token)
    return Panel(title=say.say("panel-jobs"), columns=columns(say, "row", "cost", "workers"), rows=rows, note=note)


def foresight(view: GreatWesternTrailView, say: Words) -> Panel:
    rows = [
        [number, say.listed(NONE if tile is None else say.name(tile) for tile in tiles), str(view.stacks[number])]
        for number, tiles in view.foresight.items()
    ]
    return Panel(title=say.say("panel-foresight"), columns=columns(say, "number", "tiles", "stack"), rows=rows)


def open_cards(title: str, cards: dict[str, int], stack: int, say: Words) -> Panel:
    """Cards that lie open, and how many are left in their stack."""
    return Panel(
        title=say.say(title),
        columns=columns(say, "card", "count"),
        rows=[[say.name(card), str(n)] for card, n in cards.items()],
        note=say.say("panel-market-note", cards=stack),
    )


def hand(view: GreatWesternTrailView, viewer: int, say: Words) -> Panel:
    own = view.seats[viewer]
    return Panel(
        title=say.say("panel-hand", who=say.who(viewer)),
        columns=columns(say, "card", "count"),
        rows=[[say.name(card), str(n)] for card, n in (own.hand or {}).items()],
        note=say.say("panel-hand-note", draw=own.draw or {}, discard=own.discard),
        seat=viewer,
    )


def player_board(view: GreatWesternTrailView, seat: int, say: Words) -> Panel:
    shown = view.seats[seat]
    rows = [[say.say(f"panel-{name}"), text] for name, text in state(shown, say).items()]
    mark = " ◂" if seat == view.seat else ""
    return Panel(
        title=say.say("panel-player", who=say.who(seat)) + mark,
        columns=columns(say, "what", "has"),
        rows=rows,
        seat=seat,
    )


def state(shown: SeatView, say: Words) -> dict[str, str]:
    """What everybody knows of a player."""
    herd = say.names(shown.herd) + (f" + {shown.unseen}" if shown.unseen else "")
    return {
        "dollars": str(shown.dollars),
        "certificates": f"{shown.certificates} ({shown.certificate_limit}, {shown.permanent_certificates})",
        "limits": f"{shown.step_limit}, {shown.hand_limit}",
        "cattleman": NONE if shown.cattleman is None else say.name(shown.cattleman),
        "engine": shown.engine,
        "workers": say.names(shown.workers),
        "hand-size": str(shown.hand_size),
        "herd": herd,
        "discard": say.names(shown.discard),
        "gathered": say.names({**shown.teepees, **shown.hazards}),
        "masters": say.names(shown.masters),
        "area": say.names(shown.area),
        "buildings": say.names(shown.buildings),
        "covered": say.names(shown.discs),
    }


def figures(view: GreatWesternTrailView, say: Words) -> list[list[tuple[str, str, int]]]:
    """The public numbers of each seat, for the strip beside a board: key, label, value."""
    return [
        [
            ("dollars", say.say("panel-dollars"), shown.dollars),
            *([] if shown.total is None else [("points", say.say("panel-total"), shown.total)]),
            ("steps", say.say("panel-steps"), shown.step_limit),
            ("cards", say.say("panel-hand-size"), shown.hand_size),
        ]
        for shown in view.seats
    ]
