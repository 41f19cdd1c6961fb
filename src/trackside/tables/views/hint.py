"""A hint in words."""

from __future__ import annotations

from trackside.bots.suggest import Suggestion
from trackside.locales import words
from trackside.tables.shapes import Hint, SuggestionView
from trackside.tables.table import Table
from trackside.tables.views.table_card import seat_names


def hint_view(table: Table, suggestions: list[Suggestion], person: str, language: str) -> Hint:
    """The suggestions, of which there is at least one, for the person who decides."""
    names = seat_names(table.seats, language)
    say = words(language, table.row.game).seated(names, table.you(person, table.deciding))
    best = [
        SuggestionView(
            moves=[each.move],
            text=say.move(table.playthrough.game.parse(each.move), table.position),
            difference=each.difference,
            reason=say.suggestion(each, best=number == 0, only=len(suggestions) == 1),
        )
        for number, each in enumerate(suggestions)
    ]
    first = best[0]
    text = words(language, "server").say("hint", move=first.text)
    return Hint(move=first.moves[0], label=first.text, text=text, reason=first.reason, best=best)
