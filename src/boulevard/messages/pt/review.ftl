# Revisões de partidas: quanto custou cada decisão e o que foi sorte

review-paris-phase = Fase { $phase }
review-paris-tile = Peça { $tile }
review-avenue-round = Rodada { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarela, estrada { $road }
   *[other] Carta cinza, estrada { $road }
}
review-avenue-farm = Fazenda { $farm }

review-title = { $title }: revisão
review-brand = Boulevard: revisão
review-score = { $name }: { $final ->
    [one] { $final } ponto
   *[other] { $final } pontos
}. Um jogador forte poderia esperar { $start } no início. A sorte valeu { $luck }, e as jogadas feitas desperdiçaram { $lost }.
review-margin = { $name }: { $final } no final. Um jogador forte poderia esperar { $start } no início. A sorte valeu { $luck }, e as jogadas feitas desperdiçaram { $lost }.
review-like-level = { $level } desperdiça mais ou menos o mesmo.
review-accuracy-is = Precisão: { $accuracy } de 100.
review-given = Sorte { $luck }: erros do rival { $given }, acaso { $chance }.
review-luck-worth = { $luck } (erros do rival { $given }, acaso { $chance })
review-proven-from = A partir da jogada { $number }, todos os valores são comprovados.
review-turning = { $own ->
    [yes] A partida virou na jogada { $number }: você estaria na frente com “{ $best }”, mas jogou “{ $played }”.
   *[no] A partida virou na jogada { $number }: { $name } estaria na frente com “{ $best }”, mas jogou “{ $played }”.
}
review-left = Alguém saiu antes do fim, então não há resultado a explicar.
review-before-end = A revisão de uma partida é feita quando ela termina.
review-of-nothing = Nesta partida só bots tomaram decisões, então não há revisão a fazer.
review-nothing = Ninguém teve escolha nesta partida.

review-column-seat = Lugar
review-column-move = Jogada
review-column-stage = Etapa
review-column-played = Jogado
review-column-value = Valor
review-column-chance = Chance
review-column-cost = Desperdiçado
review-column-best = Melhor
review-accounts = Como se chegou ao resultado
review-about-accounts = O resultado é o que um jogador forte podia esperar no início, mais a sorte, menos o desperdiçado.
review-graph = O resultado esperado, jogada a jogada
review-about-graph = Uma linha por lugar. Pontos grandes são erros: decisões que desperdiçaram um ponto ou mais.
review-costliest = Os maiores erros
review-about-costliest = À esquerda, depois da jogada feita. À direita, depois da melhor.
review-none-costly = Não houve erros: nenhuma decisão desperdiçou um ponto inteiro.
review-decisions = Todas as decisões
review-about-decisions = Os valores são em pontos, como o jogador podia avaliá-los naquele momento. Uma estrela marca valores comprovados.
review-stages = Desperdiçados: { $stages }.
review-cost = desperdiçou { $points }
review-working = Decisões examinadas

cli-review = Faz a revisão de uma partida: quanto desperdiçou cada decisão e o que foi sorte.
cli-opt-review-seat = Mostrar só as decisões deste lugar.
cli-opt-review-html = Gravar a revisão em uma página que não precisa de mais nada.
cli-opt-review-json = Imprimir a revisão como JSON.

# The analysis of a position

cli-analyse = Deixa um bot forte pensar sobre uma posição e mostra as melhores jogadas.
cli-opt-analyse-seconds = Por quanto tempo ele pensa.
cli-opt-analyse-threads = Quantos núcleos ele pode usar.
cli-opt-analyse-seat = O lugar para o qual pensar; normalmente, o que joga.

# The page of a review

web-review-open = Revisão da partida
web-review-of = Revisão de uma partida de { $title }
web-review-you = Você
web-review-running = Esta partida ainda está em andamento. Volte quando ela terminar.
web-review-progress = Decisões examinadas: { $looked } de { $count }, começando pelo fim.
web-review-move = Jogada { $number } de { $count }: { $name }
web-review-ways = O que o tabuleiro mostra
web-review-way-position = Posição
web-review-way-played = Jogada feita
web-review-way-best = Melhor
web-review-was-best = a melhor jogada
web-review-reveal = Ver a melhor jogada
web-review-hide = Esconder a melhor jogada nos seus erros
web-review-turned = A partida virou na jogada { $number }.
web-review-chance = { $chance } de chance de vencer
web-review-proven = comprovado
web-review-estimated = estimado
web-review-line = O que viria depois
web-review-line-example = O que poderia vir depois
web-review-line-supposed = O que ninguém podia saber ainda, como as próximas cartas ou peças, é só um exemplo aqui.
web-review-line-back = Uma jogada para trás nesta sequência
web-review-line-on = Uma jogada para a frente nesta sequência
web-review-luck = { $own ->
    [yes] Sua sorte antes desta jogada: { $worth }.
   *[no] Sorte de { $name } antes desta jogada: { $worth }.
}
web-review-luck-last = { $own ->
    [yes] Sua sorte depois da sua última jogada: { $worth }.
   *[no] Sorte de { $name } depois da última jogada: { $worth }.
}
web-review-luck-of = { $own ->
    [yes] O que o acaso trouxe para você: { $what }. Sorte { $worth }.
   *[no] O que o acaso trouxe a { $name }: { $what }. Sorte { $worth }.
}
web-review-forced = Aqui não havia escolha.
web-review-mistake-previous = Erro anterior
web-review-mistake-next = Próximo erro
web-review-keys = Teclas
web-review-space = espaço
web-review-key-moves = Uma jogada para trás ou para a frente
web-review-key-ends = Ao início ou ao fim
web-review-key-mistakes = O próximo erro ou o anterior
web-review-key-ways = Mostrar a melhor jogada; de novo, alternar entre a posição, a jogada feita e a melhor
web-review-key-play = Reproduzir automaticamente ou pausar
web-review-picture = Salvar como imagem
web-review-caption-played = Jogado: { $move }
web-review-caption-shown = No tabuleiro: { $moves }
web-review-sort = Ordem da lista
web-review-by-order = Em ordem
web-review-by-cost = Maiores erros primeiro
web-review-filter = Decisões de quem
web-review-of-all = Todos os jogadores
web-review-of-people = Sem bots
review-column-luck = Sorte
no-such-moment = Esse momento não existe nesta partida.
web-record-paste = Ou cole o texto aqui
web-record-pasted = O texto colado

# A costly decision once more

web-review-try = Tente você
web-review-try-of = Tente você: { $title }
web-review-try-lead = { $own ->
    [yes] Você jogou “{ $move }” e desperdiçou { $points }. Faça uma jogada melhor.
   *[no] { $name } jogou “{ $move }” e desperdiçou { $points }. Faça uma jogada melhor.
}
web-review-try-thinking = Um bot forte está avaliando sua jogada…
web-review-try-best = Essa é a melhor jogada.
web-review-try-even = Tão boa quanto a melhor jogada, até onde o bot sabe.
web-review-try-better = Sua jogada desperdiça { $points }: melhor do que a jogada feita, que desperdiçou { $played }.
web-review-try-same = Essa foi a jogada feita: ela desperdiça { $points }.
web-review-try-equal = Sua jogada desperdiça { $points }, tanto quanto a jogada feita.
web-review-try-worse = Sua jogada desperdiça { $points }: pior do que a jogada feita, que desperdiçou { $played }.
web-review-try-reveal = Mostrar a resposta
web-review-try-yours = Sua tentativa
web-review-try-again = Tentar de novo
web-review-try-back = Voltar à revisão
