"""Cards that concern hands and the deck, and those that only say where they are laid."""

import pytest

from intriga.games.factions import events
from tests.games.factions.builders import areas, hands, of_kind, refused, top
from tests.games.factions.cards.people import people, play

# ── giving, taking, dropping ──


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("card", ["barnave", "santerre"])
def test_barnave_and_santerre_may_give_a_card_and_draw_one(card: str) -> None:
    s = people([f"{card} danton", "louis", ""])

    play(s, f"card {card}, seat 1")

    assert "louis danton" == hands(s)[1]
    assert 1 == len(s.hands[0])


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("card", ["barnave", "santerre"])
def test_barnave_and_santerre_may_give_nothing_and_draw_all_the_same(card: str) -> None:
    s = people([f"{card} danton", "louis", ""])

    play(s, f"card {card}, decline")

    assert ("louis", 2) == (hands(s)[1], len(s.hands[0]))


@pytest.mark.clause("HF-G6")
def test_barnave_cannot_give_to_a_full_hand() -> None:
    s = people(["barnave danton", "louis necker stael", "vigee"])

    play(s, "card barnave, apply")

    assert "danton vigee" == " ".join(sorted(hands(s)[2].split()))


def test_roux_takes_a_card_from_a_hand_of_his_choice() -> None:
    s = people(["roux", "louis", "necker"])

    play(s, "card roux, seat 2")

    assert ["necker", "louis", ""] == hands(s)


@pytest.mark.clause("HF-018")
def test_gouges_is_laid_before_another_and_makes_somebody_discard_a_card() -> None:
    s = people(["gouges", "louis danton", "necker"])

    play(s, "card gouges")
    assert ["must_lay_elsewhere"] == [reason for reason, _ in refused(s, 0, "seat 0")]
    play(s, "seat 2, seat 1, card danton")

    assert ["", "louis", "necker"] == hands(s)
    assert ["", "", "gouges"] == areas(s)


def test_le_chapelier_makes_everybody_discard_a_card_of_the_hand() -> None:
    s = people(["chapelier stael", "louis danton", ""])

    play(s, "card chapelier, card louis")

    assert ["", "danton", ""] == hands(s)
    assert {"stael", "louis"} == set(top(s, 2).split())


def test_malouet_makes_somebody_discard_a_card_and_draws_one() -> None:
    s = people(["malouet", "louis danton", "necker"])

    play(s, "card malouet, seat 1, card louis")

    assert ["danton", "necker"] == hands(s)[1:]
    assert (["malouet", "", ""], "louis", 1) == (areas(s), top(s), len(s.hands[0]))


def test_fabre_takes_a_card_from_a_hand_and_discards_one_of_his() -> None:
    s = people(["fabre stael", "louis", "necker"])

    play(s, "card fabre, seat 2, card stael")

    assert (["necker", "louis", ""], "stael") == (hands(s), top(s))


def test_necker_draws_two_and_discards_one() -> None:
    s = people(["necker danton", ""])

    play(s, "card necker", draws="louis vigee")
    play(s, "card danton")

    assert "louis vigee" == hands(s)[0]


def test_cazales_draws_two_cards() -> None:
    s = people(["cazales danton", ""], ["", "stael"])

    play(s, "card cazales")

    assert 3 == len(s.hands[0])


def test_cazales_loses_a_card_while_barnave_is_in_play() -> None:
    s = people(["cazales danton", ""], ["", "barnave"])

    play(s, "card cazales, card danton")

    assert 2 == len(s.hands[0])
    assert "danton" == top(s)


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("card", ["dupont", "elbee", "chaumette"])
def test_dupont_elbee_and_chaumette_may_renew_the_whole_hand(card: str) -> None:
    s = people([f"{card} danton louis", ""])

    play(s, f"card {card}, apply", draws="necker stael")

    assert "stael necker" == hands(s)[0]
    assert {"danton", "louis"} == set(top(s, 2).split())


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("card", ["dupont", "elbee", "chaumette"])
def test_dupont_elbee_and_chaumette_may_keep_the_hand(card: str) -> None:
    s = people([f"{card} danton louis", ""])

    play(s, f"card {card}, decline")

    assert {"danton", "louis"} == set(hands(s)[0].split())


@pytest.mark.parametrize("card", ["narbonne", "rivarol", "fouche"])
def test_narbonne_rivarol_and_fouche_look_at_a_hand_and_only_their_player_sees_it(card: str) -> None:
    s = people([card, "louis", "danton"])

    (looked,) = of_kind(play(s, f"card {card}, seat 2"), events.HandLooked)

    assert [["danton"], None, None] == [looked.seen_by(seat).cards for seat in (0, 1, -1)]


@pytest.mark.clause("HF-020")
def test_rivarol_may_renew_the_hand_after_his_look() -> None:
    s = people(["rivarol danton", "louis"])

    play(s, "card rivarol, apply", draws="stael")

    assert (["stael", "louis"], "danton") == (hands(s), top(s))


@pytest.mark.clause("HF-020")
def test_rivarol_may_keep_the_hand_after_his_look() -> None:
    s = people(["rivarol danton", "louis"])

    play(s, "card rivarol, decline")

    assert ["danton", "louis"] == hands(s)


# ── the deck ──


@pytest.mark.parametrize("words", ["card mounier", "card louis, seat 2"])
def test_mounier_and_louis_let_everybody_with_room_draw_a_card(words: str) -> None:
    s = people([f"{words.split()[1].strip(',')} danton", "vigee stael cloots", ""])

    play(s, words)

    assert [2, 3, 1] == [len(hand) for hand in s.hands]


def test_fouche_draws_a_card_besides() -> None:
    s = people(["fouche", "louis"])

    play(s, "card fouche")

    assert 1 == len(s.hands[0])


def test_narbonne_discards_the_two_top_cards_of_the_deck_besides() -> None:
    s = people(["narbonne", "louis"])
    before = s.deck()

    play(s, "card narbonne", draws="danton necker")

    assert ({"danton", "necker"}, before - 2) == (set(top(s, 2).split()), s.deck())


def test_calonne_draws_one_card_and_spends_two() -> None:
    s = people(["calonne", ""])
    before = s.deck()

    play(s, "card calonne")

    assert (1, before - 3, 2) == (len(s.hands[0]), s.deck(), len(s.discard))


@pytest.mark.parametrize(
    ("words", "area"),
    [("card breteuil, seat 1", 1), ("card cathelineau", 0), ("card momoro, seat 2", 2)],
)
def test_breteuil_cathelineau_and_momoro_lay_the_top_card_and_nobody_reads_it(words: str, area: int) -> None:
    s = people([words.split()[1].strip(","), "", ""])

    play(s, words, draws="robespierre")

    assert "robespierre" == areas(s)[area].split()[-1]


@pytest.mark.parametrize("card", ["mirabeau", "polignac"])
def test_mirabeau_and_polignac_are_laid_anywhere_and_bring_a_card(card: str) -> None:
    s = people([card, "", ""])

    play(s, f"card {card}, seat 2")

    assert (["", "", card], 1) == (areas(s), len(s.hands[0]))


GATHERERS = [("conde", "louis", "vigee"), ("leon", "danton", "cloots")]


@pytest.mark.parametrize(("card", "one", "two"), GATHERERS)
def test_conde_and_leon_draw_two_cards_with_three_of_their_side(card: str, one: str, two: str) -> None:
    s = people([card, ""], [f"{one} {two}", ""])

    play(s, f"card {card}")

    assert 2 == len(s.hands[0])


@pytest.mark.parametrize(("card", "one", "two"), GATHERERS)
def test_conde_and_leon_draw_nothing_with_two_of_their_side(card: str, one: str, two: str) -> None:
    s = people([card, ""], [one, two])

    play(s, f"card {card}")

    assert 0 == len(s.hands[0])


# ── actions ──


@pytest.mark.parametrize("card", ["liancourt", "rochejaquelein", "danton"])
def test_liancourt_rochejaquelein_and_danton_bring_another_action(card: str) -> None:
    s = people([card, ""])

    play(s, f"card {card}, draw")

    assert (1, 1) == (len(s.hands[0]), s.turn)


@pytest.mark.parametrize(("gone", "turn"), [("cathelineau", 0), ("necker", 1)])
def test_elbee_acts_again_only_after_cathelineau_has_fallen(gone: str, turn: int) -> None:
    s = people(["elbee danton", ""], discard=gone)

    play(s, "card elbee, decline")

    assert (turn, "danton") == (s.turn, hands(s)[0])


def test_elbee_finds_cathelineau_among_the_living() -> None:
    s = people(["elbee danton", ""], ["", "cathelineau"])

    play(s, "card elbee, decline")

    assert 1 == s.turn


@pytest.mark.parametrize(("lying", "turn"), [("lafayette", 0), ("necker", 1)])
def test_adrienne_acts_again_only_while_lafayette_is_in_play(lying: str, turn: int) -> None:
    s = people(["adrienne", ""], ["", lying])

    play(s, "card adrienne")

    assert (turn, 1) == (s.turn, len(s.hands[0]))


# ── nothing but a place ──


@pytest.mark.clause("HF-018")
@pytest.mark.parametrize("card", ["vigee", "cloots"])
@pytest.mark.parametrize("area", [0, 2])
def test_vigee_and_cloots_are_laid_before_anybody(card: str, area: int) -> None:
    s = people([card, "", ""])

    play(s, f"card {card}, seat {area}")

    assert card == areas(s)[area]
