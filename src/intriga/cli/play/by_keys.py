"""The match on a screen, played by single keys."""

from rich.text import Text

from intriga.cli.play import pages
from intriga.cli.play.keys import RESIZED, Keyboard, command_of
from intriga.cli.play.painter import Painter, shortened, wrapped
from intriga.cli.play.session import Session
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word

COMMANDS = "?rluhvq"
BETWEEN_TURNS = ("?", "r", "l", "u", "v")
CARD_KEYS = "1234567890-=" + "".join(letter for letter in "asdfgjkzxcnmwetyiop" if letter not in COMMANDS)
MOVE_SECONDS = 0.55  # how long a bot's move is shown before the next
BUSY_MOVE_SECONDS = 1.2  # if several things happened at once
MESSAGE_LINES = 2
TALL_SCREEN = 28  # lines; here the message always has all of its lines
LOG_LINES = 2  # at least; the rulers between the parts give way to them
MIN_NEWS = 4  # lines of news that get a screen of their own if they do not fit


class PlayerLeft(Exception):
    """The player leaves; the match stays saved."""


class ByKeys:
    """One session on one screen. `viewer` is the seat whose hand is shown."""

    def __init__(self, session: Session, keyboard: Keyboard) -> None:
        self.session = session
        self.shell = session.shell
        self.keyboard = keyboard
        self.painter = Painter(keyboard, session.shell)
        # With several people no hand is shown before the terminal has been handed over.
        self.viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
        self.message = ""
        self.seen = len(session.match.entries)

    def run(self) -> None:
        """Play to the end, then show the result."""
        while (seat := self.session.next_seat()) is not None:
            if seat in self.session.people:
                self.hand_over(seat)
                self.ask(seat)
            elif not self.pause_after_move():
                self.session.bot_says(seat)
        self.after_the_end()

    # ── what is on the screen ──

    def draw(self, keys: dict[str, str], focus: str | None) -> None:
        width, height = self.painter.size()
        if self.painter.too_small():
            small = self.shell.say("small", width=str(width), height=str(height))
            self.painter.paint(wrapped(small, width - 1))
            return
        table = self.table(width)
        below = self.below(keys, focus, width, height - len(table))
        table = shortened(table, height - len(below))
        room = height - len(table) - len(below)
        rules = [Text("─" * width, style="dim")] * max(0, min(2, room - LOG_LINES))
        log = self.log_lines(width, room - len(rules))
        self.painter.paint([*table, *rules[1:], *log, *rules[:1], *below])

    def show_news(self, keys: dict[str, str], focus: str | None) -> None:
        """Show what happened at once if it does not fit above the next question; any key continues."""
        told = self.session.news(self.viewer)
        while not self.painter.too_small():
            width, height = self.painter.size()
            table = self.table(width)
            news = self.wrapped_log(told, width)
            room = height - len(table) - len(self.below(keys, focus, width)) - 2
            if len(news) <= max(room, MIN_NEWS - 1):
                return
            rule = Text("─" * width, style="dim")
            room = height - len(table) - 3
            if len(news) > room:
                self.painter.pages(self.shell.say("page-news"), lambda width: self.wrapped_log(told, width))
                return
            shown = news + [Text("")] * (room - len(news))
            self.painter.paint([*table, rule, *shown, rule, Text(f" {self.shell.say('news-keys')}")])
            key = self.keyboard.next_key()
            if key is not None and command_of(key) == "q":
                raise PlayerLeft
            if key not in (None, RESIZED):
                return

    def table(self, width: int) -> list[Text]:
        return self.session.screen(self.viewer).table(width)

    def log_lines(self, width: int, room: int) -> list[Text]:
        """The latest sentences, as many as there is room for."""
        lines = self.wrapped_log(self.session.latest(self.viewer, max(room, 1)), width)
        shown = lines[-room:] if room > 0 else []
        return shown + [Text("")] * (room - len(shown))

    def wrapped_log(self, texts: list[str], width: int) -> list[Text]:
        return [line for text in texts for line in wrapped(Text(" ") + Text(text), width, 3)]

    def below(
        self, keys: dict[str, str], focus: str | None, width: int, room: int | None = None
    ) -> list[Text]:
        """The question, the possible answers, what the chosen one would do, and the keys; without the room
        for all of it, less of what the chosen one would do."""
        asked = self.session.question(self.viewer)
        legal = self.legal_ones(self.viewer, keys) if keys else []
        barred = [notation for notation in keys if notation not in legal]
        offers = self.session.screen(self.viewer).offers(keys, focus, barred)
        about = self.message or (self.about(focus) if focus else "")
        lines = wrapped(Text(" ") + Text(about, style="bold yellow" if self.message else ""), width, 1)
        least = MESSAGE_LINES if self.painter.size()[1] >= TALL_SCREEN else 1
        lines = (lines + [Text("")] * MESSAGE_LINES)[: max(least, min(len(lines), 4))]
        foot = Text(" " + self.shell.say("keys-footer"), style="dim")
        above = [*wrapped(Text(f" {asked}", style="bold"), width, 1), *offers]
        if room is not None:
            lines = lines[: max(1, room - len(above) - 1)]
        return [*above, *lines, foot]

    def about(self, notation: str) -> str:
        """What a word would do, or why it may not be said."""
        session = self.session
        refusals = session.why_not(self.viewer, session.game.vocabulary.read(notation))
        if refusals:
            return session.refusal(refusals[0], self.viewer)
        return session.screen(self.viewer).about(notation)

    # ── a person's turn ──

    def ask(self, seat: Seat) -> None:
        """Until this seat has decided."""
        keys = self.offered(seat)
        best = self.session.game.question(self.session.match.state, seat).best
        legal = self.legal_ones(seat, keys)
        first = self.session.screen(seat).focus(legal) or next(iter(legal), None)
        focus = best if best in keys else first
        if len(self.session.match.entries) != self.seen:
            self.seen = len(self.session.match.entries)
            self.show_news(keys, focus)
        while True:
            self.draw(keys, focus)
            key = self.keyboard.next_key()
            if key is None or key == RESIZED:
                continue
            self.message = ""
            said = self.word_of_key(keys, focus, key)
            if said is None:
                before = len(self.session.match.entries)
                focus = self.moved_focus(keys, focus, key)
                if command_of(key) == "h":
                    focus = self.hint(seat, keys, focus)
                else:
                    self.command(command_of(key), seat)
                if len(self.session.match.entries) != before:
                    return
            elif self.try_word(seat, said):
                return
            else:
                focus = said

    def offered(self, seat: Seat) -> dict[str, str]:
        """The words on the screen, each with its key."""
        legal = [word.notation() for word in self.session.match.state.legal(seat)]
        offered = self.session.screen(seat).choices(legal)
        own = {key for _, key in offered if key}
        free = iter(key for key in CARD_KEYS if key not in own)
        return {notation: key or next(free, " ") for notation, key in offered}

    def legal_ones(self, seat: Seat, keys: dict[str, str]) -> list[str]:
        legal = {word.notation() for word in self.session.match.state.legal(seat)}
        return [notation for notation in keys if notation in legal]

    def word_of_key(self, keys: dict[str, str], focus: str | None, key: str) -> str | None:
        """The word that a key means, if any."""
        if key == "enter":
            return focus
        for notation, own in keys.items():
            if own in (key, command_of(key)):
                return notation
        return None

    def moved_focus(self, keys: dict[str, str], focus: str | None, key: str) -> str | None:
        words = list(keys)
        if not words or key not in ("left", "right", "up", "down", "home", "end"):
            return focus
        if key in ("home", "end"):
            return words[0 if key == "home" else -1]
        place = words.index(focus) if focus in words else 0
        return words[(place + (1 if key in ("right", "down") else -1)) % len(words)]

    def try_word(self, seat: Seat, notation: str) -> bool:
        """Say a word if it is legal, otherwise show why not; whether it was said."""
        word: Word = self.session.game.vocabulary.read(notation)
        refusals = self.session.why_not(seat, word)
        if refusals:
            self.message = self.session.refusal(refusals[0], seat)
            return False
        self.session.say(seat, *self.session.with_forced(seat, word))
        return True

    def command(self, key: str, seat: Seat) -> None:
        """A key that is no word of the game."""
        if key == "q":
            raise PlayerLeft
        if key == "u":
            self.undo(seat)
        else:
            self.open_page(key)

    def hint(self, seat: Seat, keys: dict[str, str], focus: str | None) -> str | None:
        """Say what a bot would do; it is marked, so that Enter does it."""
        advice = self.session.hint(seat)
        if advice is None:
            self.message = self.shell.say("hint-none")
            return focus
        word = advice.notation()
        told = self.session.speech.word(advice, self.session.to(seat))
        self.message = self.shell.say("hint", word=told)
        return word if word in keys else focus

    def open_page(self, key: str) -> None:
        session, say, viewer = self.session, self.shell.say, self.viewer
        if key == "?":
            self.painter.pages(say("page-help"), lambda width: pages.help_page(session, width))
        elif key == "l":
            self.painter.pages(
                say("page-log"), lambda width: pages.log_page(session, viewer, width), at_end=True
            )
        elif key == "v":
            self.painter.pages(say("page-proof"), lambda width: pages.proof_page(session, width))
        elif key == "r":
            self.painter.search(
                say("page-rules"), lambda search, width: pages.rules_page(session, search, width)
            )

    def undo(self, seat: Seat) -> None:
        line = self.session.undo_permission(seat)
        if line.kind == "never":
            self.message = self.shell.say(f"undo-{line.reason}")
            return
        people = [self.session.names[other] for other in line.asked if other in self.session.people]
        if people and not self.agreed(", ".join(people)):
            self.message = self.shell.say("undo-refused")
            return
        self.session.undo(seat)
        self.message = self.shell.say("undo-done")

    def agreed(self, names: str) -> bool:
        self.message = self.shell.say("undo-consent", names=names)
        self.draw({}, None)
        while (key := self.keyboard.next_key()) in (None, RESIZED):
            self.draw({}, None)
        self.message = ""
        return command_of(key or "") == "y"

    # ── between the turns ──

    def hand_over(self, seat: Seat) -> None:
        """Several people at one terminal: no hand is shown until its owner sits there."""
        if seat == self.viewer:
            return
        name = self.session.names[seat]
        while True:
            lines = [Text(""), Text(f"   {self.shell.say('hand-over', name=name)}", style="bold"), Text("")]
            self.painter.paint([*lines, Text(f"   {self.shell.say('hand-over-keys')}", style="dim")])
            key = self.keyboard.next_key()
            if key == "enter":
                break
            if key is not None and command_of(key) == "q":
                raise PlayerLeft
        self.viewer = seat

    def pause_after_move(self) -> bool:
        """A moment to see what happened; any key ends it. True if a move was taken back meanwhile."""
        entries = self.session.match.entries
        if len(entries) == self.seen:
            return False
        self.seen = len(entries)
        self.draw({}, None)
        busy = len(entries[-1].events) > 1
        key = self.keyboard.next_key(BUSY_MOVE_SECONDS if busy else MOVE_SECONDS)
        self.message = ""
        command = command_of(key) if key is not None else ""
        if command == "q":
            raise PlayerLeft
        if command in BETWEEN_TURNS and self.viewer != SPECTATOR:
            self.command(command, self.viewer)
        return len(entries) != self.seen

    def after_the_end(self) -> None:
        session = self.session
        title = self.shell.say("page-result")
        while True:
            self.painter.pages(title, lambda width: pages.result_page(session, self.viewer, width))
            self.message = self.shell.say("over-keys")
            self.draw({}, None)
            while (key := self.keyboard.next_key()) in (None, RESIZED):
                self.draw({}, None)
            command = command_of(key or "")
            if command in ("q", "escape"):
                return
            self.open_page(command)
