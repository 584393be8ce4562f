"""Pages about people: what they have played, and how strong they are."""
