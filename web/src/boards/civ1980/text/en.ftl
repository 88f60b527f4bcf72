board-part-map = Map
board-part-trade = Trade room
board-part-cards = Card shop
board-part-table = Succession table
board-map = Map of the eastern Mediterranean
board-mine = My people
board-my-nation = My nation
board-limit = Population limit { $n }
board-limit-mine = (for you { $n })
board-site-0 = No city site
board-site-1 = City site
board-site-2 = City site on a flood plain
board-plain = Flood plain
board-volcano = Volcano
board-city-of = City of { $seat }
board-tokens-of = { $seat }: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
board-ships-of = { $seat }: { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
board-ship-of = Ship { $ship } of { $seat }, tokens aboard: { $n }
board-city-price = a city takes { $n } tokens
board-neighbours = By land to
board-open-sea = Open sea: only for ships of nations with Astronomy, which may not end their move here.
board-orders = Orders
board-on-map = Choose on the map or here
board-hit = { $seat } loses { $range } points
board-lose-range = { $area }: { $range } tokens
board-on-map-only = Choose on the map
board-choose = Choose
board-or-follow = Or leave it to a plan
board-move-title = Movement: { $n ->
    [one] 1 token may still move
   *[other] { $n } tokens may still move
}
board-move-from = Click an area with your tokens, then where they go; or drag them there.
board-move-to = { $n ->
    [one] 1 token leaves
   *[other] { $n } tokens leave
}
board-move-gather = Click an area: tokens from all around it go there.
board-move-ship = { $n ->
    [one] Ship { $ship }, 1 step left: click a coast. Tokens beside the ship go with it.
   *[other] Ship { $ship }, { $n } steps left: click a coast. Tokens beside the ship go with it.
}
board-all-ashore = Everybody must go ashore, and ships must lie at a coast, before your movement ends.
board-so-far = Moved so far
board-amount = Tokens per move
board-amount-all = All
board-amount-but-one = Leave one
board-amount-number = Number
board-less = Less
board-more = More
board-gather = Gather
board-repeat = As last turn ({ $n })
board-ship = Ship { $ship }
board-landing = All go ashore there
board-load = Load { $n }
board-land = Land { $n }
board-shipyard = Shipyard
board-shipyard-hint = Click a coast with your people to build there, a ship to give it up, or an area to pay upkeep with a token.
board-shipyard-launched = New ship at { $area }
board-shipyard-scrapped = Ship { $ship } is given up
board-shipyard-upkeep = Upkeep { $n }, treasury afterwards { $left }
board-shipyard-unpaid = Upkeep is missing for { $n ->
    [one] 1 ship: it goes
   *[other] { $n } ships: they go
} back to the stock. Click areas to pay with tokens.
board-shipyard-mixed = One token from elsewhere, one from the treasury
board-shipyard-coast = Build at
board-shipyard-source = Token from
board-shipyard-build = Build the ship
board-debt = { $seat }: { $n ->
    [one] 1 point
   *[other] { $n } points
    } to lose
board-hand-worth = { $n ->
    [one] 1 trade card
   *[other] { $n } trade cards
} worth { $value }
board-hand = Hand { $n }
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
    } ({ $value })
board-need-1 = { $n ->
    [one] 1 city
   *[other] { $n } cities
    }
board-need-2 = cards of { $n } groups
board-need-3 = { $n } cards
board-need-4 = cards worth { $n }
board-have-1 = Cities
board-have-2 = Groups
board-have-3 = Cards
board-have-4 = Value
board-progress = Census and progress
board-nation = Nation
board-pieces = Pieces
board-stacks = Cards in the stacks
board-red-back = red back: a calamity
board-calamity-under = { $n ->
    [0] a calamity is next
    [one] a calamity under { $n } card
   *[other] a calamity under { $n } cards
    }
board-hand-full = Your hand is full: nobody draws a seventh card. Trade or buy to make room.
board-stack = Stack { $n }, { $copies } copies
board-basket = Basket
board-means = You can spend { $n }
board-owned = { $n } of at most { $most } cards
board-total = Price { $n }
board-from-treasury = { $n } from the treasury
board-wasted = { $n } wasted
board-have = yours
board-in-basket = in the basket
board-last-turn = the last one
board-short = With eleven cards { $n ->
    [one] 1 point
   *[other] { $n } points
} would be missing for the last space.
board-left = { $n ->
    [0] sold out
   *[other] { $n } left
}
board-pay-with = Best payment
board-pay-by-hand = Choose the cards yourself
board-pay-rest = { $n } from the treasury, which holds { $treasury }
board-credits = Credit for
board-packet = My packet
board-packet-hint = At least { $n } cards. The number of cards, the value and the card you name are told truthfully.
board-no-cards = You have no trade cards.
board-told = { $n ->
    [one] 1 card
   *[other] { $n } cards
} worth { $value }
board-named = Name
board-wish = Wish
board-to = To
board-offer = Offer
board-accept = Accept the deal
board-refuse = Refuse
board-retract = Take it back
board-counter = Answer
board-answer-with = Answer with { $cards }
board-lies-there = This very packet is on the table. Another card named, another wish or another receiver make a new one.
board-table-full = You have { $n } packets on the table. Take one back before you lay down another.
board-packets-left = Packets you may still lay down: { $n }
board-ready = Ready-made packets
board-what-if = What would a deal be worth?
board-now = Hand now
board-after-giving = after giving
board-after-deal = after the deal
board-suppose = Suppose you get:
board-clear = Clear
board-no-packets = Nobody has laid down a packet yet.
board-no-trade = Packets lie here in the trade phase.
board-packet-number = packet { $n }
board-answers = answers packet { $n }
board-with = with
board-wants = wishes
board-least = Your hand: { $now } now, at least { $after } after this deal.
board-answer = Answer with my packet
board-history = Offers and deals of this turn
board-phases = The phases of the turn
board-ahead = Next turn, as things stand
board-ahead-taxes = Taxes
board-ahead-support = Support
board-ahead-growth = Growth
board-ahead-of = of
board-ahead-revolt = { $n ->
    [one] 1 city will revolt
   *[other] { $n } cities will revolt
}: the stock is too small.
board-ahead-unsupported = Cities cannot be supported: too few tokens are left.
board-ahead-surplus = { $n ->
    [one] 1 token is
   *[other] { $n } tokens are
} above the limits.
board-ahead-stunted = { $n ->
    [one] 1 token fewer grows
   *[other] { $n } tokens fewer grow
}: the stock is too small.
board-legend = Legend
board-names = Names
board-legend-limit = Population limit
board-legend-tokens = Tokens of one nation
board-legend-city = City
board-legend-ship = Ship
board-locked = You received { $card }: it will strike you in phase 14.
board-means-left = left { $n }
board-enough = No more trade in this turn: { $players }.
board-trade-again = Trade again
