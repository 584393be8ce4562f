# Who is at a table just now

web-presence-js-here = aqui
web-presence-js-away = ausente
web-presence-js-gone = offline
web-presence-js-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
