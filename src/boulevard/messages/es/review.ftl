# Repasos de partidas: lo que costó cada decisión y lo que fue suerte

review-paris-phase = Fase { $phase }
review-paris-tile = Loseta { $tile }
review-avenue-round = Ronda { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarilla, camino { $road }
   *[other] Carta gris, camino { $road }
}
review-avenue-farm = Granja { $farm }

review-title = { $title }: repaso
review-brand = Boulevard: repaso
review-score = { $name }: { $final ->
    [one] { $final } punto
   *[other] { $final } puntos
}. Un jugador fuerte podía esperar { $start } al principio. La suerte valió { $luck }, y las jugadas hechas regalaron { $lost }.
review-margin = { $name }: { $final } al final. Un jugador fuerte podía esperar { $start } al principio. La suerte valió { $luck }, y las jugadas hechas regalaron { $lost }.
review-like-level = { $level } regala más o menos lo mismo.
review-accuracy-is = Precisión: { $accuracy } de 100.
review-given = Suerte { $luck }: errores del rival { $given }, azar { $chance }.
review-luck-worth = { $luck } (errores del rival { $given }, azar { $chance })
review-proven-from = A partir de la jugada { $number }, todos los valores están demostrados.
review-turning = { $own ->
    [yes] La partida cambió en la jugada { $number }: habrías ido por delante con «{ $best }», pero jugaste «{ $played }».
   *[no] La partida cambió en la jugada { $number }: { $name } habría ido por delante con «{ $best }», pero jugó «{ $played }».
}
review-left = Alguien se fue antes del final, así que no hay resultado que explicar.
review-before-end = Una partida se puede repasar cuando ha terminado.
review-of-nothing = En esta partida solo decidieron bots, así que no hay nada que repasar.
review-nothing = Nadie tuvo elección en esta partida.

review-column-seat = Asiento
review-column-move = Jugada
review-column-stage = Etapa
review-column-played = Jugado
review-column-value = Valor
review-column-chance = Probabilidad
review-column-cost = Regalado
review-column-best = Mejor
review-accounts = Cómo se llegó a este resultado
review-about-accounts = El resultado es lo que un jugador fuerte podía esperar al principio, más la suerte, menos lo regalado.
review-graph = El resultado esperado, jugada a jugada
review-about-graph = Una línea por asiento. Los puntos grandes son errores: decisiones que regalaron un punto o más.
review-costliest = Los errores más grandes
review-about-costliest = A la izquierda, tras la jugada hecha. A la derecha, tras la mejor.
review-none-costly = No hubo errores: ninguna decisión regaló un punto entero.
review-decisions = Todas las decisiones
review-about-decisions = Los valores son puntos, tal como el jugador podía estimarlos en ese momento. Una estrella marca los valores demostrados.
review-stages = Regalados: { $stages }.
review-cost = regaló { $points }
review-working = Decisiones examinadas

cli-review = Repasa una partida: lo que regaló cada decisión y lo que fue suerte.
cli-opt-review-seat = Mostrar solo las decisiones de este asiento.
cli-opt-review-html = Escribir el repaso en una página web autónoma.
cli-opt-review-json = Imprimir el repaso como JSON.

# The analysis of a position

cli-analyse = Deja que un bot fuerte piense en una posición y muestra las mejores jugadas.
cli-opt-analyse-seconds = Cuánto tiempo piensa.
cli-opt-analyse-threads = Cuántos núcleos puede usar.
cli-opt-analyse-seat = El asiento para el que pensar; por defecto, el que juega.

# The page of a review

web-review-open = Repaso de la partida
web-review-of = Repaso de una partida de { $title }
web-review-you = Tú
web-review-running = Esta partida sigue en curso. Vuelve cuando haya terminado.
web-review-progress = Decisiones examinadas: { $looked } de { $count }, empezando por el final.
web-review-move = Jugada { $number } de { $count }: { $name }
web-review-ways = Lo que muestra el tablero
web-review-way-position = Posición
web-review-way-played = Jugado
web-review-way-best = Mejor
web-review-was-best = la mejor jugada
web-review-reveal = Ver la mejor jugada
web-review-hide = Ocultar la mejor jugada en tus errores
web-review-turned = La partida cambió en la jugada { $number }.
web-review-chance = { $chance } de posibilidades de ganar
web-review-proven = demostrado
web-review-estimated = estimado
web-review-line = Lo que vendría después
web-review-line-example = Lo que podría venir después
web-review-line-supposed = Lo que nadie podía saber aún, como las próximas cartas o losetas, es aquí solo un ejemplo.
web-review-line-back = Retroceder una jugada en esta línea
web-review-line-on = Avanzar una jugada en esta línea
web-review-luck = { $own ->
    [yes] Tu suerte antes de esta jugada: { $worth }.
   *[no] Suerte de { $name } antes de esta jugada: { $worth }.
}
web-review-luck-last = { $own ->
    [yes] Tu suerte después de tu última jugada: { $worth }.
   *[no] Suerte de { $name } después de su última jugada: { $worth }.
}
web-review-luck-of = { $own ->
    [yes] Lo que te trajo el azar: { $what }. Suerte { $worth }.
   *[no] Lo que el azar le trajo a { $name }: { $what }. Suerte { $worth }.
}
web-review-forced = Aquí no había elección.
web-review-mistake-previous = Error anterior
web-review-mistake-next = Error siguiente
web-review-keys = Teclas
web-review-space = espacio
web-review-key-moves = Una jugada atrás o adelante
web-review-key-ends = Al principio o al final
web-review-key-mistakes = El error siguiente o el anterior
web-review-key-ways = Mostrar la mejor jugada; pulsa otra vez para alternar entre la posición, la jugada hecha y la mejor
web-review-key-play = Reproducir automáticamente o pausar
web-review-picture = Guardar como imagen
web-review-caption-played = Jugado: { $move }
web-review-caption-shown = En el tablero: { $moves }
web-review-sort = Orden de la lista
web-review-by-order = En orden
web-review-by-cost = Primero los errores más grandes
web-review-filter = Decisiones de quién
web-review-of-all = Todos los jugadores
web-review-of-people = Sin bots
review-column-luck = Suerte
no-such-moment = En esta partida no hay tal momento.
web-record-paste = O pega aquí su texto
web-record-pasted = El texto pegado

# A costly decision once more

web-review-try = Inténtalo tú
web-review-try-of = Inténtalo tú: { $title }
web-review-try-lead = { $own ->
    [yes] Jugaste «{ $move }» y regalaste { $points }. Haz una jugada mejor.
   *[no] { $name } jugó «{ $move }» y regaló { $points }. Haz una jugada mejor.
}
web-review-try-thinking = Un bot fuerte está mirando tu jugada…
web-review-try-best = Esa es la mejor jugada.
web-review-try-even = Tan buena como la mejor jugada, hasta donde el bot puede saber.
web-review-try-better = Tu jugada regala { $points }: mejor que la que se jugó, que regaló { $played }.
web-review-try-same = Esa es la jugada que se hizo: regala { $points }.
web-review-try-equal = Tu jugada regala { $points }, lo mismo que la que se jugó.
web-review-try-worse = Tu jugada regala { $points }: peor que la que se jugó, que regaló { $played }.
web-review-try-reveal = Ver la respuesta
web-review-try-yours = Tu intento
web-review-try-again = Intentarlo otra vez
web-review-try-back = Volver al repaso
