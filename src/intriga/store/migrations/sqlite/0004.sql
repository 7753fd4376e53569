-- Which tables are tries at a daily deal.

CREATE TABLE deal_tables (
    deal TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (deal, table_id)
) STRICT, WITHOUT ROWID;
