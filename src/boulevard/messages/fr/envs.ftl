# Ce qui ne va pas dans les environnements pour programmes qui apprennent.

env-reset-needed = Il n’y a pas encore de partie, ou elle est finie ; appelez reset().
env-games-over = Ces parties sont finies ; relancez-les d’abord : { $rows }.
env-action-missing = C’est à { $agent } de jouer, mais aucune action n’a été donnée.
env-actions-by-agent = Il faut les actions par agent (un dictionnaire), pas { $kind }.
env-no-outcome = Le hasard n’a pas de résultat { $outcome } maintenant ; ils vont de 0 à { $most }.
