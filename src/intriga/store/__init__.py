"""Where tables, packs and persons are kept: SQLite by default, PostgreSQL for several nodes; one protocol.

`protocol.Store` says what can be asked, `urls.store_for` opens what a setting names.
What is acknowledged has been committed durably; an append is atomic.
"""
