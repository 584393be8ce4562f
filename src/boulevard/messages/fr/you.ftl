# Vous : la même personne sur tous vos appareils

you-title = Vous
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
you-code-careful = Qui utilise ce code devient vous, avec toutes vos parties. Ne l’envoyez à personne.
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
you-leave-links = Les liens personnels de vos parties restent valables : qui en a un y joue.
you-delete = Me supprimer
you-delete-about = C’est définitif.
you-delete-gone = Vos analyses, la liste de vos parties et les liens avec vos appareils sont supprimés.
you-delete-games = Les parties que vous avez jouées restent pour les autres, sans votre nom.
you-delete-copies = Nous ne pouvons rien contre ce que d’autres ont déjà enregistré : des fichiers et des analyses d’une partie, et les sauvegardes du serveur.
you-delete-sure = Oui, supprimer tout ce qui n’est qu’à moi
you-delete-go = Me supprimer

# Ce qui est gardé

you-privacy-title = Confidentialité
you-privacy-lead = Ce que ce serveur garde, pourquoi et pendant combien de temps.
you-privacy-kept = Ce qui est gardé
you-privacy-cookie = Cookies
you-privacy-cookie-about = Un cookie contient un numéro secret et le nom sous lequel vous jouez, pour retrouver vos parties ; un autre, votre langue. Les deux durent un an.
you-privacy-games = Parties
you-privacy-games-about = Chaque partie est gardée avec les noms des joueurs, les coups et leurs heures, pour que vous puissiez la continuer, la revoir et vérifier le mélange. Elle reste jusqu’à ce que l’exploitant du serveur la supprime. Qui a le lien d’une partie peut la regarder.
you-privacy-analyses = Analyses
you-privacy-analyses-about = Une analyse reste jusqu’à ce que vous la supprimiez. Si vous ne la modifiez jamais, elle disparaît au bout de deux semaines. Qui en a le lien peut la lire.
you-privacy-records = Parties que vous ouvrez
you-privacy-records-about = Elles sont gardées un jour au plus, pour que vous puissiez les revoir et en lire le bilan.
you-privacy-codes = Codes pour d’autres appareils
you-privacy-codes-about = Nous gardons une empreinte du code, jamais le code lui-même, jusqu’à ce qu’il serve ou qu’un autre soit créé après son expiration.
you-privacy-devices = Appareils reliés
you-privacy-devices-about = Pour chaque appareil relié ou déconnecté, nous gardons son numéro et la date. Une fois que vous vous êtes supprimé, seuls les numéros restent, pour que votre nom reste caché.
you-privacy-address = Votre adresse réseau
you-privacy-address-about = Elle sert à limiter ce qu’un visiteur peut demander. Elle est gardée en mémoire, et à côté d’une question posée à un bot jusqu’à sa réponse, mais pas dans les journaux.
you-privacy-never = Ce que nous ne faisons pas
you-privacy-never-about = Rien n’est envoyé à qui que ce soit. Pas de publicité, pas de pistage, pas de fichiers d’autres sites.
you-privacy-yours = Ce que vous pouvez faire
you-privacy-yours-about = Vous pouvez télécharger tout ce que nous gardons sur vous, déconnecter vos appareils ou vous supprimer. Les sauvegardes de l’exploitant peuvent contenir un temps des données plus anciennes.
