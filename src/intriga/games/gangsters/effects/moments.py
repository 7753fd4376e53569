"""When an ability may be used."""

from typing import Final

MOMENT_ANY: Final = 0  # in every window
MOMENT_BEFORE: Final = 1  # after henchmen were sent, before the roll
MOMENT_AFTER: Final = 2  # after a roll, before the result stands
