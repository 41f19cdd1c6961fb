"""Panels: a view as tables and drawings: the islands, the table, the solo goal, and each seat's train.

On a terminal all panels should stay visible beside the question, so a panel has few lines: the islands are drawn in
letters, one line each, and empty things are not mentioned.
"""

from __future__ import annotations

from typing import Any
from unicodedata import category

from trackside.core.game import Game
from trackside.games.isle_of_trains.edge.view import (
    CarView,
    Contract,
    IslandView,
    IsleView,
    LoadView,
    SeatView,
    SoloView,
    StepView,
)
from trackside.locales import Words
from trackside.panels.panel import Panel

NARROW = 76  # columns inside a frame of a terminal of 80
SIGNS = {"take_cards": "{}", "discard_cards": "−{}", "gain_vp": "{}★", "take_from_discard": "{}↑"}


def panels(game: Game[Any], view: IsleView, say: Words) -> list[Panel]:
    own = [view.viewer] if view.viewer is not None else []
    others = [seat for seat in range(len(view.seats)) if seat not in own]
    goal = [solo_panel(view, say)] if view.solo is not None else []
    return [
        *goal,
        islands_panel(view, say),
        market_panel(view, say),
        *(seat_panel(view, seat, say) for seat in [*own, *others]),
    ]


def solo_panel(view: IsleView, say: Words) -> Panel:
    """The scenario with its goal and what is left of it, or the challenge with its rating."""
    solo = view.solo
    assert solo is not None
    if solo.scenario is None:
        total = view.seats[0].total
        note = say.say("panel-challenge", {"rating": solo.rating, "points": total})
        return Panel(title=say.name("challenge"), rows=time_left(view, solo, say), note=note)
    so_far = say.say("panel-of", {"count": solo.reached, "most": solo.wanted})
    if solo.left:
        so_far = say.say("panel-left", {"count": so_far, "things": say.names(solo.left)})
    rows = [[say.say("panel-goal"), say.say(f"goal-{solo.scenario}")], [say.say("panel-reached"), so_far]]
    rows += time_left(view, solo, say)
    note = "" if solo.won is None else say.say("panel-won" if solo.won else "panel-lost")
    return Panel(title=say.name(solo.scenario), rows=rows, note=note)


def time_left(view: IsleView, solo: SoloView, say: Words) -> list[list[str]]:
    """IOT-15.6, IOT-16.1, IOT-16.4: how the game ends if nothing else ends it, and what the next night takes."""
    if view.over:
        return []
    ends = "panel-deck-challenge" if solo.scenario is None else "panel-deck-scenario"
    night = {"row": sum(card is None for card in view.row) + 1, "limit": solo.hand_limit}
    return [
        [say.say("panel-time"), say.say(ends, {"count": view.deck})],
        [say.say("panel-night"), say.say("panel-night-takes", night)],
    ]


def islands_panel(view: IsleView, say: Words) -> Panel:
    columns = ["island", "starting", "additional", "passenger", "tile", "owner"]
    return Panel(
        title=say.say("panel-islands"),
        columns=[say.say(f"panel-{column}") for column in columns],
        rows=[island_row(island, say) for island in view.islands],
        picture=islands_picture(view, say),
        legend=say.say("panel-islands-legend"),
    )


def island_row(island: IslandView, say: Words) -> list[str]:
    owner = say.say("panel-on-map") if island.owner is None else say.who(island.owner)
    spaces = [
        ("● " if n < island.seated else "○ ") + reward_text(reward, say) for n, reward in enumerate(island.rewards)
    ]
    return [
        say.name(island.id),
        contract_text(island.starting, say),
        " / ".join(contract_text(contract, say) for contract in island.additional),
        say.say(f"colour-{island.passenger}") if island.passenger is not None else "–",
        say.listed(spaces, "semicolon") or "–",
        owner,
    ]


def contract_text(contract: Contract, say: Words) -> str:
    return f"{say.names(contract.cargo)} → {contract.vp}"


def reward_text(reward: list[StepView], say: Words) -> str:
    """A space of a ticket tile, from its steps."""
    out: list[str] = []
    for step in reward:
        if step.op == "bonus_action":
            out.append(say.say("panel-bonus", {"actions": step.choices}))
        else:
            out.append(say.say(f"panel-step-{step.op}", {"count": step.n}))
    return say.listed(out)


def islands_picture(view: IsleView, say: Words) -> list[str]:
    """A line for each island: its contracts, a letter for each load, and its ticket tile, a ring for each space."""
    done = {contract for seat in view.seats for contract in seat.completed}
    lines = [island_line(island, done, say) for island in view.islands]
    widths = [max(columns_of(cell) for cell in cells) for cells in zip(*lines, strict=True)]
    gap = "  " if sum(widths) + 2 * (len(widths) - 1) <= NARROW else " "
    return [gap.join(padded(cell, wide) for cell, wide in zip(line, widths, strict=True)).rstrip() for line in lines]


def island_line(island: IslandView, done: set[str], say: Words) -> list[str]:
    """The cells of its line; a contract that is done has a tick, one that is lost is left out."""
    completed = any(contract.id in done for contract in island.additional)
    contracts = ["" if completed else contract_sign(island.starting, not island.on_map, say)]
    for contract in island.additional:
        lost = completed and contract.id not in done
        contracts.append("" if lost else contract_sign(contract, completed, say))
    contracts += [""] * (3 - len(contracts))
    spaces = [("●" if n < island.seated else "○") + reward_sign(reward, say) for n, reward in enumerate(island.rewards)]
    colour = say.say(f"colour-{island.passenger}") if island.passenger is not None else ""
    owner = "" if island.owner is None else str(island.owner + 1)
    return [say.name(island.id), *contracts, colour, " ".join(spaces), owner]


def contract_sign(contract: Contract, done: bool, say: Words) -> str:
    if done:
        return f"✓{contract.vp}"
    return "".join(say.say(f"sign-{cargo}") * n for cargo, n in contract.cargo.items()) + f"→{contract.vp}"


def reward_sign(reward: list[StepView], say: Words) -> str:
    """A space of a ticket tile: cards, points with a star, the letter of a bonus action."""
    out: list[str] = []
    for step in reward:
        if step.op == "bonus_action":
            out.append("".join(say.say(f"sign-{action}") for action in step.choices))
        else:
            out.append(SIGNS[step.op].format(step.n))
    return "+".join(out)


def columns_of(text: str) -> int:
    """How many columns of a terminal the text takes: joiners and accents take none."""
    return sum(category(letter) not in ("Mn", "Cf") for letter in text)


def padded(text: str, wide: int) -> str:
    return text + " " * (wide - columns_of(text))


def market_panel(view: IsleView, say: Words) -> Panel:
    """The row, the deck, the discard pile, the bag and the progress track."""
    deck = say.say("panel-cards", {"count": view.deck})
    if view.deck_top:
        deck = say.say("panel-on-top", {"count": view.deck, "cards": say.listed(say.name(it) for it in view.deck_top)})
    rows = [
        [say.say("panel-row"), say.listed(f"{n + 1} {card_text(view, card, say)}" for n, card in enumerate(view.row))],
        [say.say("panel-deck"), f"{deck}; {say.say('panel-discard')}: {pile_text(view.discard, say)}"],
        [say.say("panel-bag"), crowd(view.bag, say)],
    ]
    if view.set_aside:
        rows.append([say.say("panel-set-aside"), say.names(view.set_aside)])
    if view.target is not None:
        rows.append([say.say("panel-progress"), say.say("panel-of", {"count": view.progress, "most": view.target})])
    note = "" if view.last_turns is None else say.say("panel-last-turns", {"count": view.last_turns})
    return Panel(title=say.say("panel-market"), rows=rows, note=note)


def card_text(view: IsleView, card: str | None, say: Words, count: int = 1) -> str:
    """A card that one may take or load, with the cargo it would be."""
    if card is None:
        return say.name("gap")
    times = f"{count} × " if count > 1 else ""
    return f"{times}{say.name(card)} ({say.name(view.cargo[card])})"


def pile_text(pile: list[str], say: Words) -> str:
    if not pile:
        return say.say("nothing")
    return say.say("panel-pile", {"count": len(pile), "card": pile[0]})


def crowd(passengers: dict[str, int], say: Words) -> str:
    """Passengers by their colours alone."""
    heard = [
        f"{n} × {say.say(f'colour-{colour}')}" if n > 1 else say.say(f"colour-{colour}")
        for colour, n in passengers.items()
    ]
    return say.listed(heard) or say.say("nothing")


def seat_panel(view: IsleView, seat: int, say: Words) -> Panel:
    its = view.seats[seat]
    facts = {"points": its.total, "markers": its.vp_markers, "weight": its.weight, "power": its.power}
    title = f"{say.who(seat)}: {say.say('panel-figures', facts)}, {say.say('panel-cards', {'count': its.hand_size})}"
    rows = [[say.say("panel-train"), say.listed((car_text(car, say) for car in its.train), "semicolon")]]
    if its.hand or its.known:
        rows.append([say.say("panel-hand"), hand_text(view, its, say)])
    if its.supply:
        rows.append([say.say("panel-supply"), crowd(its.supply, say)])
    if its.buildings:
        rows.append([say.say("panel-buildings"), say.names(its.buildings)])
    if its.open_islands or its.completed:
        rows.append([say.say("panel-contracts"), say.names([*its.open_islands, *its.completed])])
    if its.progress_locomotive:
        rows.append([say.say("panel-progress"), say.name("progress_locomotive")])
    return Panel(title=title, rows=rows, seat=seat)


def hand_text(view: IsleView, its: SeatView, say: Words) -> str:
    """One's own hand, or what everybody saw another take."""
    if its.hand:
        return say.listed(card_text(view, card, say, count) for card, count in its.hand.items())
    return say.say("panel-seen", {"cards": its.known})


def car_text(car: CarView, say: Words) -> str:
    loads = say.listed(load_text(load, say) for load in car.loads)
    free = car.capacity - len(car.loads)
    inside = loads + (", " if loads and free else "") + ("○" * free)
    return f"{car.place} {say.name(car.card)}" + (f" ({inside})" if inside else "")


def load_text(load: LoadView, say: Words) -> str:
    name = say.name(load.counts_as)
    if load.face_down:
        return say.say("panel-face-down", {"cargo": load.counts_as})
    return name


def figures(view: IsleView, say: Words) -> list[list[tuple[str, str, int]]]:
    """The public numbers of each seat, for the strip beside a board: key, label, value."""
    return [
        [
            ("points", say.say("panel-points"), shown.total),
            ("cards", say.say("panel-hand"), shown.hand_size),
            ("cars", say.say("panel-train"), len(shown.train)),
            ("contracts", say.say("panel-contracts"), len(shown.completed)),
            ("buildings", say.say("panel-buildings"), len(shown.buildings)),
        ]
        for shown in view.seats
    ]
