# La pioche du jour : la même pour tout le monde, et un seul essai qui compte.

day-title = Pioche du jour
day-home = Jouer la pioche du jour
day-lead = Les mêmes cartes pour tout le monde, un seul essai qui compte. Qui tirera le meilleur parti de la pioche d’aujourd’hui ?
day-next = Prochaine pioche :
day-learn = { $game }, c’est nouveau pour vous ? Apprenez à jouer en cinq minutes.
day-final-at = Résultats définitifs :
day-is-final = Définitif
day-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
day-name = Votre nom dans la liste
day-play = Jouer
day-go-on = Continuer
day-going = Votre essai est en cours.
day-missed = Vous n’avez pas joué celle-ci.
day-results = Résultats
day-players = { $count ->
    [one] { $count } joueur jusqu’ici
   *[other] { $count } joueurs jusqu’ici
}
day-points = { $count ->
    [one] { $made } point
   *[other] { $made } points
}
day-place = Place { $rank } sur { $count }
day-place-better = Place { $rank } sur { $count }, mieux que { $percent } % des autres
day-no-points = Non compté
day-no-points-why = L’essai n’a pas été terminé à temps, ou vous avez quitté la partie.
day-unranked = non classé : vous êtes nouveau ici
day-unranked-why = Vous êtes nouveau ici, ce résultat est donc à part. Dès que vous aurez terminé une partie, vous serez classé à partir du lendemain.

day-how = Comment ça marche
day-how-once = Vous avez un essai pour chaque feuille. Vous pouvez l’interrompre et le continuer sur n’importe lequel de vos appareils.
day-how-help = Il n’y a ni conseils ni reprise de coup, et vous ne voyez les résultats des autres qu’après avoir terminé.
day-how-late = Un jour commence et finit à minuit UTC. Si vous avez commencé avant, il vous reste trois heures pour terminer.
day-how-ties = À égalité de points, la meilleure ferme décide ; si elle est égale aussi, vous partagez la place.
day-how-new = Vous êtes classé si vous avez terminé une partie ici avant ce jour. D’ici là, vos résultats sont affichés à part.

day-more = Autres jours
day-before = La veille
day-after = Le lendemain
day-today = Aujourd’hui
day-calendar = Votre calendrier
day-fair = Vérifier les pioches

day-own = Votre résultat
day-share = Partager
day-copy = Copier le résultat
day-share-text = Votre résultat en texte
day-sheets = Feuilles
day-own-sheet = Votre feuille
day-own-review = Votre bilan
day-best-sheet = La meilleure du jour : { $name }, { $points }
day-best-replay = Revoir la meilleure partie
day-yardsticks = Jusqu’où on pouvait aller
day-best-found = Meilleur score trouvé
day-best-proven = Meilleur score possible
day-looking = Les bots jouent encore. Leurs résultats s’afficheront ici tout seuls.
day-friends = Vos amis
day-friend = ami
day-you = vous
day-everyone = Tout le monde
day-everyone-count = { $count ->
    [one] { $count } personne est classée.
   *[other] { $count } personnes sont classées.
}
day-nobody-ranked = Personne n’est classé.
day-unranked-people = Non classés
day-col-place = Place
day-col-name = Nom
day-col-points = Points
day-practice = S’entraîner avec cette pioche
day-practice-about = Rejouez-la aussi souvent que vous voulez, avec conseils et reprise de coup. Cela ne compte jamais.
day-practise = S’entraîner

day-sum-streak = { $count ->
    [one] jour d’affilée en ce moment
   *[other] jours d’affilée en ce moment
}
day-sum-longest = { $count ->
    [one] jour d’affilée, votre record
   *[other] jours d’affilée, votre record
}
day-sum-days = { $count ->
    [one] jour joué
   *[other] jours joués
}
day-averages = Vos moyennes
day-weekdays = lu ma me je ve sa di
day-month-before = Le mois précédent
day-month-after = Le mois suivant

day-fair-how = Plusieurs jours avant qu’une pioche soit jouée, nous publions une empreinte (SHA-256) de la graine dont elle est tirée. Dès que le jour est définitif, nous montrons la graine : chacun peut vérifier que c’est la même et que toutes les parties ont eu cette pioche.
day-fair-promise = Aucun joueur ne peut connaître une pioche à l’avance. Les gens qui gèrent ce serveur pourraient la lire dans leur base de données ; ils ne peuvent plus la changer une fois l’empreinte publiée.
day-fair-coming = Jours à venir
day-fair-past = Aujourd’hui et les jours précédents
day-fair-since = Publiée :
day-fair-not-before = C’était après le début du jour : le serveur était arrêté avant.
day-fair-good = ✓ C’est la même graine.
day-fair-bad = ✕ C’est une autre graine.

day-table-counts = cet essai compte : ni conseils ni reprise de coup
day-table-practice = entraînement, cela ne compte pas
day-table-late = pas terminé à temps, donc non compté
day-table-results = Résultats du jour
day-table-seed = D’autres jouent encore cette pioche. La graine du mélange sera montrée après { $time }.
day-table-seed-later = L’empreinte SHA-256 de la graine du mélange. Vous verrez la graine quand le jour sera définitif.

day-alone = Une table avec la pioche du jour n’a qu’une place, la vôtre.
day-unknown = Il n’y a pas de pioche de ce jour.
day-sealed = Vous pourrez voir cela après avoir joué cette pioche, ou quand son jour sera définitif.
day-over = Ce jour est terminé. Personne ne peut plus commencer sa pioche.
day-to-come = Ce jour n’a pas encore commencé.
day-no-undo = Pas de reprise de coup avec la pioche du jour : votre essai compte tel que vous le jouez.
day-no-rematch = Il n’y a qu’un essai pour la pioche du jour. Vous pouvez vous entraîner avec elle aussi souvent que vous voulez.
day-no-hints = Il n’y a pas de conseils avec la pioche du jour.
day-nobody = Vous n’avez encore joué aucune pioche du jour.

you-privacy-days = La pioche du jour
you-privacy-days-about = Si vous la jouez : quand vous avez commencé, vos points, et votre nom dans la liste du jour, que peuvent voir tous ceux qui ont joué cette pioche. Quand vous vous supprimez, vous êtes retiré de la liste.
web-unrated-practice = non classée : jouée avec une pioche que vous connaissiez peut-être
