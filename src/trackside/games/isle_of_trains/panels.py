"""A view as tables and drawings: the islands, the table, the solo goal, and each seat's train."""

from __future__ import annotations

from trackside.core.panel import Panel
from trackside.games.isle_of_trains.view import CarView, Contract, IslandView, IsleView, LoadView, SeatView
from trackside.locales import Words

WIDTH = 78


def panels(view: IsleView, say: Words) -> list[Panel]:
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
        return Panel(title=say.name("challenge"), note=note)
    rows = [
        [say.say("panel-goal"), say.say(f"goal-{solo.scenario}")],
        [say.say("panel-reached"), say.say("panel-of", {"count": solo.reached, "most": solo.wanted})],
    ]
    if solo.left:
        rows.append([say.say("panel-left"), say.names(solo.left)])
    note = "" if solo.won is None else say.say("panel-won" if solo.won else "panel-lost")
    return Panel(title=say.name(solo.scenario), rows=rows, note=note)


def islands_panel(view: IsleView, say: Words) -> Panel:
    columns = ["island", "starting", "additional", "passenger", "tile", "owner"]
    return Panel(
        title=say.say("panel-islands"),
        columns=[say.say(f"panel-{column}") for column in columns],
        rows=[island_row(island, say) for island in view.islands],
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
        say.name(island.passenger) if island.passenger is not None else "–",
        "; ".join(spaces) or "–",
        owner,
    ]


def contract_text(contract: Contract, say: Words) -> str:
    return f"{say.names(contract.cargo)} → {contract.vp}"


def reward_text(reward: str, say: Words) -> str:
    """A space of a ticket tile, from its steps."""
    out: list[str] = []
    for step in reward.split(", "):
        operation, *rest = step.split(" ")
        if operation == "bonus_action":
            out.append(say.say("panel-bonus", {"actions": rest}))
        else:
            out.append(say.say(f"panel-step-{operation}", {"count": int(rest[0])}))
    return ", ".join(out)


def market_panel(view: IsleView, say: Words) -> Panel:
    """The row, the deck, the discard pile, the bag and the progress track."""
    rows = [
        [say.say("panel-row"), ", ".join(f"{n + 1} {card_text(view, card, say)}" for n, card in enumerate(view.row))],
        [say.say("panel-deck"), str(view.deck)],
        [say.say("panel-discard"), pile_text(view.discard, say)],
        [say.say("panel-bag"), say.names(view.bag)],
    ]
    if view.deck_top:
        rows.insert(2, [say.say("panel-deck-top"), ", ".join(say.name(card) for card in view.deck_top)])
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


def seat_panel(view: IsleView, seat: int, say: Words) -> Panel:
    its = view.seats[seat]
    rows = [
        [say.say("panel-train"), "; ".join(car_text(car, say) for car in its.train)],
        [say.say("panel-weight"), say.say("panel-of", {"count": its.weight, "most": its.power})],
        [say.say("panel-hand"), hand_text(view, its, say)],
        [say.say("panel-supply"), say.names(its.supply)],
        [say.say("panel-buildings"), say.names(its.buildings)],
        [say.say("panel-contracts"), say.names([*its.open_islands, *its.completed])],
        [say.say("panel-markers"), str(its.vp_markers)],
        [say.say("panel-points"), str(its.total)],
    ]
    if its.progress_locomotive:
        rows.append([say.say("panel-progress"), say.name("progress_locomotive")])
    return Panel(title=say.who(seat), rows=rows, picture=train_picture(its.train, say), seat=seat)


def hand_text(view: IsleView, its: SeatView, say: Words) -> str:
    if its.hand:
        return ", ".join(card_text(view, card, say, count) for card, count in its.hand.items())
    if its.hand is not None:
        return say.say("nothing")
    if not its.known:
        return say.say("panel-cards", {"count": its.hand_size})
    return say.say("panel-cards-known", {"count": its.hand_size, "cards": its.known})


def car_text(car: CarView, say: Words) -> str:
    loads = ", ".join(load_text(load, say) for load in car.loads)
    free = car.capacity - len(car.loads)
    inside = loads + (", " if loads and free else "") + ("○" * free)
    return f"{car.place} {say.name(car.card)}" + (f" ({inside})" if inside else "")


def load_text(load: LoadView, say: Words) -> str:
    name = say.name(load.counts_as)
    if load.face_down:
        return say.say("panel-face-down", {"cargo": load.counts_as})
    return name


def train_picture(train: list[CarView], say: Words) -> list[str]:
    """The train from its locomotive to the right, one box per card: its place and name, and below its slots."""
    boxes = [
        (f"{car.place} {say.name(car.card)}", "".join("●" if n < len(car.loads) else "○" for n in range(car.capacity)))
        for car in train
    ]
    lines: list[str] = []
    top, bottom = "", ""
    for name, slots in boxes:
        wide = max(len(name), len(slots))
        if top and len(top) + wide + 4 > WIDTH:
            lines += [top.rstrip("─"), bottom]
            top, bottom = "", ""
        top += f"[{name.ljust(wide)}]─"
        bottom += f" {slots.ljust(wide)}  "
    return [*lines, top.rstrip("─"), bottom.rstrip()]


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
