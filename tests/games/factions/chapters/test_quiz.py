"""The quiz: who knows most of history begins."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.quiz import Quiz, Youngest
from intriga.games.factions.state import Factions
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.factions.builders import Told, dealt, legal, of_kind, refused, say


def frame_of(s: Factions) -> Quiz:
    frame = s.stack[-1]
    assert isinstance(frame, Quiz)
    return frame


def answer_all(s: Factions, right: str) -> Told:
    """One round: the seats named in `right` answer rightly, the others wrongly."""
    told: Told = []
    frame = frame_of(s)
    places = [frame.question(s, seat)[2] for seat in range(s.players)]
    for seat, place in enumerate(places):
        given = place if str(seat) in right else (place + 1) % 4
        told += say(s, seat, f"answer {given + 1}")
    return told


@pytest.mark.clause("HF-G4")
def test_all_answer_at_the_same_time_and_may_change_their_minds() -> None:
    s, _ = dealt(3, quiz="yes")

    assert [0, 1, 2] == s.acting()
    assert "answer 1, answer 2, answer 3, answer 4" == legal(s, 1)
    assert [("answer_first", "HF-G4")] == refused(s, 1, "keep")

    say(s, 1, "answer 2")
    say(s, 1, "answer 3")

    assert [0, 2, 1] == s.acting()  # those who have yet to answer first
    assert (-1, 2, -1) == frame_of(s).given


@pytest.mark.clause("HF-G4")
def test_an_answer_is_known_to_its_seat_alone_until_all_have_answered() -> None:
    s, _ = dealt(3, quiz="yes")

    (chosen,) = of_kind(say(s, 1, "answer 2"), events.QuizChosen)

    assert [None, None, 2, None] == [chosen.seen_by(seat).answer for seat in range(-1, 3)]
    assert [None, 2, None] == [given_seen(s, seat) for seat in range(3)]


def given_seen(s: Factions, seat: int) -> int | None:
    quiz = GAME.view(s, seat).quiz
    assert quiz is not None
    return quiz.questions[1].given


@pytest.mark.clause("HF-G4")
def test_right_answers_are_shown_when_all_have_answered() -> None:
    s, _ = dealt(3, quiz="yes")
    rights = [frame_of(s).question(s, seat)[2] + 1 for seat in range(3)]
    before = GAME.view(s, 0).quiz
    assert before is not None
    assert [None] * 3 == [question.right for question in before.questions]

    told = answer_all(s, "02")
    after = GAME.view(s, 0).quiz

    assert after is not None
    assert rights == [question.right for question in after.last]
    assert [True, False, True] == [event.is_right for event in of_kind(told, events.QuizAnswered)]
    assert [1, 0, 1] == after.score


@pytest.mark.clause("HF-G4")
def test_each_seat_has_three_questions_about_nine_different_people() -> None:
    s, told = dealt(3, quiz="yes")
    for right in ("0", "0"):
        told += answer_all(s, right)
    asked = of_kind(told, events.QuizAsked)

    assert [(stage, seat) for stage in range(3) for seat in range(3)] == [(e.round, e.seat) for e in asked]
    assert 9 == len({event.card for event in asked})


@pytest.mark.clause("HF-G4")
def test_years_that_books_dispute_are_never_asked() -> None:
    box = GAME.load(own_pack("factions"))
    disputed = {card.name for card, dated in zip(box.cards, box.dated, strict=True) if not dated}
    asked: list[events.QuizAsked] = []
    for seed in range(60):
        told: Told = []
        GAME.setup(box, 8, {"quiz": "yes", "tie": "chance"}, None, Dealer(Quick(seed), told))
        asked += of_kind(told, events.QuizAsked)

    known = {"clermont", "bonchamps", "stofflet", "lucile", "varlet", "momoro", "ronsin", "collot"}
    assert known == disputed
    assert {"fact"} == {event.about for event in asked if event.card in disputed}
    assert {"fact", "born", "died"} == {event.about for event in asked}


@pytest.mark.clause("HF-012")
def test_most_right_answers_begin() -> None:
    s, _ = dealt(3, quiz="yes", tie="youngest")
    answer_all(s, "2")
    answer_all(s, "2")

    told = answer_all(s, "01")

    assert (2, [1, 1, 2]) == (s.first, s.right)
    assert [(2, "quiz")] == [(event.seat, event.by) for event in of_kind(told, events.FirstChosen)]
    assert isinstance(s.stack[-1], Exchange)


@pytest.mark.clause("HF-012")
def test_a_tie_goes_to_the_youngest_if_the_table_says_so() -> None:
    s, _ = dealt(3, quiz="yes", tie="youngest")
    for _ in range(3):
        answer_all(s, "12")

    assert isinstance(s.stack[-1], Youngest)
    assert ([0], "seat 1, seat 2") == (s.acting(), legal(s, 0))
    assert [("not_tied", "HF-012")] == refused(s, 0, "seat 0")
    assert [("choose_a_seat", "HF-A8")] == refused(s, 0, "draw")
    assert [("not_your_turn", "HF-012")] == refused(s, 1, "seat 1")

    told = say(s, 0, "seat 2")

    assert [(2, "youngest")] == [(event.seat, event.by) for event in of_kind(told, events.FirstChosen)]
    assert 2 == s.first


@pytest.mark.clause("HF-012")
@pytest.mark.clause("HF-G4")
def test_a_tie_goes_to_one_of_the_best_by_chance() -> None:
    firsts = set()
    for seed in range(12):
        s, _ = dealt(3, seed, quiz="yes")
        for _ in range(2):
            answer_all(s, "12")
        for seat in range(3):
            place = frame_of(s).question(s, seat)[2]
            told: Told = []
            word = GAME.vocabulary.read(f"answer {(place if seat else (place + 1) % 4) + 1}")
            s.apply(seat, word, Dealer(Quick(seed), told))
        firsts.add(s.first)

    assert {1, 2} == firsts


@pytest.mark.clause("HF-G4")
def test_our_questions_have_four_answers_in_both_languages_and_the_right_one_among_them() -> None:
    box = GAME.load(own_pack("factions"))
    kinds = set()
    for seed in range(12):
        s = GAME.setup(box, 8, {"quiz": "yes"}, None, Dealer(Quick(seed)))
        quiz = GAME.view(s, 0).quiz
        assert quiz is not None
        for question in quiz.questions:
            kinds.add(question.about)
            card, about, place, _ = frame_of(s).question(s, question.seat)
            year = {1: box.cards[card].born, 2: box.cards[card].died}.get(about)
            for language in ("ru", "en"):
                assert 4 == len({answer[language] for answer in question.answers})
                assert question.ask[language].endswith("?")
                assert year is None or str(year) == question.answers[place][language]

    assert {"fact", "born", "died"} == kinds
