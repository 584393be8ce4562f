goofspiel-title = A game of Goofspiel
goofspiel-option-players = How many play
goofspiel-option-cards = How many cards everybody has
goofspiel-bid = Bid { $card }
goofspiel-spent = You no longer have the { $card }.
goofspiel-todo = Bid a card for the { $prize }.
goofspiel-prizes = Prizes
goofspiel-won = { $count ->
    [0] No prizes yet
    [one] Won the prize { $prizes }
   *[other] Won the prizes { $prizes }
}
goofspiel-left = { $count ->
    [0] No more prizes to come
    [one] { $count } more prize to come
   *[other] { $count } more prizes to come
}
goofspiel-space = The prize { $prize }; bids: { $bids }
goofspiel-level-1 = Bids any card.
goofspiel-level-2 = Tries every card out in random games.
goofspiel-level-3 = Bids what a prize is worth.
bot-goofspiel-fair = Bids the card nearest to the prize.
play-help-goofspiel = Bid a card for the prize that is turned up: bid 5
web-about-goofspiel = Everybody has the same cards. Bid them in secret for the prizes, one after the other.
web-facts-goofspiel = 2 to 4 players · 5 minutes · everybody at once
learn-goofspiel-about = A card game of secret bids.
learn-goofspiel-short = In short
learn-goofspiel-short-bid = Everybody bids one card for each prize. The highest bid wins it.
learn-goofspiel-short-most = Whoever has most points in the end wins.
learn-goofspiel-prize = One prize
learn-goofspiel-prize-secret = Choose a card. Nobody sees it until all have chosen.
learn-goofspiel-prize-highest = The highest card takes the prize, which counts as many points as it shows.
learn-goofspiel-prize-tie = If the highest bid was made twice, nobody gets the prize.
learn-goofspiel-prize-spent = Every card can be bid only once.
