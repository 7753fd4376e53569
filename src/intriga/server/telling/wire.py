"""The wire: everything that the server tells the page. `page/src/wire.ts` is generated from this file and
`wire_lobby`; what the page asks is in `requests`.

Sentences arrive in the reader's language; views, events and books are
the game's own structs as JSON, generated for each game (`page/src/games/<game>/generated.ts`).
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from intriga.kernel.machine.seats import Seat
from intriga.kernel.public import Public, as_one
from intriga.server.telling.wire_lobby import OptionForm
from intriga.server.telling.wire_lobby import Wire as Wire
from intriga.tables.rows import FollowedBy
from intriga.tables.terms import TableTerms

#: What is a game's own, as a struct or as JSON: the page writes it as a type parameter of this name.
GameView = Annotated[Any, "View"]
GameEvent = Annotated[Any, "Event"]
GameBook = Annotated[dict[str, Any], "Book"]


# ── what a reader is told ──


class SeatCard(Wire, Public, frozen=True):
    """Who sits where."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "scripted", "free"]
    level: str  # of a bot or a stand-in
    present: bool
    acting: bool
    thinks: bool  # a bot that searches is to decide
    clock_ms: int | None  # left, as of this message
    clock_runs: bool


class LogLine(Wire, frozen=True):
    """One sentence of what happened."""

    sequence: int
    kind: Literal["event", "chat", "table"]
    text: str
    clause: str = ""
    seat: Seat = -1  # whose doing it is, where it is somebody's
    heading: bool = False  # begins a group: a round
    event: GameEvent = {}  # as this reader may know it: for the board's animation; empty if there is none
    back_to: int = -1  # what had happened from this sequence on has been taken back


class Offer(Wire, frozen=True):
    """A word that may be said now."""

    word: str
    text: str
    group: str  # options are grouped by it on the plain board; a sentence
    touches: list[str]
    then: list[str]  # touches that it would make possible next
    then_words: list[str] = []  # the word that each of them stands for: to say both as one path


class AskedQuestion(Wire, frozen=True):
    number: int
    text: str
    clause: str
    mine: bool  # asked of this reader


class PlainCell(Wire, frozen=True):
    text: str
    touch: str = ""


class PlainTable(Wire, frozen=True):
    """A part of the view as a titled list or table: for the plain board."""

    title: str
    head: list[str]
    rows: list[list[PlainCell]]


class Standing(Wire, frozen=True):
    """How it ended, for one seat or team."""

    name: str
    seats: list[Seat]
    total: int
    won: bool
    items: list[str]  # every line of the score, explained


class TurningPoint(Wire, frozen=True):
    """When the winner took the lead for good."""

    text: str
    at: int  # the step of the replay


class NextForm(Wire, frozen=True):
    """What may be chosen for the next match of a chain, and what is chosen now."""

    players: list[int]
    chosen_players: int
    options: list[OptionForm]
    chosen: dict[str, str]


class ResultCard(Wire, frozen=True):
    text: str
    standings: list[Standing]
    how: Literal["ruled", "resigned", "abandoned"]
    proof: str  # the shuffle's proof in plain words
    seed: str
    turn: TurningPoint | None = None  # where the game can say who was ahead when
    success: bool | None = None  # of a match that its players won or lost together
    has_memoirs: bool = False  # the match is told as a story, on a page of its own
    ways: list[FollowedBy] = []  # what is offered next
    next: NextForm | None = None  # what may be chosen for the next chapter
    kept: bool = False  # others still play the same deal: seed, replay and record are shown tomorrow


class MemoirsPage(Wire, frozen=True):
    """One match as a story."""

    table: str
    title: str
    paragraphs: list[str]


class Memoirs(Wire, frozen=True):
    """The stories of a campaign up to one match."""

    game: str
    heading: str
    pages: list[MemoirsPage]


class Undo(Wire, frozen=True):
    kind: Literal["free", "ask", "never", "none"]
    text: str


class Proposal(Wire, frozen=True):
    number: int
    text: str
    waits_for: list[int]  # seats that have yet to vote
    mine_to_vote: bool
    mine: int = -1  # the reader's seat that proposed it, and may withdraw it


class HeldWord(Wire, frozen=True):
    """A word that closes a window is kept back for a moment, so that others can step in."""

    seat: Seat  # whose word it is
    left_ms: int
    may_wait: bool  # this reader may ask for more time


class SignalForm(Wire, frozen=True):
    """A phrase that may be signalled."""

    phrase: str
    text: str


class Guide(Wire, frozen=True):
    """The step of a guided game."""

    step: int
    steps: int
    text: str
    touches: list[str]
    word: str  # what is to be said; empty where any word will do


class Position(Wire, frozen=True):
    """The game as one seat (or a spectator, -1) may know it."""

    seat: Seat
    view: GameView
    question: AskedQuestion | None
    offers: list[Offer]
    plain: list[PlainTable]
    undo: Undo
    result: ResultCard | None
    guide: Guide | None = None
    signals: list[SignalForm] = []


class PublicState(Wire, Public, TableTerms, frozen=True, kw_only=True):
    """The table as everybody may know it."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    status: Literal["waiting", "running", "ended"]
    seats: list[SeatCard]
    spectators: int
    commitment: str
    follows: dict[str, str]  # how, to the table that follows this one: rematch, retry, next
    chapter: str = ""  # such as "Chapter II", in a chain of matches
    came_from: str = ""  # the table that this one follows
    talk_clause: str = ""  # the rule that limits what players tell each other
    silent: bool = False  # nobody may write in the chat now
    daily: str = ""  # the day whose deal this is a try at
    added: list[Seat] = []  # whose devices have added bytes to the shuffle


class OwnState(Wire, frozen=True, kw_only=True):
    """What one reader is told of it besides."""

    my_seats: list[int]
    hot_seat: bool  # several of my seats share this screen
    is_host: bool  # the reader opened it: may begin, and remove a seat before the start
    hand_over: int | None  # the seat whose player should take the device now; its view is not here yet
    invite: str  # link for players; empty where the reader may not invite
    watch: str  # link for spectators
    proposal: Proposal | None
    position: Position | None
    held: HeldWord | None = None
    wants_bytes: list[Seat] = []  # of mine: whose device may add bytes now


if TYPE_CHECKING:

    class TableState(OwnState, PublicState, frozen=True, kw_only=True): ...

else:
    WHOLE = "The table as one reader may know it."
    TableState = as_one(Wire, "TableState", (PublicState, OwnState), module=__name__, doc=WHOLE)


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a connection: everything up to `sequence`."""

    sequence: int
    state: TableState
    log: list[LogLine]
    chat_before: int = 0  # older texts of the chat than this sequence can be asked for; 0 if there are none


class News(Wire, frozen=True, tag_field="type", tag="news"):
    """What has happened since, and the table as it is now."""

    sequence: int
    state: TableState
    log: list[LogLine]


class Here(Wire, frozen=True, tag_field="type", tag="here"):
    """Who is at the table now; the rest of its state is as it was."""

    present: list[Seat]
    spectators: int


class Reason(Wire, frozen=True):
    text: str
    clause: str


class Answered(Wire, frozen=True, tag_field="type", tag="answered"):
    """The answer to a reader's own message: done, or why not. `stale` comes with fresh News."""

    client: str
    ok: bool
    stale: bool = False
    reasons: list[Reason] = []


class Reasons(Wire, frozen=True, tag_field="type", tag="reasons"):
    """The answer to `Why`."""

    word: str
    touch: str
    reasons: list[Reason]


class Deeds(Wire, frozen=True, tag_field="type", tag="deeds"):
    """To AskDeeds; what a deed is besides its words is the game's own."""

    touch: str
    deeds: list[dict[str, Any]]


class Ahead(Wire, frozen=True, tag_field="type", tag="ahead"):
    """To Look: the view after these words, up to a last one that draws; None where they cannot be said."""

    words: list[str]
    view: dict[str, Any] | None


class HintGiven(Wire, frozen=True, tag_field="type", tag="hint"):
    word: str
    text: str


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    n: int


class Trouble(Wire, frozen=True, tag_field="type", tag="trouble"):
    """A message that could not be read, or a table that is not here."""

    text: str


ToPage = Welcome | News | Here | Answered | Reasons | Deeds | Ahead | HintGiven | Pong | Trouble
Answer = Answered | Reasons | Deeds | Ahead | HintGiven | Pong


class ChatPage(Wire, frozen=True):
    """Older texts of a chat."""

    lines: list[LogLine]
    before: int = 0  # as in Welcome


# ── after the game ──


class Step(Wire, frozen=True):
    """One point of a finished match: the position as this reader knew it, or all of it."""

    at: int
    of: int
    sequence: int  # the log had been told up to here
    log: list[LogLine]
    state: TableState


class Follows(Wire, frozen=True):
    """The table that follows a finished match."""

    table: str


class Clause(Wire, frozen=True):
    id: str
    chapter: str
    text: str


class Rulebook(Wire, frozen=True):
    game: str
    title: str
    clauses: list[Clause]


class Problem(Wire, frozen=True):
    """The body of every refused HTTP request."""

    text: str
    clause: str = ""
    reason: str = ""
