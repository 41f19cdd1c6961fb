"""Notices: once per turn, not to those who have the table open, patient with those who do not answer."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from server.inside import Inside, inside
from server.post import Browser, Post, claims, settle

from trackside.server.api.requests import ClockSetting, QuietHours
from trackside.server.http.errors import Refused
from trackside.server.notify import delivery as notices
from trackside.server.notify.ssrf_guard import is_public
from trackside.server.storage.models import Push


def test_one_push_and_one_apprise_notice_for_a_turn(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.05, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.subscribe(ben, f"http://{post.address}/push/ben", Browser().keys())
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            assert await house.hall.notices.public_key()
            await house.move(anna, id)
            await settle(house, post, 2)
            ways = {path: body for path, body, _ in post.got}
            assert len(post.got) == 2 and set(ways) == {"/push/ben", "/apprise"}
            assert b"your turn" not in ways["/push/ben"]  # encrypted for the browser alone
            told = json.loads(ways["/apprise"])
            assert "your turn" in told["message"] and f"/table/{id}" in told["message"]
            for _ in range(3):
                house.hall.robots.look(id)  # whatever looks again: once per turn
                await asyncio.sleep(0.1)
            assert len(post.got) == 2
            await house.move(ben, id)
            while (await house.hall.play.show(anna.id, id, "en", None)).moves:
                await house.move(anna, id)
            await settle(house, post, 4)
            assert len(post.got) == 4  # his next turn

    asyncio.run(run())


def test_a_push_is_readable_for_its_browser_alone_and_signed_by_the_server(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        settings = {"private_targets": True, "contact": "mailto:host@trains.example", "site": "https://trains.example"}
        async with inside(tmp_path, notice_delay=0.0, **settings) as house:
            anna, ben, id = await house.pair()
            browser, other = Browser(), Browser()
            await house.hall.notices.subscribe(ben, f"http://{post.address}/push/ben", browser.keys())
            await house.hall.people.change(ben, {"language": "uk"})
            await house.move(anna, id)
            await settle(house, post, 1)
            (_path, body, headers) = post.got[0]
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) == 24 * 3600
            notice = browser.read(body)
            assert notice["url"] == f"https://trains.example/table/{id}" and notice["tag"] == id
            assert "ваш хід" in notice["body"]
            with pytest.raises(InvalidTag):
                other.read(body)
            told = claims(headers, await house.hall.notices.public_key() or "")
            assert told["aud"] == f"http://{post.address}" and told["sub"] == "mailto:host@trains.example"
            assert time.time() < told["exp"] <= time.time() + 24 * 3600

    asyncio.run(run())


def test_nobody_is_told_who_has_the_table_open(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.05, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            house.hall.present.enter(id, ben.id)
            await house.move(anna, id)
            await asyncio.sleep(0.5)
            assert post.got == []

    asyncio.run(run())


def test_a_target_that_fails_is_tried_again_and_one_that_is_gone_is_forgotten(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.subscribe(ben, f"http://{post.address}/push/ben", Browser().keys())
            post.answers = [500, 503, 201]
            await house.move(anna, id)
            await settle(house, post, 3)
            assert len(post.got) == 3
            post.answers = [410]
            await house.move(ben, id)
            while (await house.hall.play.show(anna.id, id, "en", None)).moves:
                await house.move(anna, id)
            await settle(house, post, 4)
            assert len(post.got) == 4
            async with house.hall.database.reading() as session:
                assert await session.get(Push, f"http://{post.address}/push/ben") is None

    asyncio.run(run())


def test_when_time_is_up_there_is_a_reminder_if_the_table_said_so(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True, tick_seconds=0.05) as house:
            anna, ben, id = await house.pair(clock=ClockSetting(kind="days", days=1, at_zero="remind"))
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            await house.move(anna, id)
            await settle(house, post, 1)
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() + 86_460)
            await settle(house, post, 2)
            await asyncio.sleep(0.3)
            texts = [json.loads(body)["message"] for _, body, _ in post.got]
            assert len(texts) == 2 and "your turn" in texts[0] and "time is up" in texts[1]

    asyncio.run(run())


def test_notices_do_not_reach_into_the_servers_own_network(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            anna = await house.person("Anna")
            inner = "mailto://a:b@mail.example.org?smtp=127.0.0.1"
            for url in (
                inner,
                "json://127.0.0.1/x",
                "json://localhost:8080/",
                "file:///etc/passwd",
                "syslog://",
                "nonsense",
                "json://example.org/ json://127.0.0.1/inner",
                "json://example.org/,json://127.0.0.1/inner",
                "json://example.org/?a=b\njson://127.0.0.1/inner",
                "json://example.org/?redirect=yes",
                "json://example.org/?Redirect=yes",
                "json://example.org/?cto=1000",
                "json://[64:ff9b::7f00:1]/",
                "json://[::ffff:127.0.0.1]/",
                "json://[2002:7f00:1::]/",
                "json://[::1",
                "json://[zz]/",
            ):
                with pytest.raises(Refused):
                    await house.hall.notices.target(anna, url)
            with pytest.raises(Refused):
                await house.hall.notices.subscribe(anna, "https://127.0.0.1/push", Browser().keys())

    asyncio.run(run())


def test_a_target_that_comes_to_mean_another_address_gets_nothing(tmp_path: Path, post: Post) -> None:
    """It was somewhere in the world when it was given; now its name leads into the server's own network."""

    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0) as house:
            anna, ben, id = await house.pair()
            await house.hall.people.change(ben, {"notice_url": f"json://{post.address}/apprise"})
            async with house.hall.database.writing() as session:
                session.add(Push(endpoint=f"http://{post.address}/push", person=ben.id, keys=Browser().keys()))
            await house.move(anna, id)
            await asyncio.sleep(0.6)
            assert post.got == []

    asyncio.run(run())


def test_a_name_that_changes_its_meaning_behind_the_check_leads_nowhere(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check saw an address of the world; the socket is the last to look."""

    async def outside(host: str) -> bool:
        return True

    async def run() -> None:
        monkeypatch.setattr(notices, "leads_outside", outside)
        async with inside(tmp_path, notice_delay=0.0) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            await house.hall.notices.subscribe(ben, f"http://{post.address}/push", Browser().keys())
            await house.move(anna, id)
            for _ in range(100):
                await asyncio.sleep(0.02)
                if failed(house, "apprise") and failed(house, "push"):
                    break
            assert failed(house, "apprise") == failed(house, "push") == 1
            assert post.got == []

    asyncio.run(run())


def failed(house: Inside, way: str) -> float | None:
    return house.hall.metrics.registry.get_sample_value("trackside_notices_total", {"way": way, "outcome": "failed"})


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("64:ff9b::808:808", True),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.1.1", False),
        ("::1", False),
        ("::7f00:1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:a00:1::1", False),
        ("2001:0:7f00:1::", False),
        ("fe80::1%eth0", False),
        ("/run/socket", False),
    ],
)
def test_what_is_an_address_of_the_whole_world(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_an_apprise_target_is_not_sent_on(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            post.answers = [307] * 4
            await house.move(anna, id)
            await settle(house, post, 4)
            assert [path for path, _, _ in post.got] == ["/apprise"] * 4

    asyncio.run(run())


def test_of_several_receivers_none_is_told_twice_because_another_fails(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.target(ben, f"mmost://{post.address}/{'0' * 32}?to=first,second")
            post.answers = [500, 200]
            await house.move(anna, id)
            await settle(house, post, 2)
            await asyncio.sleep(0.5)
            topics = sorted(json.loads(body)["channel"] for _, body, _ in post.got)
            assert topics == ["first", "second"]

    asyncio.run(run())


def test_a_push_is_not_sent_on(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.subscribe(ben, f"http://{post.address}/push", Browser().keys())
            post.answers = [307] * 4
            await house.move(anna, id)
            await settle(house, post, 4)
            assert [path for path, _, _ in post.got] == ["/push"] * 4

    asyncio.run(run())


def test_a_target_is_tried_out(tmp_path: Path, post: Post) -> None:
    """One notice to one target, in quiet hours too, tried once; what became of it is said in one's language."""

    async def run() -> None:
        async with inside(tmp_path, private_targets=True, site="https://trains.example") as house:
            ben = await house.person("Ben")
            await house.hall.people.change(ben, {"language": "uk"})
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            await house.hall.notices.set_quiet(ben, QuietHours(begin="00:00", end="23:59", zone="UTC"))
            browser, endpoint = Browser(), f"http://{post.address}/push/ben"
            await house.hall.notices.subscribe(ben, endpoint, browser.keys())

            answer = await house.post(ben, "/api/notices/test", {})
            assert answer.status_code == 200, answer.text
            assert answer.json()["outcome"] == "sent" and "Перевірку прийнято" in answer.json()["text"]
            assert [path for path, _, _ in post.got] == ["/apprise"]
            assert "https://trains.example/settings" in json.loads(post.got[0][1])["message"]

            answer = await house.post(ben, "/api/notices/test", {"endpoint": endpoint})
            assert answer.json()["outcome"] == "sent"
            assert "Це перевірка" in browser.read(post.got[1][1])["body"]

            post.answers = [500]
            answer = await house.post(ben, "/api/notices/test", {})
            assert answer.json()["outcome"] == "failed" and "не прийнято" in answer.json()["text"]
            assert len(post.got) == 3  # once
            post.answers = [410]
            answer = await house.post(ben, "/api/notices/test", {"endpoint": endpoint})
            assert answer.json()["outcome"] == "gone"
            assert (await house.post(ben, "/api/notices/test", {"endpoint": endpoint})).status_code == 404
            assert len(post.got) == 4

    asyncio.run(run())


def test_only_ones_own_targets_are_tried_out(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path, private_targets=True) as house:
            anna, ben = await house.person("Anna"), await house.person("Ben")
            endpoint = f"http://{post.address}/push/ben"
            await house.hall.notices.subscribe(ben, endpoint, Browser().keys())
            for who, body, status in [
                (anna, {"endpoint": endpoint}, 404),
                (anna, {}, 404),
                (anna, {"endpoint": None}, 404),
                (anna, {"url": f"json://{post.address}/"}, 400),
                (None, {"endpoint": endpoint}, 401),
            ]:
                answer = await house.post(who, "/api/notices/test", body)
                assert answer.status_code == status, answer.text
            assert post.got == []

    asyncio.run(run())


def test_trying_out_does_not_reach_into_the_servers_own_network(tmp_path: Path, post: Post) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            ben = await house.person("Ben")
            await house.hall.people.change(ben, {"notice_url": f"json://{post.address}/apprise"})
            answer = await house.post(ben, "/api/notices/test", {})
            assert answer.json()["outcome"] == "failed"
            assert post.got == []

    asyncio.run(run())


def test_trying_out_is_limited_by_address(tmp_path: Path, post: Post) -> None:
    """Whoever makes one guest after another sends no more."""

    async def run() -> None:
        async with inside(tmp_path, private_targets=True, test_notices_per_minute=3) as house:
            codes = []
            for name in ("Anna", "Ben", "Eve", "Ida"):
                who = await house.person(name)
                await house.hall.notices.target(who, f"json://{post.address}/apprise")
                codes.append((await house.post(who, "/api/notices/test", {})).status_code)
            assert codes == [200, 200, 200, 429]
            assert len(post.got) == 3

    asyncio.run(run())
