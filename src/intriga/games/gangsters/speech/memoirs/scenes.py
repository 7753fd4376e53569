"""Which moments of a chapter are worth telling. Each is a choice by facts, the same for every reader."""

from collections.abc import Iterable

from intriga.games.gangsters.speech.memoirs.chapter import Chapter, Fall, Fingerprints, Help, Roll

MANY_DICE = 3  # with fewer a failure surprises nobody
NARROW = 1  # to spare, at the most
SOON = 3  # events after a result: what the scenario does with it


def on_the_mission(chapter: Chapter) -> list[Roll]:
    """The rolls at the scenario's own challenges."""
    return [roll for roll in chapter.rolls if roll.kind == "place"]


def leave_to_the_scenario(chapter: Chapter, moments: Iterable[int]) -> None:
    """Note which rolls led to moments that the scenario tells itself."""
    told = set(moments)
    for roll in chapter.rolls:
        roll.is_told = any(at in told for at in range(roll.at + 1, roll.at + SOON + 1))


def roll_of_the_night(chapter: Chapter) -> Roll | None:
    """The highest result that overcame something: of the mission, or at least a problem."""
    won = [roll for roll in on_the_mission(chapter) if roll.overcome and not roll.is_told]
    won = won or [roll for roll in chapter.rolls if roll.overcome and roll.kind == "problem"]
    return max(won, key=lambda roll: roll.result, default=None)


def how_it_was_won(roll: Roll) -> str:
    """What was special about a success: that it had been tried before, that it was close, or neither."""
    return "again" if roll.failures else "narrow" if roll.result - roll.needed <= NARROW else "clear"


def turning_point(chapter: Chapter) -> Roll | None:
    """What decided it: the last thing overcome, or, where all was lost, the last that never was again."""
    won = chapter.ending is not None and chapter.ending.success
    mission = [roll for roll in on_the_mission(chapter) if not roll.is_open]
    found = [roll for roll in mission if (roll.overcome if won else was_final(roll, mission))]
    told = (roll_of_the_night(chapter), worst_roll(chapter))
    return None if not found or found[-1].is_told or any(found[-1] is roll for roll in told) else found[-1]


def was_final(roll: Roll, mission: list[Roll]) -> bool:
    """A failure after which nobody succeeded at that challenge, in the second half of the mission."""
    place = next(number for number, one in enumerate(mission) if one is roll)
    later = [one for one in mission[place + 1 :] if one.number == roll.number and one.successes]
    return roll.successes == 0 and not later and 2 * place >= len(mission)


def first_success(chapter: Chapter) -> Roll | None:
    """The first success of the mission, unless it is told anyway, or hardly came first."""
    found = next((roll for roll in on_the_mission(chapter) if roll.successes > 0), None)
    told = (roll_of_the_night(chapter), turning_point(chapter))
    return None if found is None or found.is_told or any(found is roll for roll in told) else found


def worst_roll(chapter: Chapter) -> Roll | None:
    """Many dice and nothing to show for it: the one that hurts most, which is the last of the largest."""
    lost = [roll for roll in chapter.rolls if roll.successes == 0 and len(roll.white) >= MANY_DICE]
    lost = [roll for roll in lost if roll.kind in ("place", "problem") and not roll.is_open]
    return max(reversed(lost), key=lambda roll: len(roll.white), default=None)


def closest_help(chapter: Chapter) -> tuple[Roll, Help] | None:
    """The help that was needed most: where the result had the least to spare."""
    helped = [roll for roll in chapter.rolls if roll.helpers and roll.successes > 0]
    helped = [roll for roll in helped if roll.kind in ("place", "problem")]
    if chapter.players == 1 or not helped:
        return None
    roll = min(helped, key=lambda roll: (not roll.overcome, roll.surplus))
    return roll, roll.helpers[-1]


def bribers(chapter: Chapter) -> list[int]:
    """Who kept the police quiet, each once, the most diligent first."""
    bosses = [bribe.boss for bribe in chapter.bribes]
    return sorted(set(bosses), key=lambda boss: (-bosses.count(boss), boss))


def most_fingerprints(chapter: Chapter) -> Fingerprints:
    """The round with the most of them, the first such one."""
    return max(chapter.fingerprints, key=lambda one: one.number, default=Fingerprints(0, 0))


def lost_for_good(chapter: Chapter) -> list[int]:
    """Who did not come home."""
    return chapter.ending.eliminated if chapter.ending is not None else []


def missing(chapter: Chapter) -> list[int]:
    """Who is not there when the next chapter begins: some are recruited again in the break."""
    return [one for one in lost_for_good(chapter) if one not in chapter.recruits]


def nearly_lost(chapter: Chapter) -> list[int]:
    """Who fell and came home all the same, each once."""
    fallen = dict.fromkeys(fall.henchman for fall in chapter.fallen)
    return [one for one in fallen if one not in lost_for_good(chapter)]


def first_fall(chapter: Chapter) -> Fall | None:
    """The first who fell and did not come home."""
    return next((fall for fall in chapter.fallen if fall.henchman in lost_for_good(chapter)), None)


def paid_for(roll: Roll, before: list[Chapter]) -> int:
    """Somebody recruited between the chapters who was in this roll; 0 if there was nobody."""
    recruits = [one for chapter in before for one in chapter.recruits]
    return next((one for one in roll.sent if one in recruits), 0)
