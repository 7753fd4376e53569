"""Family Affairs: a table that splits in two, a mole in the clan deck, and an accountant to keep alive."""
