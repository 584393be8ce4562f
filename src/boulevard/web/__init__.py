"""The table in the browser: a server with pages for people and an API for programs."""
