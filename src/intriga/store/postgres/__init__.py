"""The store for several nodes: a PostgreSQL database that all of them share."""
