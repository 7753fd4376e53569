"""Guided first games: the story comes out as it is written, in both languages, and at its own pace."""

from __future__ import annotations

import pytest

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
def test_a_guided_game_is_played_to_its_end_as_it_is_written(server: Running, game: str) -> None:
    pupil = server.person("ru")
    opened = pupil.post("/api/tables", {"game": game, "players": guide_script(game).players, "guided": True})
    seat = guide_script(game).person
    told: list[str] = []
    with pupil.live(opened["table"]) as line:
        state = heard(line, "welcome")["state"]
        while state["status"] != "ended":
            if is_asked(state, seat):
                guide = state["position"]["guide"]
                told.append(guide["text"])
                question = state["position"]["question"]["number"]
                assert (guide["step"], bool(guide["touches"])) == (len(told), True)
                sent(
                    line,
                    type="say",
                    seat=seat,
                    question=question,
                    words=[guide["word"]],
                    client=str(len(told)),
                )
            state = heard(line, "news")["state"]

    assert len(told) == len([step for step in guide_script(game).step if step.seat == seat])
    assert state["position"]["result"]["standings"][0]["seats"] == [seat]


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
