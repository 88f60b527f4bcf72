game-name = Die Probe
preset-whole = Eine ganze Partie
preset-whole-help = Drei Runden.
preset-short = Eine kurze Partie
preset-short-help = Eine Runde.
option-rounds = Runden
option-rounds-help = Wie lange die Partie dauert.

place-north = der Norden
place-east = der Osten
place-south = der Süden
place-west = der Westen
place-isle = die Insel

trial-ask-bid = Wie viel deiner { $coins } Münzen bietest du für die Führung?
trial-ask-trade = Möchtest du handeln?
trial-ask-march = { $moves ->
    [one] Du darfst noch einmal ziehen.
   *[other] Du darfst { $moves }-mal ziehen.
}
trial-ask-react = { $seat } rückt an ({ $place }). Legst du einen Hinterhalt?

trial-do-add = Gebot um { $coins } erhöhen
trial-do-seal = Gebot verschließen
trial-do-offer = { $seat } diese Karte anbieten: { $card }
trial-do-counter = Für { $seat } diese Karte hinlegen: { $card }
trial-do-agree = Tauschen
trial-do-refuse = Angebot von { $seat } ablehnen
trial-do-done = Handel beenden
trial-do-move = Mit { $amount } ziehen: { $from } – { $to }
trial-do-stop = Bleiben
trial-do-ambush = Hinterhalt mit { $card }
trial-do-let = Ziehen lassen

trial-event-round = Runde { $round }
trial-event-draw = { $seat } zieht { $card_secret }
trial-event-draw-hidden = { $seat } zieht eine Karte
trial-event-bid = { $seat } hat { $coins } geboten
trial-event-leads = { $seat } führt
trial-event-offer = { $seat } bietet { $seat_to } { $card_secret } an
trial-event-offer-hidden = { $seat } bietet { $seat_to } eine Karte an
trial-event-counter = { $seat } legt für { $seat_to } { $card_secret } hin
trial-event-counter-hidden = { $seat } legt für { $seat_to } eine Karte hin
trial-event-refuse = { $seat } lehnt das Angebot von { $seat_to } ab
trial-event-swap = { $seat } und { $seat_to } tauschen { $cards_secret }
trial-event-swap-hidden = { $seat } und { $seat_to } tauschen je eine Karte
trial-event-done = { $seat } hat genug gehandelt
trial-event-move = { $seat } rückt mit { $amount } an: { $place }
trial-event-ambush = { $seat } überfällt { $seat_from } mit { $card } und einer { $roll }
trial-event-ambush-fails = { $seat } scheitert beim Überfall auf { $seat_from } mit { $card } und einer { $roll }
trial-event-storm = Ein Sturm kommt auf: { $place }
trial-event-hand-on = Alle Hände wandern nach links

trial-score-places = Orte
trial-score-coins = Münzen
trial-score-cards = Karten
trial-end-rounds = Alle { $round } Runden sind gespielt
trial-end-resignation = In Runde { $round } blieb nur ein Haus übrig

figure-coins = Münzen
figure-pieces = Figuren
term-lead = Führung
term-lead-text = Wer die Führung hat, zieht zuerst.
trial-not-march = Dorthin geht es, wenn du ziehst.
trial-not-near = Du hast keine Figuren neben { $place }.
trial-not-bid = Geboten wird zu Beginn einer Runde.
trial-moves-lost = { $moves ->
    [one] Ein Zug verfällt.
   *[other] { $moves } Züge verfallen.
}
sum-hand = Karten auf der Hand
