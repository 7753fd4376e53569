-- Tables: their rows, what lists need of them, and which messages were carried out.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    length BIGINT NOT NULL,
    status TEXT NOT NULL,
    joinable BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    due BIGINT,
    facts BYTEA NOT NULL
);
CREATE INDEX tables_joinable ON tables (updated) WHERE joinable = 1;
CREATE INDEX tables_running ON tables (updated) WHERE status = 'running';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- The primary key is the lock between writers.
CREATE TABLE table_rows (
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

CREATE TABLE table_answers (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    client BYTEA NOT NULL,
    sequence BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, client)
);

CREATE TABLE table_persons (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seated BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX table_persons_by_person ON table_persons (person, seated);

CREATE TABLE packs (
    digest TEXT PRIMARY KEY,
    content BYTEA NOT NULL
);
