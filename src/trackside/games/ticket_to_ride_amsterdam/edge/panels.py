"""Panels: a view as tables and a map in text, for the terminal and the general table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.core.game import Game
from trackside.games.ticket_to_ride_amsterdam.edge.drawing import draw_map
from trackside.games.ticket_to_ride_amsterdam.edge.view import AmsterdamView, ContractView
from trackside.locales import Words, words
from trackside.panels.panel import Panel

NONE = "–"


def panels(game: Game[Any], view: AmsterdamView, say: Words) -> list[Panel]:
    found = [board(game.setting.data, view, say), market(view, say)]
    if view.offered is not None:
        found.append(contracts("panel-offered", view.offered, view.viewer, say))
    if view.viewer is not None:
        found += own_area(view, view.viewer, say)
    found.append(seats(view, say))
    if view.over:
        for seat, shown in enumerate(view.seats):
            if seat != view.viewer and shown.contracts is not None:
                found.append(contracts("panel-contracts-of", shown.contracts, seat, say))
    return found


class Printed:
    """The contents of a box, told apart by which box it is."""

    __slots__ = ("data",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Printed) and other.data is self.data

    def __hash__(self) -> int:
        return id(self.data)


def board(data: dict[str, Any], view: AmsterdamView, say: Words) -> Panel:
    """The board changes only when a route is claimed, and is the same for everybody: it is drawn once."""
    owners = tuple((route, seat) for seat, shown in enumerate(view.seats) for route in shown.routes)
    return _board(Printed(data), owners, say.language, say.game, tuple(say.seats))


@lru_cache(maxsize=1024)
def _board(
    printed: Printed, owned: tuple[tuple[str, int], ...], language: str, game: str | None, seats: tuple[str, ...]
) -> Panel:
    """All routes, by the pair of places they join; the two lanes of a double route share a line."""
    data, owners = printed.data, dict(owned)
    say = words(language, game).seated(seats)
    pairs: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for route in data["routes"]:
        pairs.setdefault((route["ends"][0], route["ends"][1]), []).append(route)
    rows = []
    for (start, end), lanes in pairs.items():
        rows.append(
            [
                f"{say.name(start)} – {say.name(end)}",
                str(lanes[0]["length"]) + ("*" if lanes[0]["bonus"] else ""),
                " / ".join(say.name(lane["colour"]) for lane in lanes),
                " / ".join(say.who(owners[lane["id"]]) if lane["id"] in owners else NONE for lane in lanes),
            ]
        )
    return Panel(
        title=say.say("panel-board"),
        columns=[say.say(f"panel-{word}") for word in ("between", "spaces", "colour", "owner")],
        rows=rows,
        picture=draw_map(data, owners),
        legend=say.say("panel-board-legend"),
        note=say.say("panel-board-note"),
    )


def market(view: AmsterdamView, say: Words) -> Panel:
    return Panel(
        title=say.say("panel-row"),
        columns=[say.say("panel-place"), say.say("panel-card")],
        rows=[[str(k + 1), NONE if card is None else say.name(card)] for k, card in enumerate(view.row)],
        note=say.say(
            "panel-piles",
            deck=view.deck,
            discard=sum(view.discard.values()),
            discarded=view.discard,
            contracts=view.contract_deck,
            bonus=view.bonus_stock,
        ),
    )


def own_area(view: AmsterdamView, viewer: int, say: Words) -> list[Panel]:
    own = view.seats[viewer]
    hand = own.hand or {}
    found = [
        Panel(
            title=say.say("panel-hand", count=own.hand_size),
            columns=[say.say("panel-card"), say.say("panel-count")],
            rows=[[say.name(card), str(n)] for card, n in hand.items()],
            seat=viewer,
        )
    ]
    if own.contracts is not None:
        note = ""
        if view.returned:
            ends = [f"{back.place}: {say.name(back.ends[0])} – {say.name(back.ends[1])}" for back in view.returned]
            note = say.say("panel-returned", places=say.listed(ends, "semicolon"))
        found.append(contracts("panel-contracts", own.contracts, viewer, say, note))
    return found


def contracts(title: str, shown: list[ContractView], seat: int | None, say: Words, note: str = "") -> Panel:
    who = "" if seat is None else say.who(seat)
    return Panel(
        title=say.say(title, who=who),
        columns=[say.say(f"panel-{word}") for word in ("between", "value", "done")],
        rows=[
            [
                f"{say.name(contract.ends[0])} – {say.name(contract.ends[1])}",
                str(contract.value),
                say.say("panel-yes") if contract.complete else say.say("panel-no"),
            ]
            for contract in shown
        ],
        note=note,
        seat=seat,
    )


def seats(view: AmsterdamView, say: Words) -> Panel:
    """What everybody knows of everybody."""
    columns = ("seat", "points", "carts", "cards", "seen", "contract-count", "bonus")
    rows = [
        [
            f"{seat + 1} {say.who(seat)}" + (" ◂" if seat == view.seat else ""),
            str(shown.points),
            str(shown.carts),
            str(shown.hand_size),
            say.names(shown.seen) if shown.seen else NONE,
            str(shown.contract_count),
            str(shown.bonus_cards),
        ]
        for seat, shown in enumerate(view.seats)
    ]
    note = "" if view.final_turns is None or view.over else say.say("panel-final-round", turns=view.final_turns)
    return Panel(
        title=say.say("panel-seats"), columns=[say.say(f"panel-{word}") for word in columns], rows=rows, note=note
    )


def figures(view: AmsterdamView, say: Words) -> list[list[tuple[str, str, int]]]:
    """The public numbers of each seat, for the strip beside a board: key, label, value."""
    return [
        [
            ("points", say.say("panel-points"), shown.points),
            ("carts", say.say("panel-carts"), shown.carts),
            ("cards", say.say("panel-cards"), shown.hand_size),
            ("contracts", say.say("panel-contract-count"), shown.contract_count),
            ("bonus", say.say("panel-bonus"), shown.bonus_cards),
        ]
        for shown in view.seats
    ]
