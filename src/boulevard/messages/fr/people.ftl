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

# Between people: inviting somebody on the network

web-network-local = Pour l’instant, ce lien ne marche que sur cet ordinateur.
web-network-what = Pour jouer avec un ami sur le même réseau (votre Wi-Fi, par exemple), laissez d’autres appareils se connecter. Jusqu’à l’arrêt du serveur, tout appareil de votre réseau pourra ouvrir ces pages. Personne ne voit votre main ni vos fichiers.
web-network-open = Ouvrir à mon réseau
web-network-how = Pour que d’autres appareils puissent se connecter, lancez le serveur avec
web-network-here-only = Sur cet ordinateur, on peut prendre la place ({ $seat }) par ce lien, dans un autre navigateur.
web-network-others = Autres adresses de cet ordinateur
web-network-opened = Les appareils de votre réseau peuvent se connecter jusqu’à l’arrêt du serveur.
web-network-firewall = Si le lien ne s’ouvre pas là-bas, un pare-feu de cet ordinateur bloque peut-être : autorisez les connexions entrantes sur le port { $port } pour votre réseau privé.
web-network-local-note = Pour l’instant, il ne marche que sur cet ordinateur.
network-not-here = Seule une personne devant l’ordinateur du serveur peut l’ouvrir au réseau, et seulement s’il a été lancé sans adresse précise.
network-none = Cet ordinateur n’est sur aucun réseau, ou le port { $port } y est déjà pris.
