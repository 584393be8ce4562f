# What messengers show beside links to tables

web-card-watch = Партия идёт: смотрите её вживую.
web-card-replay = Посмотрите партию снова.
