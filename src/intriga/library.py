"""The library: a game in memory, for bot authors and studies.

In a hot loop use the state directly (`play.state.legal`, `.apply`, `.copy`), which is compiled.
"""

from typing import Any

from intriga.bots.players import player_of
from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Game, Result, chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal, Refused
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

__all__ = ["Play", "deal", "find_game", "game_ids"]


class Play:
    """One game from the deal to its end, with seeded chance."""

    def __init__(self, game: Game, state: State, chance: Quick) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.asker = Asker()

    @property
    def seat(self) -> int:
        """The seat that is asked next; −1 when the game is over. In a window, first those who may step in."""
        return -1 if self.state.over else self.asker.seat(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self.state)

    def legal(self) -> list[Word]:
        """What the seat that is asked may say."""
        return self.state.legal(self.seat)

    def why_not(self, said: str | Word) -> tuple[Refusal, ...]:
        """Why the seat that is asked may not say this, with clauses; empty if it may."""
        return self.state.why_not(self.seat, self.word(said))

    def say(self, said: str | Word) -> list[Any]:
        """Say a word at the seat that is asked; what happened, with full information. Refused if illegal."""
        word, seat = self.word(said), self.seat
        refusals = self.state.why_not(seat, word)
        if refusals:
            raise Refused(0, refusals)
        events: list[Any] = []
        self.asker.note(self.state, seat)
        self.state.apply(seat, word, Dealer(self.chance, events))
        return events

    def word(self, said: str | Word) -> Word:
        """The word of this notation; Malformed if there is none."""
        return self.game.vocabulary.read(said) if isinstance(said, str) else said

    def view(self, seat: Seat) -> Any:
        """What this seat (or a spectator, −1) may know."""
        return self.game.view(self.state, seat)

    def world(self, seat: Seat) -> State:
        """Another position that this seat could be in: what a bot may be given."""
        return self.game.redeal(self.state, seat, self.chance)

    def bot_says(self, level: str) -> list[Any]:
        """Let a bot of this level decide for the seat that is asked. It is given a world, never the truth."""
        player = player_of(self.game, level)
        return self.say(player.say(self.world(self.seat), self.seat, self.chance))


def deal(name: str, players: int, seed: int = 0, options: dict[str, str] | None = None) -> Play:
    """A game of this id, dealt by a seed; Malformed names what is wrong with players or options."""
    found = find_game(name)
    chosen = chosen_options(found, players, options or {})
    chance = Quick(seed)
    state = found.setup(found.load(own_pack(name)), players, chosen, None, Dealer(chance))
    return Play(found, state, chance)
