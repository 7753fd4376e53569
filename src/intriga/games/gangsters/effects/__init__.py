"""What abilities do: one class per phrase of the cards."""
