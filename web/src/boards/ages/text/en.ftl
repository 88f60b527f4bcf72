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
board-next-worker = Next worker: { $n } food
board-eats = Consumption: { $n }
board-faces-needed = Faces needed: { $n }
board-corruption = Corruption: { $n }
board-blue-left = Tokens for production: { $n }
board-then = { $n ->
    [one] { $value } after 1 token
   *[other] { $value } after { $n } tokens
}
board-ahead = End of turn:
board-ahead-culture = +{ $n } culture
board-ahead-science = +{ $n } science
board-ahead-food = +{ $n } food
board-ahead-eaten = −{ $n } eaten
board-ahead-resources = +{ $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
board-ahead-corruption = corruption −{ $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
board-ahead-hunger = hunger −{ $n } culture
board-ahead-cards = draw { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
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
board-open = whole board
board-back = back to my board
board-of = The civilization of { $seat }
board-grow = One more worker ({ $n } food)
board-turn-of = turn of { $seat }
board-cards = { $n ->
    [0] no military card
    [one] 1 military card
   *[other] { $n } military cards
} in hand
board-most = You can bid up to { $n }.
