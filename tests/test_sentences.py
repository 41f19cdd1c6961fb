"""A thousand sentences of random games in each language, searched for what a reader would stumble over.

They are lines of the journal, moves with their notes, decisions of several moves, words of buttons, questions and
refusals: what players read most. The games are the same in every language and every run.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trackside
from trackside.core import Journal
from trackside.games import about, ids
from trackside.locales import FOLDER, LANGUAGES, Words, words

PLAYERS = ("Оксана", "Ben", "بهار", "Greta", "Ngũgĩ")
EACH = 800  # different sentences of a game in a language, at least 1000 in all
GAMES = 20  # so many at most are played for them
EVERY = 3  # of so many decisions one is read
MOVES = 6  # of a decision at most so many are read


class Sentence(NamedTuple):
    source: str  # event, move, note … and its kind
    text: str


@lru_cache(maxsize=32)
def sentences(game_id: str, language: str) -> list[Sentence]:
    """Different sentences of random games, as a seat or a spectator reads them."""
    found: dict[str, Sentence] = {}
    for seed in range(1, GAMES + 1):
        if len(found) >= EACH:
            break
        least, most = about(game_id).seats[0], about(game_id).seats[-1]
        players = least + seed % (most - least + 1)
        for sentence in one_game(trackside.game(game_id, players=players), players, words(language, game_id), seed):
            found.setdefault(re.sub(r"\d+", "0", sentence.text), sentence)
    return list(found.values())


def one_game(game: Any, players: int, plain: Words, seed: int) -> Iterator[Sentence]:
    position = game.start(seed=seed)
    position.journal = Journal()
    rng = random.Random(seed)
    earlier: list[Any] = []
    while not position.over:
        moves = list(position.moves())
        if rng.randrange(EVERY) == 0:
            say = plain.seated(PLAYERS[:players], int(position.seat))
            yield from decision(say, position, rng.sample(moves, min(MOVES, len(moves))), rng)
            yield from refusals(say, position, rng.sample(earlier, min(2, len(earlier))))
        earlier += moves[:1]
        position.play(rng.choice(moves))
    for viewer in range(-1, players):
        say = plain.seated(PLAYERS[:players], viewer)
        for event in position.journal.events:
            yield Sentence(f"event {event.kind}", say.event(event.seen_by(viewer)))


def decision(say: Words, position: Any, moves: list[Any], rng: random.Random) -> Iterator[Sentence]:
    question = position.game.view(position, int(position.seat)).ask
    yield Sentence(f"question {question.question}", say.ask(question))
    for move in moves:
        yield Sentence(f"move {move.kind}", say.move(move, position))
        yield Sentence(f"button {move.kind}", say.short_move(move, position) or "")
    compounds = position.game.compounds(position)
    for compound in rng.sample(compounds, min(2, len(compounds))):
        yield Sentence(f"decision {compound.kind}", say.compound(compound, position))


def refusals(say: Words, position: Any, moves: list[Any]) -> Iterator[Sentence]:
    for move in moves:
        rule = position.refusal(move)
        if rule is not None:
            yield Sentence(f"refusal {rule.key}", say.rule(rule))


each_language = pytest.mark.parametrize("language", LANGUAGES)


def every(language: str) -> Iterator[Sentence]:
    for game in ids():
        yield from sentences(game, language)


def found(language: str, pattern: str, *but: str) -> list[str]:
    """The sentences with that in them, but for those from some sources."""
    wrong = re.compile(pattern)
    return [
        f"{sentence.source}: {sentence.text}"
        for sentence in every(language)
        if wrong.search(sentence.text) and sentence.source not in but
    ]


@each_language
def test_there_are_a_thousand_of_all_kinds(language: str) -> None:
    read = list(every(language))
    assert len(read) >= 1000
    assert {sentence.source.split()[0] for sentence in read} == {
        "event",
        "move",
        "button",
        "decision",
        "question",
        "refusal",
    }


@each_language
def test_every_reference_is_resolved(language: str) -> None:
    assert not found(language, r"[{}]|\b[a-z]+_[a-z0-9_]+\b|\b(?:event|move|note|do|ask|rule|name|kind)-[a-z]")
    assert not found(language, r"\bNone\b|\bTrue\b|\bFalse\b|[\[\]'\"]")
    assert not [sentence for sentence in every(language) if not sentence.text.strip()]


@each_language
def test_signs_stand_once_and_where_they_belong(language: str) -> None:
    assert not found(language, r"(?<![.…])\.\.(?!\.)|,,|;;|::|\.,|,\.|: ?[.,;]|  |\( ?\)|«»")
    assert not found(language, r" [,;:.!?،؛؟](?!\S)|\( | \)|[(«] |^[ ,;:–]|[ ,;:–]$")
    assert not found(language, r"(?<![\w–])-\d")  # a hyphen for a minus


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_verb_has_its_object_and_not_a_colon(language: str) -> None:
    """«Оксана бере карту», not «бере: карта». What follows the colon of the deeds is no object."""
    who = "|".join((*PLAYERS, "Ви", "Вы"))
    deeds = ("event clear", "question phase-b")
    assert not found(language, rf"^(?:{who}) [а-яіїєґё]+(?: (?:з|із|из|в|у|на|до) [а-яіїєґё]+)?: ", *deeds)
    assert not found(language, r"^[А-ЯІЇЄҐЁ][а-яіїєґё]+(?:ти|ть|тися|ться|чь)(?: (?:з|из|на|до|в) [а-яіїєґё]+)?: ")


NOUNS = {
    "uk": (
        "карта карти карт",
        "очко очки очок",
        "бал бали балів",
        "крок кроки кроків",
        "сертифікат сертифікати сертифікатів",
        "ковбой ковбої ковбоїв",
        "поділка поділки поділок",
        "вантаж вантажі вантажів",
        "кредит кредити кредитів",
        "перегін перегони перегонів",
        "контракт контракти контрактів",
        "візок візки візків",
        "тайл тайли тайлів",
        "дія дії дій",
        "хід ходи ходів",
    ),
    "ru": (
        "карта карты карт",
        "очко очка очков",
        "шаг шага шагов",
        "сертификат сертификата сертификатов",
        "ковбой ковбоя ковбоев",
        "деление деления делений",
        "груз груза грузов",
        "заём займа займов",
        "перегон перегона перегонов",
        "контракт контракта контрактов",
        "повозка повозки повозок",
        "тайл тайла тайлов",
        "действие действия действий",
        "ход хода ходов",
    ),
}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_noun_follows_its_number_in_the_right_form(language: str) -> None:
    """«2 карти», neither «карт: 2» nor «2 карт». After a preposition the number itself is declined."""
    many = "|".join(forms.split()[2] for forms in NOUNS[language])
    assert not found(language, rf"(?i)\b(?:{many}):? [\u2212−]?\d+\b(?! ×)")
    wrong: list[str] = []
    for forms in NOUNS[language]:
        one, few, several = forms.split()
        for sentence in every(language):
            for at in re.finditer(rf"(?P<before>\w+ )?\b(?P<n>\d+) (?P<noun>{one}|{few}|{several})\b", sentence.text):
                if (at["before"] or "").strip().casefold() in DECLINES:
                    continue
                n = int(at["n"])
                right = several if n % 100 in range(11, 15) else {1: one, 2: few, 3: few, 4: few}.get(n % 10, several)
                accusative = one[:-1] + "у" if one.endswith("а") else one
                if at["noun"] not in (right, accusative if right == one else right):
                    wrong.append(f"{sentence.source}: {sentence.text}")
    assert not wrong, "\n".join(wrong)


DECLINES = {"до", "від", "от", "из", "із", "з", "с", "зі", "після", "после", "на"}


@pytest.mark.parametrize(("language", "letters"), [("uk", "ыэёъ"), ("ru", "іїєґ"), ("en", "а-яіїєґёآ-ی")])
def test_every_letter_is_of_the_language(language: str, letters: str) -> None:
    native = r"(?:" + "|".join(PLAYERS) + ")"
    wrong = [
        sentence for sentence in every(language) if re.search(f"(?i)[{letters}]", re.sub(native, "", sentence.text))
    ]
    assert not wrong


def test_persian_isolates_all_that_is_latin() -> None:
    wrong = []
    for sentence in every("fa"):
        assert sentence.text.count("\u2068") + sentence.text.count("\u2066") == sentence.text.count("\u2069"), sentence
        if sentence.source.startswith("move use") or is_fact(sentence.text):
            continue
        if re.search("[A-Za-zА-Яа-я]", outside(sentence.text)):
            wrong.append(sentence)
    assert not wrong


def is_fact(text: str) -> bool:
    """A sentence that is nothing but a name needs no isolate."""
    return "\u2068" not in text


def outside(text: str) -> str:
    """What stands outside of isolates."""
    said, depth = "", 0
    for sign in text:
        depth += (sign in "\u2066\u2068") - (sign == "\u2069")
        said += sign if depth == 0 else ""
    return said


def test_persian_digits_are_of_one_kind() -> None:
    """Latin ones; the client puts others in their place for those who want them."""
    assert not found("fa", "[۰-۹٠-٩]")
    assert not found("fa", "[,;?%]")


def test_the_persian_journal_is_in_the_past() -> None:
    wrong = [
        sentence
        for sentence in every("fa")
        if sentence.source.startswith("event") and re.search(r"\bمی‌[^ .:؛]+[.:؛]?$|می‌[^ ]+: ", sentence.text)
    ]
    assert not wrong


class Ones(Visitor):
    """The texts of a Persian message for [one], which is also the form of zero."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the visitor's own name
        keys = {variant.key.value for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)}
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one" and "0" not in keys:
                said = " ".join(part.value for part in variant.value.elements if isinstance(part, ast.TextElement))
                if re.search(r"\bیک\b|\bآخرین\b|\bتنها\b", said):
                    self.wrong.append(said)
        self.generic_visit(node)


@pytest.mark.parametrize("file", sorted(file.stem for file in (FOLDER / "fa").glob("*.ftl")))
def test_a_persian_zero_does_not_say_one(file: str) -> None:
    ones = Ones()
    ones.visit(FluentParser().parse((FOLDER / "fa" / f"{file}.ftl").read_text(encoding="utf-8")))
    assert not ones.wrong


@pytest.mark.parametrize("file", sorted(file.stem for file in (FOLDER / "fa").glob("*.ftl")))
def test_persian_figures_of_the_client_follow_the_chosen_digits(file: str) -> None:
    """The client formats numbers in braces; those that are typed would stay as they are."""
    for entry in FluentParser().parse((FOLDER / "fa" / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and (file == "web" or entry.id.name.startswith("board-")):
            typed = Typed()
            typed.visit(entry)
            assert not typed.figures, entry.id.name


class Typed(Visitor):
    def __init__(self) -> None:
        self.figures: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.figures += re.findall(r"\d+", node.value)
