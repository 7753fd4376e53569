"""What happened in the end: what was taken back did not."""

from intriga.kernel.match.entries import AnyEntry, Decided, Ended, Outcome, Undone
from intriga.kernel.match.stories import standing_events


def decided(*names: str) -> Decided:
    return Decided(seat=0, path=("a",), by="person", events=tuple({"event": name} for name in names))


def test_events_that_were_taken_back_are_left_out_and_others_keep_their_order() -> None:
    entries: list[AnyEntry] = [
        Outcome(events=({"event": "deal"},), picks=(), learned=0),
        decided("one", "two"),
        decided("three"),
        Undone(seat=0, to=1, consents=()),
        decided("four"),
        decided("five"),
        Undone(seat=0, to=5, consents=()),
        decided("six"),
        Ended(how="ruled", seed=""),
    ]

    assert ["deal", "four", "six"] == [event["event"] for event in standing_events(entries)]
