"""How running matches of older rules are carried over."""
