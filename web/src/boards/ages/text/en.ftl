board-cost = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
board-take = To take it
board-why-empty = There is no card here.
board-why-wonder = You already have a wonder under construction.
board-why-hand = Your hand of civil cards is full.
board-why-leader = You have already taken a leader of this age.
board-why-owned = You already have this technology.
board-why-expensive = You do not have enough civil actions left.
board-why-short-empty = empty
board-why-short-wonder = wonder begun
board-why-short-hand = hand full
board-why-short-leader = leader taken
board-why-short-owned = owned
board-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
board-tokens = { $n ->
    [one] 1 blue token
   *[other] { $n } blue tokens
}
board-civil = Civil actions: { $n } of { $all } left
board-military = Military actions: { $n } of { $all } left
board-yellow = Yellow bank
board-blue = Blue bank
board-unused = unused workers: { $n }
board-yellow-marks = Food for the next worker while the last token lies in this section
board-blue-marks = Corruption while the last token lies in this section
board-next-worker = Next worker: { $n } food
board-eats = Consumption: { $n }
board-faces-needed = Faces needed: { $n }
board-corruption = Corruption: { $n }
board-blue-left = Tokens for production: { $n }
board-then = { $n ->
    [one] { $value } after 1 token
   *[other] { $value } after { $n } tokens
}
board-forecast = You will produce { $culture } culture, { $science } science, { $food } food, { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
    }.
board-forecast-eaten = Your people eat { $n }.
board-forecast-corruption = You will pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
    } of corruption.
board-forecast-hunger = Hunger: −{ $n } culture.
board-forecast-cards = You will draw { $n ->
    [one] 1 military card
   *[other] { $n } military cards
    }.
board-draw-fewer = Draw fewer …
board-uprising = Uprising! With { $n } discontent you will produce nothing.
board-current = Current events: { $n }
board-future = Future events: { $n }
board-known = Yours:
board-hidden = + { $n } hidden
board-fresh = next turn
board-empty = none
board-war-alarm = { $seat } wages { $card }!
board-destroy = Destroy a building or disband a unit …
board-bid = { $seat } bids { $n }
board-no-bid = No bid yet
board-government-cost = { $n } (revolution: { $revolution })
board-part-row = Card row
board-part-civilization = Civilization
board-part-hand = Hand
board-in-all = in all { $n }
