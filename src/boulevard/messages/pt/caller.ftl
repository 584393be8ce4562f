# The caller for Avenue (web/templates/games/avenue/caller.html, web/static/games/avenue/caller/caller.js)

web-caller-title = Narrador de Avenue
web-caller-shown = Carta atual
web-caller-farm-now = A fazenda desta rodada
web-caller-order = Fazendas até agora
web-caller-deck = Baralho
web-caller-start = Cada um pega um lápis e o mesmo mapa. Esta tela revela as cartas.
web-caller-start-how = Toque em qualquer lugar ou pressione a barra de espaço para a próxima carta.
web-caller-last = Última carta: desenhe e depois pontue.
web-caller-nought = Uma fazenda com 0 custa { $penalty } no final. Na rodada seguinte, basta superar 0.
web-caller-end = A partida acabou
web-caller-end-how = Cada um soma:
web-caller-end-farms = Os pontos das cinco fazendas.
web-caller-end-purple = 1 ponto por uva roxa ligada ao castelo roxo.
web-caller-end-green = 1 ponto por uva verde ligada ao castelo verde.
web-caller-end-penalty = Menos { $penalty } por fazenda com 0.
web-caller-end-winner = Vence quem tiver mais pontos. Em caso de empate, vence a maior pontuação em uma só fazenda.
web-caller-bar = Controles
web-caller-back = Voltar
web-caller-peek = Espiar
web-caller-peek-help = Segure para ver a próxima fazenda. Uma vez por rodada, em vez de desenhar; os outros desviam o olhar.
web-caller-pause = Pausar o cronômetro
web-caller-full = Tela cheia
web-caller-more = Configurações
web-caller-script = O Narrador embaralha as cartas no seu navegador e por isso precisa de JavaScript. Ative-o, por favor.
web-caller-timer = Revelar cartas automaticamente
web-caller-timer-off = Não
web-caller-timer-seconds = { $count ->
    [one] A cada { $count } segundo
   *[other] A cada { $count } segundos
    }
web-caller-voice = Ler as cartas em voz alta
web-caller-same = Telas com o mesmo nome de baralho revelam as mesmas cartas na mesma ordem.
web-caller-copy = Copiar link deste baralho
web-caller-copied = Copiado
web-caller-new = Nova partida…
web-caller-keys = Teclas
web-caller-keys-next = Próxima carta
web-caller-keys-peek = Espiar enquanto você segura
web-caller-key-space = Espaço
web-caller-key-enter = Enter
web-caller-close = Pronto
web-caller-new-title = Começar uma nova partida?
web-caller-new-lost = As cartas são embaralhadas de novo, e a partida nesta tela se perde.
web-caller-new-seed = Nome do baralho
web-caller-new-fresh = Deixe vazio para um baralho novo. Maiúsculas e minúsculas não fazem diferença.
web-caller-new-yes = Embaralhar
web-caller-new-no = Manter esta partida

web-caller-js-round = Rodada { $round } de { $rounds }
web-caller-js-before = Antes da primeira rodada
web-caller-js-place = { $farm ->
    [none] Rodada { $round }: ainda não revelada
   *[other] Rodada { $round }: fazenda { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Revelar a primeira fazenda
    [farm] Revelar a primeira estrada
    [last] Pontuar a fazenda { $farm }
    [score] Próxima fazenda
    [final] Pontuação final
    [end] Nova partida
   *[card] Próxima carta
    }
web-caller-js-number = Estrada { $number }
web-caller-js-sides = { $number ->
    [1] em cima e à esquerda
    [2] em cima e à direita
    [3] embaixo e à direita
    [4] embaixo e à esquerda
    [5] à esquerda e à direita
   *[6] em cima e embaixo
    }
web-caller-js-colour = { $colour ->
    [yellow] Amarela
   *[grey] Cinza
    }
web-caller-js-yellow = Cartas amarelas: { $yellow } de { $yellows }
web-caller-js-turned = { $count ->
    [one] { $count } carta nesta rodada
   *[other] { $count } cartas nesta rodada
    }
web-caller-js-opening = Fazenda { $farm }
web-caller-js-opening-text = { $round ->
    [1] Ligue uvas à fazenda { $farm } até sair a quarta carta amarela.
   *[other] Ligue uvas à fazenda { $farm } até sair a quarta carta amarela. Ela precisa superar a rodada { $before }.
    }
web-caller-js-scoring = Fim da rodada { $round }: pontue a fazenda { $farm }
web-caller-js-scoring-how = Conte as uvas das duas cores ligadas à fazenda { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Anote o número.
   *[other] Se for mais que na rodada { $before }, anote o número. Se não, anote 0.
    }
web-caller-js-peek = { $round ->
    [5] A próxima fazenda é { $farm }, mas ela não vai pontuar.
   *[other] A próxima fazenda é { $farm }.
    }
web-caller-js-said-farm = Rodada { $round }. A fazenda é { $farm }.
web-caller-js-said-card = Estrada { $number }: { $number ->
    [1] em cima e à esquerda
    [2] em cima e à direita
    [3] embaixo e à direita
    [4] embaixo e à esquerda
    [5] à esquerda e à direita
   *[6] em cima e embaixo
    }. { $colour ->
    [yellow] Amarela, { $yellow } de { $yellows }.
    [last] Amarela, { $yellow } de { $yellows }: a última carta desta rodada.
   *[grey] Cinza.
    }
web-caller-js-said-score = Fim da rodada { $round }. Pontue a fazenda { $farm }.
web-caller-js-said-end = A partida acabou. Some fazendas, castelos e penalidades.
web-caller-js-paused = O cronômetro está pausado.
web-caller-js-unpaused = O cronômetro está correndo.

# Boulevard as an app, and without the server (web/pages/installed_app.py)

web-app-name = Boulevard: Paris e Avenue
web-offline-title = Sem conexão com a mesa
web-offline-lead = Não conseguimos falar com o servidor agora. Suas partidas estão a salvo e continuam assim que a conexão voltar.
web-offline-again = Tentar de novo
web-offline-works = Isto ainda funciona:
web-offline-to-caller = O Narrador de Avenue, para quem joga no papel
