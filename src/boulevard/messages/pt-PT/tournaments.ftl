# Torneios e séries de partidas

tournament-lead = Jogue com até { $most ->
    [one] { $most } pessoa ou bot
   *[other] { $most } pessoas e bots
}, num clube, na escola ou com amigos. Cria o torneio e envia uma ligação a todos.
tournament-own = Os seus torneios
tournament-lobby = São mais de dois?
tournament-swiss-about = Em cada ronda joga contra alguém que tem mais ou menos os mesmos pontos, e nunca duas vezes contra a mesma pessoa, se for possível evitá-lo. Bom para muitos jogadores e poucas rondas.
tournament-round-robin-about = Cada jogador defronta todos os outros uma vez. Bom para até oito jogadores.
tournament-rounds-count = Rondas
tournament-late = Se o seu tempo acabar, perde essa partida. Se até lá não tiver feito nenhuma jogada, fica de fora, mas pode voltar.
tournament-next = Quando começa a ronda seguinte?
tournament-round = Ronda { $number } de { $all }
tournament-going = { $count ->
    [one] { $count } partida ainda decorre.
   *[other] { $count } partidas ainda decorrem.
}
tournament-ready = A sua mesa está pronta
tournament-against = Joga contra { $name }.
tournament-link = Quem tiver esta ligação pode entrar e assistir
tournament-screen = Mostrar num ecrã grande
tournament-next-go = Começar a ronda seguinte
tournament-next-wait = Pode começar a ronda seguinte quando todas as partidas acabarem.
tournament-next-by-itself = A ronda seguinte começa sozinha, assim que todas as partidas acabarem.
tournament-next-last = Esta é a última ronda.
tournament-plays = está a jogar
tournament-rest = descansa nesta ronda
tournament-how-points = Uma vitória vale 1 ponto, um empate ½. Se não sobrar ninguém para jogar consigo, recebe 1 ponto sem jogar, no máximo uma vez. Começam à vez.
tournament-how-equal = Com pontos iguais contam, por esta ordem: os pontos que fizeram uns contra os outros, se todos se defrontaram; os pontos de todos os seus rivais juntos; as vitórias; e por quantos pontos estavam à frente nas partidas jogadas até ao fim. Se tudo for igual, partilham o lugar.
tournament-how-decks = Em cada baralho recebe a parte dos outros jogadores que venceu; um empate conta metade. O seu resultado é a média de todos os baralhos. Com resultados iguais contam todos os pontos juntos e depois o melhor baralho.
tournament-how-secret = Ninguém pode assistir nem analisar um baralho antes de todos o terem jogado. Cada baralho vem de uma semente secreta, fixada antes de o torneio começar. Em baixo está a impressão digital (SHA-256) de cada semente; verá a própria semente quando todos tiverem jogado.
tournament-how-leave = Se sair, perde a partida em curso e não volta a ser emparelhado. Pode voltar na ronda seguinte, e até à segunda ronda podem entrar novos jogadores, menos em todos contra todos. Não há dicas nem se anulam jogadas.
tournament-leave-about = Perde a partida em curso. Pode voltar mais tarde.
tournament-leave-before = Pode entrar de novo até o torneio começar.
tournament-table = Ronda { $number } de um torneio
tournament-malformed = Algo no formulário não está certo. Verifique-o.
tournament-enough = { $most ->
    [one] Já organiza { $most } torneio. Espere que acabe ou cancele-o.
   *[other] Já organiza { $most } torneios. Espere que um acabe ou cancele um.
}
tournament-over = Não há mais rondas.
tournament-begun = É tarde: o torneio já começou.
tournament-barred = O organizador terminou a sua participação neste torneio.
tournament-round-goes-on = Algumas partidas desta ronda ainda decorrem.
tournament-no-undo = Num torneio não se anulam jogadas.
tournament-no-rematch = Num torneio, a ronda seguinte decide contra quem joga.
tournament-sealed = Outros ainda estão a jogar este baralho. Poderá ver esta partida quando todos tiverem terminado.
tournament-table-seed = Verá a semente de que vem este baralho quando todos o tiverem jogado.
tournament-table-seed-later = A impressão digital SHA-256 da semente com que se baralha. Verá a semente quando todos tiverem jogado este baralho.
web-news-seated = A sua mesa está pronta
web-prefer-seated-note = Quando a sua mesa num torneio está pronta
you-privacy-tournaments-about = Se organiza um torneio ou joga num: o seu nome, contra quem jogou e com que resultado. Quem tiver a ligação pode ver. Se apagar os seus dados, o nome desaparece e os resultados ficam. Um torneio que nunca começa desaparece ao fim de 14 dias.
web-series-of = À melhor de { $count }
web-series-note = Trocam de lugar depois de cada partida e começam à vez. Uma vitória vale 1 ponto, um empate ½. A série acaba quando já ninguém pode alcançar o outro.
web-series-now = À melhor de { $count }, partida { $game }: { $score }
web-series-next = Partida seguinte da série
web-series-asked = Propôs a partida seguinte da série. À espera de { $names }.
web-series-asks = Convite de { $names } para a partida seguinte da série.
web-series-declined = Partida seguinte da série recusada por { $names }.
table-series = Uma série é para dois jogadores, à melhor de um destes números: { $lengths }.
admin-delete-tournament = Apaga um torneio. As suas mesas ficam.
admin-arg-tournament = Um torneio: o seu nome ou uma ligação.
admin-delete-tournament-sure = Apagar o torneio { $tournament }? Não se pode desfazer.
tournament-you-are-in = Já está a participar. Esta página avisa quando a sua mesa estiver pronta.
tournament-you-left = Saiu do torneio. Pode voltar na ronda seguinte.
