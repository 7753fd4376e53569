"""Words said past the page, as another program would say them."""

from __future__ import annotations

from tests.page.browser.visitors import Visitor


def settle(me: Visitor) -> None:
    """Until this browser has been told where the table stands."""
    table = me.page.url.partition("/t/")[2].partition("?")[0]
    number = me.asked(f"/api/tables/{table}")["position"]["question"]["number"]
    while me.state["position"]["question"]["number"] != number:
        me.page.wait_for_timeout(20)


def speak(me: Visitor, word: str) -> bool:
    """Say a word past the page, if it is offered."""
    table = me.page.url.partition("/t/")[2].partition("?")[0]
    position = me.asked(f"/api/tables/{table}")["position"]
    if word not in [offer["word"] for offer in position["offers"]]:
        return False
    me.spoken = getattr(me, "spoken", 0) + 1  # type: ignore[attr-defined]
    said = {"type": "say", "seat": position["seat"], "question": position["question"]["number"]}
    said |= {"words": [word], "client": f"test-{me.spoken}"}  # type: ignore[attr-defined]
    me.context.request.post(f"/api/tables/{table}/message", data=said)
    return True
