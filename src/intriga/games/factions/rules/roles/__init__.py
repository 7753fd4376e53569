"""The kinds of conditions by name, what `kind = "…"` of a role may say.

A new one is a class in one of these modules, a row below, and its sentences.
"""

from intriga.games.factions.rules.roles.persons import (
    DiscardHolds,
    Guarded,
    Latest,
    Pair,
    PersonDiscarded,
    PersonHere,
    PersonsAlive,
    PersonsInPlay,
)
from intriga.games.factions.rules.roles.progress import Kind
from intriga.games.factions.rules.roles.sizes import (
    BelowAverage,
    Even,
    LargerLeft,
    Largest,
    Smallest,
)
from intriga.games.factions.rules.roles.symbols import (
    AllThree,
    Equal,
    Fewest,
    Least,
    Most,
    Neighbours,
    NoneOf,
    TotalMore,
)

#: In the order in which a fault of a pack lists them.
KINDS: dict[str, type[Kind]] = {
    "all_three": AllThree,
    "most": Most,
    "equal": Equal,
    "persons_alive": PersonsAlive,
    "guarded": Guarded,
    "fewest": Fewest,
    "largest": Largest,
    "person_here": PersonHere,
    "discard_holds": DiscardHolds,
    "person_discarded": PersonDiscarded,
    "total_more": TotalMore,
    "smallest": Smallest,
    "least": Least,
    "none": NoneOf,
    "neighbours": Neighbours,
    "pair": Pair,
    "even": Even,
    "latest": Latest,
    "larger_left": LargerLeft,
    "below_average": BelowAverage,
    "persons_in_play": PersonsInPlay,
}
