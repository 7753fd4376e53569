"""«Лист, лилия, верёвка»: secret roles of three factions, and characters whose properties are read aloud."""
