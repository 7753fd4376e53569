"""What bots make of the family: guns, bags, relatives, and whom they hold."""

from __future__ import annotations

from typing import Any

from intriga.games.gangsters.bots.actions import recruit_worth as whole_recruit_worth
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.bots.values import card_worth
from intriga.games.gangsters.scenarios.family.bots import (
    act_worth,
    gun_worth,
    mug_worth,
    police_worth,
    recruit_worth,
    rest_worth,
    success_worth,
    worth,
)
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    CELLAR,
    FIRST_RELATIVE,
    MOLE,
    RELATIVES,
    SAFE,
    UNMASK,
)
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.scenarios.family.builders import RELATIVE_IDS, at_table, evening, say, word


def says(**position: Any) -> str:
    """What a regular says in this position."""
    hands = position.pop("hands", ("nico ruby", "ines stan"))
    return regular(at_table(hands, **position), 0, Quick(1)).notation()


def test_a_gun_is_worth_more_while_a_strike_threatens() -> None:
    assert gun_worth(at_table(rebels_gun=5)) > gun_worth(at_table(rebels_gun=0))
    assert gun_worth(at_table(rebels_gun=9)) > gun_worth(at_table(rebels_gun=5))


def test_the_last_bags_are_worth_most() -> None:
    assert success_worth(at_table(bags=1, accountant="desk"), SAFE) > success_worth(
        at_table(bags=9, accountant="desk"), SAFE
    )


def test_every_relative_is_worth_winning_over() -> None:
    for number, name in enumerate(RELATIVE_IDS):
        assert success_worth(at_table(relatives=name, rebels_gun=4), FIRST_RELATIVE + number) > 0.0
    assert RELATIVES == len(RELATIVE_IDS)


def test_a_mug_is_worth_something_where_there_is_something_to_keep() -> None:
    threatened = at_table(rebels_gun=6, accountant="desk")

    assert mug_worth(threatened) > mug_worth(at_table(accountant="desk")) > 0.0
    assert 0.0 == mug_worth(at_table(rebels_gun=6))


def test_a_mole_in_the_cellar_is_questioned() -> None:
    fresh, begun = at_table(mole="cellar"), at_table(mole="cellar")
    begun.markers[CELLAR] = 1

    assert success_worth(begun, CELLAR) > success_worth(fresh, CELLAR) > 1.0


def test_whoever_holds_the_mole_unmasks_him() -> None:
    s = at_table(("nico mole", "ines"))

    assert word(s, "unmask") == says(hands=("nico mole", "ines"))
    assert act_worth(s, UNMASK) > 2.0


def test_the_accountant_sits_down_where_no_strike_threatens() -> None:
    s = at_table()

    assert word(s, "employ") == says(hands=("nico accountant", "ines"))


def test_recruiting_with_the_last_action_is_a_risk_while_the_mole_is_at_large() -> None:
    first, last = at_table(actions=3, accountant="desk"), at_table(actions=1, accountant="desk")

    assert recruit_worth(first, 0) > 0.0 > recruit_worth(last, 0)
    assert 0.0 == recruit_worth(at_table(actions=1, mole="gone", accountant="desk"), 0)
    assert 0.0 == recruit_worth(at_table(actions=1, clan="", exhausted="mole accountant"), 0)
    assert whole_recruit_worth(first, 0) > whole_recruit_worth(last, 0)


def test_whoever_holds_the_mole_need_not_fear_to_draw_him() -> None:
    held = at_table(("nico mole", "ines"), actions=1, accountant="desk")
    alone = at_table(("nico", "ines mole"), actions=1, accountant="desk", solo=True)

    assert 0.0 == recruit_worth(held, 0) == recruit_worth(alone, 0)


def test_a_hunted_accountant_is_rescued() -> None:
    calm = at_table(exhausted="accountant")
    hunted = at_table(exhausted="accountant", hunted=True)

    assert rest_worth(hunted) > rest_worth(calm) > rest_worth(at_table()) == 0.0
    assert says(exhausted="accountant", hunted=True) in ("rally", "cheer")


def test_if_a_card_must_go_it_is_the_mole_and_never_the_accountant() -> None:
    s = at_table(("nico mole accountant", "ines"), before=("night_raid", ""), actions=0)
    assert card_worth(s, MOLE) < card_worth(s, 6) < card_worth(s, ACCOUNTANT)
    say(s, 0, "end turn")

    assert "pick 36" == regular(s, 0, Quick(1)).notation()


def test_with_guests_alone_left_one_goes_alone() -> None:
    """There is nobody else to send, though the hand is not empty."""
    s = at_table(("nico mole accountant", "ines"), rebels_gun=6)
    say(s, 0, "place garage")
    say(s, 0, "send nico")

    assert "enough" == regular(s, 0, Quick(1)).notation()


def test_the_police_matter_less_and_less() -> None:
    early, late = at_table(this_round=1), at_table(this_round=7)

    assert police_worth(early) > police_worth(late) > police_worth(at_table(this_round=8)) == 0.0


def test_bags_guns_and_guests_are_worth_something() -> None:
    s = at_table()

    assert worth(at_table(bags=9)) > worth(s)
    assert worth(s) > worth(at_table(rebels_gun=6))
    assert worth(at_table(mole="gone")) > worth(at_table(mole="cellar")) > worth(s)
    assert worth(at_table(accountant="desk")) > worth(s) > worth(at_table(exhausted="accountant"))
    assert worth(s) > worth(at_table(relatives="vito"))
    assert worth(s) > worth(at_table(bags=1))


def test_regulars_play_on_to_the_evening() -> None:
    s = at_table(("nico mole", "ines accountant"))
    evening(s)

    assert not s.over
