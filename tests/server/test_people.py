"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
from server.in_process import in_process_server
from server.notification_targets import PushBrowser
from server.server_process import Listener, Server, Visitor

from trackside.server.storage.models import PushSubscription


def test_one_request_creates_a_guest(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    assert visitor.get("/api/me")["id"] is None
    me = visitor.ok(visitor.post("/api/guest", {"name": "  Anna \u0007 Lee "}))
    assert me["name"] == "Anna Lee"
    assert visitor.get("/api/me")["id"] == me["id"]


def test_names_keep_persian_joiners_and_lose_other_invisible_characters(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    assert visitor.ok(visitor.post("/api/guest", {"name": "می\u200cروم\u202e"}))["name"] == "می\u200cروم"
    for invisible in ("\u200c \u202e", "\u3164", "\uffa0\u115f", "\u2800", "\u17b4", "\u034f\u0301", "\ufe0f"):
        assert visitor.post("/api/guest", {"name": invisible}).json()["error"] == "empty-text"


def test_a_mail_address_is_nobodys_name(sqlite_server: Server) -> None:
    visitor, login = Visitor(sqlite_server), f"anna{secrets.token_hex(4)}"
    body = {"login": f"{login}@example.org", "password": "long enough"}
    assert visitor.ok(visitor.post("/api/register", body))["name"] == login


def test_settings_are_flat_and_small(sqlite_server: Server) -> None:
    """They are kept in memory, where nested values weigh twenty times as much."""
    visitor = Visitor(sqlite_server, "Anna")

    def change(settings: object) -> int:
        answer = visitor.http.patch("/api/me", json={"settings": settings}, headers=visitor.headers())
        return answer.status_code

    for settings, status in [
        ({"a": "x" * 3000, "b": 1, "c": True}, 200),
        ({"b": [[], []]}, 413),
        ({"b": {"c": 1}}, 413),
        ({"d": "x" * 2000}, 413),  # together with the others
    ]:
        assert change(settings) == status


def test_a_guest_who_registers_finds_their_tables_on_another_device(server: Server) -> None:
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


def test_signing_in_transfers_a_guests_tables_to_the_account(server: Server) -> None:
    """Tables they host, a seat at another table, and an open page."""
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
    assert other_tab.wait("gone")[1] == "signed-out"  # the page reconnects as the account
    other_tab.close()
    anna.ok(anna.post("/api/logout"))
    again = Visitor(server)
    again.ok(again.post("/api/login", body))
    assert {card["id"] for card in again.get("/api/tables")["mine"]} == {hosted, joined}


def test_signing_in_to_another_account_transfers_nothing(sqlite_server: Server) -> None:
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


def test_a_login_is_unique(server: Server) -> None:
    login = f"bob{secrets.token_hex(4)}"
    body = {"login": login, "password": "long enough"}
    assert Visitor(server).post("/api/register", body).status_code == 200
    second = Visitor(server).post("/api/register", body)
    assert (second.status_code, second.json()["error"]) == (409, "login-taken")


def two_browsers(server: Server) -> tuple[Visitor, Visitor]:
    """One account, signed in from two browsers."""
    body = {"login": f"c{secrets.token_hex(5)}", "password": "long enough"}
    first, second = Visitor(server), Visitor(server)
    first.ok(first.post("/api/register", body))
    second.ok(second.post("/api/login", body))
    return first, second


def test_signing_out_everywhere_ends_all_sessions(server: Server) -> None:
    first, second = two_browsers(server)
    first.ok(first.post("/api/logout-everywhere"))
    assert second.get("/api/me")["id"] is None
    assert second.post("/api/tables", {"game": "x", "seats": [{"kind": "me"}]}).status_code == 401


def test_signing_out_ends_only_this_browsers_session(sqlite_server: Server) -> None:
    first, second = two_browsers(sqlite_server)
    first.ok(first.post("/api/logout"))
    assert first.get("/api/me")["id"] is None
    assert second.get("/api/me")["id"] is not None


def test_forged_cookies_are_ignored(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server, "Eve")
    genuine = visitor.http.cookies.get("session") or ""
    other = "A" if genuine[-5] != "A" else "B"  # not the last character, some bits of which are ignored
    for forged in (genuine[:-5] + other + genuine[-4:], "x", "W10.x.y", ""):
        visitor.http.cookies.set("session", forged, domain="127.0.0.1")
        assert Visitor(sqlite_server).http.get("/api/me", headers={"cookie": f"session={forged}"}).json()["id"] is None


def test_settings_are_merged_and_the_language_is_stored(server: Server) -> None:
    visitor = Visitor(server, "Fatemeh")

    def change(body: object) -> dict[str, object]:
        found = visitor.http.patch("/api/me", json=body, headers=visitor.headers())
        assert found.status_code == 200, found.text
        return dict(found.json())

    change({"language": "fa", "theme": "dark", "settings": {"sound": True, "zoom": 2}})
    me = change({"settings": {"zoom": None, "motion": "less"}})
    assert (me["language"], me["theme"], me["settings"]) == ("fa", "dark", {"sound": True, "motion": "less"})
    assert visitor.post("/api/tables/nothing/start").json()["message"] == "چنین میزی نیست."


def test_the_language_comes_from_the_query_or_the_browser(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    headers = {"accept-language": "de, uk-UA;q=0.8"}
    assert visitor.http.get("/api/me", headers=headers).json()["language"] == "uk"
    assert visitor.http.get("/api/me?lang=ru", headers=headers).json()["language"] == "ru"
    assert visitor.http.get("/api/me?lang=xx").json()["language"] == "en"


def test_registering_ends_other_sessions_of_the_guest(server: Server) -> None:
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


def test_inactive_guests_without_tables_are_deleted(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database, guest_days=100) as server:
            accounts, sessions = server.context.accounts, server.context.sessions
            idle, player, host, account, lately = [await server.person(name) for name in ("I", "P", "H", "A", "L")]
            id = await server.table(host, "random", "random")
            table = await server.table(player, "me", "open", public=True)
            await accounts.register(account, "account", "long enough")
            now = time.time()
            for person in (idle, player, host, account):
                await accounts.change(person, seen=now - 101 * 86_400)
            await accounts.change(lately, seen=now - 99 * 86_400)
            async with server.context.database.transaction() as session:
                session.add(PushSubscription(endpoint="https://push.example/x", person=idle.id, keys={}))
            cookie = sessions.cookie(idle).value
            assert await accounts.delete_inactive_guests() == 1
            accounts.evict(idle.id)
            assert await sessions.person(cookie) is None
            for person in (player, host, account, lately):
                assert await sessions.person(sessions.cookie(person).value) is not None
            async with server.context.database.read_session() as session:
                assert await session.get(PushSubscription, "https://push.example/x") is None
            # A request counts as a visit. A guest whose last table is deleted is deleted later.
            assert await accounts.delete_inactive_guests() == 0
            await server.context.lobby.delete(player, table)
            await accounts.change(player, seen=now - 101 * 86_400)
            assert await accounts.delete_inactive_guests() == 1
            assert [card.id for card in (await server.context.lists.page(host, "en")).mine] == [id]

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


def test_the_size_of_settings_is_limited(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")

    def patch(settings: dict[str, object]) -> int:
        return anna.http.patch("/api/me", json={"settings": settings}, headers=anna.headers()).status_code

    assert patch({f"a{n}": n for n in range(40)}) == 200
    assert patch({f"b{n}": n for n in range(40)}) == 413
    assert patch({"a0": "x" * 20_000}) == 413
    assert patch({f"a{n}": None for n in range(40)}) == 200
    assert anna.get("/api/me")["settings"] == {}


def test_a_guest_who_registers_twice_at_once_gets_one_account(server: Server) -> None:
    anna = Visitor(server, "Anna")
    logins = [f"anna{secrets.token_hex(4)}" for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        bodies = [{"login": login, "password": "long enough"} for login in logins]
        codes = list(pool.map(lambda body: anna.post("/api/register", body).status_code, bodies))
    assert sorted(codes) in ([200, 401, 401], [200, 401, 409], [200, 409, 409])  # the first ends the guest's session
    login = logins[codes.index(200)]
    assert Visitor(server).post("/api/login", {"login": login, "password": "long enough"}).status_code == 200


def test_a_browser_that_several_people_subscribe_at_once_is_the_last_ones(server: Server) -> None:
    guests = [Visitor(server, f"Guest {number}") for number in range(6)]
    keys = msgspec.structs.asdict(PushBrowser().keys())
    body = {"endpoint": f"https://8.8.8.8/{secrets.token_hex(8)}", "keys": keys}
    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(lambda guest: guest.post("/api/push", body).status_code, guests))
    assert codes == [204] * 6
    assert sum(guest.get("/api/notices")["browsers"] for guest in guests) == 1
    assert guests[0].post("/api/notices/test", {"endpoint": "https://a\0b"}).status_code == 400
