board-cost = { $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
board-take = Nehmen kostet
board-why-empty = Hier liegt keine Karte.
board-why-wonder = Du baust schon an einem Weltwunder.
board-why-hand = Deine Hand ziviler Karten ist voll.
board-why-leader = Du hast schon einen Anführer dieses Zeitalters genommen.
board-why-owned = Du hast diese Technologie schon.
board-why-expensive = Dir fehlen Zivilaktionen.
board-why-short-empty = leer
board-why-short-wonder = Wunder im Bau
board-why-short-hand = Hand voll
board-why-short-leader = schon gewählt
board-why-short-owned = vorhanden
board-workers = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
board-tokens = { $n ->
    [one] 1 blauer Spielstein
   *[other] { $n } blaue Spielsteine
}
board-civil = Zivilaktionen: { $n } von { $all } übrig
board-military = Militäraktionen: { $n } von { $all } übrig
board-yellow = Gelber Vorrat
board-blue = Blauer Vorrat
board-unused = nicht eingesetzte Arbeiter: { $n }
board-next-worker = Nächster Arbeiter: { $n } Nahrung
board-eats = Verbrauch: { $n }
board-faces-needed = Nötige glückliche Gesichter: { $n }
board-corruption = Korruption: { $n }
board-blue-left = Steine für die Produktion: { $n }
board-then = { $n ->
    [one] { $value } nach 1 Stein
   *[other] { $value } nach { $n } Steinen
}
board-ahead = Zugende:
board-ahead-culture = +{ $n } Kultur
board-ahead-science = +{ $n } Wissenschaft
board-ahead-food = +{ $n } Nahrung
board-ahead-eaten = −{ $n } Verbrauch
board-ahead-resources = +{ $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}
board-ahead-corruption = Korruption −{ $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}
board-ahead-hunger = Hunger −{ $n } Kultur
board-ahead-cards = { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
} ziehen
board-draw-fewer = Weniger ziehen …
board-uprising = Aufstand! Bei { $n } Unzufriedenen produzierst du nichts.
board-current = Gegenwärtige Ereignisse: { $n }
board-future = Zukünftige Ereignisse: { $n }
board-known = Deine:
board-hidden = + { $n } verdeckt
board-fresh = nächster Zug
board-empty = keine
board-war-alarm = { $seat } führt gegen dich: { $card }!
board-destroy = Gebäude zerstören oder Einheit auflösen …
board-bid = { $seat } bietet { $n }
board-no-bid = Noch kein Gebot
board-government-cost = { $n } (Revolution: { $revolution })
board-part-row = Kartenreihe
board-part-civilization = Zivilisation
board-part-hand = Hand
board-in-all = insgesamt { $n }
board-open = ganzes Brett
board-back = zurück zu meinem Brett
board-of = Die Zivilisation von { $seat }
board-grow = Noch ein Arbeiter ({ $n } Nahrung)
board-turn-of = Zug von { $seat }
board-cards = { $n ->
    [0] keine Militärkarte
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
} auf der Hand
board-most = Du kannst bis zu { $n } bieten.
