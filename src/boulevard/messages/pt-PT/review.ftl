review-avenue-round = Ronda { $round }
review-avenue-card = { $colour ->
    [yellow] Carta amarela, estrada { $road }
   *[other] Carta cinzenta, estrada { $road }
}
cli-opt-review-html = Gravar a análise numa página que não precisa de mais nada.
