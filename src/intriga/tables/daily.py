"""The daily deal: of each game one deal a day, the same for everybody, against the same bots, with one try.

Its seed follows from the date and a secret of the server; devices add nothing, or the deals would differ.
What would give the deal away to others is kept until the day is over.
"""

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

import msgspec

from intriga.kernel.match.proof import SEED_BYTES
from intriga.tables.denials import not_now, not_valid
from intriga.tables.table import Table

DAY = timedelta(days=1)


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a game on a day, by UTC: `2026-11-19`."""

    game: str
    date: str

    @property
    def name(self) -> str:
        """Of the deal, and the id of its match at every table."""
        return f"daily-{self.game}-{self.date}"

    @property
    def ends(self) -> int:
        """When the day is over, in milliseconds."""
        return milliseconds(date.fromisoformat(self.date) + DAY)

    def seed(self, secret: bytes) -> bytes:
        """The same for everybody; nobody without the secret knows it before it is revealed."""
        return derived(secret, b"intriga-daily", self.name, SEED_BYTES)

    def table_of(self, secret: bytes, person: str) -> str:
        """The id of this person's only table: nobody else can name it, and it is opened once."""
        return derived(secret, b"intriga-dtable", f"{self.name} {person}", 12).hex()


def derived(secret: bytes, purpose: bytes, text: str, size: int) -> bytes:
    return blake2b(text.encode(), key=secret, person=purpose, digest_size=size).digest()


def milliseconds(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def date_at(now: int) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - DAY).isoformat()


def past_deal(game: str, day: str, now: int) -> DailyDeal:
    """The deal of a day that is over; Denied if it is not, or if this is no date."""
    try:
        written = date.fromisoformat(day).isoformat()
    except ValueError:
        raise not_valid("no_date") from None
    if written != day:
        raise not_valid("no_date")
    if day >= date_at(now):
        raise not_now("day_is_not_over")
    return DailyDeal(game, day)


def deal_of(table: Table) -> DailyDeal | None:
    daily = table.opened.daily
    return None if daily is None else DailyDeal(table.game.id, daily.date)


def is_kept(table: Table, now: int) -> bool:
    """Whether others still play this deal, so that it must not be given away."""
    deal = deal_of(table)
    return deal is not None and now < deal.ends


def check_not_kept(table: Table, now: int) -> None:
    if is_kept(table, now):
        raise not_now("day_is_not_over")


def check_plays_alone(table: Table) -> None:
    """Nobody else's try: no bot plays on, and no bot advises."""
    if table.opened.daily is not None:
        raise not_now("daily_is_played_alone")
