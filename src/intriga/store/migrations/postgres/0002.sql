-- Persons, their devices, the codes that carry them to other devices, and their allowances.

CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    forgotten BIGINT
);

CREATE TABLE devices (
    fingerprint BYTEA PRIMARY KEY,
    person TEXT NOT NULL
);
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE codes (
    way TEXT NOT NULL,
    person TEXT NOT NULL,
    fingerprint BYTEA NOT NULL UNIQUE,
    expires BIGINT,
    PRIMARY KEY (way, person)
);

CREATE TABLE quotas (
    person TEXT NOT NULL,
    what TEXT NOT NULL,
    period BIGINT NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (person, what, period)
);
CREATE INDEX quotas_by_period ON quotas (period);
