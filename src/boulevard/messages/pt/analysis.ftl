# Análises: o documento (boulevard/analysis/), a página e o bot que acompanha.

analysis-proven = { $seat } joga: comprovado.
analysis-searched = { $seat } joga. Partidas examinadas: { $count }.
analysis-column-move = Jogada
analysis-column-value = Valor
analysis-column-line = Depois
analysis-example = Por exemplo: { $line }

analysis-malformed = Falta algo ou há algo errado nesta parte da análise: { $where }.
analysis-no-object = Isto não é uma análise: o JSON precisa ser um objeto.
analysis-format = O formato é { $format }; este programa lê { $known }.
analysis-not-json = Isto não é JSON ou está incompleto ({ $reason }).
analysis-beginning = A análise não pode começar assim ({ $where }): { $reason }
analysis-move = Nó { $where }, { $move }: { $reason }
analysis-twice = Nó { $where }: { $move } aparece duas vezes.
analysis-too-many = Uma análise pode ter no máximo { $most } jogadas.
analysis-long-comment = Um comentário pode ter no máximo { $most } caracteres.
analysis-full = Não há mais espaço nesta análise. Apague uma variante ou comece outra análise a partir daqui.
analysis-delete-root = A primeira posição não pode ser apagada.
analysis-no-node = Não há posição { $number } nesta análise; talvez tenha sido apagada.
analysis-unknown = Esta análise não existe.
analysis-not-yours = Só quem fez a análise pode mudá-la. Faça sua própria cópia.
analysis-stale = Esta análise está sendo alterada em outro lugar ao mesmo tempo. Tente de novo.
analysis-running = Dá para analisar uma partida depois que ela termina.
analysis-over = A partida já terminou aqui: não há mais nada para decidir.
analysis-bot-failed = O bot não conseguiu pensar nesta posição. Dá para pedir de novo.
analyses-too-many = Já existem { $most } análises suas, e não há espaço para mais. Apague uma primeiro.
analysis-nothing = Cole um texto ou escolha um arquivo primeiro.

web-analyses-title = Tabuleiro de análise
web-analysis-lead = Experimente qualquer jogada de qualquer jogador, volte atrás, crie variantes, anote o que pensa e veja o que um bot forte acha.
web-analyses-new = Começar com um tabuleiro vazio
web-analyses-paste = Abrir algo
web-analyses-text = Uma posição, ou o texto de um registro ou de uma análise
web-analyses-file = Ou escolha um registro ou uma análise (.json), ou solte-o aqui
web-analyses-open = Analisar
web-analyses-note = Quem tem o link pode ver uma análise; só você pode mudá-la.
web-analyses-own = Suas análises
web-analyses-newer = Análises mais recentes
web-analyses-older = Análises mais antigas
web-analyses-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
web-analyses-variations = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
web-analyses-from-position = A partir de uma posição
web-analyses-from-start = Desde a primeira jogada
web-analysis-title = Análise de { $title }
web-analysis-start = A posição inicial.
web-analysis-over = A partida terminou
web-analysis-steps = Percorrer as jogadas
web-analysis-seen = O que é mostrado
web-analysis-known = O que { $seat } sabe
web-analysis-known-all = O que todos sabem
web-analysis-open = Tudo
web-analysis-watching = O que um bot acha
web-analysis-tree = Jogadas e variantes
web-analysis-variation = Variante:
web-analysis-empty = Ainda não há jogadas. Faça uma no tabuleiro.
web-analysis-worth = { $seat }: { $value }
web-analysis-worth-open = { $seat }: { $value }, sabendo tudo
web-analysis-chance = { $chance } de chance de vencer
web-analysis-proven = comprovado
web-analysis-comment = Comentário sobre esta posição
web-analysis-keep = Salvar comentário
web-analysis-promote = Tornar linha principal
web-analysis-delete = Apagar a partir daqui
web-analysis-delete-sure = Esta jogada e tudo o que vem depois serão apagados.
web-analysis-delete-yes = Apagar
web-analysis-remove = Apagar esta análise
web-analysis-remove-sure = A análise inteira será apagada, para todos que têm o link.
web-analysis-share = Guardar e compartilhar
web-analysis-link = Copiar link
web-analysis-link-note = Quem tem o link pode ver, mas só você pode mudar.
web-analysis-download = Baixar
web-analysis-deal = Sortear de novo as peças ou cartas ocultas
web-analysis-deal-note = Começa outra análise a partir daqui, com outras peças ou cartas onde quem joga não as conhece.
web-analysis-another = Analisar outra coisa
web-analysis-not-yours = Esta análise é de outra pessoa. Você pode ver tudo.
web-analysis-copy = Fazer sua própria cópia
web-analysis-running-note = Experimente jogadas só com o que você sabe agora. A sua partida não muda.

web-analysis-js-think = Pôr um bot para pensar
web-analysis-js-stop = Parar de pensar
web-analysis-js-longer = Pensar mais
web-analysis-js-waiting = Esperando um bot livre…
web-analysis-js-proven = Comprovado.
web-analysis-js-looked = Partidas examinadas: { $count }
web-analysis-js-chance = { $chance } de chance de vencer
web-analysis-js-best = Melhor: { $move }, { $value }.
web-analysis-js-line = Jogar esta sequência
web-analysis-js-example = Por exemplo: { $line }
