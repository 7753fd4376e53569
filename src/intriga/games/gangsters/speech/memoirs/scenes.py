"""Which moments of a chapter are worth a paragraph. Each is a choice by facts, the same for every reader."""

from intriga.games.gangsters.speech.memoirs.chapter import Chapter, Help, Roll

MANY_DICE = 3  # with fewer a failure surprises nobody


def on_the_mission(chapter: Chapter) -> list[Roll]:
    """The rolls at the scenario's own challenges."""
    return [roll for roll in chapter.rolls if roll.kind == "place"]


def roll_of_the_night(chapter: Chapter) -> Roll | None:
    """The highest result that overcame something: of the mission, or at least a problem."""
    won = [roll for roll in on_the_mission(chapter) if roll.overcome]
    won = won or [roll for roll in chapter.rolls if roll.overcome and roll.kind == "problem"]
    return max(won, key=lambda roll: roll.result, default=None)


def turning_point(chapter: Chapter) -> Roll | None:
    """What decided it: the last thing overcome, or, where all was lost, the last one that was not."""
    won = chapter.ending is not None and chapter.ending.success
    found = [roll for roll in on_the_mission(chapter) if (roll.overcome if won else roll.successes == 0)]
    told = (roll_of_the_night(chapter), worst_roll(chapter))
    return found[-1] if found and not any(found[-1] is roll for roll in told) else None


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
    return sorted(set(chapter.bribes), key=lambda boss: (-chapter.bribes.count(boss), boss))


def most_fingerprints(chapter: Chapter) -> int:
    return max(chapter.fingerprints, default=0)


def lost_for_good(chapter: Chapter) -> list[int]:
    """Who did not come home."""
    return chapter.ending.eliminated if chapter.ending is not None else []


def nearly_lost(chapter: Chapter) -> list[int]:
    """Who fell and came home all the same, each once."""
    return [one for one in dict.fromkeys(chapter.fallen) if one not in lost_for_good(chapter)]
