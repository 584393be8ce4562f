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
arena-col-rating = Force
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
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = { $count } par erreur
arena-forfeits-failed = { $count } par échec
arena-forfeits-stalled = { $count } par retard
arena-forfeits-nonsense = { $count } par coup interdit
arena-forfeits-down = { $count } par arrêt du processus
arena-forfeit-crashed = erreur : { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = retard : pas de réponse en { $detail }
arena-forfeit-nonsense = pas un coup permis : { $detail }
arena-forfeit-down = a entraîné le processus dans sa chute { $detail }
arena-failed-line = { $bot } a perdu par forfait { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    } : { $reason }
arena-cross = Points en pour cent, ligne contre colonne
arena-note-intervals = ± est un intervalle à 95 % ; toutes les parties d’une donne comptent pour une observation.
arena-note-cross = Dans le tableau croisé, chaque partie compte pour une observation, et une nulle pour un demi-point.
arena-note-elo = L’Elo moyen de tous est 0.
arena-note-anchor = L’Elo est relatif à { $bot } ; le sien est donné.
arena-note-rating = Les forces sont celles d’OpenSkill (Plackett–Luce) ; on débute à 25.
arena-note-share = Après coup : qui connaîtrait toutes les cartes ferait en moyenne au moins { $best } points, et au plus { $bound } ; la part se rapporte au premier nombre.
arena-twice = Chaque bot ne peut participer qu’une fois : { $bots }
arena-broken = Le bot { $bot } ne peut pas être créé : { $reason }
arena-few = Il faut { $seats ->
        [one] { $seats } bot
       *[other] { $seats } bots
    } pour une table, mais il y en a { $bots }.
arena-anchor = L’ancre { $bot } ne participe pas ; participent : { $bots }
arena-no-yardstick = Ce qu’on pouvait faire d’une donne après coup n’est pas connu pour { $title }.
arena-other = { $folder } contient un autre tournoi : { $identity }
arena-in-use = Un autre processus joue un tournoi dans { $folder }.
arena-closed = L’arène a été arrêtée.
arena-failed = La partie « { $job } » n’a pas pu être jouée : { $reason }
cli-arena = Fait jouer un tournoi aux bots, et mesure leur force.
cli-opt-bots = Les bots, séparés par des espaces, comme « greedy level:1-8 mcts:sims=2000 » ; peut être répété.
cli-opt-arena-games = Combien de parties joue chaque paire (pour un jeu à un joueur : chaque bot).
cli-opt-arena-seed = La même graine donne les mêmes donnes et les mêmes réflexions.
cli-opt-arena-out = Le dossier des parties et des résultats ; s’il contient le même tournoi, on continue.
cli-opt-players = Combien de bots par table, là où le jeu le laisse ouvert.
cli-opt-workers = Combien de parties se jouent à la fois ; à défaut, une par cœur.
cli-opt-engine = Où les parties se jouent : des processus de cette machine, ou une grappe Ray.
cli-opt-address = L’adresse d’une grappe Ray ; sans elle, une est lancée sur cette machine.
cli-opt-patience = Secondes qu’une réflexion peut prendre au-delà du budget du bot avant le forfait.
cli-opt-anchor = Un bot dont l’Elo est donné, sous la forme bot=valeur ; sinon, la moyenne de tous est 0.
cli-opt-hindsight = Cherche ce qu’on pouvait faire de chaque donne, et montre la part qu’en font les bots.
cli-bad-anchor = « { $text } » n’est pas une ancre ; écrivez bot=valeur.
cli-arena-playing = Parties
cli-arena-stopped = Arrêté après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games } ; la même commande continue.

# The page of a tournament (arena/report.py)

arena-page-title = { $title } : un tournoi de bots
arena-page-brand = Boulevard · Arena
arena-page-files = Chaque partie est un enregistrement dans games.jsonl ; tous les chiffres sont dans results.json.
arena-fact-bots = Bots
arena-fact-deals = Donnes
arena-fact-games = Parties
arena-fact-seed = Graine
arena-part-standings = Classement
arena-about-standings = Tous les bots ont joué les mêmes donnes, et occupé chaque place aussi souvent.
arena-part-rating = Force
arena-about-rating = Le point est la force, le trait son intervalle à 95 %.
arena-part-mean = Score moyen
arena-about-mean = Le point est le score moyen, le trait son intervalle à 95 %. Comme tous ont joué les mêmes donnes, les écarts sont mieux connus que ces intervalles ne le suggèrent : voir « Écart au meilleur » plus haut.
arena-part-cross = Qui bat qui
arena-about-cross = Points du bot de la ligne contre celui de la colonne, en pour cent ; le bleu est devant, l’orange derrière.
arena-part-scores = Scores
arena-about-scores = La fréquence de chaque score ; le trait est la moyenne.
arena-part-times = Temps par coup
arena-about-times = Neuf réflexions sur dix sont sur la barre ; le trait est la médiane, le point la moyenne. L’échelle est logarithmique.
arena-part-forfeits = Forfaits
arena-about-forfeits = Les parties que des bots ont perdues parce qu’ils ont échoué, et comment.
arena-cell = { $bot } contre { $other } : { $share } % de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } (95 % : de { $low } à { $high })
arena-scores = { $bot } : scores de { $least } à { $most }
arena-times = { $bot } : { $mean } en moyenne, médiane { $median }, neuf sur dix de { $low } à { $high }, la plus longue { $most }
