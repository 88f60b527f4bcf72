board-part-map = Karte
board-part-offers = Angebote
board-part-mine = Tableau
board-part-goals = Ziele
board-means = Deine Mittel
board-work = Arbeit +{ $n }
board-army = Militär
board-unit-left = im Vorrat: { $unit }
board-instead = als Ersatz
board-needs = Benötigt
board-gives = Gibt
board-costs = Kosten
board-only = Nur { $where }.
board-no-room = Kein Platz dafür
board-short = Es fehlen { $n } Geld
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
board-saving = Vor dem Bezahlen fragen, was durch Geld ersetzt wird
board-payment = Bezahlung
board-replaced = { $n } ersetzt ({ $money } Geld)
board-less-money = Weniger ersetzen: { $currency }
board-more-money = Mehr ersetzen: { $currency }
board-pay = So bezahlen
board-tax = Steuern
board-tariff = Zoll
board-tax-by = { $first } × Bevölkerung + { $second } × Regierung + Produktion
board-tariff-by = { $first } × Warenarten + { $second } × Städte + Produktion
board-saving-short = Geld als Ersatz
board-drafted = Deine Ausgangstechnologien
board-passing = Zusätzlich möglich, ohne Aktion:
