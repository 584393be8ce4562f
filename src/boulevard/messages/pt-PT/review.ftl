review-avenue-round = Ronda { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarela, estrada { $road }
   *[other] Carta cinzenta, estrada { $road }
}
cli-opt-review-html = Gravar a revisão numa página que não precisa de mais nada.
web-review-chance = { $chance } de hipóteses de ganhar
web-review-picture = Guardar como imagem
web-review-try = Tente fazer melhor
web-review-try-of = Tente fazer melhor: { $title }
web-review-try-thinking = Um bot forte está a avaliar a sua jogada…
web-review-try-better = A sua jogada desperdiça { $points }: melhor do que a jogada feita, que desperdiçou { $played }.
web-review-try-equal = A sua jogada desperdiça { $points }, tanto como a jogada feita.
web-review-try-worse = A sua jogada desperdiça { $points }: pior do que a jogada feita, que desperdiçou { $played }.
review-turning = { $own ->
    [yes] A partida virou na jogada { $number }: estaria à frente com “{ $best }”, mas jogou “{ $played }”.
   *[no] A partida virou na jogada { $number }: { $name } estaria à frente com “{ $best }”, mas jogou “{ $played }”.
}
web-review-luck-last = { $own ->
    [yes] A sua sorte depois da sua última jogada: { $worth }.
   *[no] Sorte de { $name } depois da última jogada: { $worth }.
}
web-review-luck-of = { $own ->
    [yes] O que o acaso lhe trouxe: { $what }. Sorte { $worth }.
   *[no] O que o acaso trouxe a { $name }: { $what }. Sorte { $worth }.
}
web-review-luck = { $own ->
    [yes] A sua sorte antes desta jogada: { $worth }.
   *[no] Sorte de { $name } antes desta jogada: { $worth }.
}
web-review-try-lead = { $own ->
    [yes] Jogou “{ $move }” e desperdiçou { $points }. Faça uma jogada melhor.
   *[no] { $name } jogou “{ $move }” e desperdiçou { $points }. Faça uma jogada melhor.
}
web-review-running = Esta partida ainda está a decorrer. Volte quando terminar.
web-review-you = Eu
web-review-try-yours = A sua tentativa
