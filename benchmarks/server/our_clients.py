"""Clients of our server."""

import msgspec

from benchmarks.server.tables import Clients


class Offer(msgspec.Struct):
    word: str


class Question(msgspec.Struct):
    number: int


class Position(msgspec.Struct):
    seat: int
    question: Question
    offers: list[Offer]


class SeatCard(msgspec.Struct):
    acting: bool


class State(msgspec.Struct):
    seats: list[SeatCard]
    position: Position | None


class Message(msgspec.Struct):
    type: str
    sequence: int = 0
    state: State | None = None
    ok: bool = True


DRAW = "draw"  # what the small game's players do first, here and at the peer
decoder = msgspec.json.Decoder(Message)
encode = msgspec.json.encode


class OurClients(Clients):
    """Persons at one of our tables, as our page would be there."""

    sequence = 0

    def greet(self, number: int) -> None:
        return  # our server speaks first

    def handle(self, number: int, data: bytes) -> None:
        message = decoder.decode(data)
        if message.type == "answered":
            if not message.ok:
                raise ValueError(f"a move was refused: {data!r}")
            self.acknowledged()
        elif message.state is not None:
            is_move = message.sequence > self.sequence or number in self.waits
            self.sequence = max(self.sequence, message.sequence)
            self.learn(number, message.state.position, message.state.seats)
            if is_move:
                self.received(number)

    def learn(self, number: int, position: Position | None, seats: list[SeatCard]) -> None:
        """Keep what the first player who is asked could say."""
        if position is None or not position.offers or not seats[position.seat].acting:
            return
        if self.next is not None and self.next[0] != number:
            return
        words = [offer.word for offer in position.offers]
        say = {
            "type": "say",
            "seat": position.seat,
            "question": position.question.number,
            "words": [DRAW if DRAW in words else words[0]],
            "client": f"c{self.sequence}",
        }
        self.next = number, encode(say)
