"""What happened in the end: what was taken back did not."""

from intriga.kernel.match.entries import Decided, Ended, Outcome, Undone
from intriga.kernel.match.stories import standing_events


def decided(*names: str) -> Decided:
    return Decided(seat=0, path=("a",), events=tuple({"event": name} for name in names))


def test_events_that_were_taken_back_are_left_out_and_others_keep_their_order() -> None:
    entries = [
        Outcome(events=({"event": "deal"},), picks=()),
        decided("one", "two"),
        decided("three"),
        Undone(seat=0, to=1),
        decided("four"),
        decided("five"),
        Undone(seat=0, to=5),
        decided("six"),
        Ended(how="ruled"),
    ]

    assert ["deal", "four", "six"] == [event["event"] for event in standing_events(entries)]
