"""The election as everybody sees it: nothing of it is hidden but who the traitor will be."""

import msgspec

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.scenarios.election.rules.canvassing import Canvassing, Paying
from intriga.games.gangsters.scenarios.election.state import (
    DEALT_WITH,
    NO_VISIT,
    election,
    has_name,
    phase_of,
    race,
    still_to_come,
    sure_votes,
    tables,
    traitor_card,
    visit_card,
    wanted,
)
from intriga.games.gangsters.scenarios.election.tables import (
    DONORS,
    FIRST_TRAITOR,
    FIRST_VISIT,
    PAY,
    VOTES,
    WHISPERS,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat


class ElectionDistrict(msgspec.Struct, frozen=True):
    """One district with its two votes."""

    place: int  # its number as a challenge
    id: str
    promised: int
    sure: int
    votes: int  # that it has
    visit: int | None  # the mayor's answer that lies there, by number as a challenge
    answered: bool  # the mayor has been there; he will not come back
    choice: int  # the word that pays here


class ElectionCard(msgspec.Struct, frozen=True):
    """The mayor's answer or the traitor, by number as a challenge."""

    place: int
    id: str
    fingerprint: bool


class ElectionView(msgspec.Struct, frozen=True, tag_field="scenario", tag="election"):
    """City hall, the map, the chest and the betrayal."""

    districts: list[ElectionDistrict]
    sure: int  # the votes that count
    promised: int
    wanted: int
    of: int  # votes that there are
    landslide: int  # with so many the mayor gives up, once there is no traitor
    phase: int
    phases: list[int]  # the round in which each begins
    last: int  # the round after which the votes are counted
    visit: ElectionCard | None
    answers_left: int  # of the mayor, not turned up yet
    chest: int
    chest_end: int
    price: int  # of a promise made sure
    gift: int  # of donors, for each success
    donors: int | None  # their place, while they give
    whispers: int | None  # their place, while nobody knows the traitor
    pay: int  # the word of the action
    betrayal: int
    opens: int  # the betrayal that comes out before its time
    full: int  # the betrayal that sells the clan
    traitor: ElectionCard | None  # who is out and not dealt with
    needs: int | None  # successes that deal with the traitor
    dealt_with: bool
    names: list[int]  # dice that henchmen of levels 1, 2 and 3 give more
    spent: list[int]  # henchmen whose name has been used
    known: list[int]  # of the reader's own hand whose name has not
    asked: int | None  # the district in which a success is being used


def view(s: Gangsters, seat: Seat) -> ElectionView:
    """What this seat may know of the election: the same as everybody, and who of its hand has a name."""
    # LS6-004
    m = election(s)
    run = race(s)
    frame = s.stack[-1] if s.stack and not s.over else None
    asked = frame.district if isinstance(frame, Canvassing) else None
    shown = s.scenario.shown_place
    return ElectionView(
        districts=[district(s, number) for number in range(DISTRICTS)],
        sure=sure_votes(m),
        promised=sum(m.promised),
        wanted=wanted(s),
        of=DISTRICTS * VOTES,
        landslide=run.landslide,
        phase=phase_of(s),
        phases=run.phases,
        last=run.rounds,
        visit=visit_shown(s),
        answers_left=len(items(still_to_come(m))),
        chest=m.chest,
        chest_end=run.chest,
        price=run.price,
        gift=run.gift,
        donors=open_place(s, DONORS),
        whispers=open_place(s, WHISPERS),
        pay=s.scenario.first_act + PAY + 1,
        betrayal=m.betrayal,
        opens=run.opens,
        full=run.full,
        traitor=traitor_shown(s),
        needs=m.needs if m.traitor >= 0 else None,
        dealt_with=m.traitor == DEALT_WITH,
        names=run.names,
        spent=[card + 1 for card in items(m.spent)],
        known=known_in_hand(s, seat),
        asked=shown(asked) if asked is not None else None,
    )


def district(s: Gangsters, number: int) -> ElectionDistrict:
    m = election(s)
    shown = s.scenario.shown_place
    return ElectionDistrict(
        place=shown(number),
        id=tables(s).ids[number],
        promised=m.promised[number],
        sure=m.sure[number],
        votes=VOTES,
        visit=shown(FIRST_VISIT + number) if m.visit == number else None,
        answered=bool(m.seen >> number & 1) and m.visit != number,
        choice=s.scenario.first_choice + number + 1,
    )


def open_place(s: Gangsters, place: int) -> int | None:
    """The number of a place, if it lies open."""
    return s.scenario.shown_place(place) if s.scenario.places(s) >> place & 1 else None


def visit_shown(s: Gangsters) -> ElectionCard | None:
    m = election(s)
    if m.visit == NO_VISIT:
        return None
    card = visit_card(s, m.visit)
    return ElectionCard(s.scenario.shown_place(FIRST_VISIT + m.visit), card.name, card.fingerprint)


def traitor_shown(s: Gangsters) -> ElectionCard | None:
    m = election(s)
    if m.traitor < 0:
        return None
    card = traitor_card(s, m.traitor)
    return ElectionCard(s.scenario.shown_place(FIRST_TRAITOR + m.traitor), card.name, card.fingerprint)


def known_in_hand(s: Gangsters, seat: Seat) -> list[int]:
    """The henchmen in this seat's hands who have a name in the city."""
    # LS6-007
    hands = [s.hands[boss] for boss in s.bosses_of(seat)] if seat >= 0 else []
    return [card + 1 for hand in hands for card in items(hand) if has_name(s, card)]


def question(s: Gangsters, seat: Seat) -> Question:
    """What the next success in a district is used for, or where the money goes."""
    frame = s.stack[-1]
    if isinstance(frame, Paying):
        m = election(s)
        return Question(
            "election_ask_pay", "LS6-010", {"price": race(s).price, "chest": m.chest, "betrayal": m.betrayal}
        )
    assert isinstance(frame, Canvassing)
    m = election(s)
    return Question(
        "election_ask_vote",
        "LS6-006",
        {
            "district": s.scenario.shown_place(frame.district),
            "left": frame.left,
            "promised": m.promised[frame.district],
            "sure": m.sure[frame.district],
        },
    )
