# Torneios e séries de partidas

tournament-menu = Torneios
tournament-lead = Jogue com até { $most ->
    [one] { $most } pessoa ou bot
   *[other] { $most } pessoas e bots
}, num clube, na escola ou com amigos. Você cria o torneio e envia um link a todos.
tournament-new = Novo torneio
tournament-own = Seus torneios
tournament-lobby = Vocês são mais de dois?
tournament-is-open = Aberto a jogadores
tournament-is-over = Encerrado
tournament-swiss = Sistema suíço
tournament-swiss-about = Em cada rodada você joga contra alguém com mais ou menos tantos pontos quanto você, e nunca duas vezes contra a mesma pessoa, se der para evitar. Bom para muitos jogadores e poucas rodadas.
tournament-round-robin = Todos contra todos
tournament-round-robin-about = Cada jogador enfrenta todos os outros uma vez. Bom para até oito jogadores.
tournament-duplicate = Duplicado
tournament-duplicate-about = Todos jogam os mesmos baralhos, cada um no seu mapa: só a habilidade conta.
tournament-variant = Mapa
tournament-rounds-count = Rodadas
tournament-decks-count = Baralhos
tournament-late = Se o seu tempo acabar, você perde essa partida. Se até lá não tiver feito nenhuma jogada, fica fora, mas pode voltar.
tournament-next = Quando começa a próxima rodada?
tournament-next-itself = Sozinha, assim que todas as partidas acabarem
tournament-next-host = Quando o organizador disser
tournament-name = Nome do torneio
tournament-plays-too = Eu também jogo
tournament-make = Criar o torneio
tournament-open = { $count ->
    [0] Ninguém entrou ainda.
    [one] { $count } jogador por enquanto. Começa quando o organizador disser.
   *[other] { $count } jogadores por enquanto. Começa quando o organizador disser.
}
tournament-round = Rodada { $number } de { $all }
tournament-going = { $count ->
    [one] { $count } partida ainda está em andamento.
   *[other] { $count } partidas ainda estão em andamento.
}
tournament-waits = Todas as partidas acabaram.
tournament-won = { $count ->
    [one] O torneio acabou. Venceu { $names }.
   *[other] O torneio acabou. Venceram { $names }.
}
tournament-off = O torneio acabou.
tournament-ready = Sua mesa está pronta
tournament-against = Você joga contra { $name }.
tournament-go = Ir para a sua mesa
tournament-enter = Entrar no torneio
tournament-you-are-in = Você está participando. Esta página avisa quando sua mesa estiver pronta.
tournament-back = Voltar
tournament-you-left = Você saiu do torneio. Pode voltar na próxima rodada.
tournament-invite = Convidar jogadores
tournament-link = Quem tiver este link pode entrar e assistir
tournament-screen = Mostrar em tela grande
tournament-host = Para o organizador
tournament-begin = Começar
tournament-few = É preciso pelo menos { $least ->
    [one] { $least } jogador
   *[other] { $least } jogadores
}.
tournament-add-bot = Adicionar bot
tournament-cancel = Cancelar o torneio
tournament-cancel-sure = Sim, cancelar
tournament-next-go = Começar a próxima rodada
tournament-next-wait = Você pode começar a próxima rodada quando todas as partidas acabarem.
tournament-next-by-itself = A próxima rodada começa sozinha, assim que todas as partidas acabarem.
tournament-next-last = Esta é a última rodada.
tournament-remove = Remover um jogador
tournament-remove-go = Remover
tournament-remove-one = Remover { $name }
tournament-players = { $count ->
    [0] Jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
}
tournament-standings = Classificação
tournament-rank = Lugar
tournament-player = Jogador
tournament-score = Resultado
tournament-out = saiu
tournament-acts = É a vez de:
tournament-direct = Confronto direto
tournament-buchholz = Pontos dos rivais
tournament-wins = Vitórias
tournament-margin = Diferença
tournament-all-points = Pontos
tournament-percent = { $share }%
tournament-plays = está jogando
tournament-finished = terminou
tournament-left = não terminou
tournament-bye = sem rival: 1 ponto
tournament-rest = descansa nesta rodada
tournament-how = Como o torneio funciona
tournament-how-points = Uma vitória vale 1 ponto, um empate ½. Se não sobrar ninguém para jogar com você, você recebe 1 ponto sem jogar, no máximo uma vez. Vocês se revezam em quem começa.
tournament-how-equal = Com pontos iguais contam, nesta ordem: os pontos que fizeram uns contra os outros, se todos se enfrentaram; os pontos de todos os seus rivais juntos; as vitórias; e por quantos pontos estavam à frente nas partidas jogadas até o fim. Se tudo for igual, dividem o lugar.
tournament-how-decks = Em cada baralho você recebe a parte dos outros jogadores que venceu; um empate conta metade. Seu resultado é a média de todos os baralhos. Com resultados iguais contam todos os pontos juntos e depois o melhor baralho.
tournament-how-secret = Ninguém pode assistir nem analisar um baralho antes que todos o tenham jogado. Cada baralho vem de uma semente secreta, fixada antes de o torneio começar. Abaixo está a impressão digital (SHA-256) de cada semente; você verá a própria semente quando todos tiverem jogado.
tournament-how-leave = Se você sair, perde a partida em andamento e não é mais emparelhado. Pode voltar na próxima rodada, e até a segunda rodada novos jogadores podem entrar, menos em todos contra todos. Não há dicas nem se desfazem jogadas.
tournament-deck = Baralho { $number }
tournament-leave = Sair do torneio
tournament-leave-about = Você perde a partida em andamento. Pode voltar mais tarde.
tournament-leave-before = Você pode entrar de novo até o torneio começar.
tournament-leave-sure = Sim, sair
tournament-table = Rodada { $number } de um torneio
tournament-to = Para o torneio
unknown-tournament = Este torneio não existe.
tournament-form = Não pode haver um torneio deste tipo: { $form }. Possíveis: { $forms }.
tournament-malformed = Algo no formulário não está certo. Confira.
tournament-seats = Um torneio decide sozinho quantos se sentam a uma mesa ({ $name }).
tournament-enough = { $most ->
    [one] Você já organiza { $most } torneio. Espere ele acabar ou cancele-o.
   *[other] Você já organiza { $most } torneios. Espere um acabar ou cancele um.
}
tournament-over = Não há mais rodadas.
tournament-begun = É tarde demais: o torneio já começou.
tournament-barred = O organizador removeu você deste torneio.
tournament-barred-players = Jogadores removidos
tournament-let-back = Readmitir
tournament-let-back-one = Readmitir { $name }
tournament-full = Não há mais lugar: um torneio tem no máximo { $most ->
    [one] { $most } jogador
   *[other] { $most } jogadores
}.
tournament-bots = Um torneio tem no máximo { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}.
tournament-not-host = Só o organizador do torneio pode fazer isso.
tournament-round-goes-on = Algumas partidas desta rodada ainda estão em andamento.
tournament-no-undo = Num torneio não se desfazem jogadas.
tournament-no-rematch = Num torneio, a próxima rodada decide contra quem você joga.
tournament-sealed = Outros ainda estão jogando este baralho. Você poderá ver esta partida quando todos tiverem terminado.
tournament-table-seed = Você verá a semente de que vem este baralho quando todos o tiverem jogado.
tournament-table-seed-later = A impressão digital SHA-256 da semente do embaralhamento. Você verá a semente quando todos tiverem jogado este baralho.
hint-tournament = Num torneio não há dicas.
too-many-tournaments = Isso é muito em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.
web-news-seated = Sua mesa está pronta
web-prefer-seated = Torneios
web-prefer-seated-note = Quando sua mesa num torneio está pronta
you-privacy-tournaments = Torneios
you-privacy-tournaments-about = Se você organiza um torneio ou joga num: seu nome, contra quem jogou e com que resultado. Quem tiver o link pode ver. Se você apagar os seus dados, o nome some e os resultados ficam. Um torneio que nunca começa some depois de 14 dias.

web-series = Série
web-series-one = Uma partida
web-series-of = Melhor de { $count }
web-series-note = Vocês trocam de lugar depois de cada partida e se revezam em quem começa. Uma vitória vale 1 ponto, um empate ½. A série acaba quando ninguém mais pode alcançar o outro.
web-series-now = Melhor de { $count }, partida { $game }: { $score }
web-series-won = { $name } vence a série
web-series-drawn = A série termina empatada
web-series-next = Próxima partida da série
web-series-asked = Você propôs a próxima partida da série. Esperando por { $names }.
web-series-asks = Convite de { $names } para a próxima partida da série.
web-series-declined = Próxima partida da série recusada por { $names }.
web-series-again = Nova série
table-series = Uma série é para dois jogadores, melhor de um destes números: { $lengths }.
admin-delete-tournament = Apaga um torneio. Suas mesas ficam.
admin-arg-tournament = Um torneio: seu nome ou um link.
admin-deleted-tournament = O torneio { $tournament } foi apagado.
admin-delete-tournament-sure = Apagar o torneio { $tournament }? Não dá para desfazer.
