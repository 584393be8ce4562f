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
