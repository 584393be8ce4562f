# Relojes

web-clock = Reloj
web-clock-choose = Tiempo por jugada
web-clock-none = Sin reloj
web-clock-seconds = { $count ->
    [one] { $count } segundo por jugada
   *[other] { $count } segundos por jugada
}
web-clock-minutes = { $count ->
    [one] { $count } minuto por jugada
   *[other] { $count } minutos por jugada
}
web-clock-hours = { $count ->
    [one] { $count } hora por jugada
   *[other] { $count } horas por jugada
}
web-clock-days = { $count ->
    [one] { $count } día por jugada
   *[other] { $count } días por jugada
}
web-clock-late = Si a alguien se le acaba el tiempo
web-clock-late-loss = Pierde la partida
web-clock-late-bot = Sigue un bot en su lugar
web-clock-first = Para la primera jugada hay siempre al menos cinco minutos.
web-clock-bots = Los bots no tienen reloj.
web-clock-terms-loss = Con reloj: { $time }. Si se te acaba el tiempo, pierdes.
web-clock-terms-bot = Con reloj: { $time }. Si se te acaba el tiempo, un bot sigue en tu asiento.
web-clock-terms-group = Con reloj: { $time }. Si se te acaba el tiempo, quedas fuera, y un bot sigue en tu asiento mientras jueguen al menos otros dos.
web-clock-until = hasta las { $time }
web-clock-time = { $time } UTC del { $date }
web-clock-left = Tiempo restante
web-clock-left-of = Tiempo restante de { $name }
web-clock-out = Se acabó el tiempo de { $names }. Sigue un bot.
web-clock-over = Se acabó el tiempo de { $names }.
web-clock-nobody = Se acabó el tiempo de todos
web-own-left-now = queda menos de un minuto
web-own-left-minutes = tiempo restante: { $count } min
web-own-left-hours = tiempo restante: { $count } h
web-own-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
web-js-clock-minutes = { $minutes }:{ $seconds }
web-js-clock-hours = { $hours } h { $minutes } min
web-js-clock-days = { $days } d { $hours } h
web-js-clock-soon = { $seconds ->
    [one] Te queda { $seconds } segundo.
   *[other] Te quedan { $seconds } segundos.
}
table-clock = Un reloj da al menos { $least } segundos y como mucho { $most } días por jugada; cuando el tiempo se acaba, «loss» o «bot».
table-clock-alone = El reloj es para jugar con otras personas: deja un asiento para un amigo o juega sin reloj.
