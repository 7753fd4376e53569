"""Scripts about persons: devices, codes, forgetting and allowances."""

from intriga.store.codes import DEVICE_ID, fingerprint
from intriga.store.protocol import CodeKind, Device, Person, Quota
from intriga.store.scripts import ResultRows, Script, statement

PASSING_STAY = 30 * 24 * 60 * 60 * 1000  # milliseconds until a person who never sat anywhere is removed
_COLUMNS = "persons.id, persons.name, persons.language, persons.created, persons.forgotten"


def _first(found: ResultRows) -> Person | None:
    return Person(*found[0]) if found else None


def create_person(person: Person, device: str, browser: str) -> Script[None]:
    yield statement(
        "INSERT INTO persons (id, name, language, created, forgotten) VALUES ($1, $2, $3, $4, $5)",
        person.id,
        person.name,
        person.language,
        person.created,
        person.forgotten,
    )
    yield statement(
        "INSERT INTO devices (fingerprint, person, created, browser) VALUES ($1, $2, $3, $4)",
        fingerprint(device),
        person.id,
        person.created,
        browser,
    )


def person(person_id: str) -> Script[Person | None]:
    return _first((yield statement(f"SELECT {_COLUMNS} FROM persons WHERE id = $1", person_id)))


def person_of(device: str) -> Script[Person | None]:
    found = yield statement(
        f"SELECT {_COLUMNS} FROM devices JOIN persons ON persons.id = devices.person WHERE fingerprint = $1",
        fingerprint(device),
    )
    return _first(found)


def change_person(person_id: str, name: str | None, language: str | None) -> Script[None]:
    yield statement(
        "UPDATE persons SET name = COALESCE($2, name), language = COALESCE($3, language)"
        " WHERE id = $1 AND forgotten IS NULL",
        person_id,
        name,
        language,
    )


def devices_of(person_id: str) -> Script[list[Device]]:
    found = yield statement(
        "SELECT fingerprint, created, browser FROM devices WHERE person = $1"
        " ORDER BY created DESC, fingerprint",
        person_id,
    )
    return [Device(mark.hex()[:DEVICE_ID], created, browser) for mark, created, browser in found]


def drop_device(person_id: str, device: str) -> Script[bool]:
    found = yield statement("SELECT fingerprint FROM devices WHERE person = $1", person_id)
    dropped = [mark for (mark,) in found if mark.hex()[:DEVICE_ID] == device]
    for mark in dropped:
        yield statement("DELETE FROM devices WHERE fingerprint = $1", mark)
    return bool(dropped)


def person_by(way: CodeKind, code: str, now: int) -> Script[Person | None]:
    found = yield statement(
        f"SELECT {_COLUMNS} FROM codes JOIN persons ON persons.id = codes.person"
        " WHERE way = $1 AND fingerprint = $2 AND (expires IS NULL OR expires > $3)",
        way,
        fingerprint(code),
        now,
    )
    return _first(found)


def forget_person(person_id: str, now: int) -> Script[None]:
    yield statement(
        "UPDATE persons SET name = '', forgotten = COALESCE(forgotten, $2) WHERE id = $1", person_id, now
    )
    # Codes before devices: a code that is being spent at this moment has brought its device by then.
    yield statement("DELETE FROM codes WHERE person = $1", person_id)
    yield statement("DELETE FROM devices WHERE person = $1", person_id)
    yield statement("DELETE FROM quotas WHERE person = $1", person_id)


def put_code(way: CodeKind, code: str, person_id: str, expires: int | None) -> Script[None]:
    yield statement(
        "INSERT INTO codes (way, person, fingerprint, expires) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (way, person)"
        " DO UPDATE SET fingerprint = excluded.fingerprint, expires = excluded.expires",
        way,
        person_id,
        fingerprint(code),
        expires,
    )


def claim(way: CodeKind, code: str, device: str, now: int) -> Script[Person | None]:
    spent = yield statement(
        "DELETE FROM codes WHERE way = $1 AND fingerprint = $2 AND (expires IS NULL OR expires > $3)"
        " RETURNING person",
        way,
        fingerprint(code),
        now,
    )
    if not spent:
        return None
    person_id: str = spent[0][0]
    yield statement(
        "INSERT INTO devices (fingerprint, person, created) VALUES ($1, $2, $3)"
        " ON CONFLICT (fingerprint) DO UPDATE SET person = excluded.person, created = excluded.created",
        fingerprint(device),
        person_id,
        now,
    )
    return (yield from person(person_id))


def spend(quota: Quota, amount: int, most: int) -> Script[bool]:
    if amount > most:
        return False
    found = yield statement(
        "INSERT INTO quotas (person, what, period, used) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (person, what, period) DO UPDATE SET used = quotas.used + excluded.used"
        " WHERE quotas.used + excluded.used <= $5 RETURNING used",
        quota.person,
        quota.what,
        quota.period,
        amount,
        most,
    )
    return bool(found)


def spent(quota: Quota) -> Script[int]:
    found = yield statement(
        "SELECT used FROM quotas WHERE person = $1 AND what = $2 AND period = $3",
        quota.person,
        quota.what,
        quota.period,
    )
    return int(found[0][0]) if found else 0


def sweep(now: int, period: int) -> Script[None]:
    yield statement("DELETE FROM codes WHERE expires <= $1", now)
    yield statement("DELETE FROM quotas WHERE period < $1", period)
    passing = (
        "SELECT id FROM persons WHERE created < $1 AND forgotten IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM table_persons WHERE table_persons.person = persons.id)"
        " AND NOT EXISTS (SELECT 1 FROM codes WHERE codes.person = persons.id)"
    )
    yield statement(f"DELETE FROM devices WHERE person IN ({passing})", now - PASSING_STAY)
    yield statement(f"DELETE FROM persons WHERE id IN ({passing})", now - PASSING_STAY)
