"""The contract of a game: everything that code outside `games/` may ask of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from intriga.kernel.events import Event
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Vocabulary, Word
from intriga.kernel.packs import Pack
from intriga.kernel.public import Public
from intriga.kernel.speech import Pieces, Speech, TerminalLook


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice made before the game; `players` lists the counts at which it can be made.

    If its values or default depend on the count, several options have this name, for different counts.
    The form of a new table preselects `at_table` if it is given; bots and studies use the default.
    Forms hide an option that would have no effect: `only_with` names another option and the value that it
    must have, at the counts at which that other option exists.
    In a chain of matches, those that are `per_chapter` may be chosen anew for each match; the others stay."""

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...]
    at_table: str | None = None
    only_with: tuple[str, str] | None = None
    per_chapter: bool = False


class Question(msgspec.Struct, frozen=True):
    """What is asked of a seat now, as data: the name of a sentence, its facts and its clause.

    `best` is a word that the game suggests if the best answer follows from public facts. `advised` tells
    whether a bot may give advice; a quiz question, for example, is answered without."""

    asks: str
    clause: str
    facts: dict[str, Any]
    best: str | None = None
    advised: bool = True


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `totals` are per seat, or per team where `teams` is given."""

    reason: str
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    tie_break: str | None = None
    success: bool | None = None  # co-operative games only
    carry: dict[str, Any] | None = None  # what the next match of a chain starts from
    teams: tuple[tuple[int, ...], ...] | None = None  # the seats of each team


class Retelling:
    """Turns the true history into another one that a seat cannot tell from it. This one changes nothing."""

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        """The picks of this entry in the other history: items of heaps, or outcomes."""
        return [pick.item for pick in picks]

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        """What the seat says in the other history; `word` was said in the true position `before`."""
        return word


class Policy(Protocol):
    """A way to choose a word. It is given a re-dealt world, never the true state."""

    def __call__(self, world: State, seat: Seat, chance: Chance) -> Word: ...


class Game(Protocol):
    """One game. Everything outside its folder knows it only by this."""

    id: str
    rules_version: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    policies: Mapping[str, Policy]  # level to policy, from the weakest
    insight: Insight | None  # what the game tells the search; without it, games are played out at random
    events: tuple[type[Event], ...]  # every kind, with full information and as seats see it
    talk_clause: str  # the clause that limits what players tell each other; empty if none does
    ledger: Ledger | None  # what balance studies read; for measurements only

    def load(self, pack: Pack) -> Any:
        """The box: the typed, checked tables of a pack. PackFault lists everything that is wrong with it."""
        ...

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        """The number of scripted seats. They come after the seats of the `players` persons and are never
        asked; totals and winners include them."""
        ...

    def setup(self, box: Any, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> State:
        """From the box to the first question. `carry` comes from the previous match, or is None."""
        ...

    def view(self, state: State, seat: Seat) -> msgspec.Struct:
        """What this seat (or the spectator, -1) may know, built from nothing."""
        ...

    def public_view(self, state: State) -> Public:
        """What is the same in the views of all, made once; empty where a game does not divide them."""
        ...

    def view_beside(self, state: State, seat: Seat, public: Public) -> msgspec.Struct:
        """The view of this seat, whose fields in common with all are those of that public part."""
        ...

    def question(self, state: State, seat: Seat) -> Question:
        """What is asked of this seat, or whom it waits for."""
        ...

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """Another world that this seat could be in."""
        ...

    def retelling(self, truth: State, world: State, seat: Seat) -> Retelling:
        """The retelling that makes the history of `truth` lead to `world`."""
        ...

    def result(self, state: State) -> Result | None:
        """How the game ended, or None while it goes on."""
        ...

    def invariants(self, state: State) -> list[str]:
        """What is wrong with this position, if the rules could never reach it; else empty."""
        ...

    def upgrade_state(self, from_version: int, box: Any, events: Sequence[dict[str, Any]]) -> State:
        """A running match of older rules, rebuilt from all its full-information events;
        Malformed if the game cannot do that for this version."""
        ...

    def so_far(self, state: State, result: Result) -> Sequence[int]:
        """What `result.totals` would be if the game ended in this position; empty if points did not decide,
        or if they are not known before the end."""
        ...

    # ── what it says: imported lazily ──

    @property
    def speech(self) -> Speech[Any]:
        """The game in sentences."""
        ...

    @property
    def pieces(self) -> Pieces:
        """What the page and the plain board need."""
        ...

    @property
    def terminal(self) -> TerminalLook[Any] | None:
        """How it is drawn in a terminal; None if it cannot be."""
        ...


def chosen_options(game: Game, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options that apply at this count, with defaults filled in; Malformed says what is wrong."""
    if players not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise Malformed(f"{game.id} is played by {counts} players, not by {players}")
    here = {option.name: option for option in game.options if players in option.players}
    for name, value in given.items():
        named = [option for option in game.options if option.name == name]
        if not named:
            known = ", ".join(dict.fromkeys(option.name for option in game.options))
            raise Malformed(f"{game.id} has no option '{name}'; it has: {known or 'none'}")
        option = here.get(name)
        if option is None:
            counts = ", ".join(str(count) for count in sorted(c for o in named for c in o.players))
            raise Malformed(f"option '{name}' is for {counts} players, not for {players}")
        if value not in option.values:
            raise Malformed(f"option '{name}' takes {', '.join(option.values)}, not '{value}'")
    return {name: given.get(name, option.default) for name, option in here.items()}
