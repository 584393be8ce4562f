"""Tables: their log of events, what may happen at them, and the one service through which everything happens."""
