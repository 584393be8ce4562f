"""Telling people what concerns them while no page is open: by push, and by mail."""
