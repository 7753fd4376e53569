"""From `components/table.toml` to the scenario's table."""

from intriga.games.gangsters.box.card_rows import challenge
from intriga.games.gangsters.box.texts import PlaceText, ScenarioText
from intriga.kernel.rows import PackReader
from tests.games.gangsters.scenarios.stakeout.state import StakeoutBox

FILE = "stakeout.table.toml"
ANY_NUMBER = 0  # of successes: each is worth something


def load(reader: PackReader) -> StakeoutBox:
    return load_as(reader, "stakeout")


def load_as(reader: PackReader, name: str) -> StakeoutBox:
    """The table under the name of a scenario: two scenarios may play on the same board."""
    file = reader.file(FILE)
    head = file.at("stakeout")
    board = [
        challenge(file.section("police"), successes=1, harmless=True),
        challenge(file.section("revive"), successes=ANY_NUMBER, harmless=True),
        challenge(file.section("cheer"), successes=ANY_NUMBER, harmless=True),
    ]
    places = [challenge(row, successes=row.whole("successes", 0, 9)) for row in file.rows("place", 2)]
    texts = ScenarioText(
        name=head.text("name"),
        tagline=head.text("tagline"),
        story=head.text("story"),
        police=head.text("police_at_work"),
        rally=head.text("rally"),
        setback=head.text("setback"),
        places=[
            PlaceText(row.text("name"), row.text("text"), row.text("outcome"), row.text("cost"))
            for row in file.rows("place", 2)
        ],
        acts=[row.text("text") for row in file.rows("act", 1)],
        choices=[],
    )
    return StakeoutBox(name, head.whole("nights", 1, 9), head.whole("wanted", 1, 9), board, places, texts)
