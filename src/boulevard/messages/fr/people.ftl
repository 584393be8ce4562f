# Between people: taking a move back, playing again

web-agreed-refused-you = Votre demande de reprendre le coup a été refusée. Le coup reste joué.
web-agreed-refused = { $name } demandait à reprendre un coup. C’est refusé : le coup reste joué.
web-agreed-withdrawn-you = Vous avez retiré votre demande.
web-agreed-withdrawn = { $name } a retiré sa demande.
web-agreed-undone-you = Votre dernier coup est repris.
web-agreed-undone = { $name } a repris son dernier coup.
web-asked-withdraw = Retirer la demande
web-again-asked = Vous avez proposé une autre partie. En attente de { $names }.
web-again-asks = { $names } propose une autre partie.
web-again-decline = Non merci
web-again-declined = { $names } préfère ne pas rejouer.
web-again-declined-you = Vous avez refusé une autre partie. Si vous changez d’avis, proposez-en une.
web-over-rematch-watch = Regarder la partie suivante
undo-asked-before = Vous l’avez déjà demandé pour ce coup. On peut demander une fois par coup.
rematch-declined = Quelqu’un à cette table préfère ne pas rejouer.
nobody-asks-again = Personne ne propose une autre partie.
