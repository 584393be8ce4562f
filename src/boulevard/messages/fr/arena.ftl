# The arena

arena-heading = { $title } : { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $planned } ; graine { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Classement
arena-col-games = Parties
arena-col-record = G–N–P
arena-col-points = Points %
arena-col-won = Gagnées %
arena-col-place = Rang moyen
arena-col-score = Score
arena-col-behind = Écart au meilleur
arena-col-share = Après coup %
arena-col-time = Temps par coup
arena-col-forfeits = Forfaits
arena-figure-zeros = Zéros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = plantages : { $count }
arena-forfeits-failed = échecs : { $count }
arena-forfeits-stalled = temps dépassé : { $count }
arena-forfeits-nonsense = coups interdits : { $count }
arena-forfeits-down = arrêts du processus : { $count }
arena-forfeit-crashed = plantage : { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = temps dépassé : pas de réponse en { $detail }
arena-forfeit-nonsense = coup interdit : { $detail }
arena-forfeit-down = a fait tomber le processus { $detail }
arena-failed-line = { $bot } a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    } par forfait : { $reason }
arena-cross = Points en pourcentage, ligne contre colonne
arena-note-intervals = ± donne un intervalle à 95 % ; toutes les parties d’une donne comptent pour une seule observation.
arena-note-cross = Dans le tableau croisé, chaque partie compte pour une observation, et une partie nulle pour un demi-point.
arena-note-elo = L’Elo moyen est fixé à 0.
arena-note-anchor = L’Elo est calculé par rapport à { $bot }, dont l’Elo est fixé.
arena-note-rating = Les classements sont ceux d’OpenSkill (Plackett–Luce) ; chaque bot débute à 25.
arena-note-share = Après coup : un joueur qui connaîtrait toutes les cartes pourrait marquer en moyenne au moins { $best } points, et au plus { $bound }. La part se rapporte au plus petit de ces nombres.
arena-twice = Chaque bot ne peut participer qu’une fois : { $bots }
arena-broken = Impossible de créer le bot { $bot } : { $reason }
arena-few = Il faut { $seats ->
        [one] { $seats } bot
       *[other] { $seats } bots
    } pour une table, mais { $bots ->
        [0] il n’y en a aucun
        [one] il n’y en a qu’un
       *[other] il n’y en a que { $bots }
    }.
arena-anchor = L’ancre { $bot } ne participe pas à ce tournoi ; les bots sont : { $bots }
arena-no-yardstick = Le meilleur score que permettait une donne ne peut pas être calculé pour { $title }.
folder-of-other-work = { $folder } contient des parties d’autre chose : { $identity }
folder-taken = Un autre processus joue déjà des parties dans { $folder }.
arena-closed = L’arène a été arrêtée.
arena-failed = La partie « { $job } » n’a pas pu être jouée : { $reason }
cli-arena = Organiser un tournoi entre bots, et les classer.
cli-opt-bots = Les bots, séparés par des espaces, par exemple « greedy level:1-8 mcts:sims=2000 » ; peut être donné plusieurs fois.
cli-opt-arena-games = Le nombre de parties par rencontre (dans un jeu solo : par bot).
cli-opt-arena-seed = La même graine produit les mêmes donnes et les mêmes coups.
cli-opt-arena-out = Le dossier des parties et des résultats ; s’il contient le même tournoi, celui-ci continue.
cli-opt-players = Le nombre de bots par table, dans les jeux où il varie.
cli-opt-workers = Le nombre de parties jouées en même temps ; par défaut, une par cœur.
cli-opt-engine = Où se jouent les parties : dans des processus de cette machine, ou sur un cluster Ray.
cli-opt-address = L’adresse d’un cluster Ray ; par défaut, un cluster est lancé sur cette machine.
cli-opt-grace = Le nombre de secondes dont un bot peut dépasser son propre budget de temps avant de perdre par forfait.
cli-opt-anchor = Un bot à l’Elo fixé, sous la forme bot=valeur ; par défaut, la moyenne est fixée à 0.
cli-opt-hindsight = Calculer le meilleur score que permettait chaque donne, et montrer la part qu’en ont obtenue les bots.
cli-bad-anchor = « { $text } » n’est pas une ancre ; écrivez bot=valeur.
cli-arena-playing = Parties
cli-arena-stopped = Arrêt après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }. Relancez la même commande pour continuer.

# The page of a tournament (arena/report.py)

arena-page-title = { $title } : un tournoi de bots
arena-page-brand = Boulevard · Arène
arena-page-files = Chaque partie est un enregistrement dans games.jsonl ; tous les chiffres sont dans results.json.
arena-fact-bots = Bots
arena-fact-deals = Donnes
arena-fact-games = Parties
arena-fact-seed = Graine
arena-part-standings = Résultats
arena-about-standings = Tous les bots ont joué les mêmes donnes, et occupé chaque place aussi souvent.
arena-part-rating = Classement
arena-about-rating = Le point est le classement, le trait son intervalle à 95 %.
arena-part-mean = Score moyen
arena-about-mean = Le point est le score moyen, le trait son intervalle à 95 %. Comme tous les bots ont joué les mêmes donnes, les écarts sont connus plus précisément que ces intervalles ne le suggèrent : voir « Écart au meilleur » plus haut.
arena-part-cross = Qui bat qui
arena-about-cross = Les points de la ligne contre la colonne, en pourcentage ; en bleu, la ligne est devant, en orange, derrière.
arena-part-scores = Scores
arena-about-scores = La fréquence de chaque score ; le trait est la moyenne.
arena-part-times = Temps par coup
arena-about-times = La barre couvre neuf coups sur dix ; le trait est la médiane, le point la moyenne. L’échelle est logarithmique.
arena-part-forfeits = Forfaits
arena-about-forfeits = Les parties que des bots ont perdues faute d’avoir joué, et pourquoi.
arena-cell = { $bot } contre { $other } : { $share } % sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } (95 % : de { $low } à { $high })
arena-scores = { $bot } : scores de { $least } à { $most }
arena-times = { $bot } : { $mean } en moyenne, médiane { $median }, neuf coups sur dix de { $low } à { $high }, le plus long { $most }
