"""What a screen shows that is too small for everything."""

from rich.text import Text

from intriga.cli.play.painter import shortened


def lines(*texts: str) -> list[Text]:
    return [Text(text) for text in texts]


def test_a_table_that_fits_is_shown_as_it_is() -> None:
    table = lines("title", "seats", "hand")

    assert table == shortened(table, 3)


def test_a_table_that_is_too_long_keeps_its_title_and_its_hand() -> None:
    table = lines("title", "danger", "one", "two", "three", "hand")

    assert ["title", "danger", " …", "three", "hand"] == [line.plain for line in shortened(table, 5)]
    assert ["title", " …", "three", "hand"][:2] == [line.plain for line in shortened(table, 4)][:2]
    assert all(len(shortened(table, room)) == room for room in range(1, 6))
