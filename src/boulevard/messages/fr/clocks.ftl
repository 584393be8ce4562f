# Pendules

web-clock = Pendule
web-clock-choose = Temps par coup
web-clock-none = Sans pendule
web-clock-seconds = { $count ->
    [one] { $count } seconde par coup
   *[other] { $count } secondes par coup
}
web-clock-minutes = { $count ->
    [one] { $count } minute par coup
   *[other] { $count } minutes par coup
}
web-clock-hours = { $count ->
    [one] { $count } heure par coup
   *[other] { $count } heures par coup
}
web-clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
web-clock-late = Si un joueur n’a plus de temps
web-clock-late-loss = Il perd la partie
web-clock-late-bot = Un bot prend sa place
web-clock-first = Chacun a au moins cinq minutes pour son premier coup.
web-clock-bots = Les bots n’ont pas de pendule.
web-clock-terms-loss = Avec pendule : { $time }. Si vous n’avez plus de temps, vous perdez.
web-clock-terms-bot = Avec pendule : { $time }. Si vous n’avez plus de temps, un bot prend votre place.
web-clock-terms-group = Avec pendule : { $time }. Si vous n’avez plus de temps, vous êtes éliminé, et un bot prend votre place tant qu’il reste au moins deux autres joueurs.
web-clock-until = jusqu’au { $time }
web-clock-time = { $date }, { $time } UTC
web-clock-left = Temps restant
web-clock-left-of = Temps restant de { $name }
web-clock-out = Temps écoulé : { $names }. Un bot prend le relais.
web-clock-over = Temps écoulé : { $names }.
web-clock-nobody = Plus personne n’a de temps
web-own-left-now = moins d’une minute restante
web-own-left-minutes = encore { $count } min
web-own-left-hours = encore { $count } h
web-own-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
web-js-clock-minutes = { $minutes }:{ $seconds }
web-js-clock-hours = { $hours } h { $minutes } min
web-js-clock-days = { $days } j { $hours } h
web-js-clock-soon = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
table-clock = Une pendule donne au moins { $least } secondes et au plus { $most } jours par coup ; quand le temps est écoulé, « loss » ou « bot ».
table-clock-alone = La pendule sert à jouer avec quelqu’un d’autre : laissez une place à un ami, ou jouez sans pendule.
