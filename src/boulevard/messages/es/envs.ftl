# Lo que falla en los entornos para programas que aprenden.

env-reset-needed = Todavía no hay partida, o ya terminó; llama a reset().
env-games-over = Estas partidas han terminado; reinícialas primero: { $rows }.
env-action-missing = Le toca a { $agent }, pero no se ha dado ninguna acción.
env-actions-by-agent = Se esperaban las acciones por agente (un diccionario), no { $kind }.
env-no-outcome = El azar no tiene ahora el resultado { $outcome }; van de 0 a { $most }.
