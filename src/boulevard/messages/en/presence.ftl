# Who is at a table just now

web-presence-js-here = here
web-presence-js-away = away
web-presence-js-gone = gone
web-presence-js-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
