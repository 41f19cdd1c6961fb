"""Every sentence exists in all four languages, with the same facts and all plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trackside.games import ids
from trackside.locales import FOLDER, LANGUAGES, Words, message_ids, words
from trackside.locales.not_compiled import NotCompiled

FILES = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
PLURALS = {  # the forms a choice by number must name, and those it may; numbers here are whole
    "en": ({"one"}, {"zero", "one", "other"}),
    "uk": ({"one", "few"}, {"zero", "one", "few", "many", "other"}),
    "ru": ({"one", "few"}, {"zero", "one", "few", "many", "other"}),
    "fa": ({"one"}, {"zero", "one", "other"}),
}

# Where the noun stands in a case whose plural is the same for few and for many ("за 2 столами, за 5 столами").
ALIKE = {"event-scrap", "you-scrap", "your-turn-at"}


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


class Used(Visitor):
    """The variables of a message, those it shows, and the forms of each choice by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []  # the variable, and the forms it is given
        self.messages: set[str] = set()  # other messages

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's own name
        self.variables.add(node.id.name.partition("-")[0])  # without its form

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name.partition("-")[0])
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names & {"one", "few", "many"} and isinstance(node.selector, ast.VariableReference):
            self.choices.append((node.selector.id.name, names))
        self.generic_visit(node)


def used(message: ast.Message) -> Used:
    visitor = Used()
    visitor.visit(message)
    return visitor


def test_every_game_has_its_words() -> None:
    assert {"app", *ids()} <= set(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.stem for file in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_parses_and_names_every_message_once(file: str, language: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert not junk, f"cannot be read: {junk[0]}"
    names = [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"written twice: {', '.join(sorted(twice))}"
    empty = [name for name, message in messages(language, file).items() if message.value is None]
    assert not empty, f"without a text: {', '.join(empty)}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_translated(file: str, language: str) -> None:
    english, its = message_ids("en", file), message_ids(language, file)
    assert not english - its, f"missing: {', '.join(sorted(english - its))}"
    assert not its - english, f"not in English: {', '.join(sorted(its - english))}"


@pytest.mark.parametrize("id", ids())
def test_every_line_of_the_journal_that_names_who_acted_can_say_you(id: str) -> None:
    english = messages("en", id)
    named = {name.removeprefix("event-") for name in english if "who" in used(english[name]).variables}
    assert {name.removeprefix("you-") for name in english if name.startswith("you-")} == named & set(kinds(english))
    for kind in kinds(english):
        if f"you-{kind}" in english:
            facts = used(english[f"you-{kind}"]).variables
            assert facts <= used(english[f"event-{kind}"]).variables - {"who"}, kind


def kinds(found: dict[str, ast.Message]) -> list[str]:
    """The kinds of events."""
    return [name.removeprefix("event-") for name in found if name.startswith("event-")]


@pytest.mark.parametrize("id", ids())
def test_every_move_has_a_name_of_four_words_for_a_button(id: str) -> None:
    english = messages("en", id)
    moves = {name.removeprefix("move-") for name in english if name.startswith("move-")}
    compounds = {name.removeprefix("compound-") for name in english if name.startswith("compound-")}
    assert {name.removeprefix("do-") for name in english if name.startswith("do-")} == moves | compounds
    for name, message in english.items():
        if name.startswith("do-") and message.value is not None:
            assert all(len(line.split()) <= 4 for line in told(message.value)), name


def told(pattern: ast.Pattern) -> list[str]:
    """What a pattern can say: facts as one word each, without prices."""
    lines = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [element.value.split(",")[0]]  # a price stands behind a comma or a sign
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [line for variant in element.expression.variants for line in told(variant.value)]
        elif isinstance(element.expression, ast.VariableReference):
            ends = ["fact"]
        else:
            ends = [" "]
        lines = [line + end for line in lines for end in ends]
    return [re.sub(r"[+−$]+fact", "", line) for line in lines]


def test_the_reader_is_called_you() -> None:
    facts = {"dollars": 2, "owner_seat": 1}
    event = {"kind": "fee-to", "seat": 0, "facts": facts}
    say = words("en", "great_western_trail")
    assert say.seated(["Ann", "Bob"]).event(event) == "Ann pays Bob a fee of $2."
    assert say.seated(["Ann", "Bob"], 0).event(event) == "You pay Bob a fee of $2."
    assert say.seated(["Ann", "Bob"], 1).event(event) == "Ann pays you a fee of $2."


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_translations_say_the_same_facts(file: str, language: str) -> None:
    english, its = messages("en", file), messages(language, file)
    different = [
        f"{name}: {sorted(used(its[name]).variables)}, in English {sorted(used(english[name]).variables)}"
        for name in english
        if name in its and used(its[name]).variables != used(english[name]).variables
    ]
    assert not different, "\n".join(different)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_choices_by_number_have_the_forms_of_the_language(file: str, language: str) -> None:
    """A choice whose number is shown beside a noun needs all forms; one between one and several needs only two."""
    wrong = [
        f"{name}: {', '.join(sorted(forms))}"
        for name, message in messages(language, file).items()
        for variable, forms in used(message).choices
        if not forms <= PLURALS[language][1]
        or (variable in used(message).shown and name not in ALIKE and not PLURALS[language][0] <= forms)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ids())
def test_words_of_a_game_can_be_loaded(id: str, language: str) -> None:
    say = words(language, id)
    assert say.say("title") != "title"
    assert say.seated(["Ada", "Grace"]).who(1) == "Grace"


def readers() -> Iterator[Words]:
    for language in LANGUAGES:
        yield words(language)


def test_facts_become_words() -> None:
    for say in readers():
        assert say.has("nothing") and say.names([]) == say.say("nothing")
        assert say.names(["x", "x", "y"]) == say.listed(["2 × x", "y"])
        assert "3" in say.who(2) and say.who(-1) == say.say("nobody")


def test_a_negative_number_has_a_real_minus_that_stays_before_it() -> None:
    """A hyphen would come behind the digits from right to left."""
    assert words("uk", "steam").say("note-income", income=-1).endswith(" −1")
    assert words("fa", "steam").say("note-income", income=-1).endswith("\u2066−1\u2069\u2069")
    assert words("en", "steam").say("note-income", income=1).endswith(" 1")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language 'xx' is not one of en, uk, ru, fa"):
        words("xx")


class Said(Visitor):
    """The text of a message, without what stands in braces."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def said(message: ast.Message) -> str:
    visitor = Said()
    visitor.visit(message)
    return " ".join(visitor.texts)


@pytest.mark.parametrize("file", FILES)
def test_persian_has_one_kind_of_digits_and_its_own_signs(file: str) -> None:
    """Figures of the facts are Latin, so those in the sentences are; a dot beside digits reads as a zero; a sign stands
    before its figure only behind a mark of direction."""
    for name, message in messages("fa", file).items():
        text = said(message)
        assert not re.search("[۰-۹٠-٩]", text), name
        assert not re.search(r"[,;?]", text), name
        assert not re.search(r"\d ?·|· ?\d", text), name
        assert not re.search(r"(?<!\u200e)[+−]\d", text), name


def test_lists_have_the_signs_of_the_language() -> None:
    cards = {"pink": 2, "blue": 1}
    assert words("en", "ticket_to_ride_amsterdam").names(cards) == "2 × pink, blue"
    assert words("fa", "ticket_to_ride_amsterdam").names(cards) == "2 × صورتی، آبی"
    assert words("fa").listed(["الف", "ب"], "semicolon") == "الف؛ ب"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("uk", "Привезти білого пасажира з карти «Пасажирський вагон 1» на шахту «Кактус»"),
        ("ru", "Привезти белого пассажира из карты «Пассажирский вагон 1» на шахту «Кактус»"),
        ("en", "Deliver the white passenger from Coach 1 to Cactus Mines"),
    ],
)
def test_a_name_stands_in_the_form_that_is_asked_of_it(language: str, text: str) -> None:
    facts = {"place": 1, "car": "coach_l1", "twin": False, "passenger": "white", "island": "cactus_mines"}
    assert words(language, "isle_of_trains").say("move-ticket", facts) == text


def test_several_things_and_players_stand_in_a_form_too() -> None:
    say = words("uk", "great_western_trail").seated(["Ada", "Ben"], 0)
    bought = {"cards": ["jersey", "jersey", "black_angus"], "dollars": 6, "cowboys": 2}
    event = {"kind": "buy", "seat": 1, "facts": bought}
    assert say.event(event) == "Ben купує 2 × джерсейську, чорного ангуса за 6 $ (2 ковбої)."
    assert say.event({**event, "facts": {**bought, "cowboys": 2.5}}).endswith("(2,5 ковбоїв).")
    fee = {"kind": "fee-to", "seat": 1, "facts": {"owner_seat": 0, "dollars": 2}}
    assert say.event(fee) == "Ben платить вам мито 2 $."
    assert say.seated(["Ada", "Ben"], 1).event(fee | {"seat": 0, "facts": {"owner_seat": 1, "dollars": 2}}) == (
        "Ada платить вам мито 2 $."
    )
    assert say.seated(["Ada", "Ben"]).event(fee) == "Ben платить гравцеві Ada мито 2 $."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_forms_are_asked_only_where_there_are_some(file: str, language: str) -> None:
    """The client has no forms of names: its messages say what they get."""
    for name, message in messages(language, file).items():
        asked = Asked()
        asked.visit(message)
        assert not asked.forms - {"acc", "dat", "gen", "to"}, name
        assert not asked.forms or not (file == "web" or name.startswith("board-")), name
        assert not message.attributes or name.startswith("name-") or name in ("you", "seat-of"), name


class Asked(Visitor):
    """The forms that a message asks for."""

    def __init__(self) -> None:
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.forms |= {node.id.name.partition("-")[2]} - {""}


class AsTheyAre:
    """Facts are told without looking for names."""

    def __init__(self, language: str, game: str | None) -> None:
        self.messages = words(language, game).messages

    def say(self, id: str, facts: dict[str, Any]) -> str:
        return self.messages.say(id, facts, self) if facts else self.messages.plain(id)

    def told(self, key: str, value: Any) -> Any:
        return value

    def text(self, key: str, value: Any, form: str = "") -> str:
        if isinstance(value, str):
            return f"{form} {value}" if form else value
        if type(value) is int:
            return self.messages.number(value)
        raise NotCompiled


def variables_of(message: ast.Message, others: dict[str, ast.Message]) -> set[str]:
    """Those of the messages it refers to included."""
    found = set(used(message).variables)
    for name in used(message).messages & set(others):
        found |= variables_of(others[name], others)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_compiled_messages_say_what_the_resolver_says(file: str, language: str) -> None:
    its = AsTheyAre(language, None if file == "app" else file)
    all_messages = messages(language, file)
    for name, message in all_messages.items():
        variables = variables_of(message, all_messages)
        keys = {key for _, forms in used(message).choices for key in forms}
        for value in ("a word", 1, 4, 12_345, *sorted(keys - {"one", "few", "many", "other"})):
            facts = dict.fromkeys(variables, value)
            said = its.say(name, facts)
            forms = {
                variable: its.text(fact, value, form)
                for variable, (fact, form) in its.messages.formed.get(name, {}).items()
            }
            # The resolver isolates whole choices, too.
            assert bare(said) == bare(its.messages.resolve(name, {**facts, **forms})), (name, value)


def bare(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_a_player_called_like_a_thing_keeps_the_name() -> None:
    say = words("uk", "isle_of_trains").seated(["coal", "Ben"], 1)
    assert say.event({"kind": "decline", "seat": 0, "facts": {}}) == "coal відмовляється від бонусної дії."
    assert say.event({"kind": "vp", "seat": 0, "facts": {"vp": 1.5}}) == "coal отримує 1,5 ПБ."


def test_from_right_to_left_every_fact_is_isolated() -> None:
    say = words("fa", "steam").seated(["Greta", "Ben"])
    assert "\u2068Greta\u2069" in say.event({"kind": "bid", "seat": 0, "facts": {"amount": 4}})
    assert "\u20684\u2069" in say.event({"kind": "bid", "seat": 0, "facts": {"amount": 4}})
    assert "\u2068" not in words("uk", "steam").say("move-bid", amount=4)


def test_what_is_not_compiled_is_said_by_the_resolver() -> None:
    its = AsTheyAre("en", "steam")
    facts = {"loans": 2.5, "cash": 1, "income": 1, "who": "Ada"}
    assert its.say("event-loans", facts) == its.messages.resolve("event-loans", facts)
    with pytest.raises(ValueError, match="Unknown external: who"):
        its.say("event-pass", {})
