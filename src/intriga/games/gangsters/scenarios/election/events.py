"""What happens in the election. Districts, answers and traitors are numbered like their places."""

from intriga.kernel.events import Event


class ElectionBegan(Event, frozen=True, tag="election_began"):
    """The votes that win, the rounds until the vote, the money in the chest, the betrayal."""

    wanted: int
    rounds: int
    chest: int
    betrayal: int


class PhaseBegan(Event, frozen=True, tag="election_phase_began"):
    phase: int


class VotePromised(Event, frozen=True, tag="election_vote_promised"):
    """A vote of the mayor's is promised to the clan's man."""

    boss: int
    district: int
    promised: int
    sure: int


class VoteSecured(Event, frozen=True, tag="election_vote_secured"):
    """A vote is sure. `how`: word, name (`henchman` has one) or money."""

    boss: int
    district: int
    promised: int
    sure: int
    how: str
    henchman: int | None


class MayorAnswered(Event, frozen=True, tag="election_mayor_answered"):
    visit: int
    district: int


class MayorLeft(Event, frozen=True, tag="election_mayor_left"):
    """`boss` saw to it; None if the evening ended it."""

    boss: int | None
    visit: int


class VotesLost(Event, frozen=True, tag="election_votes_lost"):
    """All that was only promised in a district goes back to the mayor."""

    district: int
    votes: int


class VoteLoosened(Event, frozen=True, tag="election_vote_loosened"):
    """A sure vote is only promised again, because of a card."""

    card: int
    district: int


class ChestMoved(Event, frozen=True, tag="election_chest_moved"):
    """`why`: donors, pay, rally, setback or card."""

    by: int
    chest: int
    why: str


class BetrayalMoved(Event, frozen=True, tag="election_betrayal_moved"):
    """`why`: evening, pay, rally, setback, card or whispers."""

    by: int
    betrayal: int
    full: int
    why: str


class TraitorShown(Event, frozen=True, tag="election_traitor_shown"):
    """Who takes the mayor's money, and the successes that deal with it."""

    traitor: int
    successes: int


class TraitorDealtWith(Event, frozen=True, tag="election_traitor_dealt_with"):
    boss: int
    traitor: int


class VotesCounted(Event, frozen=True, tag="election_votes_counted"):
    """The vote: how many are for the clan's man, how many were wanted, and a traitor who is still there."""

    votes: int
    wanted: int
    traitor: int | None


ElectionEvent = (
    ElectionBegan
    | PhaseBegan
    | VotePromised
    | VoteSecured
    | MayorAnswered
    | MayorLeft
    | VotesLost
    | VoteLoosened
    | ChestMoved
    | BetrayalMoved
    | TraitorShown
    | TraitorDealtWith
    | VotesCounted
)
