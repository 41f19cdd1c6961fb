"""Guests, accounts, sessions."""

from __future__ import annotations

import secrets

from server.visiting import Server, Visitor


def test_nobody_then_a_guest_in_one_request(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    assert visitor.get("/api/me")["id"] is None
    me = visitor.ok(visitor.post("/api/guest", {"name": "  Anna \u0007 Lee "}))
    assert me["name"] == "Anna Lee"
    assert visitor.get("/api/me")["id"] == me["id"]


def test_a_name_keeps_its_persian_joiner_and_loses_what_cannot_be_seen(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    assert visitor.ok(visitor.post("/api/guest", {"name": "می\u200cروم\u202e"}))["name"] == "می\u200cروم"
    assert visitor.post("/api/guest", {"name": "\u200c \u202e"}).json()["error"] == "empty-text"


def test_a_guest_who_registers_keeps_tables_and_finds_them_on_another_device(server: Server) -> None:
    login = f"anna{secrets.token_hex(4)}"
    first = Visitor(server, "Anna")
    table = first.make("me", "greedy")
    me = first.ok(first.post("/api/register", {"login": login.upper(), "password": "long enough"}))
    assert me["account"] and me["login"] == login
    other = Visitor(server)
    assert other.post("/api/login", {"login": login, "password": "wrong word"}).status_code == 401
    assert other.post("/api/login", {"login": f"{login}x", "password": "long enough"}).status_code == 401
    assert other.ok(other.post("/api/login", {"login": login, "password": "long enough"}))["id"] == me["id"]
    assert [card["id"] for card in other.get("/api/tables")["mine"]] == [table]


def test_a_login_is_given_once(server: Server) -> None:
    login = f"bob{secrets.token_hex(4)}"
    body = {"login": login, "password": "long enough"}
    assert Visitor(server).post("/api/register", body).status_code == 200
    second = Visitor(server).post("/api/register", body)
    assert (second.status_code, second.json()["error"]) == (409, "login-taken")


def test_signing_out_everywhere_ends_all_sessions(server: Server) -> None:
    body = {"login": f"c{secrets.token_hex(5)}", "password": "long enough"}
    first, second = Visitor(server), Visitor(server)
    first.ok(first.post("/api/register", body))
    second.ok(second.post("/api/login", body))
    first.ok(first.post("/api/logout-everywhere"))
    assert second.get("/api/me")["id"] is None
    assert second.post("/api/tables", {"game": "x", "seats": [{"kind": "me"}]}).status_code == 401


def test_signing_out_is_of_this_browser_only(sqlite_server: Server) -> None:
    body = {"login": f"d{secrets.token_hex(5)}", "password": "long enough"}
    first, second = Visitor(sqlite_server), Visitor(sqlite_server)
    first.ok(first.post("/api/register", body))
    second.ok(second.post("/api/login", body))
    first.ok(first.post("/api/logout"))
    assert first.get("/api/me")["id"] is None
    assert second.get("/api/me")["id"] is not None


def test_a_forged_cookie_is_nobody(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server, "Eve")
    genuine = visitor.http.cookies.get("session") or ""
    other = "A" if genuine[-5] != "A" else "B"  # not the last letter, of which not all bits count
    for forged in (genuine[:-5] + other + genuine[-4:], "x", "W10.x.y", ""):
        visitor.http.cookies.set("session", forged, domain="127.0.0.1")
        assert Visitor(sqlite_server).http.get("/api/me", headers={"cookie": f"session={forged}"}).json()["id"] is None


def test_settings_are_joined_and_language_is_kept(server: Server) -> None:
    visitor = Visitor(server, "Fatemeh")

    def change(body: object) -> dict[str, object]:
        found = visitor.http.patch("/api/me", json=body, headers=visitor.headers())
        assert found.status_code == 200, found.text
        return dict(found.json())

    change({"language": "fa", "theme": "dark", "settings": {"sound": True, "zoom": 2}})
    me = change({"settings": {"zoom": None, "motion": "less"}})
    assert (me["language"], me["theme"], me["settings"]) == ("fa", "dark", {"sound": True, "motion": "less"})
    assert visitor.post("/api/tables/nothing/start").json()["message"] == "چنین میزی نیست."


def test_the_language_is_asked_for_or_the_browsers(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    headers = {"accept-language": "de, uk-UA;q=0.8"}
    assert visitor.http.get("/api/me", headers=headers).json()["language"] == "uk"
    assert visitor.http.get("/api/me?lang=ru", headers=headers).json()["language"] == "ru"
    assert visitor.http.get("/api/me?lang=xx").json()["language"] == "en"
