"""Bosses of one clan against the city: a co-operative game of henchmen, dice and evidence."""
