"""Phone layout, Persian layout, and the size of a first visit."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import LIT_ROUTES, SIDEWAYS, Person
from playwright.sync_api import Request, expect

MakePerson = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    one.home()
    assert one.page.evaluate(SIDEWAYS) <= 0
    id = one.play_now()
    one.keep_contracts()
    one.page.wait_for_selector('[data-element="deck:cards"][aria-disabled=false]', state="attached")
    assert one.page.evaluate(SIDEWAYS) <= 0
    confirm = one.confirm.bounding_box()
    assert confirm is not None
    assert confirm["height"] >= 44
    assert confirm["y"] > 700, "the thumb reaches it"
    one.page.get_by_role("button", name="Draw", exact=True).tap()
    for name in ("deck:cards", "row:0"):
        box = one.element(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    view = one.view(id)
    one.element("deck:cards").tap()
    one.wait_for_move(view["ply"])
    expect(one.prompt).to_contain_text("second card")
    one.element("deck:cards").tap()
    one.page.wait_for_selector(".prompt:not(.wait)")
    one.page.get_by_role("button", name="Contracts 2", exact=True).tap()
    expect(one.page.locator(".contracts li")).to_have_count(2)
    one.draw_until_payable(id)
    one.point(one.page.locator(LIT_ROUTES).first)
    payments = one.page.get_by_role("radio")
    expect(payments.first).to_be_visible()
    for payment in payments.all():
        box = payment.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert one.page.evaluate(SIDEWAYS) <= 0


def test_persian(person: MakePerson) -> None:
    one = person(locale="fa-IR")
    one.page.goto("/settings")
    one.page.locator('.languages label[lang="fa"]').click()
    expect(one.page.locator("html")).to_have_attribute("dir", "rtl")
    one.page.goto("/")
    one.page.locator("li.game", has_text="آمستردام").locator("button.primary").click()
    one.page.wait_for_selector("svg[role=group]")
    assert one.page.evaluate(SIDEWAYS) <= 0
    left = "selector => document.querySelector(selector).getBoundingClientRect().left"
    assert one.page.evaluate(left, ".side") < one.page.evaluate(left, ".board"), "the side column is on the left"
    assert one.page.evaluate(left, ".confirm") < 400, "the buttons are on the left"
    west = one.page.evaluate(left, '[data-element^="route:nieuwe_waal__noordermarkt"]')
    east = one.page.evaluate(left, '[data-element^="route:oude_waal__montelbaanstoren"]')
    assert west < east, "the map is not mirrored"
    latin = one.page.evaluate(
        "() => [...document.querySelectorAll('.prompt, .heading, .tabs')].map(n => n.innerText).join(' ')"
    )
    assert not any(word in latin for word in ("ttr-", "undo", "moves-"))
    one.page.get_by_role("checkbox").first.click()
    expect(one.confirm).to_be_enabled()
    one.confirm.click()
    one.page.wait_for_selector(".prompt:not(.wait)")


def test_first_load_is_light(person: MakePerson) -> None:
    """Everything a newcomer loads until the board stands, as it goes over the wire; the stream does not end."""
    one = person()
    weights: dict[str, int] = {}
    coming: set[Request] = set()

    def asked(request: Request) -> None:
        if "/events" not in request.url:
            coming.add(request)

    def came(request: Request) -> None:
        weights[request.url] = request.sizes()["responseBodySize"]
        coming.discard(request)

    def weight() -> int:
        for _ in range(500):
            if not coming:
                return sum(weights.values())
            one.page.wait_for_timeout(20)
        raise AssertionError(f"still coming: {[request.url for request in coming]}")

    one.page.on("request", asked)
    one.page.on("requestfinished", came)
    one.home()
    first = weight()
    one.play_now()
    one.page.wait_for_selector("svg[role=group]")
    assert 30_000 < first < 150_000
    assert first + 10_000 < weight() < 256_000
    # The code of each further board: what is loaded beside what the first one needed.
    for title, board in (("Great Western Trail", ".western"), ("Steam", ".steam"), ("Isle of Trains", ".isle-table")):
        known = set(weights)
        one.home()
        one.play_now(title)
        one.page.wait_for_selector(board)
        weight()
        code = {url: size for url, size in weights.items() if url not in known and "/assets/" in url}
        assert 5_000 < sum(code.values()) < 60_000, code
