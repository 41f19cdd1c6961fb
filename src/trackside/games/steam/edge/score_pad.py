"""The score pad: victory points, income and completed links (chapter 10)."""

from __future__ import annotations

from trackside.games.score_pad import TOTAL, Count, Field, Label, Line, Order, ScorePad, per_thing
from trackside.games.steam.game import Steam
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.scoring import CATEGORIES, STANDING, income_score, last_tie_break

TRACK = 150  # points that may be entered
LINKS = 60
TILES = 7
SEATS = 5


def score_pad(game: Steam) -> ScorePad:
    p = game.start(seed=0)
    least, most = int(game.box.income_least), int(game.box.income_most)
    labels = {name: Label(f"pad-{name}") for name in ("points", "income", "links", "tie", "fell")}
    worth = tuple(int(income_score(p, income)) for income in range(least, most + 1))
    return ScorePad(
        categories=list(CATEGORIES),
        fields=[
            Field(name="points", group="points", label=labels["points"], most=TRACK),
            Field(name="income", group="income", label=labels["income"], least=least, most=most),
            Field(name="links", group="links", label=labels["links"], most=LINKS),
            Field(name="tie", group="links", label=labels["tie"], most=TILES),
            Field(name="fell", group="links", label=labels["fell"], most=SEATS),
        ],
        lines=[
            per_thing("points", "points", labels["points"], 1, TRACK),
            Line(category="income", label=labels["income"], counts=(Count("income"),), points=worth, least=least),
            per_thing("links", "links", labels["links"], int(game.box.link_points), LINKS),
        ],
        order=[
            Order(counts=(Count("fell"),), points=(STANDING, *range(1, SEATS + 1))),
            Order(category=TOTAL),
            Order(counts=(Count("income"),), points=tuple(range(least, most + 1)), least=least),
            Order(counts=(Count("tie"),), points=tuple(-n for n in range(TILES + 1))),
        ],
    )


def entries(p: SteamPosition, seat: int) -> dict[str, int]:
    player = p.players[seat]
    return {
        "points": int(player.points),
        "income": int(player.income),
        "links": int(p.track.completed_links(seat)),
        "tie": -int(last_tie_break(p, seat, player)),
        "fell": int(player.fell),
    }
