"""How scenes become paragraphs: in the order in which they happened, a new one where luck turned."""

from collections.abc import Callable, Sequence

from intriga.games.gangsters.scenarios.parts import Scene

MOST = 5  # paragraphs; a single scene against the tide begins none if there would be more
BEGINNING = "start"  # what was before the first scene

Lead = Callable[[str, str], str]  # from what mood to which: the words that begin such a paragraph


def paragraphs(scenes: Sequence[Scene], lead: Lead) -> list[str]:
    """The scenes as a story."""
    told = []
    before = BEGINNING
    for run in fewer(runs_of(sorted(scenes, key=lambda scene: scene.at))):
        mood = run[0].mood
        told.append(" ".join([lead(before, mood), *(scene.text for scene in run)]).strip())
        before = run[-1].mood
    return told


def runs_of(scenes: Sequence[Scene]) -> list[list[Scene]]:
    """Neighbours of the same mood together."""
    runs: list[list[Scene]] = []
    for scene in scenes:
        if runs and runs[-1][-1].mood == scene.mood:
            runs[-1].append(scene)
        else:
            runs.append([scene])
    return runs


def fewer(runs: list[list[Scene]]) -> list[list[Scene]]:
    """No more runs than make a page: single scenes in the middle join what is around them."""
    while len(runs) > MOST:
        inside = range(1, len(runs) - 1)
        shortest = min(inside, key=lambda place: len(runs[place]))
        runs[shortest - 1 : shortest + 2] = [[*runs[shortest - 1], *runs[shortest], *runs[shortest + 1]]]
    return runs
