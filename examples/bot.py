"""A bot over plain HTTP: it opens a table, plays against the server's own bots, and says who won.

    python examples/bot.py http://127.0.0.1:8400 masti 4

It needs only Python. To play better, write a better `choose`.
"""

import json
import random
import sys
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

SITE, GAME, PLAYERS = sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is who we are


def ask(path: str, body: Any = None) -> Any:
    """GET, or POST where there is a body; a refusal is an HTTPError whose body says why."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{SITE}/api{path}?lang=en", data, {"Content-Type": "application/json"})
    return browser.open(request)


def choose(view: dict[str, Any], offers: list[dict[str, Any]]) -> str:
    """Which of the offered words to say; `view` is everything that this seat may know."""
    word: str = random.choice(offers)["word"]
    return word


def main() -> None:
    level = json.load(ask("/games"))[0]["levels"][0]["level"]
    seats = [{"who": "me"}] + [{"who": "bot", "level": level}] * (PLAYERS - 1)
    table = json.load(ask("/tables", {"game": GAME, "players": PLAYERS, "seats": seats}))["table"]
    for line in ask(f"/tables/{table}/lines"):
        if not line.strip():
            continue  # a keep-alive: nothing has happened
        message = json.loads(line)
        for happened in message["log"]:
            print(happened["text"])
        state = message["state"]
        if state["status"] == "ended":
            print(state["position"]["result"]["text"])
            return
        question = state["position"]["question"]
        if question["mine"] and state["seats"][0]["acting"]:
            word = choose(state["position"]["view"], state["position"]["offers"])
            say = {"type": "say", "seat": 0, "question": question["number"], "words": [word]}
            try:
                ask(f"/tables/{table}/message", {**say, "client": uuid.uuid4().hex})
            except HTTPError as refusal:
                if refusal.code != 409:  # 409: the table has moved on, and the next line shows how
                    raise


main()
