# Análises de partidas: quanto custou cada decisão e o que foi sorte

review-paris-phase = Fase { $phase }
review-paris-tile = Peça { $tile }
review-avenue-round = Rodada { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarela, estrada { $road }
   *[other] Carta cinza, estrada { $road }
}
review-avenue-farm = Fazenda { $farm }

review-title = { $title }: análise
review-brand = Boulevard: análise
review-score = { $name }: { $final } pontos. Um jogador forte podia esperar { $start } no início; sorte { $luck }; desperdiçados { $lost }.
review-margin = { $name }: { $final } no final. Um jogador forte podia esperar { $start } no início; sorte { $luck }; desperdiçados { $lost }.
review-like-level = { $level } desperdiça mais ou menos o mesmo.
review-accuracy-is = Precisão: { $accuracy } de 100.
review-given = Da sorte, { $given } vieram de erros do adversário.
review-proven-from = A partir da jogada { $number }, todos os valores são comprovados.
review-turning = A partida virou na jogada { $number }: { $name } estaria na frente com “{ $best }”, mas jogou “{ $played }”.
review-before-end = Uma partida é analisada quando termina.
review-of-nothing = Nesta partida só bots decidiram algo, então não há o que analisar.
review-nothing = Ninguém teve escolha nesta partida.

review-column-seat = Lugar
review-column-move = Jogada
review-column-stage = Etapa
review-column-played = Jogado
review-column-value = Valor
review-column-chance = Chance
review-column-cost = Custo
review-column-best = Melhor
review-accounts = Como se chegou a isso
review-about-accounts = O que um jogador forte podia esperar no início, mais a sorte, menos o desperdiçado, dá o resultado.
review-graph = O resultado esperado, jogada a jogada
review-about-graph = Uma linha por lugar. Pontos grandes são decisões que custaram um ponto ou mais.
review-costliest = As decisões mais caras
review-about-costliest = À esquerda, depois da jogada feita. À direita, depois da melhor.
review-none-costly = Nenhuma decisão custou um ponto inteiro.
review-decisions = Todas as decisões
review-about-decisions = Os valores são em pontos, como o lugar podia avaliá-los na hora. Uma estrela marca valores comprovados.
review-stages = Desperdiçados: { $stages }
review-cost = desperdiçou { $points }
review-working = Decisões analisadas

cli-review = Analisa uma partida: quanto custou cada decisão e o que foi sorte.
cli-opt-review-seat = Mostrar só as decisões deste lugar.
cli-opt-review-html = Gravar a análise em uma página que não precisa de mais nada.
cli-opt-review-json = Imprimir a análise como JSON.

# The analysis of a position

analysis-proven = { $seat } joga: comprovado.
analysis-searched = { $seat } joga. Partidas examinadas: { $count }.
analysis-column-move = Jogada
analysis-column-value = Valor
analysis-column-line = Depois
cli-analyse = Deixa um bot forte pensar sobre uma posição e mostra as melhores jogadas.
cli-opt-analyse-seconds = Por quanto tempo ele pensa.
cli-opt-analyse-threads = Quantos núcleos ele pode usar.
cli-opt-analyse-seat = O lugar para o qual pensar; normalmente, o que joga.
