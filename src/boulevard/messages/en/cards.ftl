# What messengers show beside links to tables

web-card-watch = A game that’s being played: watch it live.
web-card-replay = Watch the game again.
