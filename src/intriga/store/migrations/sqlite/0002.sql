-- Persons, their devices, the codes that carry them to other devices, and their allowances.

CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    forgotten INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
    fingerprint BLOB PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE codes (
    way TEXT NOT NULL,
    person TEXT NOT NULL,
    fingerprint BLOB NOT NULL UNIQUE,
    expires INTEGER,
    PRIMARY KEY (way, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE quotas (
    person TEXT NOT NULL,
    what TEXT NOT NULL,
    period INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (person, what, period)
) STRICT, WITHOUT ROWID;
CREATE INDEX quotas_by_period ON quotas (period);
