"""TTR-10.5: what must hold in every position."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.edge.box import load
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.about import ABOUT
from trackside.games.ticket_to_ride_amsterdam.edge.fields import fields
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, KINDS, OFFER
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import ChooseContracts, SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.draw import SecondCard, second_card_exists
from trackside.games.ticket_to_ride_amsterdam.rules.offers import one_of, other_of, returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.tally import of_kind
from trackside.games.ticket_to_ride_amsterdam.rules.turn import FirstTurn, Round, Turn


def faults(p: AmsterdamPosition) -> list[str]:
    """What does not add up, by the name of the component."""
    its = fields(p.box, len(p.players))
    lost = its.contracts.faults(p, p.players)  # every contract is in one place
    contracts = lost if lost else offers(p)
    cards = its.cards.faults(p, p.players)
    return [*cards, *hands(p), *row(p), *contracts, *stack(p), *routes(p), *bonus(p), *course(p)]


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
        if any(k in spot for spot in deck for k in kept):
            return [f"offers: seat {seat_of(made)} kept a contract that was offered again"]
        if back != EMPTY:
            if not deck or back not in deck[-1]:
                return [f"offers: {p.box.contract_names[back]} is not where it was returned to"]
            deck[-1].discard(back)
            if not deck[-1]:
                deck.pop()
        deck.insert(0, shown)
    return []


def stack(p: AmsterdamPosition) -> list[str]:
    """The open questions: the turn of the current seat, or the choices of set-up."""
    frames: list[Question[AmsterdamPosition]] = p.frames()[::-1]
    if not frames:
        return [f"{name}: contracts on offer after the end" for name in offered_names(p)]
    top, bottom = frames[0], frames[-1]
    if isinstance(bottom, FirstTurn):
        return set_up(p, frames[:-1])
    if not isinstance(bottom, Round) or len(frames) > 2:
        return ["stack: a turn and what waits for its end, or the choices of set-up, are expected"]
    if isinstance(top, Turn | SecondCard | ChooseContracts):
        if top.seat != p.current:
            return [f"stack: seat {top.seat} is asked in the turn of seat {p.current}"]
        if isinstance(top, SecondCard) and not second_card_exists(p):
            return ["stack: there is no second card to take"]
    elif len(frames) == 2:
        return [f"stack: {top.name} does not lie on a round"]
    return choices(p, top)


def offered_names(p: AmsterdamPosition) -> list[str]:
    every: i64 = 0
    for player in p.players:
        every |= player.offered
    return [name for k, name in enumerate(p.box.contract_names) if every >> k & 1]


def choices(p: AmsterdamPosition, top: Question[AmsterdamPosition]) -> list[str]:
    """TTR-6.2, 6.4: only a seat that chooses has contracts on offer: two, or the last one."""
    found = []
    for seat, player in enumerate(p.players):
        n = int(player.offered).bit_count()
        if isinstance(top, ChooseContracts) and top.seat == seat:
            if n != OFFER and not (n == 1 and len(p.contracts) == 0):
                found.append(f"seat {seat}: {n} contracts to choose from")
        elif n:
            found.append(f"seat {seat}: contracts on offer without a choice")
    return found


def set_up(p: AmsterdamPosition, choosing: list[Question[AmsterdamPosition]]) -> list[str]:
    """TTR-2.5, 2.6: the seats choose one after the other among two contracts each; nothing else has happened."""
    first = len(p.players) - len(choosing)
    if not choosing or first < 0:
        return ["stack: somebody chooses before the first turn"]
    for k, question in enumerate(choosing):
        if not isinstance(question, SetUpContracts) or question.seat != first + k:
            return ["stack: the choices of set-up follow each other in the order of the seats"]
    found = []
    for seat, player in enumerate(p.players):
        dealt, kept = int(player.contracts) | int(player.offered), int(player.contracts).bit_count()
        if dealt.bit_count() != OFFER or (kept == 0) != (seat >= first):
            found.append(f"seat {seat}: two contracts are dealt at set-up, and chosen in turn")
        if player.routes:
            found.append(f"seat {seat}: routes before the first turn")
    if len(p.offers) or p.current != 0 or p.passes or p.last_turns >= 0:
        found.append("offers, to_move, passes, final_turns: nothing has happened before the first turn")
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
    """The routes, cards and contracts in the notation of a move."""
    return set(move.text.split()[1:])
