# Relógios

web-clock = Relógio
web-clock-choose = Tempo por jogada
web-clock-none = Sem relógio
web-clock-seconds = { $count ->
    [one] { $count } segundo por jogada
   *[other] { $count } segundos por jogada
}
web-clock-minutes = { $count ->
    [one] { $count } minuto por jogada
   *[other] { $count } minutos por jogada
}
web-clock-hours = { $count ->
    [one] { $count } hora por jogada
   *[other] { $count } horas por jogada
}
web-clock-days = { $count ->
    [one] { $count } dia por jogada
   *[other] { $count } dias por jogada
}
web-clock-late = Se o tempo de alguém acabar
web-clock-late-loss = Perde a partida
web-clock-late-bot = Um bot joga no lugar
web-clock-first = Todos têm pelo menos cinco minutos para a primeira jogada.
web-clock-bots = Bots não têm relógio.
web-clock-terms-loss = Com relógio: { $time }. Se o seu tempo acabar, você perde.
web-clock-terms-bot = Com relógio: { $time }. Se o seu tempo acabar, um bot joga no seu lugar.
web-clock-terms-group = Com relógio: { $time }. Se o seu tempo acabar, você fica fora, e um bot joga no seu lugar enquanto houver pelo menos dois outros jogadores.
web-clock-until = até { $time }
web-clock-time = { $date }, { $time } UTC
web-clock-left = Tempo restante
web-clock-left-of = Tempo restante de { $name }
web-clock-out = O tempo acabou: { $names }. Um bot continua.
web-clock-over = O tempo acabou: { $names }.
web-clock-nobody = O tempo de todos acabou
web-own-left-now = falta menos de um minuto
web-own-left-minutes = tempo restante: { $count } min
web-own-left-hours = tempo restante: { $count } h
web-own-left-days = { $count ->
    [one] falta { $count } dia
   *[other] faltam { $count } dias
}
web-js-clock-minutes = { $minutes }:{ $seconds }
web-js-clock-hours = { $hours } h { $minutes } min
web-js-clock-days = { $days } d { $hours } h
web-js-clock-soon = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}
table-clock = Um relógio dá pelo menos { $least } segundos e no máximo { $most } dias por jogada; quando o tempo acaba, “loss” ou “bot”.
table-clock-alone = O relógio é para jogar com outra pessoa: deixe um lugar para um amigo ou jogue sem relógio.
