"""The games, one folder each. Everything outside knows them through the shelf."""
