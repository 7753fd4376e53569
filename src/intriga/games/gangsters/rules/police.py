"""The police: must be controlled in every round, or they go to work for good."""

from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.problems import set_police
from intriga.kernel.machine.dealer import Dealer


def turn_police_token(s: Gangsters, d: Dealer) -> None:
    """At the end of a round: controlled becomes uncontrolled; uncontrolled makes the police active."""
    # LG-089 LG-090
    if s.police == POLICE_CONTROLLED:
        set_police(s, POLICE_UNCONTROLLED, d)
    elif s.police == POLICE_UNCONTROLLED:
        set_police(s, POLICE_ACTIVE, d)
