"""Turn notifications by web push and Apprise."""

from __future__ import annotations

import asyncio
import contextlib
import email
import gzip
import json
import resource
import socket
import socketserver
import threading
import time
from io import BufferedIOBase
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from msgspec.structs import asdict
from server.in_process import InProcessServer, in_process_server
from server.notification_targets import NotificationReceiver, PushBrowser, vapid_claims, wait_for_notifications
from sqlalchemy import select

from trackside.server.api.errors import Refused
from trackside.server.api.requests import ClockSetting, QuietHours
from trackside.server.notify import delivery, sender_process, senders, ssrf_guard, targets
from trackside.server.notify.ssrf_guard import is_public
from trackside.server.storage.models import PushSubscription, TableRow


def test_each_target_gets_one_notification_per_turn(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.05, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.subscribe(
                ben, f"http://{receiver.address}/push/ben", PushBrowser().keys()
            )
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            assert await server.context.senders.public_key()
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 2)
            ways = {path: body for path, body, _ in receiver.received}
            assert len(receiver.received) == 2 and set(ways) == {"/push/ben", "/apprise"}
            assert b"your turn" not in ways["/push/ben"]  # encrypted
            told = json.loads(ways["/apprise"])
            assert "your turn" in told["message"] and f"/table/{id}" in told["message"]
            for _ in range(3):
                server.context.autoplay.check(id)  # another check sends nothing: once per turn
                await asyncio.sleep(0.1)
            assert len(receiver.received) == 2
            await server.move(ben, id)
            while (await server.context.queries.show(anna.id, id, "en", None)).moves:
                await server.move(anna, id)
            await wait_for_notifications(server, receiver, 4)
            assert len(receiver.received) == 4  # his next turn

    asyncio.run(run())


def test_a_turn_is_notified_although_the_server_stopped_before(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move stores when to see whether its notification was sent."""
    monkeypatch.setattr(delivery, "RECHECK_SECONDS", 0.0)

    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.4, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            await server.move(anna, id)
        assert not receiver.received
        async with in_process_server(
            tmp_path, notification_delay=0.0, private_targets=True, tick_seconds=0.05
        ) as server:
            await wait_for_notifications(server, receiver, 1)
            assert [path for path, _, _ in receiver.received] == ["/apprise"]
            for _ in range(50):  # then nothing is planned any more
                async with server.context.database.read_session() as session:
                    due = await session.scalar(select(TableRow.due).where(TableRow.id == id))
                if due is None:
                    break
                await asyncio.sleep(0.05)
            assert due is None and len(receiver.received) == 1

    asyncio.run(run())


def test_a_push_is_encrypted_for_its_browser_and_signed_by_the_server(
    tmp_path: Path, receiver: NotificationReceiver
) -> None:
    async def run() -> None:
        settings = {
            "private_targets": True,
            "push_contact": "mailto:host@trains.example",
            "public_url": "https://trains.example",
        }
        async with in_process_server(tmp_path, notification_delay=0.0, **settings) as server:
            anna, ben, id = await server.pair()
            browser, other = PushBrowser(), PushBrowser()
            await server.context.notification_settings.subscribe(
                ben, f"http://{receiver.address}/push/ben", browser.keys()
            )
            await server.context.accounts.change(ben, language="uk")
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 1)
            (_path, body, headers) = receiver.received[0]
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) == 24 * 3600
            notice = browser.read(body)
            assert notice["url"] == f"https://trains.example/table/{id}" and notice["tag"] == id
            assert "ваш хід" in notice["body"] and (notice["lang"], notice["dir"]) == ("uk", "ltr")
            with pytest.raises(InvalidTag):
                other.read(body)
            told = vapid_claims(headers, await server.context.senders.public_key() or "")
            assert told["aud"] == f"http://{receiver.address}" and told["sub"] == "mailto:host@trains.example"
            assert time.time() < told["exp"] <= time.time() + 24 * 3600

    asyncio.run(run())


def test_people_who_have_the_table_open_are_not_notified(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.05, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            server.context.presence.enter(id, ben.id)
            await server.move(anna, id)
            await asyncio.sleep(0.5)
            assert receiver.received == []

    asyncio.run(run())


def test_failing_targets_are_retried_and_expired_ones_removed(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.0, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.subscribe(
                ben, f"http://{receiver.address}/push/ben", PushBrowser().keys()
            )
            receiver.answers = [500, 503, 201]
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 3)
            assert len(receiver.received) == 3
            receiver.answers = [410]
            await server.move(ben, id)
            while (await server.context.queries.show(anna.id, id, "en", None)).moves:
                await server.move(anna, id)
            await wait_for_notifications(server, receiver, 4)
            assert len(receiver.received) == 4
            async with server.context.database.read_session() as session:
                assert await session.get(PushSubscription, f"http://{receiver.address}/push/ben") is None

    asyncio.run(run())


def test_a_reminder_is_sent_when_time_runs_out(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with in_process_server(
            tmp_path, notification_delay=0.0, private_targets=True, tick_seconds=0.05
        ) as server:
            anna, ben, id = await server.pair(clock=ClockSetting(kind="days", days=1, at_zero="remind"))
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 1)
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() + 86_460)
            await wait_for_notifications(server, receiver, 2)
            await asyncio.sleep(0.3)
            texts = [json.loads(body)["message"] for _, body, _ in receiver.received]
            assert len(texts) == 2 and "your turn" in texts[0] and "time is up" in texts[1]

    asyncio.run(run())


def test_targets_in_private_networks_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
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
                    await server.context.notification_settings.set_target(anna, url)
            with pytest.raises(Refused):
                await server.context.notification_settings.subscribe(
                    anna, "https://127.0.0.1/push", PushBrowser().keys()
                )

    asyncio.run(run())


def test_a_stored_target_that_became_private_gets_nothing(tmp_path: Path, receiver: NotificationReceiver) -> None:
    """Its address was public when it was set; now its name resolves to a private address."""

    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.0) as server:
            anna, ben, id = await server.pair()
            await server.context.accounts.change(ben, notice_url=f"json://{receiver.address}/apprise")
            async with server.context.database.transaction() as session:
                session.add(
                    PushSubscription(
                        endpoint=f"http://{receiver.address}/push", person=ben.id, keys=asdict(PushBrowser().keys())
                    )
                )
            await server.move(anna, id)
            await asyncio.sleep(0.6)
            assert receiver.received == []

    asyncio.run(run())


def test_a_name_that_resolves_to_a_private_address_after_the_check_fails(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check saw a public address; the guard at the socket refuses the connection."""

    async def outside(host: str) -> bool:
        return True

    async def run() -> None:
        monkeypatch.setattr(senders, "is_public_host", outside)
        async with in_process_server(tmp_path, notification_delay=0.0) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            await server.context.notification_settings.subscribe(
                ben, f"http://{receiver.address}/push", PushBrowser().keys()
            )
            await server.move(anna, id)
            for _ in range(1500):
                await asyncio.sleep(0.02)
                if failed(server, "apprise") and failed(server, "push"):
                    break
            assert failed(server, "apprise") == failed(server, "push") == 1
            assert receiver.received == []

    asyncio.run(run())


def failed(server: InProcessServer, way: str) -> float | None:
    return server.context.metrics.registry.get_sample_value(
        "trackside_notices_total", {"way": way, "outcome": "failed"}
    )


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
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("way", ["apprise", "push"])
def test_redirects_are_not_followed(way: str, tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.0, private_targets=True) as server:
            anna, ben, id = await server.pair()
            settings = server.context.notification_settings
            if way == "apprise":
                await settings.set_target(ben, f"json://{receiver.address}/apprise")
            else:
                await settings.subscribe(ben, f"http://{receiver.address}/push", PushBrowser().keys())
            receiver.answers = [307] * 4
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 4)
            assert [path for path, _, _ in receiver.received] == [f"/{way}"] * 4

    asyncio.run(run())


def test_a_target_with_several_receivers_is_not_retried(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.0, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.set_target(
                ben, f"mmost://{receiver.address}/{'0' * 32}?to=first,second"
            )
            receiver.answers = [500, 200]
            await server.move(anna, id)
            await wait_for_notifications(server, receiver, 2)
            await asyncio.sleep(0.5)
            topics = sorted(json.loads(body)["channel"] for _, body, _ in receiver.received)
            assert topics == ["first", "second"]

    asyncio.run(run())


def test_a_test_notification_reports_its_outcome(tmp_path: Path, receiver: NotificationReceiver) -> None:
    """One notification to one target, even in quiet hours, without retries."""

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True, public_url="https://trains.example") as server:
            ben = await server.person("Ben")
            await server.context.accounts.change(ben, language="uk")
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            await server.context.notification_settings.set_quiet_hours(
                ben, QuietHours(begin="00:00", end="23:59", zone="UTC")
            )
            browser, endpoint = PushBrowser(), f"http://{receiver.address}/push/ben"
            await server.context.notification_settings.subscribe(ben, endpoint, browser.keys())

            answer = await server.post(ben, "/api/notices/test", {})
            assert answer.status_code == 200, answer.text
            assert answer.json()["outcome"] == "sent" and "Пробне сповіщення надіслано" in answer.json()["text"]
            assert [path for path, _, _ in receiver.received] == ["/apprise"]
            assert "https://trains.example/settings" in json.loads(receiver.received[0][1])["message"]

            answer = await server.post(ben, "/api/notices/test", {"endpoint": endpoint})
            assert answer.status_code == 200, answer.text
            assert answer.json()["outcome"] == "sent"
            assert "Це пробне сповіщення" in browser.read(receiver.received[1][1])["body"]

            receiver.answers = [500]
            answer = await server.post(ben, "/api/notices/test", {})
            assert answer.json()["outcome"] == "failed" and "не прийнято" in answer.json()["text"]
            assert len(receiver.received) == 3  # not retried
            receiver.answers = [410]
            answer = await server.post(ben, "/api/notices/test", {"endpoint": endpoint})
            assert answer.json()["outcome"] == "gone"
            assert (await server.post(ben, "/api/notices/test", {"endpoint": endpoint})).status_code == 404
            assert len(receiver.received) == 4

    asyncio.run(run())


def test_only_own_targets_can_be_tested(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            endpoint = f"http://{receiver.address}/push/ben"
            await server.context.notification_settings.subscribe(ben, endpoint, PushBrowser().keys())
            for who, body, status in [
                (anna, {"endpoint": endpoint}, 404),
                (anna, {}, 404),
                (anna, {"endpoint": None}, 404),
                (anna, {"url": f"json://{receiver.address}/"}, 400),
                (None, {"endpoint": endpoint}, 401),
            ]:
                answer = await server.post(who, "/api/notices/test", body)
                assert answer.status_code == status, answer.text
            assert receiver.received == []

    asyncio.run(run())


def test_a_test_does_not_reach_private_networks(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            ben = await server.person("Ben")
            await server.context.accounts.change(ben, notice_url=f"json://{receiver.address}/apprise")
            answer = await server.post(ben, "/api/notices/test", {})
            assert answer.json()["outcome"] == "failed"
            assert receiver.received == []

    asyncio.run(run())


def test_tests_are_limited_by_address(tmp_path: Path, receiver: NotificationReceiver) -> None:
    """New guests do not raise the limit."""

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True, test_notifications_per_minute=3) as server:
            codes = []
            for name in ("Anna", "Ben", "Eve", "Ida"):
                who = await server.person(name)
                await server.context.notification_settings.set_target(who, f"json://{receiver.address}/apprise")
                codes.append((await server.post(who, "/api/notices/test", {})).status_code)
            assert codes == [200, 200, 200, 429]
            assert len(receiver.received) == 3

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "accepted"),
    [
        ("discord://{0}/{1}", True),
        ("discord://{0}/{1}?avatar=no&tts=yes", True),
        ("discord://{0}/{1}?template=/etc/trackside.json", False),
        ("discord://{0}/{1}?TEMPLATE=/etc/trackside.json", False),
        ("discord://{0}/{1}?templat%65=/etc/trackside.json", False),
        ("discord://{0}/{1}?tts=yes;template=/etc/trackside.json", False),
        ("discord://{0}/{1}?%20template=/etc/trackside.json", False),
        ("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ?template=/etc/trackside.json", False),
        ("tgram://123456789:abcdefg_hijklmnop/lead2gold/?template=/etc/trackside.json", False),
        ("tgram://123456789:abcdefg_hijklmnop/lead2gold/?format=markdown", True),
        ("mailto://a:b@mail.example.org?to=c@example.org", True),
        ("mailto://a:b@mail.example.org?pgp=yes&pgpprv=/etc/key", False),
        ("mailto://a:b@mail.example.org?wkd=yes", False),
        ("ntfy://topic?attach=http://127.0.0.1/", False),
        ("ntfy://topic?attach=file", False),
        ("json://example.org/?+Authorization=token&:field=value&-query=1", True),
        ("json://example.org/?unheard=1", False),
    ],
)
def test_only_harmless_parameters_are_accepted(url: str, accepted: bool) -> None:
    """Apprise reads the file that `template` names and sends its content to the target."""
    assert (targets.parse_target(url.format("1" * 18, "a" * 64)) is not None) == accepted


def test_the_number_of_a_telegram_bot_is_no_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            url = "tgram://2130706433:abcdefg_hijklmnop/lead2gold/"  # the number of 127.0.0.1
            await server.context.notification_settings.set_target(anna, url)
            assert anna.notice_url == url

    asyncio.run(run())


def test_little_of_an_answer_is_read_and_nothing_is_unpacked(tmp_path: Path, receiver: NotificationReceiver) -> None:
    packed = gzip.compress(bytes(200_000_000))
    written: list[int] = []

    def endless(wfile: BufferedIOBase) -> None:
        written.append(0)
        with contextlib.suppress(OSError):
            wfile.write(packed)
            while written[-1] < 100_000_000:
                written[-1] += wfile.write(b"x" * 100_000) or 0

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True) as server:
            receiver.answer_headers = {"content-encoding": "gzip"}
            receiver.answer_body = endless
            settings = server.context.notification_settings
            anna = await server.person("Anna")
            await settings.set_target(anna, f"json://{receiver.address}/apprise")
            push = f"http://{receiver.address}/push"
            await settings.subscribe(anna, push, PushBrowser().keys())
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for endpoint in (None, push):
                assert (await settings.test(anna, endpoint, "en")).outcome == "sent"
            assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory < 100_000  # kB
            (sender, *_) = [w.process for w in server.context.senders.processes.workers if w.process is not None]
            peak = next(line for line in Path(f"/proc/{sender.pid}/status").read_text().split("\n") if "VmHWM" in line)
            assert int(peak.split()[1]) < 200_000  # kB
            assert all(count < 20_000_000 for count in written)

    asyncio.run(run())


def test_a_slow_target_is_given_up_and_does_not_delay_others(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sends a byte now and then, for ever. There is one process, so everybody waits until the target is given up."""
    monkeypatch.setattr(senders, "PROCESSES", 1)
    ended = threading.Event()

    def drip(wfile: BufferedIOBase) -> None:
        with contextlib.suppress(OSError):
            while not ended.wait(0.2):
                wfile.write(b"x")

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            notification = senders.Notification("title", "body", "/table/x", "x")
            receiver.answer_body = drip
            with pytest.raises(senders.TooSlow):
                await server.context.senders.send_apprise(anna.id, f"json://{receiver.address}/slow", notification)
            receiver.answer_body = lambda wfile: None
            await server.context.senders.send_apprise(ben.id, f"json://{receiver.address}/quick", notification)
            assert [path for path, _, _ in receiver.received] == ["/slow", "/quick"]

    try:
        asyncio.run(run())
    finally:
        ended.set()


def test_targets_of_one_person_occupy_one_process(tmp_path: Path, receiver: NotificationReceiver) -> None:
    go = threading.Event()

    def wait(wfile: BufferedIOBase) -> None:
        go.wait(8)

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True) as server:
            sending = server.context.senders
            notification = senders.Notification("title", "body", "/table/x", "x")
            receiver.answer_body = wait
            url = f"json://{receiver.address}/anna"
            slow = [asyncio.create_task(sending.send_apprise("anna", url, notification)) for _ in range(6)]
            while not receiver.received:
                await asyncio.sleep(0.02)
            receiver.answer_body = lambda wfile: None
            await sending.send_apprise("ben", f"json://{receiver.address}/ben", notification)
            assert [path for path, _, _ in receiver.received] == ["/anna", "/ben"]
            go.set()
            await asyncio.gather(*slow)
            assert len(receiver.received) == 7

    asyncio.run(run())


def test_slow_look_ups_keep_no_threads_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name server of a target does not answer."""
    answer, look_up = threading.Event(), socket.getaddrinfo

    def silent(host: Any, *args: Any, **more: Any) -> Any:
        if str(host).endswith("silent.example.org"):
            answer.wait(60)
        return look_up("127.0.0.1", *args, **more)

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            settings = server.context.notification_settings
            people = [await server.person(f"Guest {n}") for n in range(40)]
            asking = [
                asyncio.create_task(settings.subscribe(person, "https://silent.example.org/", PushBrowser().keys()))
                for person in people
            ]
            await asyncio.sleep(0.1)
            with pytest.raises(Refused, match="too-many"):  # one look-up per person
                await settings.set_target(people[0], "json://silent.example.org/")
            await server.context.accounts.register(people[1], "login", "a long password")
            await server.context.accounts.log_in("login", "a long password")
            assert not any(task.done() for task in asking)
            answer.set()
            outcomes = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(outcome, Refused) for outcome in outcomes)

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(ssrf_guard, "LOOK_UP_SECONDS", 60.0)
    asyncio.run(run())


def test_a_look_up_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: answer.wait(60))
    monkeypatch.setattr(ssrf_guard, "LOOK_UP_SECONDS", 0.05)
    try:
        assert asyncio.run(ssrf_guard.is_public_host("silent.example.org"))
        assert not answer.is_set()
    finally:
        answer.set()


class MailServer(socketserver.ThreadingTCPServer):
    """Accepts mail and keeps it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailDialogue)
        self.mails: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class MailDialogue(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.wfile.write(b"220 ready\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                self.server.mails.append(b"".join(lines).decode())
            self.wfile.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 yes\r\n")


def test_a_persian_notification_is_read_from_right_to_left() -> None:
    notification = senders.Notification("Trackside", "Ben شما را دعوت می‌کند", "/table/x", "x", "fa")
    assert json.loads(msgspec.json.encode(notification))["dir"] == "rtl"
    assert senders.message_of(notification) == (
        "\u200fTrackside",
        "\u200fBen شما را دعوت می‌کند\n/table/x",
    )
    assert senders.message_of(senders.Notification("a", "b", "/c", "d")) == ("a", "b\n/c")


def test_names_are_no_markup_in_a_mail() -> None:
    mail = MailServer()
    name = "<a href=//evil.example>Sign in</a>"
    url = f"mailto://127.0.0.1:{mail.server_address[1]}?from=a@example.org&to=b@example.org&mode=insecure"
    task = sender_process.AppriseTask(url=url, title=f"{name} invites", body=f"{name} invites you", public_only=False)
    assert sender_process.handle(msgspec.json.encode(task)).outcome == "sent"
    mail.shutdown()
    (sent,) = mail.mails
    parts = [part for part in email.message_from_string(sent).walk() if not part.is_multipart()]
    told = {part.get_content_type(): str(part.get_payload(decode=True)) for part in parts}
    assert "Sign in" in told["text/plain"] and "<a href" not in told.get("text/html", "")


def test_mail_is_sent_only_through_ones_own_account(tmp_path: Path) -> None:
    """A server that takes mail from anybody would let guests send it from this machine."""
    anonymous = "mailto://mail.example.org?from=a@example.org&to=b@example.org"

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            with pytest.raises(Refused, match="mail-account"):
                await server.context.notification_settings.set_target(anna, anonymous)

    asyncio.run(run())
    task = sender_process.AppriseTask(url=anonymous, title="title", body="body", public_only=True)
    assert sender_process.handle(msgspec.json.encode(task)).outcome == "gone"  # accepted by an earlier version


def test_who_moves_before_the_notification_is_not_told(tmp_path: Path, receiver: NotificationReceiver) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, notification_delay=0.4, private_targets=True) as server:
            anna, ben, id = await server.pair()
            await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
            await server.move(anna, id)
            while (await server.context.queries.show(ben.id, id, "en", None)).moves:
                await server.move(ben, id)
            while server.context.notifications.tasks:
                await asyncio.sleep(0.02)
            assert receiver.received == []

    asyncio.run(run())


def test_a_silent_target_is_paused(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that many of them cannot hold up others: one that has never answered is given up soon, and then not asked."""
    monkeypatch.setattr(senders, "NEW_SECONDS", 1.0)
    go = threading.Event()

    def wait(wfile: BufferedIOBase) -> None:
        go.wait(20)

    async def run() -> None:
        async with in_process_server(tmp_path, private_targets=True) as server:
            anna = await server.person("Anna")
            sending = server.context.senders
            notification = senders.Notification("title", "body", "/table/x", "x")
            receiver.answer_body = wait
            for _ in range(3):
                with pytest.raises(senders.TooSlow):
                    await sending.send_apprise(anna.id, f"json://{receiver.address}/slow", notification)
            assert len(receiver.received) == 1
            ((host, (_, length)),) = sending.known.pauses.items()
            sending.known.pauses[host] = (0.0, length)  # the pause is over
            with pytest.raises(senders.TooSlow):
                await sending.send_apprise(anna.id, f"json://{receiver.address}/slow", notification)
            assert len(receiver.received) == 2 and next(iter(sending.known.pauses.values()))[1] == 2 * length

    try:
        asyncio.run(run())
    finally:
        go.set()


def test_a_target_that_has_answered_gets_more_time() -> None:
    known = senders.Known()
    assert known.seconds("a") == senders.NEW_SECONDS
    known.has_answered("a")
    assert known.seconds("a") == sender_process.SEND_SECONDS
    known.was_silent("a")
    with pytest.raises(senders.TooSlow):
        known.seconds("a")
    known.has_answered("a")
    assert known.seconds("a") == sender_process.SEND_SECONDS
