goofspiel-title = Une partie de Goofspiel
goofspiel-bid = Miser { $card }
goofspiel-todo = Misez une carte pour le { $prize }.
goofspiel-prizes = Lots
web-about-goofspiel = Tout le monde a les mêmes cartes. Misez-les en secret pour gagner les lots, l’un après l’autre.
learn-goofspiel-about = Un jeu de cartes à mises secrètes.
