"""Pages of rules, and guided first games."""
