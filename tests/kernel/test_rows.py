"""Reading rows: every value of the right type or a fault, and all faults in the end."""

from __future__ import annotations

import pytest

from intriga.kernel.packs import Pack, PackFault
from intriga.kernel.rows import LONGEST_SHOWN, PackReader, Row, distinct, shown


def row(**values: object) -> Row:
    return Row("x.toml", "row 1", values, [])


def reasons(read: Row) -> list[str]:
    return [fault.reason for fault in read.faults]


def test_all_faults_are_raised_in_the_end_and_each_once() -> None:
    reader = PackReader(Pack("mine", {"x.toml": "a = 1"}))
    table = reader.file("x.toml")
    for _ in range(2):
        table.whole("a", 2, 3)
    reader.file("y.toml").word("b")

    with pytest.raises(PackFault) as raised:
        reader.raise_faults()

    assert "x.toml: a is 1; it must be a whole number from 2 to 3" == str(raised.value)
    assert ["y.toml: the pack lacks this file"] == [str(other) for other in raised.value.others]


def test_a_reader_without_faults_raises_nothing() -> None:
    PackReader(Pack("mine", {})).raise_faults()


def test_a_table_that_a_file_does_not_have_is_named() -> None:
    reader = PackReader(Pack("mine", {"x.toml": "a = 1\nb = 2"}))

    reader.file("x.toml", ("a",))

    assert ["x.toml, b: there is no 'b' in this file; there are: a"] == [str(one) for one in reader.faults]


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, [1], 0, 4])
def test_a_number_is_whole_and_within_its_bounds(wrong: object) -> None:
    read = row(a=wrong)

    assert 1 == read.whole("a", 1, 3)
    assert [f"a is {shown(wrong)}; it must be a whole number from 1 to 3"] == reasons(read)


@pytest.mark.parametrize("wrong", [[1], [1, 2, 3], [1, True], ["1", 2], 3, [0, 1]])
def test_numbers_are_so_many_within_their_bounds(wrong: object) -> None:
    read = row(a=wrong)

    assert [1, 1] == read.wholes("a", 2, 1, 9)
    assert not read.is_sound
    assert [4, 5] == row(a=[4, 5]).wholes("a", 2, 1, 9)


def test_what_the_rules_rely_on_has_its_value_and_type() -> None:
    read = row(a=1, b=True, c="x")

    read.fixed({"a": 1, "b": True, "c": "x"})
    assert read.is_sound
    read.fixed({"a": True, "c": "y", "d": ["z"]})

    assert [
        "a is 1; it must be true: the rules rely on it",
        'c is "x"; it must be "y": the rules rely on it',
        'd is missing; it must be ["z"]: the rules rely on it',
    ] == reasons(read)


def test_a_value_has_its_place_in_a_list() -> None:
    assert 1 == row(a="K").place_in("a", "FK")
    assert 0 == row(a="").place_in("a", "FK")


def test_a_section_that_is_missing_is_told_alone() -> None:
    table = row()

    table.section("found").whole("gold", 1, 9)

    assert [("found", "expected a table headed [found]")] == [(one.row, one.reason) for one in table.faults]


@pytest.mark.parametrize("wrong", [{}, [], [1], "x"])
def test_rows_are_tables(wrong: object) -> None:
    table = row(card=wrong)

    assert [] == table.rows("card")
    assert ["expected tables headed [[card]]"] == reasons(table)


def test_rows_are_named_by_number_and_id_and_counted() -> None:
    table = row(card=[{"id": "fog"}, {"letter": "L"}, {}])

    assert ["card 1 (fog)", "card 2 (L)", "card 3"] == [one.where for one in table.rows("card", 3)]
    assert [] == table.rows("card", 2)
    assert ["expected 2 rows, found 3"] == reasons(table)


def test_a_row_is_sound_as_long_as_nothing_is_wrong_with_it() -> None:
    table = row(card=[{"a": 1}, {}])
    one, other = table.rows("card")
    other.word("a")

    assert (True, True, False) == (table.is_sound, one.is_sound, other.is_sound)


def test_what_stands_twice_is_told_at_the_later_row() -> None:
    table = row(card=[{}, {}])
    found = table.rows("card")

    distinct(found, "id", ["fog", "fog"])

    assert [("card 2", "id 'fog' stands twice")] == [(one.row, one.reason) for one in table.faults]


def test_a_wrong_value_is_shown_as_the_file_has_it_and_not_at_length() -> None:
    assert ['[1, "a", true]', "false", '"a"'] == [shown(one) for one in ([1, "a", True], False, "a")]
    assert f'"{"a" * LONGEST_SHOWN}…"' == shown("a" * 100)
