# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

arena-cross = Pontos em percentagem, linha contra coluna
arena-note-share = Retrospetiva: um jogador que conhecesse todas as cartas poderia fazer em média pelo menos { $best } pontos e no máximo { $bound }. A percentagem refere-se ao menor valor.
arena-in-use = Outro processo está a correr um torneio em { $folder }.
cli-opt-arena-games = Quantas partidas joga cada confronto (num jogo solo: cada bot).
cli-opt-players = Quantos bots há numa mesa, em jogos em que isso varia.
cli-opt-engine = Onde as partidas são jogadas: em processos desta máquina ou num cluster Ray.
arena-page-files = Cada partida é um registo em games.jsonl; todos os números estão em results.json.
arena-about-cross = Os pontos da linha contra a coluna, em percentagem; azul está à frente, laranja atrás.
