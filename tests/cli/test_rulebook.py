"""Looking up rules in the rulebooks."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from trackside.cli.plain import PlainScreen
from trackside.core.edge import box
from trackside.games import about, ids
from trackside.games.rulebook import NoSuchRule, cells, find, is_rule_off, language_of, rule_of, rulebook
from trackside.locales import LANGUAGES, message_ids, words

each_book = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in ids() for language in LANGUAGES]
)


@each_book
def test_every_rule_occurs_once_with_text_and_section(game, language):
    rules = rulebook(game, language)
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.text
        assert rule.section


def test_ids_without_prefix_and_in_small_letters():
    assert find("ticket_to_ride_amsterdam", "ttr-4.3") == find("ticket_to_ride_amsterdam", "4.3")


def test_a_search_finds_rules_with_all_words():
    with pytest.raises(NoSuchRule):
        find("ticket_to_ride_amsterdam", "submarine")


# What is there for who writes the rules: marks of files and data, tags of sources, advice on programs.
FOR_WRITERS = re.compile(r"`|[a-z]_[a-z]|\[(?:[A-Z]\d?|RULING)\b|\b(?:seed|data\.yaml|integer|implement\w*)\b")
NAMED = re.compile(r"\b(?:[A-Z]{3,5}-\d+(?:\.[0-9A-Z]+)*[a-z]?|OP-\d+|R-\d+|A-\d+)\b")


@each_book
def test_notes_for_writers_of_rules_are_left_out(game, language):
    for rule in rulebook(game, language):
        assert not FOR_WRITERS.search(f"{rule.section} {rule.text}"), rule


@each_book
def test_every_rule_or_ruling_that_is_named_can_be_looked_up(game, language):
    there = {rule.id for rule in rulebook(game)}
    for rule in rulebook(game, language):
        for named in NAMED.findall(rule.text):
            assert named in there, (rule.id, named)


@each_book
def test_every_question_has_its_rule(game, language):
    asked = {message.removeprefix("ask-") for message in message_ids("en", game) if message.startswith("ask-")}
    assert set(about(game).asked) == asked
    for question in asked:
        rule = rule_of(game, question, language)
        assert rule is not None
        assert rule.id == about(game).asked[question]


def test_a_chapter_is_found_with_what_it_says_before_its_rules():
    first, *rules = find("isle_of_trains", "11")
    assert (first.id, first.kind) == ("IOT-11", "chapter")
    assert [rule.id for rule in rules] == [f"IOT-11.{number}" for number in range(1, 12)]


def test_rulings_are_found_by_their_number():
    (ruling,) = find("ticket_to_ride_amsterdam", "op-10")
    assert ruling.text == "*May a player decline the second card?* No, if a legal card exists."


def test_a_book_that_is_not_translated_is_read_in_english():
    assert language_of("ticket_to_ride_amsterdam", "eo") == "en"
    assert rulebook("ticket_to_ride_amsterdam", "eo") == rulebook("ticket_to_ride_amsterdam")


def test_a_translated_book_is_looked_up_in_its_language():
    assert language_of("ticket_to_ride_amsterdam", "ru") == "ru"
    (ruling,) = find("ticket_to_ride_amsterdam", "op-10", "ru")
    assert ruling.text == "*Можно ли отказаться от второй карты?* Нет, если есть карта, которую можно взять."
    assert ruling.section == "Открытые вопросы и решения"
    found = [rule.id for rule in find("ticket_to_ride_amsterdam", "джокер вслепую", "ru")]
    assert "TTR-4.5" in found
    with pytest.raises(NoSuchRule):
        find("ticket_to_ride_amsterdam", "wild", "ru")


def table(text: str) -> list[dict[str, str]]:
    rows = [row for line in text.splitlines() if (row := cells(line)) is not None and not is_rule_off(row)]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def test_the_cards_of_isle_of_trains_stand_in_its_rules_as_in_its_box():
    say = words("en", "isle_of_trains")
    told = {row["card"]: row for rule in find("isle_of_trains", "10") for row in table(rule.text)}
    told |= {row["card"]: row for rule in find("isle_of_trains", "11") for row in table(rule.text)}
    data = box.load(about("isle_of_trains").folder / "data.yaml")
    cards = [card for card in data["train_cards"] if card["category"] != "building"]
    assert len(told) == len(cards)
    for card in cards:
        row = told[say.name(card["id"])]
        assert row["cost"] == str(card["cost"])
        assert row.get("weight", "0") == str(card["weight"])
        assert row["VP"] == str(card["vp"])
        assert row["as cargo"] == ("wild" if len(card["cargo"]) == 3 else card["cargo"][0])
        assert row.get("passengers when built", "0") == str(card["passengers_on_build"])
        if card["category"] == "caboose":
            continue
        assert row["copies"] == str(card["copies"])
        assert row.get("power", "0") == str(card["power"])
        assert row["holds"].split()[0] == str(card["capacity"])
        assert re.findall(r"\d+", row["benefit when loaded"]) == [str(it["n"]) for it in card["benefit"] if "n" in it]
        bonus = [it["choices"] for it in card["benefit"] if it["op"] == "bonus_action"]
        assert ("bonus" in row["benefit when loaded"]) == bool(bonus)


def test_the_tables_of_great_western_trail_stand_in_its_rules_as_in_its_box():
    data = box.load(about("great_western_trail").folder / "data.yaml")

    def rows(id: str) -> list[dict[str, str]]:
        (rule,) = find("great_western_trail", id)
        return table(rule.text)

    stations = data["railroad"]["stations"].values()
    assert [(it["at space"], it["cost"], it["VP"], it["corner"]) for it in rows("8.9")] == [
        (str(it["position"]), f"${it['cost']}", str(it["vp"]), it["corner"]) for it in stations
    ]
    assert [(it["value"], it["corner"]) for it in rows("10.10")] == [
        (str(it["value"]), it["corner"]) for it in data["cities"].values()
    ]
    assert [it["VP"].replace("−", "-") for it in rows("10.14")] == [str(it["vp"]) for it in data["city_arrows"]]
    assert [tuple(it.values()) for it in rows("7.15")] == [
        (str(it["cowboys"]), str(it["cards"]), str(it["value"]), f"${it['dollars']}")
        for it in data["cattle_purchase_options"]
    ]
    assert list(rows("7.2")[0].values())[1:] == [f"${it['cost']}" for it in data["job_market"]["rows"]]
    cards = [*data["objective_cards"].values(), *data["starting_objective_cards"].values()]
    assert [(it["VP"], it["if not fulfilled"].replace("−", "-")) for it in rows("12.7")] == [
        (str(it["vp"]), str(it["penalty"])) for it in cards
    ]
    assert [it["breeding value"] for it in rows("1.5")] == [str(it["value"]) for it in data["cattle"].values()]


def test_a_table_is_read_aloud_row_by_row(capsys):
    PlainScreen().markdown("**IOT-10.2** Hoppers:\n\n| card | cost |\n|---|---|\n| Hopper 3 | 7 |")
    assert capsys.readouterr().out == "IOT-10.2 Hoppers:\n\ncard: Hopper 3; cost: 7\n"


def test_the_terminal_says_what_a_card_costs(run):
    ran = run("rules", "isle_of_trains", "IOT-10.2", "--plain", "--lang", "en")
    assert "card: Hopper 3; copies: 2; cost: 7; weight: 1; holds: 3 coal" in ran.out
    assert "English" not in ran.out


def test_the_terminal_reads_the_rules_in_the_language_of_the_reader(run):
    ran = run("rules", "ticket_to_ride_amsterdam", "TTR-8.3", "--plain", "--lang", "ru")
    assert "место: 2-е; 4 игрока: +6; 3 игрока: +5; 2 игрока: +4" in ran.out
    assert "по-английски" not in ran.out


def test_the_terminal_says_that_the_rules_are_english_if_they_are_not_translated(run, tmp_path, monkeypatch):
    its = about("ticket_to_ride_amsterdam")
    (tmp_path / "rules.md").write_text((its.folder / "rules.md").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr("trackside.games.rulebook.about", lambda _: replace(its, folder=tmp_path))
    rulebook.cache_clear()
    ran = run("rules", "ticket_to_ride_amsterdam", "TTR-5.12", "--plain", "--lang", "uk")
    rulebook.cache_clear()
    assert "TTR-5.12 A claimed route stays claimed to the end." in ran.out
    assert "Правила написано лише англійською." in ran.out
