-- Devices can be listed; persons who never sat anywhere are found by their age.

ALTER TABLE devices ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE INDEX persons_by_age ON persons (created);
