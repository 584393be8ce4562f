"""The guided first games: a module for each game that has one."""
