"""The checks of legality catch games that offer one thing and refuse another."""

import pytest

from intriga.conformance.legality import option_faults, refusal_faults
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.words import Word
from tests.conformance.toy import CLAUSES, FOLD, LAY, Laying, Parts, Toy, Turns
from tests.conformance.toy_game import ToyGame, position


class ForgetsFold(Toy):
    def legal(self, seat: int) -> list[Word]:
        return [word for word in super().legal(seat) if word is not FOLD]


class OffersAll(Toy):
    def legal(self, seat: int) -> list[Word]:
        return LAY if self.may >> seat & 1 else []


class OffersTwice(Toy):
    def legal(self, seat: int) -> list[Word]:
        return super().legal(seat) * 2


class LetsAnyoneSpeak(Turns):
    def outsider(self, s: Toy, seat: int) -> int:
        return FINE


class ShufflesWhenAsked(Laying):
    def bar(self, s: Toy, seat: int, w: Word) -> int:
        s.hands[seat] ^= 0b11
        return super().bar(s, seat, w)


class GivesASet(Laying):
    def facts(self, s: Toy, seat: int, w: Word, reason: int) -> Facts:
        return (("cards", {1, 2}),)


class CitesNothing(Toy):
    def reasons(self) -> list[tuple[str, str]]:
        return [(name, "T-99") for name, _ in super().reasons()]


class HasNoReason(Toy):
    def reasons(self) -> list[tuple[str, str]]:
        return [("", clause) for _, clause in super().reasons()]


class SaysItTwice(Turns):
    def also(self, s: Toy, seat: int, w: Word) -> list[int]:
        return [2, 2]


class FastButWrong(Turns):
    def options(self, s: Toy, seat: int) -> list[Word]:
        return [FOLD]


class TooFewCandidates(Turns):
    def asks(self, s: Toy, seat: int) -> list[Word]:
        return [FOLD]


@pytest.mark.parametrize(
    ("parts", "words", "reason"),
    [
        (Parts(state=ForgetsFold), 3, "an_illegal_word_is_not_refused"),
        (Parts(state=OffersAll), 0, "a_legal_word_is_refused"),
        (Parts(state=OffersTwice), 0, "a_word_is_offered_twice"),
        (Parts(turns=LetsAnyoneSpeak), 3, "an_outsider_is_not_refused"),
        (Parts(laying=ShufflesWhenAsked), 0, "asking_changes_the_position"),
        (Parts(laying=GivesASet), 0, "a_refusals_facts_are_not_plain"),
        (Parts(state=CitesNothing), 0, "a_refusal_cites_no_clause_of_the_rulebook"),
        (Parts(state=HasNoReason), 0, "a_refusal_has_no_reason"),
        (Parts(turns=SaysItTwice), 3, "a_reason_is_given_twice"),
    ],
)
def test_a_game_whose_refusals_are_wrong_is_caught(parts: Parts, words: int, reason: str) -> None:
    sound = position(ToyGame(), words, players=3)
    broken = position(ToyGame(parts), words, players=3)

    assert reason in {fault.reason for fault in refusal_faults(ToyGame(), broken, CLAUSES)}
    assert [] == refusal_faults(ToyGame(), sound, CLAUSES)


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        (Parts(turns=FastButWrong), "the_fast_options_differ"),
        (Parts(turns=TooFewCandidates), "a_fine_word_is_no_candidate"),
    ],
)
def test_a_fast_way_that_disagrees_is_caught(parts: Parts, reason: str) -> None:
    sound, broken = position(ToyGame(), 3, players=3), position(ToyGame(parts), 3, players=3)

    assert reason in {fault.reason for fault in option_faults(ToyGame(), broken)}
    assert [] == option_faults(ToyGame(), sound)
