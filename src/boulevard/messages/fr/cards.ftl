# What messengers show beside links to tables

web-card-watch = Une partie en cours : suivez-la en direct.
web-card-replay = Revoyez la partie.
