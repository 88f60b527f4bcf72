board-part-map = Map
board-part-offers = Offers
board-part-mine = Tableau
board-part-goals = Goals
board-means = Your means
board-army = Military
board-unit-left = in the supply: { $unit }
board-instead = instead
board-needs = Needs
board-gives = Gives
board-costs = Cost
board-only = Only { $where }.
board-no-room = No place for it
board-lacks-or-money = Missing: { $what } – or { $n } more money
board-people-short = Population short: { $n }
board-lacks = Missing: { $what }
board-wanted = In this game: { $n }
board-locked = Martial law: { $seat }
board-worth = Whoever leads gets { $n } points
board-not-in-play = not in play
board-influence = Influence { $n }
board-dominates = dominates
board-scores = { $n ->
    [one] 1 point
   *[other] { $n } points
    } in a scoring
board-has-empire = An empire card is in this deck
board-on-top = You know the top card:
board-empty = empty
board-next-wonder = Your next one costs
board-left = { $n } left
board-plain-cost = { $stone } stone, { $people } population
board-cards = Build cards and taxes
board-points-now = { $n ->
    [one] 1 point
   *[other] { $n } points
    }
board-scoring-now = Scoring now: +{ $n }
board-hidden = { $n ->
    [one] 1 face-down card
   *[other] { $n } face-down cards
}
board-leaders = Leaders to choose from
board-draft = Keep one of these technologies
board-picks = Chosen so far:
board-taken = Technology just taken
board-seen = Top card of the deck
board-saving = Ask before each payment, and let money replace goods
board-payment = Payment
board-replaced = { $currency } replaced: { $n }
board-less-money = Less money instead of { $currency }
board-more-money = More money instead of { $currency }
board-pay = Pay { $what }
board-tax = Taxes
board-tariff = Tariff
board-tax-by = { $first } × population + { $second } × government + production
board-tariff-by = { $first } × kinds of goods + { $second } × cities + production
board-saving-short = Money instead
board-drafted = Your starting technologies
board-passing = Also possible, without an action:
board-people = { $n } population
board-plain = No cards left, so without one:
board-may-look = a look at the top card of a deck before your action (click the deck)
board-may-refresh = your government's new offer (click a deck)
board-may-convert = 1 population for 20 of anything (click stone, ideas, food or money)
board-may-take_over = your leader takes over a city (click it on the map)
board-scored = Empire scoring:
board-part-actions = Actions
board-actions = The eight actions
board-do-work = Work
board-do-population = Population
board-do-build = Build
board-do-wonder = Wonder
board-do-technology = Technology
board-do-tax = Taxes
board-do-military = Military
board-do-government = Government
board-action-technology = a card
board-not-now = not possible now
board-legend-missing = red: you lack it
board-legend-instead = yellow: money for what you lack
