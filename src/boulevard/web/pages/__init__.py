"""Pages for people: routes, and what their templates are given."""
