-- Tables: their rows, what lists need of them, and which messages were carried out.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    length INTEGER NOT NULL,
    status TEXT NOT NULL,
    joinable INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    due INTEGER,
    facts BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_joinable ON tables (updated) WHERE joinable = 1;
CREATE INDEX tables_running ON tables (updated) WHERE status = 'running';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- The primary key is the lock between writers.
CREATE TABLE table_rows (
    table_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_answers (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    client BLOB NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, client)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_persons (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seated INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_persons_by_person ON table_persons (person, seated);

CREATE TABLE packs (
    digest TEXT PRIMARY KEY,
    content BLOB NOT NULL
) STRICT;
