# Análisis de partidas: lo que costó cada decisión y lo que fue suerte

review-paris-phase = Fase { $phase }
review-paris-tile = Loseta { $tile }
review-avenue-round = Ronda { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarilla, camino { $road }
   *[other] Carta gris, camino { $road }
}
review-avenue-farm = Granja { $farm }

review-title = { $title }: análisis
review-brand = Boulevard: análisis
review-score = { $name }: { $final } puntos. Un jugador fuerte podía esperar { $start } al principio; suerte { $luck }; regalados { $lost }.
review-margin = { $name }: { $final } al final. Un jugador fuerte podía esperar { $start } al principio; suerte { $luck }; regalados { $lost }.
review-like-level = { $level } regala más o menos lo mismo.
review-accuracy-is = Precisión: { $accuracy } de 100.
review-given = De la suerte, { $given } vinieron de errores del rival.
review-proven-from = A partir de la jugada { $number }, todos los valores están demostrados.
review-turning = La partida cambió en la jugada { $number }: { $name } habría ido por delante con «{ $best }», pero jugó «{ $played }».
review-before-end = Una partida se analiza cuando ha terminado.
review-of-nothing = En esta partida solo decidieron bots, así que no hay nada que analizar.
review-nothing = Nadie tuvo elección en esta partida.

review-column-seat = Puesto
review-column-move = Jugada
review-column-stage = Etapa
review-column-played = Jugado
review-column-value = Valor
review-column-chance = Probabilidad
review-column-cost = Coste
review-column-best = Mejor
review-accounts = Cómo se llegó hasta aquí
review-about-accounts = Lo que un jugador fuerte podía esperar al principio, más la suerte, menos lo regalado, da el resultado.
review-graph = El resultado esperado, jugada a jugada
review-about-graph = Una línea por puesto. Los puntos grandes son decisiones que costaron un punto o más.
review-costliest = Las decisiones más caras
review-about-costliest = A la izquierda, tras la jugada hecha. A la derecha, tras la mejor.
review-none-costly = Ninguna decisión costó un punto entero.
review-decisions = Todas las decisiones
review-about-decisions = Los valores son puntos, tal como el puesto podía juzgarlos entonces. Una estrella marca los valores demostrados.
review-stages = Regalados: { $stages }
review-cost = regaló { $points }
review-working = Decisiones analizadas

cli-review = Analiza una partida: lo que costó cada decisión y lo que fue suerte.
cli-opt-review-seat = Mostrar solo las decisiones de este puesto.
cli-opt-review-html = Escribir el análisis en una página web autónoma.
cli-opt-review-json = Imprimir el análisis como JSON.

# The analysis of a position

analysis-proven = Le toca a { $seat }: demostrado.
analysis-searched = Le toca a { $seat }. Partidas examinadas: { $count }.
analysis-column-move = Jugada
analysis-column-value = Valor
analysis-column-line = Después
cli-analyse = Deja que un bot fuerte piense en una posición y muestra las mejores jugadas.
cli-opt-analyse-seconds = Cuánto tiempo piensa.
cli-opt-analyse-threads = Cuántos núcleos puede usar.
cli-opt-analyse-seat = El puesto para el que pensar; normalmente, el que juega.
