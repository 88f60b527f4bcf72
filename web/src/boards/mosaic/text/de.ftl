board-part-map = Karte
board-part-offers = Angebote
board-part-mine = Tableau
board-part-goals = Ziele
board-means = Deine Mittel
board-army = Militär
board-unit-left = im Vorrat: { $unit }
board-instead = als Ersatz
board-needs = Benötigt
board-gives = Gibt
board-costs = Kosten
board-only = Nur { $where }.
board-no-room = Kein Platz dafür
board-lacks-or-money = Es fehlt: { $what } – oder { $n } Geld mehr
board-people-short = Es fehlt Bevölkerung: { $n }
board-lacks = Es fehlt: { $what }
board-wanted = In dieser Partie: { $n }
board-locked = Kriegsrecht: { $seat }
board-worth = Wer führt, bekommt { $n } Punkte
board-not-in-play = nicht im Spiel
board-influence = Einfluss { $n }
board-dominates = dominiert
board-scores = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } bei einer Zählung
board-has-empire = Eine Imperienkarte liegt im Deck
board-on-top = Du kennst die oberste Karte:
board-empty = leer
board-next-wonder = Dein nächstes kostet
board-left = noch { $n }
board-plain-cost = { $stone } Stein, { $people } Bevölkerung
board-cards = Baukarten und Steuern
board-points-now = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }
board-scoring-now = Zählung jetzt: +{ $n }
board-hidden = { $n ->
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
board-leaders = Anführer zur Wahl
board-draft = Behalte eine dieser Technologien
board-picks = Bisher gewählt:
board-taken = Genommene Technologie
board-seen = Oberste Karte des Decks
board-saving = Vor jeder Bezahlung fragen, und Geld als Ersatz zulassen
board-payment = Bezahlung
board-replaced = { $currency } ersetzt: { $n }
board-less-money = Weniger Geld statt { $currency }
board-more-money = Mehr Geld statt { $currency }
board-pay = { $what } bezahlen
board-tax = Steuern
board-tariff = Zoll
board-tax-by = { $first } × Bevölkerung + { $second } × Regierung + Produktion
board-tariff-by = { $first } × Warenarten + { $second } × Städte + Produktion
board-saving-short = Geld als Ersatz
board-drafted = Deine Ausgangstechnologien
board-passing = Zusätzlich möglich, ohne Aktion:
board-people = { $n } Bevölkerung
board-plain = Keine Karten mehr, daher ohne:
board-may-look = ein Blick auf die oberste Karte eines Decks vor deiner Aktion (Klick auf das Deck)
board-may-refresh = neues Angebot durch deine Regierung (Klick auf ein Deck)
board-may-convert = 1 Bevölkerung gegen 20 eines Zahlungsmittels (Klick auf Stein, Ideen, Nahrung oder Geld)
board-may-take_over = deine Anführerin übernimmt eine Stadt (Klick auf der Karte)
board-scored = Zählung der Imperienpunkte:
board-part-actions = Aktionen
board-actions = Die acht Aktionen
board-do-work = Arbeit
board-do-population = Bevölkerung
board-do-build = Bau
board-do-wonder = Wunder
board-do-technology = Technologie
board-do-tax = Steuern
board-do-military = Militär
board-do-government = Regierung
board-action-technology = eine Karte
board-not-now = jetzt nicht möglich
board-legend-missing = rot: fehlt dir
board-legend-instead = gelb: Geld für Fehlendes
