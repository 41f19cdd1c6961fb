"""The games: rules in the reader's language."""

from __future__ import annotations

from server.server_process import AMSTERDAM, Server, Visitor


def test_rules_are_in_the_readers_language(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)

    def rules(language: str) -> dict[str, str]:
        answer = visitor.http.get(f"/api/games/{AMSTERDAM}/rules?lang={language}").json()
        assert answer["language"] == language
        return {rule["id"]: rule["text"] for rule in answer["rules"]}

    english, russian = rules("en"), rules("ru")
    assert english["TTR-4.12"] == "No limit on cards in hand."
    assert russian["TTR-4.12"] == "Число карт на руке не ограничено."
    assert list(russian) == list(english)


def test_rules_are_searched_in_the_readers_language(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    path = f"/api/games/{AMSTERDAM}/rules?lang=ru&find="
    assert [rule["id"] for rule in visitor.http.get(f"{path}не ограничено на руке").json()["rules"]] == ["TTR-4.12"]
    assert [rule["id"] for rule in visitor.http.get(f"{path}4.12").json()["rules"]] == ["TTR-4.12"]
    assert visitor.http.get(f"{path}submarine").json() == {"language": "ru", "rules": []}


def test_the_player_aid_is_for_the_number_of_players(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    path = f"/api/games/{AMSTERDAM}/aid?lang=en"
    aid = visitor.http.get(f"{path}&players=4").json()
    assert aid["minute"][0]["text"].startswith("Collect cards in six colours")
    assert [section["title"] for section in aid["sections"]][-1] == "Scoring"
    assert aid["sections"][-1]["lines"][-1]["text"] == "By rank in bonus cards: 8 · 6 · 4 · 2."
    assert visitor.http.get(path).status_code == 200
    assert visitor.http.get(f"{path}&players=5").status_code == 422
    assert visitor.http.get("/api/games/nothing/aid").status_code == 404
