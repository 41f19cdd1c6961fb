"""Guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import secrets
import time

from server.inside import inside
from server.visiting import Listener, Server, Visitor

from trackside.server.storage.models import Push


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


def test_a_guest_who_signs_in_brings_along_all_tables(server: Server) -> None:
    """Those they host, the seat they took at another's, and the page that is open there."""
    body = {"login": f"anna{secrets.token_hex(4)}", "password": "long enough"}
    anna, ben = Visitor(server), Visitor(server, "Ben")
    account = anna.ok(anna.post("/api/register", body))["id"]
    anna.ok(anna.post("/api/logout"))
    anna.ok(anna.post("/api/guest", {"name": "Anna"}))
    hosted, waiting, joined = anna.make("me", "human"), anna.make("me", "open"), ben.make("me", "open", public=True)
    anna.ok(anna.post(f"/api/tables/{joined}/join", {}))
    other_tab = Listener(anna, hosted)
    other_tab.wait("table")
    assert anna.post("/api/login", {**body, "password": "wrong word"}).status_code == 401
    assert len(anna.get("/api/tables")["mine"]) == 3  # still the guest
    assert anna.ok(anna.post("/api/login", body))["id"] == account
    mine = {card["id"]: card for card in anna.get("/api/tables")["mine"]}
    assert {id: (card["host"], card["your_seat"]) for id, card in mine.items()} == {
        hosted: (True, 0),
        waiting: (True, 0),
        joined: (False, 1),
    }
    assert anna.step(hosted)["ply"] == 1
    anna.ok(anna.delete(f"/api/tables/{waiting}"))
    ben.ok(ben.post(f"/api/tables/{joined}/start"))
    ben.step(joined)
    assert anna.step(joined)["ply"] == 2
    assert other_tab.wait("gone")[1] == "signed-out"  # it comes again as the account
    other_tab.close()
    anna.ok(anna.post("/api/logout"))
    again = Visitor(server)
    again.ok(again.post("/api/login", body))
    assert {card["id"] for card in again.get("/api/tables")["mine"]} == {hosted, joined}


def test_an_account_that_signs_in_to_another_keeps_its_tables(sqlite_server: Server) -> None:
    first, second = ({"login": f"{name}{secrets.token_hex(4)}", "password": "long enough"} for name in ("a", "b"))
    anna = Visitor(sqlite_server)
    anna.ok(anna.post("/api/register", second))
    anna.ok(anna.post("/api/logout"))
    anna.ok(anna.post("/api/register", first))
    table = anna.make("me", "human")
    anna.ok(anna.post("/api/login", second))
    assert anna.get("/api/tables")["mine"] == []
    anna.ok(anna.post("/api/login", first))
    assert [card["id"] for card in anna.get("/api/tables")["mine"]] == [table]


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


def test_whoever_knew_the_guests_session_does_not_get_into_the_account(server: Server) -> None:
    anna, eve = Visitor(server, "Anna"), Visitor(server)
    eve.http.cookies.set("session", anna.http.cookies.get("session") or "", domain="127.0.0.1")
    assert eve.get("/api/me")["name"] == "Anna"
    anna.ok(anna.post("/api/register", {"login": f"anna{secrets.token_hex(4)}", "password": "long enough"}))
    assert anna.get("/api/me")["account"]
    assert eve.get("/api/me")["id"] is None


def test_signing_out_everywhere_ends_open_streams(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "human")
    stream = Listener(anna, id)
    stream.wait("table")
    anna.ok(anna.post("/api/logout-everywhere"))
    assert stream.wait("gone")[1] == "signed-out"
    assert stream.ended.wait(10)
    stream.close()


def test_a_guest_who_sits_nowhere_and_stays_away_is_forgotten(database: str) -> None:
    async def run() -> None:
        async with inside(database, guest_days=100) as house:
            people = house.hall.people
            idle, player, host, account, lately = [await house.person(name) for name in ("I", "P", "H", "A", "L")]
            id = await house.table(host, "random", "random")
            table = await house.table(player, "me", "open", public=True)
            await people.register(account, "account", "long enough")
            now = time.time()
            for person in (idle, player, host, account):
                await people.change(person, {"seen": now - 101 * 86_400})
            await people.change(lately, {"seen": now - 99 * 86_400})
            async with house.hall.database.writing() as session:
                session.add(Push(endpoint="https://push.example/x", person=idle.id, keys={}))
            cookie = people.cookie(idle).value
            assert await people.forget_guests() == 1
            people.forget(idle.id)
            assert await people.of_cookie(cookie) is None
            for person in (player, host, account, lately):
                assert await people.of_cookie(people.cookie(person).value) is not None
            async with house.hall.database.reading() as session:
                assert await session.get(Push, "https://push.example/x") is None
            # A visit counts: the next look finds nobody to forget. Nor does one without tables stay for ever.
            assert await people.forget_guests() == 0
            await house.hall.lobby.delete(player, table)
            await people.change(player, {"seen": now - 101 * 86_400})
            assert await people.forget_guests() == 1
            assert [card.id for card in (await house.hall.lobby.lists(host, "en")).mine] == [id]

    asyncio.run(run())


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    anna, guest, elsewhere = Visitor(server, "Anna"), Visitor(server, "Gus"), Visitor(server)
    login = {"login": f"anna-{anna.get('/api/me')['id']}", "password": "the old one"}
    anna.ok(anna.post("/api/register", login))
    elsewhere.ok(elsewhere.post("/api/login", login))

    def change(who: Visitor, old: str, new: str) -> tuple[int, str]:
        answer = who.post("/api/password", {"old": old, "new": new})
        return answer.status_code, answer.json().get("error", "")

    assert change(guest, "the old one", "the new one") == (409, "no-account")
    assert change(Visitor(server), "the old one", "the new one") == (401, "no-person")
    assert change(anna, "some other", "the new one") == (403, "wrong-old-password")
    assert change(anna, "the old one", "short")[0] == 400
    assert elsewhere.get("/api/me")["account"]
    assert change(anna, "the old one", "the new one") == (200, "")
    assert anna.get("/api/me")["account"] and elsewhere.get("/api/me")["id"] is None
    assert elsewhere.post("/api/login", login).status_code == 401
    elsewhere.ok(elsewhere.post("/api/login", {**login, "password": "the new one"}))


def test_settings_do_not_grow_without_end(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")

    def patch(settings: dict[str, object]) -> int:
        return anna.http.patch("/api/me", json={"settings": settings}, headers=anna.headers()).status_code

    assert patch({f"a{n}": n for n in range(40)}) == 200
    assert patch({f"b{n}": n for n in range(40)}) == 413
    assert patch({"a0": "x" * 20_000}) == 413
    assert patch({f"a{n}": None for n in range(40)}) == 200
    assert anna.get("/api/me")["settings"] == {}
