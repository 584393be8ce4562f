# Clocks

web-clock = Clock
web-clock-choose = Time for each move
web-clock-none = No clock
web-clock-seconds = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
web-clock-minutes = { $count ->
    [one] { $count } minute a move
   *[other] { $count } minutes a move
}
web-clock-hours = { $count ->
    [one] { $count } hour a move
   *[other] { $count } hours a move
}
web-clock-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
web-clock-late = If a player runs out of time
web-clock-late-loss = They lose
web-clock-late-bot = A bot takes over
web-clock-first = Everyone has at least five minutes for their first move.
web-clock-bots = Bots have no clock.
web-clock-terms-loss = With a clock: { $time }. If you run out of time, you lose.
web-clock-terms-bot = With a clock: { $time }. If you run out of time, a bot takes over your seat.
web-clock-terms-group = With a clock: { $time }. If you run out of time, you’re out, and a bot takes over while at least two others play.
web-clock-until = until { $time }
web-clock-time = { $date }, { $time } UTC
web-clock-left = Time left
web-clock-left-of = Time left for { $name }
web-clock-out = { $names } ran out of time. A bot takes over.
web-clock-over = { $names } ran out of time.
web-clock-nobody = Everyone ran out of time
web-own-left-now = less than a minute left
web-own-left-minutes = { $count } min left
web-own-left-hours = { $count } h left
web-own-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
web-js-clock-minutes = { $minutes }:{ $seconds }
web-js-clock-hours = { $hours } h { $minutes } min
web-js-clock-days = { $days } d { $hours } h
web-js-clock-soon = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
table-clock = A clock gives at least { $least } seconds and at most { $most } days for each move; when time runs out, it’s “loss” or “bot”.
table-clock-alone = A clock is for playing with somebody else: leave a seat for a friend, or play without a clock.
