# Vous : la même personne sur tous vos appareils

you-title = Vous
you-menu = Appareils et compte
you-known = Vous jouez sous le nom de { $name }.
you-unnamed = Vous n’avez pas encore donné de nom ici.
you-nobody = Nous ne vous connaissons pas encore dans ce navigateur, ou il a été déconnecté.
you-back = Retour
you-cancel = Annuler
you-devices = Vos appareils
you-devices-about = Continuez sur votre téléphone, un autre ordinateur ou un autre navigateur : affichez un code ici, puis scannez-le ou tapez-le là-bas. Vous y retrouvez les mêmes parties et les mêmes analyses, sans compte.
you-devices-count = { $count ->
    [one] Vous êtes connecté sur { $count } appareil.
   *[other] Vous êtes connecté sur { $count } appareils.
}
you-code-make = Afficher un code
you-code-enter = Saisir un code
you-code-title = Relier un autre appareil
you-code-scan = Scannez ceci avec l’appareil photo de l’autre appareil, ou tapez-y le code :
you-code-local = Pour l’instant, ce serveur n’est accessible que depuis cet ordinateur. Dans un autre navigateur ici, tapez :
you-code-type = Vous pouvez le taper sur cette page :
you-code-lasts = { $count ->
    [one] Le code sert une seule fois, pendant { $count } minute.
   *[other] Le code sert une seule fois, pendant { $count } minutes.
}
you-code-careful = Toute personne qui utilise ce code devient vous, avec toutes vos parties. Ne l’envoyez à personne.
you-link-about = Ouvrez cette page sur l’appareil avec lequel vous avez joué et choisissez-y « Afficher un code ».
you-link-code = Code
you-link-go = Continuer
you-confirm-title = Utiliser aussi cet appareil ?
you-confirm-who = Cet appareil sera connecté sous le nom de { $name }.
you-confirm-nameless = Cet appareil sera connecté comme la personne qui a affiché le code.
you-confirm-careful = Ne continuez que si vous avez créé ce code vous-même, sur un appareil à vous.
you-confirm-brings = Emporter les parties et les analyses de cet appareil
you-confirm-brings-about = Elles appartiendront à la même personne, et c’est définitif. Sinon, cet appareil perd leur liste.
you-confirm-go = Se connecter
you-confirm-own = Cet appareil appartient déjà à la personne qui a créé ce code.
code-unknown = Ce code ne fonctionne pas. Il a peut-être déjà servi, ou il a plus de cinq minutes.
too-many-guesses = Cela fait beaucoup d’essais en peu de temps. Réessayez dans { $after ->
    [one] { $after } seconde.
   *[other] { $after } secondes.
}
setting-guesses = Le nombre de codes et de mots de passe qu’un visiteur peut essayer par minute ; 0 : sans limite.

# Se déconnecter, vos données

you-data = Vos données
you-data-about = Tout ce que nous gardons sur vous, vous pouvez l’emporter ou le supprimer.
you-data-download = Télécharger mes données
you-leave = Se déconnecter
you-leave-about = Où voulez-vous vous déconnecter ?
you-leave-here = Sur cet appareil
you-leave-elsewhere = Sur tous les autres appareils
you-leave-everywhere = Partout
you-leave-last = Aucun autre appareil n’est connecté. Si vous vous déconnectez ici, vous perdez définitivement la liste de vos parties. Pour la garder, reliez d’abord un autre appareil.
you-leave-links = Les liens personnels de vos parties restent valables : toute personne qui en a un peut y jouer.
you-delete = Me supprimer
you-delete-about = C’est définitif.
you-delete-gone = Votre compte avec ses clés d’accès, vos messages, vos préférences, vos analyses, la liste de vos parties, celle des joueurs que vous avez masqués ou bloqués et les liens avec vos appareils sont supprimés.
you-delete-games = Les parties que vous avez jouées restent pour les autres. Votre nom y est caché, mais il reste dans la partie enregistrée.
you-delete-reports = Les signalements de messages restent, avec les messages : les vôtres, et ceux qui concernent vos messages.
you-delete-copies = Nous ne pouvons rien contre ce que d’autres ont déjà enregistré : des fichiers et des analyses d’une partie, et les sauvegardes du serveur.
you-delete-sure = Oui, supprimer tout ce qui n’est qu’à moi
you-delete-go = Me supprimer

# Ce qui est gardé

you-privacy-title = Confidentialité
you-privacy-lead = Ce que ce serveur garde, pourquoi et pendant combien de temps.
you-privacy-kept = Ce qui est gardé
you-privacy-cookie = Cookies
you-privacy-cookie-about = Un cookie contient un numéro secret et le nom sous lequel vous jouez, pour retrouver vos parties ; d’autres, votre langue et vos préférences. Ils durent un an.
you-privacy-games = Parties
you-privacy-games-about = Chaque partie est gardée avec les noms des joueurs, les coups et leurs heures, pour que vous puissiez la continuer, la revoir et vérifier le mélange. Elle reste jusqu’à ce que les responsables de ce serveur la suppriment. Qui a le lien d’une partie peut la regarder.
you-privacy-analyses = Analyses
you-privacy-analyses-about = Une analyse reste jusqu’à ce que vous la supprimiez. Si vous ne la modifiez jamais, elle disparaît au bout de deux semaines. Qui en a le lien peut la lire.
you-privacy-records = Parties que vous ouvrez
you-privacy-records-about = Elles sont gardées un jour au plus, pour que vous puissiez les revoir et en lire le bilan.
you-privacy-codes = Codes pour d’autres appareils
you-privacy-codes-about = Nous gardons le code sous une forme illisible, jamais le code lui-même, jusqu’à ce qu’il serve ou qu’un autre soit créé après son expiration.
you-privacy-devices = Appareils reliés
you-privacy-devices-about = Pour chaque appareil relié ou déconnecté, nous gardons son numéro et la date. Une fois que vous vous êtes supprimé, seuls les numéros restent, pour que votre nom reste caché.
you-privacy-address = Votre adresse réseau
you-privacy-address-about = Elle sert à limiter ce qu’un visiteur peut demander. Elle est gardée en mémoire, à côté d’une question posée à un bot jusqu’à sa réponse et, sous une forme illisible, un jour après une demande de confirmation d’une adresse e-mail, mais pas dans les journaux.
you-privacy-never = Ce que nous ne faisons pas
you-privacy-never-about = Rien n’est envoyé à qui que ce soit, sauf si vous activez les notifications quand aucune page n’est ouverte ou les e-mails. Pas de publicité, pas de pistage, pas de fichiers d’autres sites.
you-privacy-yours = Ce que vous pouvez faire
you-privacy-yours-about = Vous pouvez télécharger tout ce que nous gardons sur vous, déconnecter vos appareils ou vous supprimer. Les sauvegardes du serveur peuvent contenir un temps des données plus anciennes.

# Comptes

account-title = Votre compte
account-about = Vous pouvez vous en passer. Avec un compte, vous pouvez vous connecter par votre nom sur n’importe quel appareil, même si vous perdez tous les vôtres. Vos parties vous suivent.
account-create = Créer un compte
account-create-about = Vos parties et vos analyses restent à vous. Nous ne demandons pas d’adresse électronique.
account-create-go = Créer le compte
account-name = Nom
account-password = Mot de passe
account-password-new = Nouveau mot de passe
account-password-about = Au moins { $least } caractères. Quelques mots à la suite se retiennent facilement.
account-password-change = Changer de mot de passe
account-password-set = Choisir un mot de passe
account-password-save = Enregistrer le mot de passe
account-password-drop = Supprimer le mot de passe
account-sign-in = Se connecter
account-named = Vous vous connectez sous le nom de { $name }.
account-recover = Se connecter avec un code de secours
account-recover-about = Chacun de vos codes de secours sert une fois.
account-recovery-code = Code de secours
account-codes = Codes de secours
account-codes-about = Notez-les et gardez-les en lieu sûr. Chacun permet de vous connecter une fois si vous avez perdu tout le reste.
account-codes-once = Ils ne sont affichés que maintenant. Les codes précédents ne fonctionnent plus.
account-codes-kept = Je les ai notés
account-codes-make = Créer des codes de secours
account-codes-none = Vous n’avez pas de code de secours. Sans lui, pas de retour possible si vous oubliez votre mot de passe ou perdez vos appareils.
account-codes-left = { $count ->
    [one] Il vous reste { $count } code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
account-close = Fermer le compte
account-close-about = Votre nom, votre mot de passe, vos clés d’accès et vos codes de secours sont supprimés. Vos parties restent à vous sur les appareils connectés.
account-close-sure = Oui, fermer mon compte
account-name-short = Un nom compte au moins { $least } lettres ou chiffres.
account-name-mixed = N’utilisez que les lettres d’un seul alphabet.
account-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
account-there = Vous avez déjà un compte.
account-none = Vous n’avez pas de compte.
account-password-length = Un mot de passe compte de { $least } à { $most } caractères.
account-password-plain = Ce mot de passe est trop facile à deviner. N’utilisez ni votre nom ni toujours le même caractère.
account-last-way = C’est votre dernier moyen de vous connecter. Ajoutez-en d’abord un autre, ou fermez le compte.
passkeys-too-many = Un compte a { $most } clés d’accès au plus. Supprimez-en d’abord une.
passkey-known = Cette clé d’accès appartient déjà à un compte.
sign-in-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
sign-in-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
sign-in-again = Votre connexion date un peu. Connectez-vous d’abord à nouveau, pour que nous sachions que c’est bien vous.
you-two-accounts = Cet appareil est connecté à un autre compte. Déconnectez-le d’abord ; deux comptes ne peuvent pas n’en faire qu’un.
you-account-stays = Cet appareil est connecté à votre compte, et le compte reste où il est. Connectez-vous plutôt sur l’autre appareil : ses parties pourront suivre.
you-privacy-account = Votre compte, si vous en créez un
you-privacy-account-about = Le nom que vous avez choisi, votre mot de passe et vos codes de secours sous une forme illisible, la partie publique de vos clés d’accès, et leurs dates. Tout disparaît quand vous fermez le compte.
passkey-instead = Sans mot de passe
passkey-about = Une clé d’accès est gardée par votre appareil : vous vous connectez par empreinte, visage ou code PIN, sans rien à retenir.
passkey-create = Créer un compte avec une clé d’accès
passkey-sign-in = Se connecter avec une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-drop = Supprimer
passkey-made = Clé d’accès du { $date }
passkey-unreachable = Les clés d’accès demandent https, ou un serveur sur cet ordinateur ouvert comme localhost. Ici, utilisez un mot de passe.
passkey-failed = Cela n’a pas marché. Votre appareil n’a peut-être pas de clé d’accès pour ce site, ou vous avez annulé.
passkey-wrong = Cette clé d’accès n’a pas marché. Réessayez.
passkey-unknown = Cette clé d’accès n’appartient à aucun compte ici.
you-privacy-results = Résultats et classements
you-privacy-results-about = Ils découlent des parties et restent aussi longtemps qu’elles. Quand vous vous supprimez, votre nom y est caché.
you-privacy-unheard = Joueurs que vous masquez ou bloquez
you-privacy-unheard-about = Nous gardons la liste des joueurs masqués ou bloqués jusqu’à ce que vous affichiez de nouveau leurs messages ou que vous vous supprimiez. Ils n’en savent rien.
you-privacy-chat = Ce que vous dites dans les discussions
you-privacy-chat-about = { $days ->
    [one] Les messages sont gardés { $days } jour après la fin d’une partie. Si quelqu’un en signale un, il est gardé avec ceux qui l’entourent pour les responsables de ce serveur, même après votre suppression.
   *[other] Les messages sont gardés { $days } jours après la fin d’une partie. Si quelqu’un en signale un, il est gardé avec ceux qui l’entourent pour les responsables de ce serveur, même après votre suppression.
}
you-privacy-preferences = Vos préférences
you-privacy-preferences-about = Ce que vous avez choisi pour la langue, l’aspect, le son et les coups est gardé jusqu’à ce que vous vous supprimiez.
