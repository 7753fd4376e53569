"""Terms that many rules use: lodges, adjacency, support and payment."""
