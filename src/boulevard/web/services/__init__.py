"""What a server keeps going: all tables, who follows them, their bots, hints, reviews and analyses."""
