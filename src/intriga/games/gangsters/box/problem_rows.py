"""Problems as their rows have them."""

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.henchman_rows import SHORT, check_names
from intriga.games.gangsters.box.tables import PROBLEMS, SPECIALISATIONS, Problem
from intriga.games.gangsters.box.texts import ProblemText
from intriga.kernel.rows import PackReader, Row

FILE = "problems.toml"
FIELDS = (
    "id",
    "name",
    "short",
    "best",
    "difficulty",
    "penalty",
    "fingerprint",
    "casino",
    "flavour",
)
FLAVOUR = 110  # letters
EASIEST, HARDEST = 3, 6
LEAST_OF_BEST = 2  # problems for each specialisation
LEAST_FINGERPRINTS, MOST_FINGERPRINTS = 12, 16  # from half to two thirds


def load_problems(reader: PackReader) -> tuple[list[Problem], list[ProblemText]]:
    """The problems in the order of the pack."""  # LG-G3
    found = reader.file(FILE, ("problem",)).rows("problem", PROBLEMS)
    problems = [problem(row) for row in found]
    texts = [problem_text(row) for row in found]
    names = {"name": [text.name for text in texts], "short": [text.short for text in texts]}
    check_names(found, [text.id for text in texts], names)
    if found and all(row.is_sound for row in found):
        check_shares(reader, problems)
    return problems, texts


def problem(row: Row) -> Problem:
    """One problem: a single success gets rid of it."""  # LG-076
    row.only(FIELDS)
    return Problem(
        row.id(),
        challenge(row, successes=1, easiest=EASIEST, hardest=HARDEST),
        penalty(row),
        row.yes("fingerprint"),
        row.yes("casino"),
    )


def problem_text(row: Row) -> ProblemText:
    return ProblemText(
        id=row.id(),
        name=row.text("name"),
        short=row.text("short", SHORT),
        flavour=row.text("flavour", FLAVOUR),
    )


def check_shares(reader: PackReader, problems: list[Problem]) -> None:
    """There is work for every specialisation, and evidence is a threat."""
    for spec, name in enumerate(SPECIALISATIONS):
        here = sum(1 for one in problems if one.challenge.best == spec)
        if here < LEAST_OF_BEST:
            reader.fault(
                FILE, "problem", f"{name} is best for {here}; it must be for at least {LEAST_OF_BEST}"
            )
    evidence = sum(1 for one in problems if one.fingerprint)
    if not LEAST_FINGERPRINTS <= evidence <= MOST_FINGERPRINTS:
        wanted = f"{LEAST_FINGERPRINTS} to {MOST_FINGERPRINTS}"
        reader.fault(FILE, "problem", f"{evidence} have a fingerprint; {wanted} must")
