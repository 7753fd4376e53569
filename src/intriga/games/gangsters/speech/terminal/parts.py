"""Small things that are drawn everywhere: bosses, henchmen, challenges, dice. Every colour has its word."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.gangsters.box.tables import CATEGORIES, HENCHMEN, SPECIALISATIONS, Box, category_of
from intriga.games.gangsters.speech.wording import (
    called,
    phrases,
    tell_challenge,
    tell_henchman,
    tell_problem,
    tell_spec,
)
from intriga.games.gangsters.view.structs import Challenge, Preview, View
from intriga.kernel.speech import Listener
from intriga.kernel.terminals import line_of, mark_of

CATEGORY_STYLES = {
    "information": "deep_sky_blue1",
    "fight": "red1",
    "chase": "green3",
    "influence": "gold1",
    "skills": "orchid",
}
#: Okabe–Ito colours with a shape each.
BOSSES = (("●", "#e69f00"), ("■", "#56b4e9"), ("▲", "#009e73"), ("◆", "#cc79a7"))
DICE = {"lock": "⊠", "reroll": "↻", "used": "·"}
RED = {"x2": "×2", "x3": "×3", "x4": "×4", "lock": "⊠", "henchman": "+♟", "problem": "+!"}
FINGERPRINT = "◍"
NO_FINGERPRINT = "○"
MARKER = "▪"
NO_MARKER = "▫"
DANGER = "bold red1"


def boss_mark(boss: int) -> Text:
    return mark_of(BOSSES[boss - 1])


def placed(text: Text, width: int) -> Text:
    """A text filled up to a width."""
    return line_of(text, " " * max(0, width - text.cell_len))


def flow(label: Text, pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Pieces one after the other after a label, on as many lines as they need."""
    lines = [label]
    indent = " " * min(label.cell_len, width // 5)
    for number, piece in enumerate(pieces):
        step = gap if number else ""
        is_full = lines[-1].cell_len + len(step) + piece.cell_len > width - 1
        if is_full and lines[-1].plain.strip():
            lines.append(Text(indent))
            step = ""
        lines[-1] = line_of(lines[-1], step, piece)
    return lines


class Look:
    """What is drawn, and for whom."""

    def __init__(self, view: View, to: Listener) -> None:
        self.view = view
        self.to = to
        self.tongue = to.tongue
        self.box: Box = to.tongue.box
        self.say = phrases(to.tongue).say

    def name(self, boss: int) -> str:
        """A boss's name; one's own is "you"; alone they have numbers."""
        return called(boss, self.to)

    def henchman(self, henchman: int) -> Text:
        """A henchman with what he can do best."""
        if henchman > HENCHMEN:
            return Text(self.short(henchman), style="bold")
        specs = self.box.henchmen[henchman - 1].specs
        told = [self.spec(SPECIALISATIONS[spec]) for spec in specs]
        parts = [part for one in told for part in (Text("/"), one)][1:]
        return line_of(Text(self.short(henchman), style="bold"), " ", *parts)

    def short(self, henchman: int) -> str:
        return tell_henchman(henchman, self.tongue)

    def preview(self, henchman: int) -> Preview | None:
        """What the ability of a henchman of one's hand would change now."""
        return next((held.preview for held in self.view.hand if held.henchman == henchman), None)

    def problem(self, problem: int) -> str:
        return tell_problem(problem, self.tongue)

    def challenge(self, challenge: Challenge) -> str:
        """A challenge by name, those of the board in one word."""
        if challenge.kind in ("problem", "place"):
            return tell_challenge(challenge.kind, challenge.number, self.tongue)
        return self.say(f"screen-{challenge.kind}-short")

    def spec(self, specialisation: str) -> Text:
        """A specialisation in the colour of its category."""
        category = CATEGORIES[category_of([*SPECIALISATIONS].index(specialisation))]  # type: ignore[arg-type]
        return Text(tell_spec(specialisation, self.tongue), style=CATEGORY_STYLES[category])

    def plate(self, challenge: Challenge) -> Text:
        """A challenge: best specialisation, difficulty × successes, successes won."""
        needs = f" {challenge.difficulty}"
        if challenge.successes > 1:
            needs += f"×{challenge.successes} "
            needs += MARKER * challenge.markers + NO_MARKER * (challenge.successes - challenge.markers)
        elif challenge.successes == 0:
            needs += "+"
        return line_of(self.challenge(challenge), ": ", self.spec(challenge.best), Text(needs, style="bold"))

    def dice(self, white: Sequence[str], red: str | None) -> Text:
        """Dice as they lie there."""
        line = Text("")
        for face in white:
            style = DANGER if face == "lock" else "dim" if face == "used" else "bold"
            line = line_of(line, Text(f"[{DICE.get(face, face)}]", style=style), " ")
        if red is not None:
            line = line_of(line, Text(f"[{RED[red]}]", style="bold white on dark_red"))
        return line
