# Between people: taking a move back, playing again

web-agreed-refused-you = Votre demande de reprise a été refusée. Le coup est maintenu.
web-agreed-refused = { $name } a demandé à reprendre un coup. La demande a été refusée : le coup est maintenu.
web-agreed-withdrawn-you = Vous avez retiré votre demande.
web-agreed-withdrawn = { $name } a retiré sa demande.
web-agreed-undone-you = Vous avez repris votre dernier coup.
web-agreed-undone = { $name } a repris son dernier coup.
web-asked-withdraw = Retirer la demande
web-again-asked = Vous avez proposé une nouvelle partie. En attente : { $names }.
web-again-asks = Nouvelle partie proposée par { $names }.
web-again-decline = Non merci
web-again-declined = Nouvelle partie refusée par { $names }.
web-again-declined-you = Vous avez refusé une nouvelle partie. Si vous changez d’avis, proposez-en une.
web-over-rematch-watch = Regarder la partie suivante
undo-asked-before = Vous l’avez déjà demandé pour ce coup. Une seule demande par coup est possible.
rematch-declined = Quelqu’un à cette table préfère ne pas rejouer.
nobody-asks-again = Personne ne vous propose de nouvelle partie.

# Between people: inviting somebody on the network

web-network-local = Pour l’instant, ce lien ne marche que sur cet ordinateur.
web-network-what = Pour jouer avec un ami sur le même réseau (votre Wi-Fi, par exemple), laissez d’autres appareils se connecter. Tant que le serveur tourne, tout appareil de votre réseau pourra ouvrir ces pages. Personne ne peut voir votre main ni vos fichiers.
web-network-open = Laisser les appareils de mon réseau se connecter
web-network-how = Pour que d’autres appareils puissent se connecter, lancez le serveur avec
web-network-here-only = Sur cet ordinateur, ce lien permet de prendre cette place ({ $seat }) dans un autre navigateur.
web-network-others = Autres adresses de cet ordinateur
web-network-opened = Les appareils de votre réseau peuvent se connecter jusqu’à l’arrêt du serveur.
web-network-firewall = Si le lien ne s’ouvre pas sur l’autre appareil, un pare-feu de cet ordinateur bloque peut-être la connexion : autorisez les connexions entrantes sur le port { $port } pour votre réseau privé.
web-network-local-note = Pour l’instant, il ne marche que sur cet ordinateur.
network-not-here = Le serveur ne peut être ouvert au réseau que depuis l’ordinateur sur lequel il tourne, et seulement si aucune adresse d’écoute ne lui a été indiquée.
network-none = Cet ordinateur n’est relié à aucun réseau, ou le port { $port } y est déjà utilisé.

# One’s own games

web-own-level = { $name } (niveau { $level })

# Records that people open

web-record-title = Ouvrir un enregistrement
web-record-lead = Revoyez une partie, ou voyez ce que chaque coup a perdu, à partir du fichier que vous avez téléchargé à la fin ou qu’on vous a envoyé.
web-record-file = Choisissez un enregistrement (.json) ou déposez-le ici
web-record-open = Revoir la partie
web-record-another = Ouvrir un autre enregistrement
web-record-note = Le serveur vérifie chaque coup et garde la partie quelque temps, puis l’oublie.
record-no-file = Choisissez d’abord un fichier.
record-crowded = Ici, seules les parties de { $most } joueurs au plus peuvent être affichées.
record-gone = Cet enregistrement n’est plus conservé ici. Ouvrez de nouveau le fichier.
