"""Words: every sentence of the program in the reader's language, from Fluent files.

One file for the application and one per game in each language's folder. Messages of a game:

    title  tagline             the game's name and one line about it
    ask-<question>             what a question asks; facts of the question
    move-<kind>                a move as a short sentence; facts of the move
    note-<key>                 what a move would cost or bring here, beside its sentence; facts of the note
    do-<kind>                  a move or a compound in about four words and its price, for a button; the same facts
    compound-<kind>            several moves as one decision; facts of the compound. Without it the moves are named
    kind-<kind>                heading of a group of moves
    topic-<question>           what a question is about, in few words, for those who wait for the answer
    order-<question>           when a standing order answers, for the routine questions of about.py
    event-<kind>               a line of the journal; facts of the event, and $who, the name of the seat
    you-<kind>                 the same line for the person who did it; the facts of the event
    rule-<key>                 why a move is not allowed
    name-<id>                  a thing of the box. Attributes are its forms, where a language needs them: { $card-acc }
                               is the object of a verb, { $city-to } the end of a way with its preposition,
                               { $city-gen } the genitive. A form that a name does not have is the name itself
    says-<id>                  what it does, in few words, if its drawing must say so; of a choice, <option>-<choice>
    category-<category>        of the score
    part-<part>                of the appraisal, for the reasons of hints
    reason-<key>               where points come from; facts of the reason
    refuses-<key>              why options do not go together; facts of About.refuses
    option-<name>  choice-<name>-<choice>  preset-<name>
    pad-<key>                  what the score pad asks for
    board-<key>                what the game's board in the browser says; sent to the client
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from trackside.locales.not_compiled import NotCompiled

if TYPE_CHECKING:
    from trackside.locales.patterns import Messages

LANGUAGES = ("en", "uk", "ru", "fa")
RIGHT_TO_LEFT = ("fa",)
FOLDER = Path(str(sys.modules["trackside.locales"].__file__)).parent  # this module, compiled, lies elsewhere
LEAST_DIFFERENCE = 0.1  # points: less is not worth a word in the reason of a hint
MOST_PARTS = 3  # in the reason of a hint
PRICES = ("price", "cost", "dollars")  # facts that are 0 if a move does not have them
NO_FACTS: Mapping[str, Any] = {}


class Words:
    """The sentences of one language, for the application and, if named, one game."""

    def __init__(self, language: str, game: str | None, seats: Sequence[str] = (), you: int | None = None) -> None:
        self.language = language
        self.game = game
        self.seats = list(seats)  # who sits where
        self.you = you  # the seat of the reader
        self.messages = _messages(language, game)

    def seated(self, seats: Sequence[str], you: int | None = None) -> Words:
        """The same words with the names of the players. The one on seat `you` reads them, and is called so."""
        return Words(self.language, self.game, seats, you)

    def has(self, id: str) -> bool:
        return self.messages.has(id)

    def say(self, id: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The message of that id. Ids of the box among the facts become names, numbers of seats the players' names."""
        if not facts and not more:
            return self.messages.plain(id)
        if not self.has(id):
            return id
        return self.messages.say(id, {**(facts or {}), **more} if more else facts or {}, self)

    def name(self, id: str) -> str:
        """A thing of the box by its name in this language; an id without one is its own name."""
        return _name(self.language, self.game, id, "")

    def names(self, ids: Sequence[str | tuple[str, ...]] | Mapping[str, int]) -> str:
        """Several things: equal ones are counted. Of those in a tuple one is meant."""
        if isinstance(ids, Mapping):
            return self._counted(ids, "")
        return _names(self.language, self.game, tuple(ids), "")

    def _counted(self, ids: Mapping[Any, int], form: str) -> str:
        parts = [self._any_of(id, form) if n == 1 else f"{n} × {self._any_of(id, form)}" for id, n in ids.items() if n]
        return self.listed(parts) if parts else self.say("nothing")

    def _any_of(self, id: str | tuple[str, ...], form: str) -> str:
        ids = [id] if isinstance(id, str) else id
        return " / ".join([_name(self.language, self.game, each, form) for each in ids])

    def listed(self, parts: Iterable[str], sign: Literal["comma", "semicolon"] = "comma") -> str:
        """Parts of a list with the sign that the language puts between them."""
        return self.say(sign).join(parts)

    def who(self, seat: int) -> str:
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        return self.say("seat-number", number=seat + 1) if seat >= 0 else self.say("nobody")

    def _seat(self, seat: int, form: str) -> str:
        """Who sits there, in a form of `you` or of `seat-of`."""
        if seat == self.you:
            return self.messages.form("you", form, {})
        return self.messages.form("seat-of", form, {"name": self.who(seat)})

    def move(self, move: Any, position: Any = None) -> str:
        """A move as a sentence; for the seat that decides in a position with what it sees there, and a note on it."""
        id = f"move-{move.kind}"
        if position is None:
            return self.say(id, move.facts()) if self.has(id) else str(move)
        note = position.game.note(position, move) if position.refusal(move) is None else None
        sentence = self.played(move, move.facts_in(position))
        return sentence if note is None else self.noted(sentence, self.note(note))

    def played(self, move: Any, facts: Mapping[str, Any]) -> str:
        """A move as a sentence without a note."""
        id = f"move-{move.kind}"
        return self.say(id, facts) if self.has(id) else str(move)

    @staticmethod
    def noted(sentence: str, note: str) -> str:
        """A sentence with the note beside it."""
        return f"{sentence} – {note}"

    def note(self, note: tuple[str, Mapping[str, Any]]) -> str:
        """A note on a move, from `Game.note`."""
        return self.say(f"note-{note[0]}", note[1])

    def compound(self, compound: Any, position: Any) -> str:
        """A compound decision as a sentence, for the seat that decides."""
        id = f"compound-{compound.kind}"
        if self.has(id):
            return self.say(id, {key: value for key, value in compound.facts.items() if _sayable(value)})
        at = position.copy()
        sentences: list[str] = []
        for text in compound.moves:
            move = at.game.parse(text)
            sentences.append(self.move(move, at))
            at.play(move)
        return self.listed(sentences, "semicolon")

    def short(self, kind: str, facts: Mapping[str, Any], note: Mapping[str, Any] = NO_FACTS) -> str | None:
        """A move or a compound decision in about four words and its price, for a button, if the game has them; from
        the facts of its note and its own. A price that they do not name is 0; $count is the number of cards."""
        id = f"do-{kind}"
        if not self.has(id):
            return None
        cards = facts.get("cards")
        count = len(cards) if isinstance(cards, list) else 1
        variables = self.messages.variables(id)
        if variables is None:
            known = {"price": 0, "cost": 0, "dollars": 0, "count": count, **facts, **note}
            sayable = {key: value for key, value in known.items() if _sayable(value) or isinstance(value, Mapping)}
            return self.say(id, sayable)
        named: dict[str, Any] = {}  # of a list of moves, most have many more facts than their few words name
        for name in variables:
            if name in note:
                named[name] = note[name]
            elif name in facts:
                named[name] = facts[name]
            elif name == "count":
                named[name] = count
            elif name in PRICES:
                named[name] = 0
        return self.messages.say(id, named, self)

    def short_move(self, move: Any, position: Any) -> str | None:
        """A legal move of a position in few words."""
        note = position.game.note(position, move)
        facts = move.facts_in(position)
        return self.short(move.kind, facts, NO_FACTS if note is None else note[1])

    def short_compound(self, compound: Any, position: Any) -> str | None:
        """A compound decision in few words: its own, or those of its last move."""
        if self.has(f"do-{compound.kind}"):
            return self.short(compound.kind, compound.facts)
        at = position.copy()
        for text in compound.moves[:-1]:
            at.play(at.game.parse(text))
        return self.short_move(at.game.parse(compound.moves[-1]), at)

    def event(self, seen: Mapping[str, Any]) -> str:
        """A line of the journal, from Event.seen_by."""
        own = f"you-{seen['kind']}"
        if seen["seat"] == self.you and self.has(own):
            return self.say(own, seen["facts"])
        return self.say(f"event-{seen['kind']}", seen["facts"], who=self.who(seen["seat"]))

    def ask(self, ask: Any) -> str:
        """What a question asks, from the Ask of a view."""
        return self.say(f"ask-{ask.question}", ask.facts)

    def suggestion(self, suggestion: Any, best: bool, only: bool) -> str:
        """Why a move is suggested, from a Suggestion of `bots/suggest.py`: where its line differs most from the next
        best one, or from the best one."""
        if only:
            return self.say("hint-only")
        parts = self.parts(suggestion.parts)
        return self.say("hint-next" if best else "hint-best", parts=parts) if parts else self.say("hint-alike")

    def parts(self, parts: Mapping[str, float]) -> str:
        """The greatest differences by part of the appraisal; nothing if none is worth a word."""
        greatest = [(part, its) for part, its in parts.items() if abs(its) >= LEAST_DIFFERENCE]
        mark = "\u200e" if self.language in RIGHT_TO_LEFT else ""  # keeps the sign before its number
        return self.listed(
            f"{self.say(f'part-{part}')} {mark}{its:+.1f}".replace("-", "−") for part, its in greatest[:MOST_PARTS]
        )

    def rule(self, rule: Any) -> str:
        return self.say(f"rule-{rule.key}")

    def refuses(self, problem: Any) -> str:
        """Why options do not go together, from the BadCombination of a game."""
        return words(self.language, problem.game).say(f"refuses-{problem.key}", problem.facts)

    def told(self, key: str, value: Any) -> Any:
        """A fact as it stands in a sentence: ids become names, numbers of seats the players' names or "you"."""
        if isinstance(value, str):
            return value if key == "who" else _name(self.language, self.game, value, "")
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if key == "seat" or key.endswith("_seat"):
                return self.say("you") if value == self.you else self.who(value)
            return value
        if isinstance(value, Mapping | Sequence):
            return self.names(value)
        return value

    def text(self, key: str, value: Any, form: str = "") -> str:
        """The same as a text, things in that form; NotCompiled if it is neither a text nor a whole number."""
        if type(value) is str:
            return value if key == "who" else _name(self.language, self.game, value, form)
        if type(value) is list:
            return _names(self.language, self.game, tuple(value), form)
        if isinstance(value, Mapping):
            return self._counted(value, form)
        if form and type(value) is int:
            return self._seat(value, form)
        told = self.told(key, value)
        if isinstance(told, str):
            return told
        if type(told) is int:
            return self.messages.number(told)
        raise NotCompiled


def _sayable(value: Any) -> bool:
    """Whether a fact can stand in a sentence: an id, a number, or a list of ids."""
    return isinstance(value, str | int) or (isinstance(value, list) and all(isinstance(each, str) for each in value))


@lru_cache(maxsize=64)
def words(language: str, game: str | None = None) -> Words:
    """The words of a language; ValueError names the languages there are."""
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
    return Words(language, game)


def message_ids(language: str, file: str) -> set[str]:
    """The messages of one file, for the check that all languages have them."""
    from fluent.syntax import FluentParser, ast

    entries = FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def messages_source(language: str, file: str, prefix: str) -> str:
    """The Fluent source of the messages of one file whose ids begin with the prefix."""
    from fluent.syntax import FluentParser, ast, serialize

    resource = FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))
    resource.body = [
        entry for entry in resource.body if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix)
    ]
    return str(serialize(resource))


@lru_cache(maxsize=32_768)
def _name(language: str, game: str | None, id: str, form: str) -> str:
    """Names are most of what is said, and always the same: each is looked up once in each form."""
    messages = _messages(language, game)
    message = f"name-{id}"
    if not messages.has(message):
        return id
    return messages.form(message, form, {}) if form else messages.plain(message)


@lru_cache(maxsize=32_768)
def _names(language: str, game: str | None, ids: tuple[str | tuple[str, ...], ...], form: str) -> str:
    """Several things, see `Words.names`. The same ones are named again and again."""
    return words(language, game)._counted(Counter(ids), form)


@lru_cache(maxsize=64)
def _messages(language: str, game: str | None) -> Messages:
    from fluent.runtime import FluentBundle, FluentResource

    from trackside.locales.patterns import Messages

    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    files = [FOLDER / language / f"{file}.ftl" for file in ("app", game) if file is not None]
    resources = [FluentResource(file.read_text(encoding="utf-8")) for file in files]
    for resource in resources:
        bundle.add_resource(resource)
    return Messages(bundle, resources)
