"""The process that sends notifications: reads one task per line from standard input and writes one reply per line.

People choose the targets, so a response can be endless, slow, or compressed to fill the memory. Here it cannot harm the
server: this process has little memory, reads little of a response, decompresses nothing, and is ended by a timer if a
target takes too long. Run by `notify/senders.py` as `python -m trackside.server.notify.sender_process`; ends with its
input.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

import msgspec

from trackside.server.notify import targets
from trackside.server.notify.ssrf_guard import with_public_addresses_only

MAX_ANSWER = 64_000  # bytes read of a response
MAX_MEMORY = 1 << 30  # bytes of address space
SEND_SECONDS = 10.0

Outcome = Literal["sent", "failed", "partly", "gone"]


class Sending(msgspec.Struct, kw_only=True):
    seconds: float = SEND_SECONDS  # after which the process ends


class PushTask(Sending, tag="push", kw_only=True):
    endpoint: str
    keys: dict[str, Any]
    data: str
    vapid_key: str  # PEM
    contact: str
    public_only: bool


class AppriseTask(Sending, tag="apprise", kw_only=True):
    url: str
    title: str
    body: str
    public_only: bool


class SendReply(msgspec.Struct):
    outcome: Outcome
    error: str = ""


Task = PushTask | AppriseTask


def send_push(task: PushTask) -> Outcome:
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    session = requests.Session()
    session.max_redirects = 0
    try:
        webpush(
            subscription_info={"endpoint": task.endpoint, "keys": task.keys},
            data=task.data,
            vapid_private_key=Vapid02.from_pem(task.vapid_key.encode()),
            vapid_claims={"sub": task.contact},
            ttl=24 * 3600,
            timeout=SEND_SECONDS,
            requests_session=session,
        )
    except WebPushException as error:
        if getattr(error.response, "status_code", None) not in (404, 410):
            raise
        return "gone"
    return "sent"


def send_apprise(task: AppriseTask) -> Outcome:
    target = targets.parse_target(task.url)
    if target is None or (task.public_only and targets.is_anonymous_mail(task.url)):
        return "gone"  # accepted by an earlier version
    # Without the format, services that send HTML take the text as it is, with the names that people chose.
    if target.notify(title=task.title, body=task.body, body_format="text"):
        return "sent"
    return "failed" if len(target) <= 1 else "partly"


def handle(line: bytes) -> SendReply:
    """Send one notification. Services and their libraries raise anything; every error becomes a reply."""
    try:
        task = msgspec.json.decode(line, type=Task)
        signal.setitimer(signal.ITIMER_REAL, task.seconds)  # SIGALRM ends the process, wherever it waits
        send = partial(send_push, task) if isinstance(task, PushTask) else partial(send_apprise, task)
        outcome = with_public_addresses_only(send) if task.public_only else send()
    except Exception as error:
        return SendReply("failed", f"{type(error).__name__}: {error}"[:200])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return SendReply(outcome, "Apprise could not deliver" if outcome == "failed" else "")


def limit_answers() -> None:
    """Make requests, which Apprise and pywebpush use, read only the start of a response, without decompressing it."""
    import requests
    from requests.adapters import HTTPAdapter

    send = HTTPAdapter.send

    def send_limited(self: HTTPAdapter, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> Any:
        request.headers["Accept-Encoding"] = "identity"
        response = send(self, request, *args, **{**kwargs, "stream": True})
        response._content = response.raw.read(MAX_ANSWER, decode_content=False)
        response.close()
        return response

    HTTPAdapter.send = send_limited  # type: ignore[method-assign]


def preload() -> None:
    """Import the libraries, so that the time limit of the first task is for sending alone."""
    for name in ("apprise", "pywebpush"):
        if find_spec(name) is not None:
            import_module(name)
    if find_spec("apprise") is not None:
        targets.parse_target("json://localhost")  # loads the services


def main() -> None:
    limit_answers()
    preload()
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    try:
        for line in sys.stdin.buffer:
            reply = handle(line)
            sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit does not fail


if __name__ == "__main__":
    main()
