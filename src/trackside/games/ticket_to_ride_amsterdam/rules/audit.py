"""TTR-10.5: what must hold in every position."""

from __future__ import annotations

from collections import Counter

from trackside.core.edge.box import load
from trackside.core.edge.situation import stack_of
from trackside.core.moves import Move
from trackside.games.ticket_to_ride_amsterdam.about import ABOUT
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, KINDS
from trackside.games.ticket_to_ride_amsterdam.rules.offers import one_of, other_of, returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.tally import of_kind


def faults(p: AmsterdamPosition) -> list[str]:
    """What does not add up, by the name of the component."""
    return [*cards(p), *hands(p), *row(p), *contracts(p), *choices(p), *routes(p), *bonus(p), *course(p)]


def cards(p: AmsterdamPosition) -> list[str]:
    found = []
    for kind, name in enumerate(p.box.card_names):
        n = list(p.deck).count(kind) + list(p.row).count(kind) + of_kind(p.discard, kind)
        n += sum(player.hand[kind] for player in p.players)
        if n != p.box.card_count[kind]:
            found.append(f"{name}: {n} cards instead of {p.box.card_count[kind]}")
    return found


def hands(p: AmsterdamPosition) -> list[str]:
    """What is known of a hand fits the hand."""
    found = []
    for seat, player in enumerate(p.players):
        for kind in range(KINDS):
            name = f"seat {seat}: {p.box.card_names[kind]}"
            unseen = player.hand[kind] - of_kind(player.seen, kind)
            newer = unseen - of_kind(player.old, kind) + of_kind(player.mixed, kind)
            if player.hand[kind] < 0:
                found.append(f"{name}: {player.hand[kind]} in hand")
            if unseen < 0:
                found.append(f"{name}: more seen than held")
            if newer < 0:
                found.append(f"{name}: more held from before the reshuffle than there are")
    return found


def row(p: AmsterdamPosition) -> list[str]:
    if EMPTY in list(p.row) and (p.left > 0 or p.discard != 0):
        return ["row: a slot is empty although there are cards to fill it"]
    if p.left == 0 and p.discard != 0:
        return ["deck: it is empty although there is a discard pile"]
    return []


def contracts(p: AmsterdamPosition) -> list[str]:
    """Every contract is in one place, and the offers lead to where they are now."""
    places = Counter([int(k) for k in p.contracts])
    for player in p.players:
        held = int(player.contracts), int(player.offered)
        places.update(k for k in range(p.box.contract_count) for bits in held if bits >> k & 1)
    found = [f"{name}: it is in {places[k]} places" for k, name in enumerate(p.box.contract_names) if places[k] != 1]
    return found or offers(p)


def offers(p: AmsterdamPosition) -> list[str]:
    """Taken back one by one, the offers put every returned contract where it was drawn from."""
    deck = [{int(k)} for k in p.contracts]
    for player in p.players:
        if player.offered:
            deck.insert(0, {k for k in range(p.box.contract_count) if player.offered >> k & 1})
    for made in reversed(list(p.offers)):
        shown = {int(k) for k in (one_of(made), other_of(made)) if k != EMPTY}
        back = int(returned_of(made))
        kept = shown - {back}
        holder = p.players[seat_of(made)].contracts if seat_of(made) < len(p.players) else 0
        if not kept or len(kept) + (back != EMPTY) != len(shown) or any(not holder >> k & 1 for k in kept):
            return [f"offers: seat {seat_of(made)} does not hold what it kept"]
        if back != EMPTY:
            if not deck or back not in deck[-1]:
                return [f"offers: {p.box.contract_names[back]} is not where it was returned to"]
            deck[-1].discard(back)
            if not deck[-1]:
                deck.pop()
        deck.insert(0, shown)
    return []


def choices(p: AmsterdamPosition) -> list[str]:
    """Only a seat that chooses has contracts on offer; at set-up, all have."""
    stack = [frame["ask"] for frame in stack_of(p)]
    if "set-up-contracts" in stack:
        return [
            f"seat {seat}: two contracts are dealt at set-up"
            for seat, player in enumerate(p.players)
            if (int(player.contracts) | int(player.offered)).bit_count() != 2
        ]
    found = []
    for seat, player in enumerate(p.players):
        choosing = bool(stack) and stack[-1] == "choose-contracts" and p.seat == seat
        if bool(player.offered) != choosing:
            found.append(f"seat {seat}: contracts on offer without a choice, or a choice without contracts")
    return found


def routes(p: AmsterdamPosition) -> list[str]:
    """TTR-5.8 to 5.10: one owner, no double lanes where they are forbidden; carts and points follow from the routes."""
    box = p.box
    found = []
    for route, name in enumerate(box.route_names):
        owners = [seat for seat, player in enumerate(p.players) if player.routes >> route & 1]
        twin = box.twin[route]
        twins = [seat for seat, player in enumerate(p.players) if twin != EMPTY and player.routes >> twin & 1]
        if len(owners) > 1:
            found.append(f"{name}: it has {len(owners)} owners")
        if owners and twins and (owners == twins or len(p.players) <= box.lanes_closed_up_to):
            found.append(f"{name}: its other lane is claimed")
        for seat, player in enumerate(p.players):
            closed = bool(owners) or seat in twins or (bool(twins) and len(p.players) <= box.lanes_closed_up_to)
            if bool(player.closed >> route & 1) != closed:
                found.append(f"{name}: closed to seat {seat}, or open, against the rules")
    for seat, player in enumerate(p.players):
        own = [route for route in range(box.route_count) if player.routes >> route & 1]
        if player.carts < 0 or player.carts + sum(box.length[route] for route in own) != box.carts:
            found.append(f"seat {seat}: {player.carts} carts left")
        if player.points != sum(box.points[route] for route in own):
            found.append(f"seat {seat}: {player.points} points for routes")
    return found


def bonus(p: AmsterdamPosition) -> list[str]:
    """TTR-5.11: one card for each route with cart symbols, while the stock lasts."""
    earned = [sum(p.box.bonus[r] for r in range(p.box.route_count) if player.routes >> r & 1) for player in p.players]
    held = [int(player.bonus) for player in p.players]
    fits = all(0 <= cards <= routes for cards, routes in zip(held, earned, strict=True))
    if not fits or sum(held) != min(sum(earned), p.box.bonus_cards):
        return [f"bonus cards: {held} held for {earned} routes"]
    return []


def course(p: AmsterdamPosition) -> list[str]:
    """TTR-3.4, 7.1, 7.2."""
    n = len(p.players)
    found = []
    if not 0 <= p.passes <= n or (p.passes == n and not p.over):
        found.append(f"passes: {p.passes}")
    if not -1 <= p.last_turns <= n or (p.last_turns == 0 and not p.over):
        found.append(f"final turns: {p.last_turns}")
    if p.last_turns >= 0 and all(player.carts > p.box.end_trigger for player in p.players):
        found.append("final turns: nobody is short of carts")
    if p.over and p.last_turns != 0 and p.passes != n:
        found.append("over: neither the final round nor the passes are complete")
    return found


def wanted() -> set[str]:
    """What random games must use: every route claimed, every card taken face up, every contract kept."""
    data = load(ABOUT.folder / "data.yaml")
    things = [*data["routes"], *data["colours"], *data["contracts"]]
    return {"wild"} | {str(thing["id"]) for thing in things}


def seen(p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> set[str]:
    """The routes, cards and contracts that a move names, as they stand in its notation."""
    return set(move.text.split()[1:])
