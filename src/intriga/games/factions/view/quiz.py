"""The quiz as a seat sees it: questions and answers in words, right ones only when all have answered."""

from intriga.games.factions.box.tables import LETTERS, Box
from intriga.games.factions.box.texts import Fact, full_name, texts_of
from intriga.games.factions.rules.quiz import ABOUT, BORN, FACT, ROUNDS, Asked, Quiz
from intriga.games.factions.speech.wording import phrases, tongues
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.view.structs import Card, QuizQuestion
from intriga.games.factions.view.structs import Quiz as QuizView
from intriga.kernel.machine.seats import Seat
from intriga.kernel.rows import Text
from intriga.kernel.sentences import LANGUAGES, Tongue


def quiz(s: Factions, frame: Quiz, seat: Seat) -> QuizView:
    """The questions of this round, and those of the round before with their answers."""
    # HF-G4
    before = frame.stage - 1
    return QuizView(
        round=frame.stage,
        rounds=ROUNDS,
        questions=[question(s, frame, other, seat) for other in range(s.players)],
        last=[answered(s, frame, before, other) for other in range(s.players)] if before >= 0 else [],
        score=list(s.right),
    )


def question(s: Factions, frame: Quiz, seat: Seat, reader: Seat) -> QuizQuestion:
    given = frame.given[seat] + 1 if seat == reader and frame.given[seat] != NOBODY else None
    return worded(s, frame.question(s, seat), seat, given, None)


def answered(s: Factions, frame: Quiz, stage: int, seat: Seat) -> QuizQuestion:
    asked = frame.asked[stage * s.players + seat]
    return worded(s, asked, seat, None, asked[2] + 1)


def worded(s: Factions, asked: Asked, seat: Seat, given: int | None, right: int | None) -> QuizQuestion:
    card, about, place, gap = asked
    row = s.box.cards[card]
    symbols = "".join(letter * count for letter, count in zip(LETTERS, row.symbols, strict=True))
    shown = Card(card + 1, row.name, LETTERS[row.faction], symbols, False)
    fact = fact_of(s.box, row.name) if about == FACT else None
    if fact is not None:
        answers = list(fact.wrong)
        answers.insert(place, fact.answer)
        return QuizQuestion(seat, shown, ABOUT[about], fact.ask, answers, given, right)
    year = row.born if about == BORN else row.died
    answers = [year_text(year + (other - place) * gap) for other in range(4)]
    return QuizQuestion(seat, shown, ABOUT[about], asked_text(s.box, row.name, about), answers, given, right)


def fact_of(box: Box, card: str) -> Fact | None:
    note = texts_of(box).characters[card].note
    return note.fact if note is not None else None


def year_text(year: int) -> Text:
    return {language: str(year) for language in LANGUAGES}


def asked_text(box: Box, card: str, about: int) -> Text:
    """When somebody was born, or died."""
    return {tongue.language: year_asked(card, ABOUT[about], tongue) for tongue in tongues(box)}


def year_asked(card: str, about: str, tongue: Tongue) -> str:
    return phrases(tongue).say(f"quiz-{about}", name=full_name(card, tongue))
