# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

arena-col-share = Retrospetiva %
arena-forfeits-crashed = deu erro: { $count }
arena-forfeit-crashed = deu erro: { $detail }
arena-cross = Pontos em percentagem, linha contra coluna
arena-note-rating = As forças são do OpenSkill (Plackett–Luce); todos os bots começam com 25.
arena-note-share = Retrospetiva: um jogador que conhecesse todas as cartas poderia fazer em média pelo menos { $best } pontos e no máximo { $bound }. A percentagem refere-se ao menor valor.
folder-taken = Outro processo já está a jogar partidas em { $folder }.
cli-opt-arena-games = Quantas partidas joga cada confronto (num jogo solo: cada bot).
cli-opt-players = Quantos bots há numa mesa, em jogos em que isso varia.
cli-opt-workers = Quantas partidas jogar ao mesmo tempo; por omissão, uma por núcleo.
cli-opt-engine = Onde as partidas são jogadas: em processos desta máquina ou num cluster Ray.
cli-opt-address = O endereço de um cluster Ray; por omissão, um é iniciado nesta máquina.
cli-opt-anchor = Um bot com Elo fixo, como bot=valor; por omissão, a média é 0.
cli-arena-playing = A jogar
arena-page-files = Cada partida é um registo em games.jsonl; todos os números estão em results.json.
arena-about-rating = O ponto é a força; a linha, o seu intervalo de 95%.
arena-about-mean = O ponto é a pontuação média; a linha, o seu intervalo de 95%. Como todos os bots jogaram as mesmas distribuições, as diferenças são mais precisas do que esses intervalos sugerem: veja “Atrás do melhor” acima.
arena-about-cross = Os pontos da linha contra a coluna, em percentagem; azul está à frente, laranja atrás.
