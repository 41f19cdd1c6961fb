"""What must hold in every position: components are conserved and everything lies where it may."""

from __future__ import annotations

from collections.abc import Iterator

from trackside.core.edge.box import load
from trackside.core.moves import Move
from trackside.games.great_western_trail.rules.audit_stack import stack
from trackside.games.great_western_trail.rules.box import (
    BUILDING_SPACE,
    BUILDINGS,
    CRAFTSMAN,
    EMPTY,
    FIRST_HAZARD,
    GREEN,
    HAZARD_SPACE,
    LOOSE,
    MASTERS,
    NEUTRAL,
    NEUTRAL_SPACE,
    NEUTRALS,
    ROWS,
    SUBPHASES,
    TEEPEE_SPACE,
    WORKER_SPACES,
    Box,
)
from trackside.games.great_western_trail.rules.build import Build
from trackside.games.great_western_trail.rules.catalogue import Catalogue
from trackside.games.great_western_trail.rules.discs import ClearDisc
from trackside.games.great_western_trail.rules.herd import certificate_limit
from trackside.games.great_western_trail.rules.objectives import PlayObjective
from trackside.games.great_western_trail.rules.position import (
    DRAW_STACK,
    MARKET_STACK,
    NOWHERE,
    OBJECTIVE_STACK,
    Player,
    WesternPosition,
    count_in,
    sum_of,
)
from trackside.games.great_western_trail.rules.railroad import FROM_THE_END, BackUp
from trackside.games.great_western_trail.rules.verbs import VERBS


def faults(p: WesternPosition) -> list[str]:
    """What does not add up, by the name of the component."""
    parts = (cards, tiles, stacks, spaces, buildings, masters, discs, railroad, market, boards)
    found = [fault for part in parts for fault in part(p)]
    return found if found else list(stack(p))


# What random games must have used: see tests/test_random_runner.py.


def wanted() -> set[str]:
    """Every side of the private buildings built, every objective card played, every disc taken."""
    from trackside.games.great_western_trail.about import ABOUT

    box = Box(load(ABOUT.folder / "data.yaml"), 2, ABOUT.read_options(2, {}), VERBS, Catalogue)
    return {*box.building_names[: 2 * BUILDINGS], *box.objectives[: box.deck_objectives], *box.discs}


def seen(p: WesternPosition, move: Move[WesternPosition]) -> set[str]:
    """What a move used."""
    if isinstance(move, Build):
        return {p.box.building_names[p.private_kind(move.number)]}
    return {move.name} if isinstance(move, PlayObjective | ClearDisc) else set()


def cards(p: WesternPosition) -> Iterator[str]:
    """GWT-1.1, 1.2: cattle and objective cards."""
    box = p.box
    for kind, name in enumerate(box.cards):
        n = int(p.removed[kind]) + sum(int(x.hand[kind] + x.draw[kind] + x.discard[kind]) for x in p.players)
        if kind < box.cattle:
            n += int(p.market[kind] + p.market_stack[kind])
            whole = int(box.market_count[kind] + box.start_count[kind] * len(p.players))
        else:
            card = int(kind - box.cattle)
            n += int(p.display[card] + p.objective_stack[card])
            n += sum(list(player.area).count(card) for player in p.players)
            whole = int(box.objective_count[card])
        if n != whole:
            yield f"{name}: {n} cards instead of {whole}"
    for pile in (p.market, p.market_stack, p.display, p.objective_stack, p.removed):
        if min(pile) < 0:
            yield "cards: fewer than none in a pile"
    for seat, player in enumerate(p.players):
        if min(*player.hand, *player.draw, *player.discard) < 0:
            yield f"seat {seat}: fewer than no cards"
        for kind in range(int(box.cattle)):
            own = int(player.hand[kind] + player.draw[kind] + player.discard[kind])
            if own > box.start_count[kind] and not box.market_count[kind]:
                yield f"seat {seat}: {own} {box.cards[kind]} cards"
        yield from known_cards(p, seat, player)
        starting = [card for card in player.area if card >= box.deck_objectives]
        if len(starting) != 1:
            yield f"seat {seat}: {len(starting)} starting objective cards"
    starts = [card for player in p.players for card in player.area if card >= box.deck_objectives]
    for card in starts:
        if starts.count(card) > 1:
            yield f"{box.objectives[card]}: more than one"
    if sum_of(p.display) > box.display_size:
        yield f"display: {sum_of(p.display)} cards for {box.display_size} places"


def known_cards(p: WesternPosition, seat: int, player: Player) -> Iterator[str]:
    """Facts 4 and 5 of resample.py: what others know of a hand is there; a card taken unseen may be another copy."""
    box = p.box
    if len(player.secret) + len(player.shown) > player.hand_size():
        yield f"seat {seat}: more cards known of than in hand"
    for kind in [*player.secret, *player.shown]:
        unseen, shown = list(player.secret).count(kind), list(player.shown).count(kind)
        if kind < box.cattle:
            yield f"{box.cards[kind]}: no objective card"
        elif shown > player.hand[kind] or unseen + shown > player.hand[kind] + player.draw[kind]:
            yield f"{box.cards[kind]}: known to be in the hand of seat {seat}, but it is not"


def tiles(p: WesternPosition) -> Iterator[str]:
    """GWT-1.2, 1.3: 54 workers, 18 hazards, 22 teepees."""
    box = p.box
    kinds = int(box.tile_kinds)
    found = [int(n) for n in p.lost]
    for at, n in enumerate(p.stacks):
        found[at % kinds] += int(n)
    lying = [*p.bottom]
    lying += [kind for kind in p.foresight if kind != EMPTY]
    lying += [tile - LOOSE for tile in p.tiles if tile >= LOOSE]
    lying += [tile - MASTERS for tile in p.masters if tile >= MASTERS]
    for kind in lying:
        found[int(kind)] += 1
    for at, n in enumerate(p.jobs):
        found[at % 3] += int(n)
    for player in p.players:
        for kind in range(3):
            found[kind] += int(player.worker(kind)) - 1
        for colour in range(2):
            found[int(GREEN) + colour] += int(count_in(player.teepees, colour))
        for hazard in range(len(box.hazard_vp)):
            found[int(FIRST_HAZARD) + hazard] += int(count_in(player.hazards, hazard))
    for kind, name in enumerate(box.tiles):
        whole = sum(int(stack[kind]) for stack in box.stack_count)
        if found[kind] != whole:
            yield f"{name}: {found[kind]} tiles instead of {whole}"


def stacks(p: WesternPosition) -> Iterator[str]:
    """GWT-2.4: tiles of a foresight space and under stack 1 come from their own stack; what lies on top is in it."""
    box = p.box
    kinds = int(box.tile_kinds)
    for number in range(SUBPHASES):
        out = [int(kind) for kind in list(p.foresight)[2 * number : 2 * number + 2] if kind != EMPTY]
        out += [int(kind) for kind in p.bottom] if number == 0 else []
        for kind in range(kinds):
            n = int(p.stacks[kinds * number + kind]) + out.count(kind)
            if not 0 <= n <= box.stack_count[number][kind]:
                yield f"{box.tiles[kind]}: {n} with stack {number + 1}, which has {box.stack_count[number][kind]}"
    if min(p.stacks) < 0:
        yield "stacks: fewer tiles than none"
    for number, top in enumerate(p.tops):
        counts = contents(p, number)
        for kind in top:
            counts[kind] -= 1
            if counts[kind] < 0:
                names = box.objectives if number == OBJECTIVE_STACK else box.cards if number > 2 else box.tiles
                yield f"top: {names[kind]} is not in the stack"


def contents(p: WesternPosition, number: int) -> list[int]:
    """What a face-down stack holds, by its number; see position.py."""
    if number == MARKET_STACK:
        return [int(n) for n in p.market_stack]
    if number == OBJECTIVE_STACK:
        return [int(n) for n in p.objective_stack]
    if number >= DRAW_STACK:
        return [int(n) for n in p.players[number - DRAW_STACK].draw]
    kinds = int(p.box.tile_kinds)
    return [int(n) for n in list(p.stacks)[kinds * number : kinds * number + kinds]]


def spaces(p: WesternPosition) -> Iterator[str]:
    """Every tile on a space of its kind; hazards in their own section."""
    box = p.box
    for node, name in enumerate(box.nodes):
        tile, kind = int(p.tiles[node]), int(box.space_kind[node])
        if tile == EMPTY:
            if kind == NEUTRAL_SPACE:
                yield f"{name}: no neutral building"
            continue
        fits = kind == BUILDING_SPACE
        if tile >= LOOSE + FIRST_HAZARD:
            section = box.hazard_nodes[box.hazard_section[tile - LOOSE - FIRST_HAZARD]]
            fits = kind == HAZARD_SPACE and node in list(section)
        elif tile >= LOOSE:
            fits = kind == TEEPEE_SPACE and tile >= LOOSE + GREEN
        elif tile >= NEUTRAL:
            fits = kind == NEUTRAL_SPACE
        if not fits:
            yield f"{name}: a tile that does not belong there"
    neutral = [int(tile) for tile in p.tiles if NEUTRAL <= tile < LOOSE]
    if sorted(neutral) != list(range(NEUTRAL, NEUTRAL + NEUTRALS)):
        yield "neutral buildings: not each of them once"


def buildings(p: WesternPosition) -> Iterator[str]:
    """A building on the trail is no longer in the supply of its owner, and there only once."""
    placed = [int(tile) for tile in p.tiles if 0 <= tile < NEUTRAL]
    for tile in set(placed):
        owner, number = divmod(tile, 10)
        if owner >= len(p.players):
            yield f"building {number + 1}: of a seat that does not play"
        elif placed.count(tile) > 1 or p.players[owner].buildings >> number & 1:
            yield f"seat {owner}: building {number + 1} more than once"


def masters(p: WesternPosition) -> Iterator[str]:
    """Each station master tile at a station or with one player."""
    for tile, name in enumerate(p.box.masters):
        n = list(p.masters).count(tile) + sum(int(player.masters) >> tile & 1 for player in p.players)
        if n != 1:
            yield f"{name}: {n} tiles"


def discs(p: WesternPosition) -> Iterator[str]:
    """GWT-1.1: 14 discs of each player, on the board, on cities or on stations."""
    for seat, player in enumerate(p.players):
        n = int(player.discs).bit_count() + int(player.stations).bit_count()
        n += sum(int(count_in(player.cities, city)) for city in range(len(p.box.cities)))
        if n != len(p.box.discs):
            yield f"seat {seat}: {n} discs"
        for city in range(len(p.box.cities)):
            if count_in(player.cities, city) > 1 and not p.box.repeat_cities >> city & 1:
                yield f"seat {seat}: two discs on {p.box.cities[city]}"


def railroad(p: WesternPosition) -> Iterator[str]:
    """GWT-8.2, 8.8: one engine to a space; none rests on the last one."""
    engines = [int(player.engine) for player in p.players if player.engine > 0]
    if len(set(engines)) < len(engines):
        yield "engines: two on one space"
    asked = p.asked
    while asked is not None and not (isinstance(asked, BackUp) and asked.why == FROM_THE_END):
        asked = asked.below
    last = p.box.last_place
    for seat, player in enumerate(p.players):
        if player.engine == last and (asked is None or asked.seat != seat):
            yield f"engines: that of seat {seat} rests on the last space"


def market(p: WesternPosition) -> Iterator[str]:
    """GWT-10.5: rows fill one after the other; the token stands in the first that is not full."""
    for row in range(ROWS):
        workers = [int(n) for n in list(p.jobs)[3 * row : 3 * row + 3]]
        most = p.box.columns if row < p.token else p.box.columns - 1 if row == p.token else 0
        if min(workers) < 0 or sum(workers) > most:
            yield f"job market: row {row + 1} holds {sum(workers)}"
    if (p.token == ROWS) != (p.trigger >= 0):
        yield "job market token: it has left without a taker, or a taker without leaving"


def boards(p: WesternPosition) -> Iterator[str]:
    """Money, markers and workers within their bounds."""
    for seat, player in enumerate(p.players):
        if player.dollars < 0:
            yield f"seat {seat}: {player.dollars} dollars"
        if not 0 <= player.certificates <= certificate_limit(p.box, player):
            yield f"seat {seat}: {player.certificates} certificates"
        if player.certificates not in list(p.box.certificate_track):
            yield f"seat {seat}: the certificate marker is beside the track"
        for worker in range(CRAFTSMAN + 2):
            if not 1 <= player.worker(worker) <= WORKER_SPACES:
                yield f"seat {seat}: {player.worker(worker)} {p.box.tiles[worker]}s"
        yield from cattleman(p, seat, player)


def cattleman(p: WesternPosition, seat: int, player: Player) -> Iterator[str]:
    if player.cattleman != NOWHERE and not 0 <= player.cattleman < len(p.box.nodes):
        yield f"seat {seat}: the cattleman is off the trail"
