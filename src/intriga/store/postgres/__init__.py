"""The store for growth: a PostgreSQL database that any number of nodes share."""
