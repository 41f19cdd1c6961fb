"""A drawing of the trail in text, leg by leg, and of the railroad as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trackside.games.great_western_trail.edge.view import SpaceView

CELL = 8

# The legs of the trail as people read them: where one begins and where it joins the next.
LEGS = (
    ("neutral_a", ("build_a_1", "build_a_2", "build_a_3"), "neutral_b"),
    ("", ("flood_1", "flood_2", "flood_3", "flood_4", "build_flood_1", "build_flood_2"), "neutral_b"),
    ("neutral_b", ("build_b_1", "build_b_2", "build_b_3"), "neutral_c"),
    ("", ("drought_1", "drought_2", "drought_3", "drought_4", "build_drought_1"), "neutral_c"),
    ("neutral_c", ("build_c_upper_1", "build_c_upper_2"), "neutral_e"),
    ("", ("build_c_lower", "neutral_d"), "neutral_e"),
    ("", ("teepee_1", "teepee_2", "teepee_4", "teepee_6", "teepee_8", "teepee_10"), ""),
    ("", ("", "", "", "", "build_trade_1", "build_trade_2"), "neutral_e"),
    ("", ("teepee_minus_3", "teepee_minus_2", "teepee_minus_1"), ""),
    ("neutral_e", ("build_e_1", "build_e_2"), "neutral_f"),
    ("", ("rockfall_1", "rockfall_2", "rockfall_3", "rockfall_4", "build_rockfall_1", "build_rockfall_2"), "neutral_f"),
    ("neutral_f", ("build_f_1",), "neutral_g"),
    ("", ("build_f_2",), "neutral_g"),
    ("neutral_g", ("build_g_1",), "kansas_city"),
    ("", ("build_g_2",), "kansas_city"),
)


def draw_trail(spaces: Sequence[SpaceView]) -> list[str]:
    """One line for each leg: the spaces in order, each with its tile, fee and cattlemen."""
    by_name: Mapping[str, SpaceView] = {space.space: space for space in spaces}
    lines = []
    for start, between, end in LEGS:
        head = cell(by_name[start]) if start else ""
        cells = [cell(by_name[name]) if name else "" for name in between]
        tail = f"> {short(end)}" if end else ""
        lines.append((f"{head:{CELL}}" + "".join(f"{text:{CELL}}" for text in cells) + tail).rstrip())
    return lines


def short(space: str) -> str:
    """Where a leg leads: the letter of the neutral space, or KC."""
    return "KC" if space == "kansas_city" else space.rsplit("_", 1)[1].upper()


def cell(space: SpaceView) -> str:
    """A space in a few letters: the note under the drawing explains them."""
    fee = f"${space.fee}" if space.fee else ""
    men = "@" + "".join(str(seat + 1) for seat in space.cattlemen) if space.cattlemen else ""
    return (mark(space) + fee + men)[: CELL - 1] if not men else (mark(space) + men)[: CELL - 1]


def mark(space: SpaceView) -> str:
    tile = space.tile
    if tile is None:
        return "·"
    last = tile.rsplit("_", 1)[1]
    if tile.startswith("neutral"):
        return f"[{last.upper()}]"
    if tile.startswith("private"):
        return f"{(space.owner or 0) + 1}:{last}"
    return last[0] if tile.startswith("teepee") else f"!{last}"


def draw_railroad(turnouts: Sequence[str], engines: Sequence[str]) -> list[str]:
    """The railroad in one line: a symbol for every place, engines as the numbers of their seats."""
    places = [str(k) for k in range(40)]
    for turnout in turnouts:
        before = turnout.split(".", maxsplit=1)[0]
        places.insert(places.index(before) + 1, turnout)
    track = []
    scale = []
    for place in places:
        here = [seat for seat, engine in enumerate(engines) if engine == place]
        number = not place.endswith(".5")
        track.append(str(here[-1] + 1) if here else "-" if number else "^")
        scale.append("|" if number and int(place) % 5 == 0 else " ")
    return ["".join(track), "".join(scale)]
