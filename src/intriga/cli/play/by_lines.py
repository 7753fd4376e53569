"""The match as plain lines: for pipes, scripts, screen readers and terminals without a screen."""

import sys

from rich.console import Console
from rich.text import Text

from intriga.cli.play import pages
from intriga.cli.play.by_keys import PlayerLeft
from intriga.cli.play.form import read_line
from intriga.cli.play.painter import wrapped
from intriga.cli.play.session import Session
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat

WIDTH = 80


class ByLines:
    """One session, line by line."""

    def __init__(self, session: Session, plain: bool) -> None:
        self.session = session
        self.shell = session.shell
        colourless = plain or not sys.stdout.isatty()
        self.console = Console(
            no_color=colourless or None, highlight=False, markup=False, emoji=False, width=WIDTH
        )
        self.read: dict[int, int] = {}  # how many sentences of the log each seat has read

    def run(self) -> None:
        """Play to the end, then print the result."""
        session = self.session
        while (seat := session.next_seat()) is not None:
            if seat in session.people:
                self.ask(seat)
            else:
                session.bot_says(seat)
        seat = session.people[0]
        self.news(seat)
        print()
        self.show(pages.result_page(session, seat, WIDTH))
        self.show([Text(self.shell.say("proof-file", path=str(session.save.path)))])

    def show(self, lines: list[Text]) -> None:
        for line in lines:
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def news(self, seat: Seat) -> None:
        """Print what has happened since this seat last read the log."""
        log = self.session.log(seat)
        for text in log[self.read.get(seat, 0) :]:
            self.show(wrapped(text, WIDTH, 2))
        self.read[seat] = len(log)

    def ask(self, seat: Seat) -> None:
        """Until this seat has decided."""
        session, screen = self.session, self.session.screen(seat)
        legal = [word.notation() for word in session.match.state.legal(seat)]
        keys = {notation: "" for notation, _ in screen.choices(legal)}
        self.news(seat)
        self.show(screen.table(WIDTH))
        self.show(screen.offers(keys, None)[1:])
        print(session.question(seat))
        before = len(session.match.entries)
        while len(session.match.entries) == before:
            self.answer(
                seat, read_line(self.shell.say("lines-prompt", name=session.names[seat]) + " "), legal
            )

    def answer(self, seat: Seat, text: str, legal: list[str]) -> None:
        """A command, or a word of the game."""
        command, _, rest = text.partition(" ")
        if command in ("?", "l", "r", "u", "h", "v", "q") and (command == "r" or not rest):
            self.command(seat, command, rest, legal)
            return
        try:
            word = self.session.game.vocabulary.read(self.session.terminal.heard(text))
        except Malformed:
            print(self.shell.say("lines-unknown", text=text, words=", ".join(legal)))
            return
        refusals = self.session.why_not(seat, word)
        if refusals:
            for refusal in refusals:
                print(self.session.refusal(refusal, seat))
        else:
            self.session.say(seat, word)

    def hint(self, seat: Seat) -> str:
        """What a bot would say here, as a sentence."""
        word = self.session.hint(seat)
        if word is None:
            return self.shell.say("hint-none")
        told = self.session.speech.word(word, self.session.to(seat))
        return self.shell.say("hint", word=f"{told} ({word.notation()})")

    def command(self, seat: Seat, command: str, rest: str, legal: list[str]) -> None:
        session = self.session
        if command == "q":
            raise PlayerLeft
        if command == "?":
            print(self.shell.say("help-lines", words=", ".join(legal)))
            self.show(pages.legend(session, WIDTH))
        elif command == "h":
            print(self.hint(seat))
        elif command == "u":
            self.undo(seat)
        else:
            lines = {
                "l": lambda: pages.log_page(session, seat, WIDTH),
                "r": lambda: pages.rules_page(session, rest, WIDTH),
                "v": lambda: pages.proof_page(session, WIDTH),
            }
            self.show(lines[command]())

    def undo(self, seat: Seat) -> None:
        line = self.session.undo_permission(seat)
        others = [self.session.names[other] for other in line.asked if other in self.session.people]
        if line.kind == "never":
            print(self.shell.say(f"undo-{line.reason}"))
        elif (
            others and read_line(self.shell.say("undo-consent", names=", ".join(others)) + " ").lower() != "y"
        ):
            print(self.shell.say("undo-refused"))
        else:
            self.session.undo(seat)
            print(self.shell.say("undo-done"))
