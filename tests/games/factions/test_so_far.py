"""Who was ahead in a position, as the turning point of a finished game needs it."""

from intriga.games.factions.so_far import changes, totals
from intriga.games.factions.state import Factions
from intriga.games.speaking import spoken_of
from intriga.kernel.sentences import Language
from tests.games.factions.builders import box_of, table


def test_the_totals_so_far_count_symbols_for_and_against_each_seat() -> None:
    s = table(["", ""], ["f1 f2 k1", "k2 k3"], roles="f_1 k_2")

    assert [1, 2] == totals(s)


def told(before: Factions, after: Factions, language: Language, seat: int) -> list[str]:
    spoken = spoken_of("factions", language)
    found = spoken.speech.score_changes(before, after, spoken.to(["Anna", "Boris"], seat))
    return [change.text for change in found]


def test_what_a_move_changed_is_told_by_own_and_other_symbols() -> None:
    before = table(["", ""], ["f1 k1", "k2"], roles="f_1 k_2")
    after = table(["", ""], ["f1", "k2 k3"], roles="f_1 k_2")

    assert [(0, "foreign", 0, -1, 0), (1, "own", 2, 1, 2)] == list(changes(before, after))
    assert [
        "у вас не осталось чужих символов (−1 → 0)",
        "у игрока Boris стало 2 своих символа (+1 → +2)",
    ] == told(before, after, "ru", 0)
    assert "Boris now has 2 symbols of their faction (+1 → +2)" == told(before, after, "en", 0)[1]


def test_a_condition_that_is_fulfilled_or_lost_is_told() -> None:
    box = box_of(roles={"f_1": 'kind = "least", of = "F", least = 2'})
    few = table(["", ""], ["f1", ""], box=box, roles="f_1 k_2")
    enough = table(["", ""], ["f1 f2", ""], box=box, roles="f_1 k_2")

    (condition,) = [text for text in told(few, enough, "ru", 0) if "услов" in text]
    assert condition.startswith("условие вашей роли теперь выполнено (0 → +")
    (condition,) = [text for text in told(enough, few, "en", 1) if "condition" in text]
    assert condition.startswith("the condition of Anna’s role is no longer fulfilled (+")
