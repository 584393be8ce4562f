# Who is at a table just now

web-presence-js-here = aquí
web-presence-js-away = ausente
web-presence-js-gone = sin conexión
web-presence-js-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
