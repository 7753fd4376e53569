"""The challenge that is being tried: who was sent, the odds, the dice."""

from rich.text import Text

from intriga.games.gangsters.speech.odds import tell_chances, tell_percent
from intriga.games.gangsters.speech.terminal.parts import Look, flow
from intriga.games.gangsters.speech.wording import counted
from intriga.games.gangsters.view.structs import Roll
from intriga.kernel.terminals import line_of


def roll_lines(look: Look, width: int) -> list[Text]:
    roll = look.view.roll
    if roll is None:
        return []
    label = line_of(Text(" ► ", style="bold"), look.plate(roll.challenge), " ")
    if roll.difficulty != roll.challenge.difficulty:
        label = line_of(label, look.say("screen-now-difficulty", difficulty=roll.difficulty), " ")
    lines = flow(label, [sent_piece(look, place) for place in range(len(roll.sent))], width)
    return [*lines, *(dice_lines(look, roll, width) if roll.rolled else odds_lines(look, roll))]


def sent_piece(look: Look, place: int) -> Text:
    """A henchman sent: as what, how many dice, how badly hurt."""
    roll = look.view.roll
    assert roll is not None
    sent = roll.sent[place]
    if sent.specialisation is None:
        return look.henchman(sent.henchman)
    name = Text(look.short(sent.henchman), style="bold")
    hurt = Text(" ✖" * sent.damage, style="bold red1")
    return line_of(name, " (", look.spec(sent.specialisation), f") {sent.dice}", hurt)


def odds_lines(look: Look, roll: Roll) -> list[Text]:
    """Before the roll: the chances with best rerolls, without help."""
    odds = roll.odds
    if odds is None:
        return []
    dice = counted("dice", odds.white, look.tongue)
    line = Text(f"   {dice}: {tell_chances(odds.plain, look.tongue)}")
    if odds.with_red is None:
        return [line]
    return [line, Text(f"   {look.say('screen-with-red')}: {tell_chances(odds.with_red, look.tongue)}")]


def dice_lines(look: Look, roll: Roll, width: int) -> list[Text]:
    """After it: the dice, the result, and what is missing."""
    dice = line_of("   ", look.dice(roll.white, roll.red), f" = {roll.result} ")
    pieces = [Text(counted("successes", roll.won, look.tongue), style="bold")]
    if roll.bonus:
        pieces.append(Text(look.say("screen-bonus", bonus=roll.bonus)))
    if roll.missing:
        chance = f" ({tell_percent(roll.chance)})" if roll.chance is not None and roll.again else ""
        pieces.append(Text(look.say("screen-missing", missing=roll.missing) + chance))
    if roll.damage:
        pieces.append(Text(look.say("screen-damage", damage=roll.damage), style="bold red1"))
    if roll.lifted:
        pieces.append(line_of(look.say("screen-lifted"), ": ", look.dice(roll.lifted, None)))
    return flow(dice, pieces, width, " · ")
