"""A table after one change, as it is shown to its readers."""

from intriga.kernel.sentences import Language
from intriga.server.telling.common import Common
from intriga.server.telling.reader import Presence
from intriga.tables.table import Table


class Shown:
    """The table, who was there, and when (milliseconds). What readers of one language share is made once."""

    def __init__(self, table: Table, presence: Presence, now: int) -> None:
        self.table = table
        self.presence = presence
        self.now = now
        self.told: dict[Language, Common] = {}

    def common(self, language: Language) -> Common:
        made = self.told.get(language)
        if made is None:
            made = self.told[language] = Common(self.table, language, self.presence, self.now)
        return made
