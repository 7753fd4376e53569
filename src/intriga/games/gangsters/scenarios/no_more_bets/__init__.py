"""No More Bets: six tables, ten chips, and a croupier who closes one of them every round."""
