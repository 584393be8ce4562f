# A language folder.
