game-name = The Trial
preset-whole = A whole game
preset-whole-help = Three rounds.
preset-short = A short game
preset-short-help = One round.
option-rounds = Rounds
option-rounds-help = How long the game lasts.

place-north = the north
place-east = the east
place-south = the south
place-west = the west
place-isle = the isle

trial-ask-bid = How much of your { $coins } coins do you bid for the lead?
trial-ask-trade = Do you want to trade?
trial-ask-march = { $moves ->
    [one] You may march once more.
   *[other] You may march { $moves } times.
}
trial-ask-react = { $seat } marches into { $place }. Do you lay an ambush?

trial-do-add = Add { $coins } to the bid
trial-do-seal = Seal the bid
trial-do-offer = Offer { $card } to { $seat }
trial-do-counter = Lay down { $card } for { $seat }
trial-do-agree = Swap
trial-do-refuse = Refuse the offer of { $seat }
trial-do-done = No more trading
trial-do-move = March with { $amount } from { $from } to { $to }
trial-do-stop = Stay
trial-do-ambush = Ambush with { $card }
trial-do-let = Let them pass

trial-event-round = Round { $round }
trial-event-draw = { $seat } draws { $card_secret }
trial-event-draw-hidden = { $seat } draws a card
trial-event-bid = { $seat } has bid { $coins }
trial-event-leads = { $seat } leads
trial-event-offer = { $seat } offers { $card_secret } to { $seat_to }
trial-event-offer-hidden = { $seat } offers a card to { $seat_to }
trial-event-counter = { $seat } lays down { $card_secret } for { $seat_to }
trial-event-counter-hidden = { $seat } lays down a card for { $seat_to }
trial-event-refuse = { $seat } refuses the offer of { $seat_to }
trial-event-swap = { $seat } and { $seat_to } swap { $cards_secret }
trial-event-swap-hidden = { $seat } and { $seat_to } swap a card each
trial-event-done = { $seat } has finished trading
trial-event-move = { $seat } marches into { $place } with { $amount }
trial-event-ambush = { $seat } ambushes { $seat_from } with { $card } and a { $roll }
trial-event-ambush-fails = { $seat } fails to ambush { $seat_from } with { $card } and a { $roll }
trial-event-storm = A storm strikes { $place }
trial-event-hand-on = All hands go to the left

trial-score-places = Places
trial-score-coins = Coins
trial-score-cards = Cards
trial-end-rounds = All { $round } rounds are over
trial-end-resignation = Only one house was left in round { $round }

figure-coins = coins
figure-pieces = pieces
term-lead = Lead
term-lead-text = Whoever leads marches first.
trial-not-march = You can go there when you march.
trial-not-near = You have no pieces next to { $place }.
trial-not-bid = Bids are made when a round begins.
trial-moves-lost = { $moves ->
    [one] One march is lost.
   *[other] { $moves } marches are lost.
}
sum-hand = cards in hand
