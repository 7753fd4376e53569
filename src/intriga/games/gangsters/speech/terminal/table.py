"""The table: title, dangers, the mission, bosses with their problems, challenges, the roll, the hand."""

from shutil import get_terminal_size
from textwrap import wrap

from rich.text import Text

from intriga.games.gangsters.scenarios.registry import parts_of
from intriga.games.gangsters.speech.terminal.parts import (
    DANGER,
    FINGERPRINT,
    NO_FINGERPRINT,
    Look,
    boss_mark,
    flow,
    placed,
)
from intriga.games.gangsters.speech.terminal.rolls import roll_lines
from intriga.games.gangsters.speech.wording import counted, plays_alone, scenario_name
from intriga.games.gangsters.view.structs import Boss, Held
from intriga.kernel.terminals import NAME_WIDTH, line_of, short

POLICE_STYLES = {"none": "dim", "uncontrolled": "bold gold1", "controlled": "green3", "active": DANGER}
TALL = 28  # lines of a terminal in which everything is shown at once


def table(look: Look, width: int) -> list[Text]:
    """From the title to the hand. On a small screen challenges give way to a roll, or to the offers."""
    view = look.view
    lines = [title_line(look, width), *danger_lines(look), *status_lines(look, width)]
    for boss in view.bosses:
        lines += boss_lines(look, boss, width)
    if is_tall() or (view.roll is None and not is_choosing(look)):
        lines += challenge_lines(look, width)
    lines += roll_lines(look, width)
    return [*lines, *pile_lines(look, width), *hand_lines(look, width)]


def is_tall() -> bool:
    return get_terminal_size().lines >= TALL


def is_choosing(look: Look) -> bool:
    """Whether the reader is offered the challenges."""
    view = look.view
    is_own = view.active is not None and view.bosses[view.active - 1].seat == view.seat
    return is_own and view.moment == "action" and view.actions > 0


def title_line(look: Look, width: int) -> Text:
    """The scenario, the round, whose turn it is."""
    view = look.view
    parts = [scenario_name(view.scenario, look.tongue), look.say("screen-round", round=view.round)]
    if view.active is not None:
        actions = counted("actions", view.actions, look.tongue)
        parts.append(look.say("screen-turn", name=look.name(view.active), actions=actions))
    if view.reputation is not None:
        parts.append(look.say("screen-reputation", reputation=view.reputation))
    return Text(f" {' · '.join(parts)}".ljust(width), style="bold reverse")


def danger_lines(look: Look) -> list[Text]:
    """Evidence against its limit, and the police."""
    view = look.view
    count, limit = view.fingerprints, view.fingerprints_lose
    shown = FINGERPRINT * count + NO_FINGERPRINT * max(0, limit - count)
    style = DANGER if view.loses_now or count >= limit - 1 else "bold"
    line = line_of(f" {look.say('screen-fingerprints')} ", Text(shown, style=style), f" {count}/{limit}")
    line = line_of(line, f"   {look.say('screen-police')}: ")
    line = line_of(
        line, Text(look.say("screen-police-is", police=view.police), style=POLICE_STYLES[view.police])
    )
    if view.loses_now:
        return [line, Text(f" {look.say('screen-loses')}", style=DANGER)]
    return [line]


def status_lines(look: Look, width: int) -> list[Text]:
    """How the mission stands, as its scenario tells it."""
    told = parts_of(look.view.scenario).speech().status(look.view.mission, look.to)
    paragraphs = told if is_tall() else [" ".join(told)]
    lines = [part for line in paragraphs for part in wrap(line, width - 2)]
    return [Text(f" {line}", style="gold1") for line in lines]


def boss_lines(look: Look, boss: Boss, width: int) -> list[Text]:
    """A boss: cards, evidence, what was said, and the problems that lie there."""
    view = look.view
    acts = "▸" if boss.boss == view.active else " "
    is_own = boss.seat == view.seat and not plays_alone(look.to)
    name = Text(short(look.name(boss.boss)), style="bold underline" if is_own else "bold")
    line = line_of(Text(acts, style="bold"), boss_mark(boss.boss), " ", placed(name, NAME_WIDTH))
    line = line_of(line, f" ▯{boss.cards:<2}", "¹ " if boss.boss == view.first else "  ")
    if view.fingerprints_lose_one is not None:
        style = DANGER if boss.fingerprints >= view.fingerprints_lose_one - 1 else "dim"
        told = f"{FINGERPRINT}{boss.fingerprints}/{view.fingerprints_lose_one}  "
        line = line_of(line, Text(told, style=style))
    pieces = [problem_piece(look, problem) for problem in boss.problems]
    if boss.intends is not None and view.moment != "over":
        pieces.insert(
            0, Text(look.say("screen-said", said=look.say(f"screen-intends-{boss.intends}")), style="italic")
        )
    return flow(line, pieces, width)


def problem_piece(look: Look, problem: int) -> Text:
    """A problem as a challenge, with its fingerprint."""
    challenges = look.view.challenges
    row = next(one for one in challenges if one.kind == "problem" and one.number == problem)
    has_print = look.box.problems[problem - 1].fingerprint
    return line_of(look.plate(row), Text(f" {FINGERPRINT}" if has_print else "", style=DANGER))


def challenge_lines(look: Look, width: int) -> list[Text]:
    """The challenges of the board and of the scenario; those that cannot be tried now are dim."""
    pieces = []
    for row in look.view.challenges:
        if row.kind != "problem":
            plate = look.plate(row)
            pieces.append(plate if row.can_be_tried else Text(plate.plain, style="dim"))
    return flow(Text(f" {look.say('screen-challenges')} ", style="dim"), pieces, width, " · ")


def pile_lines(look: Look, width: int) -> list[Text]:
    """The decks: the open ones with their cards."""
    piles = look.view.piles
    pieces: list[Text] = []
    for name, cards in (("exhausted", piles.exhausted), ("out", piles.out)):
        label = f"· {look.say(f'screen-{name}')} {len(cards)}"
        names = [f"{look.short(card)}," for card in cards[:-1]] + [look.short(card) for card in cards[-1:]]
        pieces += [Text(one, style="dim") for one in (f"{label}:" if cards else label, *names)]
    if piles.next_problem is not None:
        told = f"· {look.say('screen-next')}: {look.problem(piles.next_problem)}"
        pieces.append(Text(told, style="gold1"))
    clan = Text(f" {look.say('screen-clan')} {piles.clan} ", style="dim")
    lines = flow(clan, pieces, width - 2, " ")
    return lines if is_tall() or len(lines) == 1 else [line_of(lines[0], " …")]


def hand_lines(look: Look, width: int) -> list[Text]:
    """One's own cards; alone, those of both bosses. A mark says which could help now."""
    lines: list[Text] = []
    for boss in sorted({card.boss for card in look.view.hand}):
        label = look.say("screen-hand") if not plays_alone(look.to) else look.name(boss)
        pieces = [held_piece(look, card) for card in look.view.hand if card.boss == boss]
        lines += flow(line_of(" ", boss_mark(boss), " ", Text(f"{label}: ", style="dim")), pieces, width)
    return lines


def held_piece(look: Look, card: Held) -> Text:
    is_asked = look.view.moment == "sending" and card.dice is not None
    dice = Text(f" +{card.dice}" if is_asked else "", style="bold")
    return line_of(look.henchman(card.henchman), dice, Text("*" if card.can_help else "", style="bold gold1"))
