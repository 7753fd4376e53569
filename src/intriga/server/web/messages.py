"""Messages of a reader: each becomes a command of the table, or a question that changes nothing."""

import secrets
from collections.abc import Callable

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.server.live.bot_turns import BotTurns
from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.server.telling.offers import looked_ahead, why_not, word_touching
from intriga.server.telling.reader import Reader, names_at
from intriga.server.telling.refusals import HttpRefusal, RefusalText, worded
from intriga.server.telling.requests import (
    AddBytes,
    AskDeeds,
    AskUndo,
    Back,
    Chat,
    Hint,
    Hurry,
    Look,
    Ping,
    Propose,
    Resign,
    Say,
    Signal,
    Take,
    ToServer,
    Vote,
    Wait,
    Why,
    Withdraw,
)
from intriga.server.telling.speech import shell, spoken_at
from intriga.server.telling.wire import Ahead, Answer, Answered, Deeds, HintGiven, Pong, Reason, Reasons
from intriga.store.protocol import AnswerKey
from intriga.tables.chatting import chat, signal
from intriga.tables.checks import own_seat
from intriga.tables.daily import check_plays_alone
from intriga.tables.deciding import decide
from intriga.tables.drafts import Change
from intriga.tables.ending import resign
from intriga.tables.holding import wait
from intriga.tables.proposing import propose_abandon, propose_stand_in, vote, withdraw
from intriga.tables.seating import add_bytes, bytes_in
from intriga.tables.stand_ins import hand_back
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back
from intriga.tables.turns import is_going_on

LONGEST_TOUCH = 100
LONGEST_PATH = 40

decoder = msgspec.json.Decoder(ToServer)


class Messages:
    """Executes the messages of readers."""

    def __init__(self, hub: Hub, bot_turns: BotTurns) -> None:
        self.hub = hub
        self.bot_turns = bot_turns

    async def answer(self, live: LiveTable, reader: Reader, message: ToServer) -> Answer:
        """Do what a reader asks for, or raise."""
        match message:
            case Ping():
                return Pong(n=message.n)
            case Why():
                return self.why(live, reader, message)
            case AskDeeds():
                return self.deeds(live, reader, message)
            case Look():
                return self.look(live, reader, message)
            case Hint():
                return await self.hint(live, reader, message)
            case Hurry():
                own_seat(live.table, reader.person, message.seat)
                self.bot_turns.hurry(live)
                return Answered(client="", ok=True)
            case Take():
                own_seat(live.table, reader.person, message.seat)
                return Answered(client="", ok=True)
            case _:
                client = client_of(message)
                seat = message.seat
                key = AnswerKey(seat, client) if client else None
                command = self.command(live, reader.person, message, client)
                await self.hub.command(live, command, key)
                return Answered(client=client, ok=True)

    def command(
        self, live: LiveTable, who: str, message: ToServer, client: str
    ) -> Callable[[Table, int], Change]:
        """The command of the table that a message stands for."""
        match message:
            case Say(seat=seat, question=question, words=words):
                return lambda table, now: decide(table, who, now, seat, words, question, client)
            case AskUndo(seat=seat):
                return lambda table, now: take_back(table, who, now, seat, client)
            case Vote(seat=seat, proposal=number, agree=agree):
                return lambda table, now: vote(table, who, now, seat, number, agree)
            case Propose(seat=seat, what="abandon"):
                return lambda table, now: propose_abandon(table, who, now, seat)
            case Propose(seat=seat, about=about):
                away = self.absent_since(live, about)
                return lambda table, now: propose_stand_in(table, who, now, seat, about, away)
            case Chat(seat=seat, text=text):
                return lambda table, now: chat(table, who, now, seat, text)
            case Signal(seat=seat, phrase=phrase, to=to):
                phrases = live.table.game.pieces.signals
                others = to or [other for other in range(live.table.players) if other != seat]
                return lambda table, now: signal(table, who, now, seat, phrase, phrases, others)
            case AddBytes(seat=seat, adds=adds):
                return lambda table, now: add_bytes(table, who, now, seat, bytes_in(adds))
            case Wait(seat=seat):
                return lambda table, now: wait(table, who, now, seat)
            case Withdraw(proposal=number):
                return lambda table, now: withdraw(table, who, now, number)
            case Resign(seat=seat):
                return lambda table, now: resign(table, who, now, seat)
            case Back(seat=seat):
                return lambda table, now: hand_back(table, who, now, seat)
            case _:
                raise Malformed("this message asks for nothing")

    def absent_since(self, live: LiveTable, seat: Seat) -> int | None:
        """Since when the person of a seat has been away; None if they are here."""
        person = live.table.seat(seat).person
        if person in self.hub.presence(live).persons:
            return None
        return live.seen.get(person, live.table.at)

    # ── questions that change nothing ──

    def why(self, live: LiveTable, reader: Reader, message: Why) -> Reasons:
        """Why a word cannot be said, or why nothing can be done with a piece."""
        table = live.table
        check_eyes(table, reader, message.seat)
        position = table.position
        if position is None:
            raise HttpRefusal(409, "not-running")
        spoken = spoken_at(table, reader.language)
        if message.word:
            word = table.game.vocabulary.read(message.word)
        else:
            found = word_touching(spoken, position, message.seat, message.touch[:LONGEST_TOUCH])
            if found is None:
                reason = Reason(text=shell(reader.language).say("wrong-touch"), clause="")
                return Reasons(word="", touch=message.touch[:LONGEST_TOUCH], reasons=[reason])
            word = found
        reasons = why_not(spoken, position, word, spoken.to(names_at(table, spoken), message.seat))
        return Reasons(word=message.word, touch=message.touch[:LONGEST_TOUCH], reasons=reasons)

    def deeds(self, live: LiveTable, reader: Reader, message: AskDeeds) -> Deeds:
        """What can be done to a piece; nothing while the seat is not asked."""
        table = live.table
        check_eyes(table, reader, message.seat)
        touch = message.touch[:LONGEST_TOUCH]
        position = table.position
        if position is None or not is_going_on(table) or not position.may >> message.seat & 1:
            return Deeds(touch=touch, deeds=[])
        found = table.game.pieces.deeds(position, message.seat, touch)
        return Deeds(touch=touch, deeds=[msgspec.to_builtins(deed) for deed in found])

    def look(self, live: LiveTable, reader: Reader, message: Look) -> Ahead:
        """The table as it would be after some words; nobody learns anything by it."""
        table = live.table
        check_eyes(table, reader, message.seat)
        position = table.position
        if position is None or not is_going_on(table) or len(message.words) > LONGEST_PATH:
            return Ahead(words=message.words, view=None)
        path = [table.game.vocabulary.read(word) for word in message.words]
        later = looked_ahead(position, message.seat, path)
        view = msgspec.to_builtins(table.game.view(later, message.seat)) if later is not None else None
        return Ahead(words=message.words, view=view)

    async def hint(self, live: LiveTable, reader: Reader, message: Hint) -> HintGiven:
        """A bot's advice, from the view of this person's seat only."""
        table = live.table
        check_eyes(table, reader, message.seat)
        check_plays_alone(table)
        position = table.position
        if position is None or table.status != "running" or not position.may >> message.seat & 1:
            raise HttpRefusal(409, "no-hint")
        if not table.game.question(position, message.seat).advised:
            raise HttpRefusal(409, "answer-alone")
        word = await self.bot_turns.advice(live, message.seat)
        spoken = spoken_at(table, reader.language)
        text = spoken.speech.word(word, spoken.to(names_at(table, spoken), message.seat))
        return HintGiven(word=word.notation(), text=text)


def check_eyes(table: Table, reader: Reader, seat: Seat) -> None:
    """Only the seat's own person gets what depends on its hand; on a shared screen, whoever has taken it."""
    own_seat(table, reader.person, seat)
    eyes = reader.look(table)
    if eyes.is_shared and eyes.seat != seat:
        raise HttpRefusal(409, "not-taken")


def client_of(message: ToServer) -> str:
    """The client's own id of a message that must not be executed twice."""
    if isinstance(message, Say):
        return message.client
    if isinstance(message, AskUndo):
        return message.client or secrets.token_hex(8)
    return ""


def refusal_for(live: LiveTable, reader: Reader, fault: Exception) -> RefusalText:
    """A refusal in the reader's language, with the names of this table."""
    spoken = spoken_at(live.table, reader.language)
    return worded(fault, reader.language, spoken, tuple(names_at(live.table, spoken)))


def refused_answer(message: ToServer, refusal: RefusalText) -> Answered:
    """The answer to a message by socket that was refused."""
    client = getattr(message, "client", "")
    return Answered(client=client, ok=False, stale=refusal.reason == "stale", reasons=list(refusal.reasons))
