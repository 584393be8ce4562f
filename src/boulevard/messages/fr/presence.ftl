# Who is at a table just now

web-presence-js-here = là
web-presence-js-away = ailleurs
web-presence-js-gone = hors ligne
web-presence-js-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
