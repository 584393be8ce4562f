"""Puzzles in the browser: answers that are judged apart, and one's own mistakes as puzzles."""
