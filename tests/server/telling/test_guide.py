"""Guided first games: the story comes out as it is written, in both languages, and at its own pace."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from intriga.games.shelf import game_ids, guide_of
from intriga.games.speaking import spoken_of
from intriga.server.telling.guide import guide_script
from tests.server.running import Person, Running, heard, is_asked, sent

GUIDED = [game for game in game_ids() if guide_of(game) is not None]


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_step_of_a_guide_has_its_sentence(game: str, language: str) -> None:
    spoken = spoken_of(game, language)
    mine = [step for step in guide_script(game).step if step.seat == guide_script(game).person]

    assert len(mine) >= 8
    assert [] == [step.says for step in mine if len(spoken.text(step.says, "")) < 40]


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_played_as_it_is_written(server: Running, game: str) -> None:
    """To its end, or as far as its steps go. Where others' windows are open the pupil passes."""
    pupil = server.person("ru")
    steps = [step for step in guide_script(game).step if step.seat == guide_script(game).person]
    opened = pupil.post("/api/tables", {"game": game, "players": guide_script(game).players, "guided": True})
    seat = guide_script(game).person
    told: list[str] = []
    with pupil.live(opened["table"]) as line:
        state = heard(line, "welcome")["state"]
        while state["status"] != "ended" and not (len(told) == len(steps) and is_free(state, seat)):
            guide = state["position"]["guide"]
            if guide is not None and guide["step"] > len(told):
                told.append(guide["text"])
                assert (guide["step"], is_shown(guide, state)) == (len(told), True)
                offers = state["position"]["offers"]
                say(line, state, seat, *(steps[len(told) - 1].words or (offers[0]["word"],)))
            elif guide is None and may_pass(state):
                say(line, state, seat, "pass")
            state = heard(line, "news")["state"]

    assert len(told) == len(steps)
    if state["status"] == "ended":
        assert state["position"]["result"]["standings"][0]["seats"] == [seat]


def say(line: ClientConnection, state: dict[str, Any], seat: int, *words: str) -> None:
    question = state["position"]["question"]["number"]
    sent(line, type="say", seat=seat, question=question, words=words, client=f"{question} {words[0]}")


def is_shown(guide: dict[str, Any], state: dict[str, Any]) -> bool:
    """Whether the page can point at something: at pieces, or at a button of the prompt; where any word will
    do there is nothing to point at."""
    buttons = {offer["word"] for offer in state["position"]["offers"]}
    return bool(guide["touches"]) or guide["word"] in {"", *buttons}


def may_pass(state: dict[str, Any]) -> bool:
    return any(offer["word"] == "pass" for offer in state["position"]["offers"])


def is_free(state: dict[str, Any], seat: int) -> bool:
    """Whether the pupil is asked and the guide has nothing more to say."""
    return is_asked(state, seat) and state["position"]["guide"] is None


def test_another_word_than_the_guide_asks_for_is_not_taken(person: Person) -> None:
    opened = person.post("/api/tables", {"game": GUIDED[0], "players": 4, "guided": True})
    with person.live(opened["table"]) as line:
        position = heard(line, "welcome")["state"]["position"]
        other = next(
            offer["word"] for offer in position["offers"] if offer["word"] != position["guide"]["word"]
        )
        number = position["question"]["number"]
        sent(line, type="say", seat=0, question=number, words=[other], client="x")
        answer = heard(line, "answered")

    assert not answer["ok"]
    assert "guided" in answer["reasons"][0]["text"]
