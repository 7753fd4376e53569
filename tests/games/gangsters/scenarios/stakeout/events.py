"""What can happen in a stakeout only. The tag begins with the scenario's name."""

from intriga.kernel.events import Event


class Watched(Event, frozen=True, tag="stakeout_watched"):
    boss: int
    secrets: int


class Wiped(Event, frozen=True, tag="stakeout_wiped"):
    boss: int
