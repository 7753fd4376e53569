"""A session: one saved match, who plays its seats, and what may be done with it. It draws nothing."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from intriga.bots.actions import BotQuestion, after_in_action, following_words, goes_on_with_turn
from intriga.bots.insights import insight_of
from intriga.bots.levels import bot_chance_in, is_level
from intriga.bots.naming import names_of_bots
from intriga.bots.players import Player, player_of
from intriga.bots.turn_time import answer_seconds
from intriga.cli.play.saves import Save, new_save, open_save
from intriga.games.shelf import find_game
from intriga.games.speaking import Spoken
from intriga.kernel.asking import may_step_in
from intriga.kernel.contract import Game
from intriga.kernel.events import Event
from intriga.kernel.machine.refusals import Malformed, Refusal
from intriga.kernel.machine.seats import Seat, seats_in
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import By, Decided, Entry, Outcome, Undone
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.proof import SEED_BYTES, new_seed
from intriga.kernel.match.records import read_record
from intriga.kernel.match.undo import UndoPermission, last_move, undo, undo_permission
from intriga.kernel.match.verify import InvalidRecord, verify
from intriga.kernel.packs import Pack
from intriga.kernel.sentences import Sentences
from intriga.kernel.speech import Listener, Screen, TerminalLook
from intriga.tables.checks import default_level

ENTRIES_TO_A_SENTENCE = 12  # the short log never joins more entries into one sentence
TURN_SECONDS = 1.0  # an expert's thinking time for a turn
BOT_PAUSE = 0.02  # seconds before a bot's word; a policy needs less


class Session:
    """A match on the disk, its people and its bots."""

    def __init__(self, match: Match, save: Save, shell: Sentences) -> None:
        self.match = match
        self.save = save
        self.shell = shell
        self.game: Game = match.game
        self.spoken = Spoken(self.game, shell.language, match.box)
        self.speech = self.spoken.speech
        self.terminal = terminal_of(self.game)
        seats = match.header.seats
        self.people = [seat for seat, who in enumerate(seats) if not is_level(self.game, who)]
        self.bots: dict[str, Player] = {}
        levels = [seat for seat in range(len(seats)) if seat not in self.people]
        bots = names_of_bots(levels, [seats[seat] for seat in self.people], shell.language)
        self.names = [bots.get(seat, who) for seat, who in enumerate(seats)]
        self.names += self.speech.scripted_names(match.header.options, self.spoken.tongue)
        self.sentences: dict[tuple[int, int], list[str]] = {}  # cached, by entry and seat
        self.proved: list[str | None] = []
        self.clock: Callable[[], float] = perf_counter
        self.sleep: Callable[[float], None] = sleep

    # ── what happens ──

    def next_seat(self) -> int | None:
        """Whose decision is next: in a window those who may step in, then whom the game waits for;
        bots before people, so that nobody waits. None when the match has ended."""
        if self.match.ended:
            return None
        state = self.match.state
        asked = [seat for seat in may_step_in(self.match) if self.has_a_choice(seat)] or seats_in(state.must)
        bots = [seat for seat in asked if seat not in self.people]
        return (bots or asked)[0]

    def has_a_choice(self, seat: Seat) -> bool:
        """Whether to ask this seat in a window; a person who could only decline is not."""
        return seat not in self.people or len(self.match.state.legal(seat)) > 1

    def why_not(self, seat: Seat, word: Word) -> tuple[Refusal, ...]:
        return self.match.state.why_not(seat, word)

    def say(self, seat: Seat, *words: Word, by: By = "person") -> None:
        """Carry out a legal word, or a path; it is on the disk when this returns."""
        self.match.decide(seat, words, by)
        self.save.sync(self.match)

    def with_forced(self, seat: Seat, word: Word) -> list[Word]:
        """This word, and those after it that are the only answer and that the game does not ask for.
        The last word of an action is always the person's own: nothing happens without it."""
        path, insight, screen = [word], insight_of(self.game), self.screen(seat)
        here = after_in_action(insight, self.match.state, seat, word)
        while here is not None:
            words = here.legal(seat)
            if len(words) != 1 or not screen.goes_without_saying(words[0].notation()):
                break
            here = after_in_action(insight, here, seat, words[0])
            if here is not None:
                path.append(words[0])
        return path

    def bot_says(self, seat: Seat) -> None:
        """A bot's action, from worlds that its seat could be in. Its answer takes a time that reveals
        nothing, even if the bot had no choice."""
        began, insight = self.clock(), insight_of(self.game)
        asked = self.question_for(seat, self.match.header.seats[seat])
        world, luck = asked.world(), asked.luck
        share = asked.player.thinking_seconds(world, seat)
        goes_on = goes_on_with_turn(insight, self.match, seat)
        word = asked.player.say(world, seat, luck)
        path = [word, *following_words(asked, insight, word)]
        self.sleep(max(0.0, began + answer_seconds(share, BOT_PAUSE, goes_on=goes_on) - self.clock()))
        self.say(seat, *path, by="bot")

    def hint(self, seat: Seat) -> Word | None:
        """What a bot would do, from this seat's view only; None if the question allows no hints."""
        if not self.game.question(self.match.state, seat).advised:
            return None
        asked = self.question_for(seat, default_level(self.game))
        return asked.player.say(asked.world(), seat, asked.luck)

    def question_for(self, seat: Seat, level: str) -> BotQuestion:
        """A bot of this level with the question of this seat."""
        luck = bot_chance_in(self.match)
        return BotQuestion(self.game, self.bot(seat, level), self.match.state, seat, luck)

    def bot(self, seat: Seat, level: str) -> Player:
        """The bot of this level at this seat, with what it has planned."""
        key = f"{seat} {level}"
        if key not in self.bots:
            self.bots[key] = player_of(self.game, level, TURN_SECONDS)
        return self.bots[key]

    # ── taking back ──

    def undo_permission(self, seat: Seat) -> UndoPermission:
        """Whether this seat may take back its last decision, and whom to ask."""
        to = last_move(self.match, seat)
        return (
            UndoPermission("never", reason="no_move") if to is None else undo_permission(self.match, seat, to)
        )

    def undo(self, seat: Seat) -> None:
        """Take the last decision of this seat back; bots consent, people have been asked."""
        to = last_move(self.match, seat)
        assert to is not None
        undo(self.match, seat, to, self.undo_permission(seat).asked)
        self.save.sync(self.match)

    # ── what a seat is shown ──

    def log(self, seat: Seat) -> list[str]:
        """What has happened, in full sentences, as this seat may know it."""
        told = [
            text for index in range(len(self.match.entries)) for text in self.entry_sentences(index, seat)
        ]
        return [self.commitment_line(), *told]

    def commitment_line(self) -> str:
        return self.shell.say("proof-before", commitment=self.match.header.commitment)

    def entry_sentences(self, index: int, seat: Seat) -> list[str]:
        if (index, seat) not in self.sentences:
            entry = self.match.entries[index]
            self.sentences[index, seat] = (
                [self.undone_by(entry, seat)]
                if isinstance(entry, Undone)
                else self.spoken.sentences(self.seen_in(entry, seat), self.to(seat))
            )
        return self.sentences[index, seat]

    def latest(self, seat: Seat, number: int) -> list[str]:
        """The last sentences of the short log, in which related events are joined."""
        entries = self.match.entries[-number * ENTRIES_TO_A_SENTENCE :]
        told = [self.commitment_line()] if len(entries) == len(self.match.entries) else []
        run: list[Event] = []  # events since a move was taken back
        for entry in entries:
            if isinstance(entry, Undone):
                told += [*self.brief(run, seat), self.undone_by(entry, seat)]
                run = []
            run += self.seen_in(entry, seat)
        return [*told, *self.brief(run, seat)][-number:]

    def news(self, seat: Seat) -> list[str]:
        """The last entry as the short log has it."""
        entries = self.match.entries
        return self.brief(self.seen_in(entries[-1], seat), seat) if entries else []

    def brief(self, seen: Sequence[Event], seat: Seat) -> list[str]:
        return self.spoken.sentences(self.speech.in_brief(seen), self.to(seat))

    def undone_by(self, entry: Undone, seat: Seat) -> str:
        if entry.seat == seat:
            return self.shell.say("log-undone-you")
        return self.shell.say("log-undone", who=self.names[entry.seat])

    def seen_in(self, entry: Entry, seat: Seat) -> list[Event]:
        """What a seat saw of an entry."""
        return self.spoken.seen(entry.events, seat) if isinstance(entry, Decided | Outcome) else []

    def to(self, seat: Seat) -> Listener:
        """Somebody at this seat."""
        return self.spoken.to(self.names, seat)

    def screen(self, seat: Seat) -> Screen:
        """The table as this seat sees it, in the game's own drawing."""
        return self.terminal.screen(self.game.view(self.match.state, seat), self.to(seat))

    def question(self, seat: Seat) -> str:
        """What this seat is asked, or whom it waits for."""
        return self.speech.question(self.game.question(self.match.state, seat), self.to(seat))

    def refusal(self, refusal: Refusal, seat: Seat) -> str:
        """Why not, with the clause behind it."""
        text = self.spoken.refusal(refusal, self.match.state, self.to(seat))
        return f"{text} [{refusal.clause}]" if refusal.clause else text

    def proof(self) -> str | None:
        """What is wrong with the finished record on the disk; None if nothing is."""
        if not self.proved:
            try:
                verify(self.game, read_record(self.save.path))
                self.proved.append(None)
            except InvalidRecord as fault:
                self.proved.append(str(fault))
        return self.proved[0]


def terminal_of(game: Game) -> TerminalLook[Any]:
    """How a game is drawn; Malformed if it cannot be drawn in a terminal."""
    if game.terminal is None:
        raise Malformed(f"{game.id} cannot be played in the terminal yet: it has no speech/terminal.py")
    return game.terminal


def begin(
    game: str,
    pack: Pack,
    players: int,
    options: Mapping[str, str],
    seats: Sequence[str],
    seed: str | None,
    folder: Path,
    shell: Sentences,
) -> Session:
    """A new match, dealt and saved. A given seed gives the same deal again."""
    secret, name = secret_and_name(seed)
    match = new_match(find_game(game), pack, name, players, options, seats, secret)
    return Session(match, new_save(match, folder), shell)


def secret_and_name(seed: str | None) -> tuple[bytes, str]:
    """The seed and the id of a new match; the same text gives the same ones."""
    secret = new_seed() if seed is None else blake2b(seed.encode(), digest_size=SEED_BYTES).digest()
    return secret, blake2b(secret, digest_size=8, person=b"intriga-name").hexdigest()


def resume(path: Path, shell: Sentences) -> Session:
    """A saved match to continue."""
    save, match = open_save(path)
    if match.state.over and not match.ended:
        match.end_if_over()
        save.sync(match)
    return Session(match, save, shell)
