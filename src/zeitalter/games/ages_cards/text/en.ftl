game-name = Through the Ages: The Card Game
game-tagline = The rise of civilizations in a pyramid of cards
game-about = Every card is two things: a resource you spend, or a technology you play. Buy your way up the technology pyramid from beasts of burden to space flight, attack and defend, and build wonders before the others do.

option-mode = Theme set
option-mode-help = Which cards are used. A New World is recommended for first games.
option-mode-new_world = A New World
option-mode-reason = Triumph of Reason
option-mode-combined = Both sets combined

resource-food = food
resource-iron = iron
resource-animal = animal
resource-gunpowder = gunpowder
resource-oil = oil
resource-earth = earth
resource-space = space
resource-any = any resource

era-animal = Animal Age
era-gunpowder = Gunpowder Age
era-oil = Oil Age
era-earth = Earth Age
era-space = Space Age

type-civil = civil
type-attack = attack
type-tactic = tactic

label-hand = Hand
label-resources = Resources
label-technologies = Technologies
label-wonders = Wonders
label-pyramid = Technology pyramid
label-projects = Research projects
label-strength = Strength
label-points = Points
label-cost = Cost
label-reaction = Reaction
label-temporary = Temporary resources
label-fame = Fame markers
label-paid = Put down
label-you = you
label-any = +n: n more of any kind
label-taken = built
label-below = { $n ->
    [one] 1 more card below
   *[other] { $n } more cards below
}

# Numbers of things, for other messages.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

prompt-start-resource = Put one of your start cards into your display as a resource.
prompt-resource = Resource phase: play a card as a resource.
prompt-technology = Technology phase: play a card as a technology.
prompt-activation = Use the effect of { $card }?
prompt-refreshing = { $n ->
    [one] Refresh a card.
   *[other] Refresh cards: { $n } left.
}
prompt-exhausting = { $n ->
    [one] Exhaust a resource for the effect.
   *[other] Exhaust resources for the effect: { $n } left.
}
prompt-gaining = { $n ->
    [one] Choose a resource to receive.
   *[other] Choose the resources to receive: { $n } left.
}
prompt-playing-resources = { $n ->
    [one] You may play a further card as a resource.
   *[other] You may play up to { $n } further cards as resources.
}
prompt-choosing-opponent = Choose an opponent with a resource in their display.
prompt-copying = Choose a resource of { $seat } to receive the same.
prompt-using-civil = { $n ->
    [one] Choose a civil technology to activate.
   *[other] Choose civil technologies to activate: { $n } left.
}
prompt-deploying = { $n ->
    [one] You may play an attack from your hand; then you must activate it.
    [99] You may play any number of attacks from your hand; then you must activate one.
   *[other] You may play up to { $n } attacks from your hand; then you must activate one.
}
prompt-striking = { $n ->
    [one] Choose an attack to activate.
   *[other] Choose attacks to activate: { $n } left.
}
prompt-returning = Take { $card } back into your hand?
prompt-reacting = { $seat } attacks with { $card }, strength { $strength }. You have { $mine }. React?
prompt-losing = { $n ->
    [one] Defeated by { $seat }: exhaust a resource.
   *[other] Defeated by { $seat }: exhaust { $n } resources.
}
prompt-lost = A space counts as 2 resources, so this is enough. Exhaust another instead?
prompt-giving = Defeated by { $seat }: choose a wonder to give away.
prompt-buy = Buy phase: buy a card from the pyramid, or nothing.
prompt-paying = { $extra ->
    [0] Pay for { $card }: { $cost }.
   *[other] Pay for { $card }: { $cost }, and { $extra } of any kind.
}
prompt-paid = { $card } is paid. Buy it, or put down more and convert it with the rest.
prompt-building = Choose the wonder you build.
prompt-taking-back = You may take resources back into your hand.
prompt-placing-fame = Place a fame marker on a wonder.

do-done = Enough
do-leave = Leave the effect unused
do-no-attack = No further attack
do-leave-there = Leave it in the display
do-no-reaction = No further reaction
do-buy-nothing = Buy nothing and end the turn
do-leave-rest = Leave the rest in the display
do-move-nothing = Move no marker
do-count-double = The space counts as 2
do-resource = Play { $card } as a resource: { $resource }
do-technology = Play { $card } as a technology
do-activate = Use the effect of { $card }
do-refresh = Refresh { $resource } ({ $card })
do-exhaust = Exhaust { $resource } ({ $card })
do-gain = Receive { $resource }
do-choose = Choose { $seat }
do-copy = Receive { $resource }, as { $card } shows
do-use = Activate { $card }
do-deploy = Play the attack { $card }
do-strike = Attack with { $card }
do-return = Take { $card } back
do-react = React with { $card }
do-give = Give { $wonder }
do-buy = { $extra ->
    [0] Buy { $card } for { $cost }
   *[other] Buy { $card } for { $cost } + { $extra } any
}
do-pay = Pay the cheapest way
do-pay-this = Buy with what is put down
do-spend = Pay with temporary { $resource }
do-build = Build { $wonder }
do-take-back = Take { $card } back into your hand ({ $resource })
do-place = Place a fame marker on { $wonder }
do-move = Move a fame marker from { $from } to { $wonder }

event-turn = Turn { $turn }: { $seat }
event-resource = { $seat } plays { $card } as a resource: { $resource }.
event-technology = { $seat } plays { $card } as a technology.
event-activate = { $seat } uses the effect of { $card }.
event-exhaust = { $seat } exhausts { $resource } ({ $card }).
event-refresh = { $seat } refreshes { $resource } ({ $card }).
event-gain = { $seat } receives { $n } { $resource } for this turn.
event-points = { $seat } gains { points } on the track: { $total } now.
event-pay-points = { $seat } pays { points } of the track: { $total } left.
event-deploy = { $seat } plays the attack { $card }.
event-strike = { $seat } activates the attack { $card }.
event-return = { $seat } takes { $card } back into the hand.
event-attack = { $seat } attacks everyone with { $card }, strength { $n }.
event-react = { $seat } reacts with { $card }.
event-undefeated = { $seat } stands firm with strength { $n }.
event-defeated = { $seat } is defeated with strength { $n }.
event-give = { $seat } gives { $wonder } to { $seat_to }.
event-buy = { $seat } buys { $card } for { $what }.
event-wonder = { $seat } builds { $wonder }.
event-collect = { $n ->
    [one] { $seat } takes 1 technology back.
   *[other] { $seat } takes { $n } technologies back.
}
event-take-back = { $seat } takes { $card } back into the hand.
event-fame = { $n ->
    [one] { $seat } places a fame marker on { $wonder }.
   *[other] { $seat } has { $n } fame markers on { $wonder }.
}
event-no-effect = The effect of { $card } would bring { $seat } nothing now.
event-leave = { $seat } leaves the effect of { $card } unused.
event-choose = { $seat } chooses { $seat_to }.
event-copy = { $seat } receives what { $card } of { $seat_of } shows.
event-borrow = { $seat } uses { $card } of { $seat_of }.
event-no-reaction = { $seat } does not react any further, strength { $n }.
event-nothing-to-exhaust = { $seat } has no resource left to exhaust.
event-no-wonder = { $seat } has no wonder to give.
event-cannot-buy = { $seat } can pay for no card.
event-buy-nothing = { $seat } buys nothing.
event-project = { $card } is the next research project of its age.
event-lapse = Unspent and lost by { $seat }: { $what }.
event-move-fame = { $seat } moves a fame marker from { $from } to { $wonder }.
event-ending = The game ends with this turn of { $seat }.

end-resignation = All others have left the game.
end-last-wonder = { $seat } took the last wonder.
end-last-space-card = { $seat } bought the last Space card of the pyramid.
end-point-limit = { $seat } ended the turn with 15 or more points on the track.

score-cards = Civilization cards
score-wonders = Wonders
score-track = Point track

effect-exhaust = { $upto ->
    [0] Exhaust { $n } of your resources ({ $what }).
   *[other] Exhaust up to { $n } of your resources ({ $what }).
}
effect-pay-points = Pay { points }.
effect-refresh-self = { $upto ->
    [0] Refresh { cards } ({ $what }).
   *[other] Refresh up to { $n } cards ({ $what }).
}
effect-refresh-each-other = { $upto ->
    [0] Every other player refreshes { cards } ({ $what }).
   *[other] Every other player may refresh up to { $n } cards ({ $what }).
}
effect-refresh-chosen = { $upto ->
    [0] That player refreshes { cards } ({ $what }).
   *[other] That player may refresh up to { $n } cards ({ $what }).
}
effect-gain = Receive { $n } { $what } this turn.
effect-gain-choice = { $n ->
    [one] Receive 1 resource this turn, your choice of { $what }.
   *[other] Receive { $n } resources this turn, each your choice of { $what }.
}
effect-points-self = Gain { points }.
effect-points-each-other = Every other player gains { points }.
effect-points-chosen = That player gains { points }.
effect-points-per-kind = Gain { $n } per different resource in your display, at most { $most }.
effect-points-per-card = Gain { $n } per card exhausted this way, at most { $most }.
effect-play-resource = { $n ->
    [one] You may play 1 further card from your hand as a resource.
   *[other] You may play up to { $n } further cards from your hand as resources.
}
effect-choose-opponent = Choose an opponent who has a resource in the display.
effect-copy = { $n ->
    [one] Receive this turn what one of those resources shows; the card stays as it is.
   *[other] Receive this turn what { $n } of those resources show; the cards stay as they are.
}
effect-copy-exhaust = { $n ->
    [one] Receive this turn what one of those resources shows, and exhaust it.
   *[other] Receive this turn what { $n } of those resources show, and exhaust them.
}
effect-civil-own = { $upto ->
    [0] Activate { $n } other civil technology of your own display.
   *[other] Activate up to { $n } other civil technologies of your own display, one after the other.
}
effect-civil-opponent = { $upto ->
    [0] Activate { $n } civil technology in an opponent's display as if it were yours.
   *[other] Activate up to { $n } civil technologies in opponents' displays as if they were yours.
}
effect-civil-any = { $upto ->
    [0] Activate { $n } other civil technology in any display.
   *[other] Activate up to { $n } other civil technologies in any displays, one after the other.
}
effect-owner-points = An opponent whose card is used gains { points }.
effect-deploy = { $n ->
    [one] You may play 1 attack from your hand.
   *[other] You may play up to { $n } attacks from your hand.
}
effect-deploy-all = You may play any number of attacks from your hand.
effect-strike-display = { $n ->
    [one] Activate 1 attack of your display.
   *[other] Activate up to { $n } attacks of your display, one after the other.
}
effect-strike-hand = { $n ->
    [one] Show 1 attack of your hand and activate it; it stays in your hand and adds no strength.
   *[other] Show up to { $n } attacks of your hand and activate them; they stay in your hand and add no strength.
}
effect-strike-deployed = { $n ->
    [one] If you did, you must activate 1 attack played this way.
   *[other] If you did, activate up to { $n } attacks played this way.
}
effect-strength-bonus = Your strength is { $n } higher for this attack.
effect-return = You may take that attack back into your hand.
effect-attack = Attack all opponents.
effect-attacker-points = You gain { points } in any case.
effect-loser-exhausts = { $n ->
    [one] Everyone defeated exhausts 1 resource.
   *[other] Everyone defeated exhausts { $n } resources.
}
effect-loser-gives = Everyone defeated gives you 1 wonder of their choice.
effect-undefeated-points = Everyone undefeated gains { points }.

condition-resources = At least { $n } resources in your display ({ $what })
condition-different = At least { $n } different resources in your display
condition-technologies-any = At least { $n } open technologies in your display
condition-technologies-civil = At least { $n } open civil technologies
condition-technologies-attack = At least { $n } open attacks
condition-technologies-tactic = At least { $n } open tactics
condition-strength = Open strength of at least { $n }
condition-points-back = Cards worth at least { $n } points taken back this turn
condition-cards-back = At least { $n } cards taken back this turn
condition-attacks = { $n ->
    [one] An attack carried out this turn
   *[other] At least { $n } attacks carried out this turn
}
condition-points-gained = At least { points } gained this turn
condition-track = At least { points } on the track
condition-bought = A card bought this turn from: { $eras }

# What "look" tells of a card, a wonder, a resource or an age.
look-card-civil = Civil card
look-card-attack = Attack card
look-card-tactic = Tactic card
look-wonder = Wonder
look-resource = Resource
look-era = Age
look-start = Start card
look-set = { $era }, { $set }
look-resource-side = Resource side: { $resource }
look-technology-side = Technology side: { $type }{ $strength ->
        [0] { "" }
       *[other] , strength { $strength }
    }{ $reaction ->
        [0] { "" }
       *[other] , reaction
    }
look-points = { points } at the end
look-cost = Base cost: { $cost }
look-left-out = Left out with 2 players
look-in-hand = Now in the hand of { $seat }
look-as-resource = Now in the display of { $seat }, resource side up
look-as-technology = Now in the display of { $seat }, technology side up
look-in-pyramid = { $n ->
    [0] Now in the pyramid, for its base cost
   *[other] Now in the pyramid, for its base cost and { $n } of any kind
}
look-rests-on = Rests on: { $cards }
look-carries = Carries: { $cards }
look-top-project = { $n ->
    [0] Now the top research project of its age, for its base cost
   *[other] Now the top research project of its age, for its base cost and { $n } of any kind
}
look-project = Now a research project of its age, below the top
look-not-here = Not in this game
look-fame-needed = Needs { $n } fame markers
look-marker = Marked with { $card }: of the two wonders of an age the one whose mark lies further left is used
look-owner = Belongs to { $seat }
look-beside = Now beside the pyramid
look-progress = { $seat }: { $n } of { $most }
look-fame = { $n ->
    [one] 1 fame marker
   *[other] { $n } fame markers
}
look-pair = When you buy, 2 of them make 1 { $resource }
look-three = When you buy, any 3 resources make 1 earth
look-earth = Stands for any 1 resource
look-space = Stands for 2 earth
look-row = In the pyramid, from the left: { $cards }
look-empty-row = No card of it is left in the pyramid
look-stack = { $n ->
    [0] Research project: { $card }
   *[other] Research projects: { $card } on top, { $n } below
}
look-row-wonder = Wonder: { $wonder }

# Reasons of a bot: what changes for it. $change is a signed number such as +2.
factor-card_points = { $change } points of cards
factor-wonder_points = { $change } points of wonders
factor-track = { $change } on the victory point track
factor-track_near_end = nearer to the end of the victory point track
factor-track_near_end-less = further from the end of the victory point track
factor-lead = { $change } points of lead
factor-behind = { $change } points behind the first
factor-hand = { $change } hand cards
factor-turns_to_collect = { $change } turns until all cards come back
factor-animals = { $change } animal cards owned
factor-gunpowders = { $change } gunpowder cards owned
factor-oils = { $change } oil cards owned
factor-earths = { $change } earth cards owned
factor-spaces = { $change } space cards owned
factor-attacks = { $change } attacks owned
factor-tactics = { $change } tactics owned
factor-ready_food = { $change } food in the display
factor-ready_iron = { $change } iron in the display
factor-ready_animal = { $change } animals in the display
factor-ready_gunpowder = { $change } gunpowder in the display
factor-ready_oil = { $change } oil in the display
factor-ready_earth = { $change } earth in the display
factor-ready_space = { $change } space in the display
factor-ready_kinds = { $change } different resources in the display
factor-used_up = more cards lie technology side up
factor-used_up-less = fewer cards lie technology side up
factor-temporary = more temporary resources
factor-temporary-less = fewer temporary resources
factor-hand_civil = { $change } civil cards in hand
factor-hand_attack = { $change } attacks in hand
factor-hand_tactic = { $change } tactics in hand
factor-gaining = effects that yield more resources
factor-gaining-less = effects that yield fewer resources
factor-refreshing = effects that refresh more
factor-refreshing-less = effects that refresh less
factor-deploying = effects that play more resources
factor-deploying-less = effects that play fewer resources
factor-repeating = effects that activate more technologies
factor-repeating-less = effects that activate fewer technologies
factor-scoring = effects that bring more victory points
factor-scoring-less = effects that bring fewer victory points
factor-scoring_in_hand = more victory points from effects in hand
factor-scoring_in_hand-less = fewer victory points from effects in hand
factor-best_score_in_hand = a better effect for victory points in hand
factor-best_score_in_hand-less = no such good effect for victory points in hand
factor-strength = { $change } military strength
factor-strength_lead = { $change } military strength above the strongest rival
factor-strength_gap = { $change } military strength below the strongest rival
factor-reserve = { $change } strength to react with
factor-defence_spare = a safer defence
factor-defence_spare-less = a less safe defence
factor-defence_gap = a weaker defence than the attacks of others
factor-defence_gap-less = a defence closer to the attacks of others
factor-power = { $change } strength for the next attack
factor-all_strength = { $change } strength on all own cards
factor-resources_in_danger = { $change } resources that an attack may exhaust
factor-wonder_in_danger = a wonder that an attack may take
factor-wonder_in_danger-less = a safer wonder
factor-prey_resources = { $change } resources of others that an attack would exhaust
factor-prey_wonders = wonders of others within reach of an attack
factor-prey_wonders-less = fewer wonders of others within reach of an attack
factor-wonders = { $change } wonders
factor-wonder_fulfilled = more conditions of wonders hold
factor-wonder_fulfilled-less = fewer conditions of wonders hold
factor-wonder_progress = nearer to the conditions of wonders
factor-wonder_progress-less = further from the conditions of wonders
factor-wonder_ripe = a wonder could be built soon
factor-wonder_ripe-less = no wonder could be built as soon
factor-wonder_reach = cards for more wonders
factor-wonder_reach-less = cards for fewer wonders
factor-wonder_contest = more rivals for the wonders
factor-wonder_contest-less = fewer rivals for the wonders
factor-fame = more fame on the wonders
factor-fame-less = less fame on the wonders
factor-fame_almost = one fame marker short of a wonder
factor-fame_almost-less = not so near to a wonder by fame
factor-fame_threatened = fame that a rival may make worthless
factor-fame_threatened-less = safer fame
factor-fame_free = { $change } free fame markers
factor-units = { $change } resources to pay with
factor-buy_era = a card of a later era can be paid
factor-buy_era-less = only a card of an earlier era can be paid
factor-buy_points = { $change } points on the best card that can be paid
factor-end_ahead = could end the game in the lead
factor-end_ahead-less = cannot end the game as far in the lead
factor-end_behind = would end the game behind
factor-end_behind-less = would end the game less far behind
factor-on_turn = has the turn
factor-on_turn-less = another has the turn
factor-seats_to_turn = { $change } players until the own turn
factor-starts = is the start player
factor-starts-less = is not the start player

# A figure that everybody can count, as in "+2 score".
figure-points = score
figure-strength = military strength

# What figures are made of.
sum-points = Points if the game ended now
sum-strength = Military strength
sum-defence = Military strength with every reaction
sum-fame = Free fame markers
sum-attack = Military strength of the attack
sum-price = Resources to pay
sum-progress = Towards the wonder
sum-from-hand = { $card } from the hand, as a reaction
sum-from-display = { $card } behind a resource, as a reaction
sum-tactic = the tactic that leads the attack
sum-markers = own fame markers
sum-on = on { $wonder }
sum-base = base cost: { $resource }
sum-below = any resource, since { $card } lies in the way
sum-as = { $resource } ({ $card })
sum-this-turn = this turn
sum-points-back = points on cards taken back this turn
sum-cards-back = cards taken back this turn
sum-attacks = attacks carried out this turn
sum-points-gained = points gained this turn
sum-bought = bought this turn

# Why something is not possible now.
why-over = The game is over.
why-before-start = Before the first turn { $seat } puts down a start card as a resource.
why-belongs = This card belongs to { $seat }.
why-buy-others-turn = You buy in your own turn. Now { $seat } is on turn.
why-paying-for = Only 1 card a turn: you are paying for { $card }.
why-too-dear = { $extra ->
    [0] It costs { $cost }.
   *[other] It costs { $cost } + { $extra } any.
} { $n ->
    [one] You are 1 resource of the right kind short.
   *[other] You are { $n } resources of the right kind short.
}
why-bought-already = You have bought a card this turn already: only 1 a turn.
why-buy-later = { $n ->
    [0] Cards are bought in the buy phase. What you have now would pay for it.
    [one] Cards are bought in the buy phase. You are 1 resource of the right kind short so far.
   *[other] Cards are bought in the buy phase. You are { $n } resources of the right kind short so far.
}
why-buy-over = The buy phase of this turn is over.
why-no-reaction = This card lacks the reaction symbol: it cannot be played against an attack.
why-civil-reaction = There is a civil technology behind this resource: it adds no strength.
why-counts-already = { $n ->
    [0] This technology adds no strength.
   *[other] This technology counts already: strength { $n }.
}
why-hand-pays-nothing = Cards in your hand pay for nothing: only resources in your display do.
why-exhausted-pays-nothing = This card is exhausted: to pay with its { $resource }, an effect must refresh it first, or you play it as a resource again.
why-exhausted-already = This card shows its technology already: only resources can be exhausted.
why-hand-others-turn = You play cards from your hand in your own turn, or react with the reaction symbol. Now { $seat } is on turn.
why-resource-others-turn = You spend resources in your own turn. Now { $seat } is on turn.
why-technology-others-turn = Effects are used in your own turn. Now { $seat } is on turn.
why-technology-lies = Its effect is only used when you play it from your hand, or when another effect activates it.
why-resource-later = You exhaust resources to pay in the buy phase, or when an effect asks for it.
why-in-hand-already = This card is in your hand already.
why-decide-effect = First decide whether to use the effect of { $card }.
why-resource-phase = Resource phase: a card of your hand is played as a resource first.
why-technology-phase = Technology phase: a card of your hand is played as a technology first.
why-take-back = Only resources may be taken back now.
why-choose-wonder = A wonder is to be chosen first.
why-choose-first = First choose the card you buy; then you pay.
why-not-needed = It can have no part in the price of { $card }.
why-copy-chosen = Only resources of { $seat } can be copied.
why-copy-same = An equal resource is on offer already.
why-copy-resource = Only what lies resource side up can be copied.
why-exhaust-kind = The effect asks for: { $what }. Earth and space stand for any.
why-exhaust-only = Only a resource in your display can be exhausted.
why-refresh-kind = The effect refreshes only: { $what }.
why-refresh-only = Only an exhausted card can be refreshed: it must lie technology side up in your display.
why-from-hand = The effect asks for a card of your hand.
why-civil-opponent = The effect activates a technology of an opponent.
why-civil-open = Only a civil technology that lies open in a display can be activated.
why-civil-only = Only a civil technology can be activated by this effect.
why-civil-own = The effect activates technologies of your own display.
why-activated-already = This card is being carried out, or has been activated by this effect already.
why-not-payable = You cannot pay what the effect of this card costs.
why-attack-from-hand = The effect asks for an attack of your hand.
why-attack-only = Only an attack can be activated by this effect.
why-attack-display = The effect activates only attacks that lie open in your display.
why-attack-hand = The effect activates only attacks of your hand.
why-attack-deployed = The effect activates only attacks that were played by it.
why-return-only = Only { $card } may be taken back now.
why-choose-opponent = Choose an opponent with a resource in their display.
why-gain = First choose the resource you receive.
why-gain-kind = The effect gives only: { $what }.
why-own-wonder = This wonder is yours: it brings its points at the end.
why-wonder-belongs = This wonder belongs to { $seat }: only an attack can take it away.
why-condition = Its condition is not met: you have { $n } of { $most }.
why-no-marker = No other fame marker can be moved here.
why-wonder-later = You meet its condition. You build it at the end of your turn, if no more than 1 card is left in your hand.
why-fame-later = { $n ->
    [one] You meet its condition. At the end of your turn you may place the last fame marker that it needs.
   *[other] You meet its condition. At the end of your turn you may place a fame marker here; { $n } are missing.
}
why-received-belongs = These resources belong to { $seat }, for this turn.
why-received-later = Received resources are spent in the buy phase of this turn.
why-yourself = Choose an opponent, not yourself.
why-nothing-to-copy = { $seat } has no resource in the display.
why-own-seat = This is you. Nothing is to be done with a player now.
why-no-opponent = No opponent is to be chosen now.

# What a choice brings.
consequence-attack = { $card } attacks with strength { $n }.
consequence-beaten = { $most ->
    [0] { $seat } is defeated: no strength, and no reaction.
   *[other] { $seat } is defeated: strength { $n }, at most { $most } with every reaction.
}
consequence-may-react = { $seat } has strength { $n }, but can react up to { $most } and stay undefeated.
consequence-stands = { $points ->
    [0] { $seat } stays undefeated with strength { $n }.
    [one] { $seat } stays undefeated with strength { $n }, and gains 1 point.
   *[other] { $seat } stays undefeated with strength { $n }, and gains { $points } points.
}
consequence-defeats-nobody = This attack defeats nobody.
consequence-takes-nothing = Nobody who may be defeated has anything to lose by it.
consequence-could-stand = You are defeated with { $n } against { $strength }. With your reactions you could reach { $most }.
consequence-stands-already = You are undefeated already: { $n } against { $strength }.
consequence-in-vain = You are defeated anyway: every reaction together gives { $most } against { $strength }.
consequence-could-buy = { $n ->
    [one] You could pay for { $card }.
   *[other] You could pay for { $n } cards, { $card } among them.
}
consequence-lapses = What you received and do not spend is lost: { $what }.
consequence-ends-ahead = This ends the game. You would have { $n } points, { $seat } has { $other }.
consequence-ends-behind = This ends the game, and you would not win: you would have { $n } points, { $seat } has { $other }.

# Glossary.
term-resource = Resource
term-resource-text = One side of every civilization card. Resource side up in your display it can be exhausted, to pay for a card or for an effect. It may lie there for several turns.
term-technology = Technology
term-technology-text = The other side of every civilization card: civil, attack or tactic. Its effect is used when you play it from your hand, or when another effect activates it. Its strength counts as long as it lies open.
term-exhaust = Exhaust
term-exhaust-text = Turn a resource in your display to its technology side. This pays for cards and effects, or shows a tactic or an attack against an attacker. The effect of the technology is not used.
term-refresh = Refresh
term-refresh-text = Turn an exhausted card back to its resource side, so that it can pay again. Only certain effects allow this.
term-civil = Civil
term-civil-text = Green technologies. They yield resources, refresh cards, play more resources or bring points.
term-attack = Attack
term-attack-text = Red technologies. All opponents are attacked at once. Everybody with less strength than you is defeated and bears what the card says; with equal strength one stays undefeated.
term-tactic = Tactic
term-tactic-text = Blue technologies. They let you play further attacks from your hand or activate attacks once more, some of them with more strength.
term-reaction = Reaction
term-reaction-text = Whoever is attacked may play cards with this symbol from the hand, and exhaust resources with an attack or a tactic behind them. Only their strength counts, not their effects.
term-strength = Military strength
term-strength-text = All military symbols on the technologies that lie open in your display. Cards in the hand and resource sides do not count.
term-points = Victory points
term-points-text = On civilization cards, on wonders and, in Triumph of Reason, on the point track. Cards in your hand and your display count alike. Most points win.
term-track = Point track
term-track-text = In Triumph of Reason, effects bring points that are marked here. With 15 or more at the end of a turn the game ends. Points to be paid come from here and never fall below 0.
term-pyramid = Technology pyramid
term-pyramid-text = The cards on sale. Every card lies on two of the row below. Each card that still lies below it, over all rows and in direct connection, makes it dearer by 1 resource of any kind.
term-base-cost = Base cost
term-base-cost-text = The resources printed on the card. They are always to be paid; a resource of any kind for every card in the way comes on top.
term-extra = Additional resources
term-extra-text = +2 means: 2 more resources of any kind, since 2 cards lie below in direct connection. The number falls as those are bought.
term-convert = Convert
term-convert-text = While buying, 2 food or 2 iron become 1 beast of burden, 2 beasts of burden 1 gunpowder, 2 gunpowder 1 oil, and any 3 resources 1 earth. Never the other way.
term-joker = Earth and space
term-joker-text = Earth stands for any resource. Space counts as 2 earth, also for two different resources. Exhausted for an effect, it counts as 1.
term-temporary = Received resources
term-temporary-text = Resources that an effect gives you for this turn only. What is not spent by the end of the turn is lost.
term-wonder = Wonder
term-wonder-text = One for each age, beside its row. In A New World it is built at the end of a turn as soon as its condition is met and no more than 1 card is left in the hand; in Triumph of Reason with fame markers. Attacks can take a wonder away.
term-condition = Condition
term-condition-text = What you must have in your display, or have done this turn, at the end of your turn. The bar shows how far you are.
term-fame = Fame marker
term-fame-text = In Triumph of Reason, whoever meets the condition of a wonder at the end of a turn places 1 of 5 markers on it. With as many as it needs the wonder is built, and everybody takes theirs back.
term-resource-phase = Resource phase
term-resource-phase-text = The first phase: 1 card of your hand is played as a resource. With only 1 card left the technology phase is skipped.
term-technology-phase = Technology phase
term-technology-phase-text = The second phase: 1 card of your hand is played as a technology. You may use its effect; once used, it is carried out in full.
term-buy-phase = Buy phase
term-buy-phase-text = The third phase: you may buy 1 card. It comes into your display, technology side up, but its effect is not used.
term-end-phase = End of the turn
term-end-phase-text = With no more than 1 card left in your hand, all open technologies return to it, and resources if you like. Wonders are built or fame is placed. With 2 or more cards in hand the display stays as it is.
term-display = Display
term-display-text = The cards in front of a player: resource side up or technology side up. Cards in the hand lie open too, since everybody may look at all cards.
term-take-back = Take back
term-take-back-text = At the end of a turn with no more than 1 card in the hand, open technologies return to the hand; of the resources you choose.
term-project = Research project
term-project-text = With both sets combined, the cards that do not fit into the pyramid. The top one of a stack may be bought too, for 1 more resource per card of the age before that still lies in the pyramid.
term-age = Age
term-age-text = The five rows of the pyramid: beast of burden, gunpowder, oil, earth and space. All cards of a row have the resource of its age on the other side.
term-game-end = End of the game
term-game-end-text = The game ends at the end of the turn in which somebody takes the last wonder, buys the last Space card of the pyramid or has 15 points on the track.
term-ring = Coloured rings
term-ring-text = A ring marks what you may click now. A dashed ring marks what the question is about; in an attack, who decides. A white ring around the strength is the reaction symbol.

# Scripted opponents.
bot-raider = Raider
bot-raider-help = Attacks whenever it can, and buys attacks and tactics before anything else.

factor-standing = a better position on the whole
factor-standing-less = a worse position on the whole
