"""The result of a game: points by category with their reasons, and the winner."""

from __future__ import annotations

from typing import Any

from trackside.cli.screen import Screen
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.reason import Reason
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.locales import Words


def show_result(playing: Playthrough, say: Words, screen: Screen) -> None:
    """The table as it is at the end, the scores and the winner."""
    position = playing.position
    screen.heading(say.say("cli-game-over"))
    screen.panels(playing.game.panels(position.view(None), say))
    show_scores(playing.game, position, say, screen)
    screen.heading(verdict(playing.game, position, say))


def show_scores(game: Game[Any], position: Position, say: Words, screen: Screen) -> None:
    scores = position.scores()
    rows = [
        [say.say(f"category-{category}"), *(str(score.points[at]) for score in scores)]
        for at, category in enumerate(game.categories)
    ]
    rows.append([say.say("cli-total"), *(str(score.total()) for score in scores)])
    if position.over and len(scores) > 1:
        rows.append([say.say("cli-place"), *(str(place) for place in game.places(position))])
    screen.table(["", *(say.who(seat) for seat in range(len(scores)))], rows, total=True)


def verdict(game: Game[Any], position: Position, say: Words) -> str:
    """Who has won, or, in a solo game, whether the goal was reached."""
    places = game.places(position)
    if len(places) == 1:
        points = int(position.scores()[0].total())
        return say.say("cli-solo-won" if places[0] == 1 else "cli-solo-lost", seat=0, points=points)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = say.listed(say.who(seat) for seat in winners)
    return say.say("cli-winners", count=len(winners), names=names)


def show_reasons(game: Game[Any], position: Position, seat: int, say: Words, screen: Screen) -> None:
    """Where the points of one seat come from."""
    reasons: list[Reason] = game.reasons(position, seat)
    rows = [
        [say.say(f"category-{reason.category}"), say.say(f"reason-{reason.key}", reason.facts), str(reason.points)]
        for reason in reasons
    ]
    total = str(position.scores()[seat].total())
    columns = [say.say("cli-category"), say.say("cli-reason"), say.say("cli-points")]
    screen.table(columns, [*rows, [say.say("cli-total"), "", total]], total=True)
