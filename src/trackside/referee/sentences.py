"""Checks texts: everything that a game says has a message with all the facts it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from trackside.core.edge.about import Option
from trackside.core.game import Game
from trackside.core.journal import Event
from trackside.core.moves import Rule
from trackside.core.position import Position
from trackside.locales import words

WIDEST = 80  # columns of a drawing
LONGEST = 48  # letters on a button


class Sentences:
    """Puts everything about one game into words in one language, and checks that nothing is missing."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.say = words(language, game.id)
        self.said: set[tuple[str, tuple[str, ...]]] = set()  # messages with the names of their facts
        self.named: set[str] = set()
        for id in ("title", "tagline"):
            self.message(id, {})
        for option in game.setting.about.options:
            self.message(f"option-{option.name}", {})
            if option.type == "choice":
                for choice in option.choices:
                    self.message(f"choice-{option.name}-{Option.write(choice)}", {})
        for category in game.categories:
            self.message(f"category-{category}", {})

    def message(self, id: str, facts: Mapping[str, Any]) -> None:
        """Checks each message once for the same fact names, and each thing named among them."""
        shape = (id, tuple(sorted(facts)))
        fresh = shape not in self.said
        for value in facts.values():
            for name in ids(value):
                if name not in self.named:
                    self.named.add(name)
                    plain = "_" not in name or self.say.has(f"name-{name}")
                    assert plain, f"{self.say.language}: {id} shows {name!r}, which has no message name-{name}"
        if fresh:
            self.said.add(shape)
            assert self.say.has(id), f"{self.say.language}: there is no message {id}"
            assert self.say.say(id, facts).strip(), f"{self.say.language}: {id} says nothing"

    def events(self, events: Iterable[Event], everyone: bool) -> None:
        """New lines of the journal, as the spectator and the acting seat, or everyone, reads them."""
        for event in events:
            readers = range(-1, self.game.seats) if everyone else (-1, event.seat)
            for reader in readers:
                seen = event.seen_by(reader)
                self.message(f"event-{seen['kind']}", {**seen["facts"], "who": ""})
                if reader == event.seat and self.say.has(f"you-{seen['kind']}"):
                    self.message(f"you-{seen['kind']}", seen["facts"])

    def rule(self, rule: Rule) -> None:
        self.message(f"rule-{rule.key}", {})

    def position(self, p: Position) -> None:
        for move in p.moves():
            self.message(f"move-{move.kind}", move.facts())
            self.message(f"kind-{move.kind}", {})
            note = self.game.note(p, move)
            if note is not None:
                self.message(f"note-{note[0]}", note[1])
            self.short(self.say.short_move(move, p))
        for compound in self.game.compounds(p):
            assert self.say.compound(compound, p).strip()
            self.short(self.say.short_compound(compound, p))
            for name in (name for value in compound.facts.values() for name in ids(value)):
                assert "_" not in name or self.say.has(f"name-{name}") or " " in name, f"name-{name} is missing"
        for seat in range(self.game.seats):
            for reason in self.game.reasons(p, seat):
                self.message(f"reason-{reason.key}", reason.facts)

    def short(self, said: str | None) -> None:
        """Checks that the text of a button fits on it."""
        assert said is None or 0 < len(said) <= LONGEST, f"{self.say.language}: {said!r} on a button"

    def ask(self, view: Any) -> None:
        if view.ask is not None and view.viewer == view.seat:
            self.message(f"ask-{view.ask.question}", view.ask.facts)

    def panels(self, view: Any) -> None:
        for panel in self.game.panels(view, self.say):
            assert panel.title.strip(), f"{self.say.language}: a panel without a title"
            for row in panel.rows:
                short = not panel.columns or len(row) == len(panel.columns)
                assert short, f"{panel.title}: {len(row)} cells under {len(panel.columns)} headings"
            for line in panel.picture:
                assert len(line) <= WIDEST, f"{panel.title}: a drawing of {len(line)} columns"


def ids(value: Any) -> list[str]:
    """The ids of the box in a fact."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, Mapping):
        return [key for key in value if isinstance(key, str)]
    if isinstance(value, list | tuple):
        return [member for member in value if isinstance(member, str)]
    return []
