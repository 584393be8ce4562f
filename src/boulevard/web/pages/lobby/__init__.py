"""The pages of the lobby, where strangers meet."""
