"""The memoirs of the clan: a page about each chapter, from what really happened in it."""
