"""A table where a match is played: seats, clocks, undo, stand-ins, chat. No I/O; time is handed in.

A table is an append-only stream of rows (`rows`). Folding them (`folding.fold`) gives a `Table`.
A command takes a table and gives a `Change`: the new rows and the table after them, on a fork; the table
it was given stays as it was. So a node appends `change.rows` to its store and, once they are committed,
puts `change.table` in the place of the old one; after a conflict it folds what the store has instead.
A command that cannot be carried out raises `Denied`, or the kernel's `Refused`, `Stale` or `Malformed`.
"""
