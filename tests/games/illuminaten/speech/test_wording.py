"""Sentences by example: refused plots, the log in brief, and sentences that speak to their reader."""

from functools import partial

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.speech.short_log import Returned, Spent, Told
from intriga.games.illuminaten.speech.telling import SPEECH
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.kernel.sentences import LANGUAGES
from tests.games.illuminaten.builders import table
from tests.tongues import listener_of

listener = partial(listener_of, "illuminaten")

NAMES = ["Аня", "Борис", "Вера", "Глеб"]


def test_a_refused_plot_names_the_lodge_that_lacks_something() -> None:
    lodge = {1: 1, 2: 2, 3: 3, 4: 16, 5: 5}
    state = table(2, field=lodge, inf={1: "0", 2: "0", 4: "0 0"}, common="P12 P06", private="P02 P03")
    (refusal,) = state.why_not(0, VOCABULARY.read("fulfil P12"))

    assert SPEECH.refusal(refusal, listener("ru", NAMES)).endswith("ещё 1 фишка в ложу А.")
    assert SPEECH.refusal(refusal, listener("en", NAMES)).endswith("1 more influence in lodge A.")


def test_a_refused_plot_names_the_plot_in_its_way() -> None:
    lodge, influence = {1: 1, 2: 2, 3: 3, 4: 16, 5: 5}, {1: "0", 2: "0", 3: "0", 4: "0 0", 5: "0"}
    state = table(2, field=lodge, inf=influence, common="P01 P12", private="P02 P03", on_plots=["P12"])
    (refusal,) = state.why_not(0, VOCABULARY.read("fulfil P01"))

    assert "lodge_serves_another_plot" == refusal.reason
    assert SPEECH.refusal(refusal, listener("ru", NAMES)).endswith("«Великая ложа».")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "ru",
            [
                "Борис плетёт заговор: №9 «Рейхард», доп. разведка.",
                "Борис тратит: 2А + М.",
                "Вы тратите: М.",
                "Борис ставит 2 фишки на место 3.",
                "Борис ставит фишку на место 4.",
                "Борис получает: Д.",
            ],
        ),
        (
            "en",
            [
                "Борис weaves a conspiracy: no. 9 “Reichard”, additional scouting.",
                "Борис spends support: 2A + M.",
                "You spend support: M.",
                "Борис places 2 influence on place 3.",
                "Борис places 1 influence on place 4.",
                "Борис gains support: L.",
            ],
        ),
    ],
)
def test_in_brief_what_a_seat_does_several_times_is_told_once(language: str, expected: list[str]) -> None:
    happened: list[Told] = [
        events.CardWoven(1, 9),
        events.AbilityUsed(1, 9, "SCO_ADD"),
        events.SupportSpent(1, "A", 1),
        events.SupportSpent(1, "M", 1),
        events.SupportSpent(1, "A", 1),
        events.SupportSpent(0, "M", 1),
        events.InfluencePlaced(1, 3, 1),
        events.InfluencePlaced(1, 3, 2),
        events.InfluencePlaced(1, 4, 1),
        events.SupportGained(1, "D"),
    ]
    to = listener(language, NAMES, 0)

    assert expected == [SPEECH.tell(event, to) for event in SPEECH.in_brief(happened)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_brief_tokens_that_an_edict_takes_are_returned_and_not_spent(language: str) -> None:
    happened: list[Told] = [
        events.SupportSpent(0, "A", 1),
        events.SpecialPlayed(0, "press"),
        events.SupportSpent(0, "M", 2),
        events.SupportSpent(1, "M", 1),
        events.EdictPlayed(1, "M", 6),
    ]
    seen = SPEECH.in_brief(happened)

    assert [Spent, events.SpecialPlayed, Returned, Returned, events.EdictPlayed] == [
        type(event) for event in seen
    ]
    assert all(SPEECH.tell(event, listener(language, NAMES, 0)) for event in seen)


def test_a_sentence_about_the_reader_speaks_to_the_reader() -> None:
    began = events.ArgumentBegan(1, 0, 6, [1], 2, 3, 0)
    ended = events.ArgumentEnded(0, 1, 5, 7, "strength")
    looked = events.HandShown(1, 0, [9])
    told = [SPEECH.tell(event, listener("ru", NAMES, 0)) for event in (began, ended, looked)]

    assert told == [
        "Борис начинает спор: место 6, защищаетесь вы. Начальная сила 2 : 3, превосходство у вас.",
        "Спор окончен, 5 : 7. Решает сила. Вы побеждаете.",
        "Борис смотрит вашу руку: №9 «Рейхард».",
    ]
    assert "you defend" in SPEECH.tell(began, listener("en", NAMES, 0))
    assert "Аня defends" in SPEECH.tell(began, listener("en", NAMES, 1))
