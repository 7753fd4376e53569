"""What the page asks of the server. `page/src/requests.ts` is generated from this file."""

from typing import Literal

import msgspec

from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Language
from intriga.server.telling.wire import Wire
from intriga.tables.terms import TableTerms


class SeatPlan(Wire, frozen=True):
    """Who is to sit here: me, somebody at the same screen, anybody, or a bot of a level."""

    who: Literal["me", "here", "open", "bot"]
    name: str = ""  # of somebody at the same screen
    level: str = ""


class OpenTable(Wire, TableTerms, frozen=True, kw_only=True):
    game: str
    players: int
    options: dict[str, str] = {}
    seats: list[SeatPlan] = []
    guided: bool = False
    begins_itself: bool = msgspec.field(default=True, name="begin")  # its name on the wire


class OpenDaily(Wire, frozen=True):
    """My try at today's deal of a game; whether my name may stand among the scores."""

    game: str
    named: bool = False


class BeWilling(Wire, frozen=True):
    """I would like to play, and others in the lobby may see my name; said again as long as it is so."""

    say: Literal["willing", "no_longer"]


class AskToSit(Wire, frozen=True):
    who: str  # the token of somebody who would like to play
    table: str  # mine


class Sit(Wire, frozen=True):
    seat: Seat
    name: str = ""
    key: str = ""  # of the invite link
    adds: str = ""  # bytes of this device for the shuffle, in hex


class AtSeat(Wire, frozen=True):
    seat: Seat


class BotAtSeat(Wire, frozen=True):
    seat: Seat
    level: str


class PlayOn(Wire, frozen=True):
    """Play on after entry `at`, in this seat, against bots of a level."""

    at: int
    seat: Seat
    level: str


class NextChapter(Wire, frozen=True):
    """The next match of a chain: with how many players (0 for as many as before), and the options of a
    chapter that are to change."""

    players: int = 0
    options: dict[str, str] = {}


class DropDevice(Wire, frozen=True):
    device: str


class ChangeMe(Wire, frozen=True):
    name: str | None = None
    language: Language | None = None


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """A decision: a path of words, for the question the sender saw. `client` makes it idempotent."""

    seat: Seat
    question: int
    words: list[str]
    client: str


class Why(Wire, frozen=True, tag_field="type", tag="why"):
    """Why this word cannot be said now; asked by pointing at it. `touch` asks for a piece instead."""

    seat: Seat
    word: str = ""
    touch: str = ""


class AskDeeds(Wire, frozen=True, tag_field="type", tag="deeds"):
    """What can be done to this piece now, each as one path."""

    seat: Seat
    touch: str


class Look(Wire, frozen=True, tag_field="type", tag="look"):
    """How the table would look after these words, before they are said."""

    seat: Seat
    words: list[str]


class AskUndo(Wire, frozen=True, tag_field="type", tag="undo"):
    seat: Seat
    client: str = ""


class Vote(Wire, frozen=True, tag_field="type", tag="vote"):
    """Yes or no to what is proposed at the table."""

    seat: Seat
    proposal: int
    agree: bool


class Propose(Wire, frozen=True, tag_field="type", tag="propose"):
    seat: Seat
    what: Literal["abandon", "stand_in"]
    about: int = -1  # the absent seat


class Chat(Wire, frozen=True, tag_field="type", tag="chat"):
    seat: Seat
    text: str


class AddBytes(Wire, frozen=True, tag_field="type", tag="add"):
    """Before the match: bytes of this device for the shuffle, in hex."""

    seat: Seat
    adds: str


class Take(Wire, frozen=True, tag_field="type", tag="take"):
    """Around one screen: this seat's player has the device now; its view may be sent."""

    seat: Seat


class Hint(Wire, frozen=True, tag_field="type", tag="hint"):
    seat: Seat


class Hurry(Wire, frozen=True, tag_field="type", tag="hurry"):
    """To the bots that are thinking: move now."""

    seat: Seat


class Resign(Wire, frozen=True, tag_field="type", tag="resign"):
    seat: Seat


class Back(Wire, frozen=True, tag_field="type", tag="back"):
    """A person takes its seat back from the stand-in."""

    seat: Seat


class Wait(Wire, frozen=True, tag_field="type", tag="wait"):
    """In a window: give me a little longer to step in. Once."""

    seat: Seat


class Withdraw(Wire, frozen=True, tag_field="type", tag="withdraw"):
    """The proposer withdraws the proposal."""

    seat: Seat
    proposal: int


class Signal(Wire, frozen=True, tag_field="type", tag="signal"):
    """One of the phrases that the game knows, to some seats; to all others where none is named."""

    seat: Seat
    phrase: str
    to: list[int] = []


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    n: int = 0


ToServer = (
    Say
    | Why
    | AskDeeds
    | Look
    | AskUndo
    | Vote
    | Propose
    | Withdraw
    | Chat
    | Signal
    | AddBytes
    | Take
    | Hint
    | Hurry
    | Wait
    | Resign
    | Back
    | Ping
)
