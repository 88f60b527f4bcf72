board-part-map = Karte
board-part-trade = Handelsraum
board-part-cards = Kartenladen
board-part-table = Entwicklungs{"\u00AD"}tabelle
board-map = Karte des östlichen Mittelmeers
board-mine = Mein Volk
board-my-nation = Mein Volk
board-limit = Bevölkerungsgrenze { $n }
board-limit-mine = (für dich { $n })
board-site-0 = Kein Stadtplatz
board-site-1 = Stadtplatz
board-site-2 = Stadtplatz im Überschwemmungsgebiet
board-plain = Überschwemmungsgebiet
board-volcano = Vulkan
board-city-of = Stadt von { $seat }
board-tokens-of = { $seat }: { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
board-ships-of = { $seat }: { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
board-ship-of = Schiff { $ship } von { $seat }, Steine an Bord: { $n }
board-city-price = eine Stadt braucht { $n } Steine
board-neighbours = Über Land nach
board-open-sea = Offene See: nur für Schiffe von Völkern mit Astronomie, die ihren Zug hier nicht beenden dürfen.
board-orders = Befehle
board-on-map = Auf der Karte wählen oder hier
board-hit = { $seat } verliert { $range } Punkte
board-lose-range = { $area }: { $range } Spielsteine
board-on-map-only = Wähle auf der Karte
board-choose = Wähle
board-or-follow = Oder nach einem Plan
board-move-title = Bewegung: { $n ->
    [one] 1 Stein darf noch ziehen
   *[other] { $n } Steine dürfen noch ziehen
}
board-move-from = Klicke ein Gebiet mit deinen Steinen an, dann ihr Ziel; oder ziehe sie dorthin.
board-move-to = { $n ->
    [one] 1 Stein verlässt
   *[other] { $n } Steine verlassen
}
board-move-gather = Klicke ein Gebiet an: Steine aus allen Nachbargebieten ziehen dorthin.
board-move-ship = { $n ->
    [one] Schiff { $ship }, noch 1 Schritt: Klicke eine Küste an. Steine beim Schiff fahren mit.
   *[other] Schiff { $ship }, noch { $n } Schritte: Klicke eine Küste an. Steine beim Schiff fahren mit.
}
board-all-ashore = Bevor deine Bewegung endet, müssen alle an Land sein und die Schiffe an einer Küste liegen.
board-so-far = Bisher gezogen
board-amount = Steine je Zug
board-amount-all = Alle
board-amount-but-one = Einer bleibt
board-amount-number = Anzahl
board-less = Weniger
board-more = Mehr
board-gather = Sammeln
board-repeat = Wie letzte Runde ({ $n })
board-ship = Schiff { $ship }
board-landing = Alle gehen dort an Land
board-load = { $n } laden
board-land = { $n } ausladen
board-shipyard = Werft
board-shipyard-hint = Klicke eine Küste mit deinem Volk an, um dort zu bauen, ein Schiff, um es aufzugeben, oder ein Gebiet, um Unterhalt mit einem Stein zu zahlen.
board-shipyard-launched = Neues Schiff in { $area }
board-shipyard-scrapped = Schiff { $ship } wird aufgegeben
board-shipyard-upkeep = Unterhalt { $n }, Schatz danach { $left }
board-shipyard-unpaid = Unterhalt fehlt für { $n ->
    [one] 1 Schiff: Es geht
   *[other] { $n } Schiffe: Sie gehen
} in den Vorrat zurück. Klicke Gebiete an, um mit Steinen zu zahlen.
board-shipyard-mixed = Ein Stein von anderswo, einer aus dem Schatz
board-shipyard-coast = Bauen an
board-shipyard-source = Stein aus
board-shipyard-build = Schiff bauen
board-debt = { $seat }: noch { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } Verlust
board-hand-worth = { $n ->
    [one] 1 Handelskarte
   *[other] { $n } Handelskarten
}, Wert { $value }
board-hand = Hand { $n }
board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    } ({ $value })
board-need-1 = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
    }
board-need-2 = Karten aus { $n } Gruppen
board-need-3 = { $n } Karten
board-need-4 = Karten im Wert von { $n }
board-have-1 = Städte
board-have-2 = Gruppen
board-have-3 = Karten
board-have-4 = Wert
board-progress = Volkszählung und Fortschritt
board-nation = Volk
board-pieces = Steine
board-stacks = Karten in den Stapeln
board-red-back = roter Rücken: ein Unglück
board-calamity-under = { $n ->
    [0] ein Unglück kommt als Nächstes
    [one] ein Unglück unter { $n } Karte
   *[other] ein Unglück unter { $n } Karten
    }
board-hand-full = Deine Hand ist voll: Niemand zieht eine siebte Karte. Handle oder kaufe, damit Platz wird.
board-stack = Stapel { $n }, { $copies } Karten
board-basket = Korb
board-means = Du kannst { $n } ausgeben
board-owned = { $n } von höchstens { $most } Karten
board-total = Preis { $n }
board-from-treasury = { $n } aus dem Schatz
board-wasted = { $n } verfallen
board-have = besitzt du
board-in-basket = im Korb
board-last-turn = die letzte
board-short = Mit elf Karten fehlten dann { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für das letzte Feld.
board-left = { $n ->
    [0] vergriffen
   *[other] noch { $n }
}
board-pay-with = Beste Bezahlung
board-pay-by-hand = Karten selbst auswählen
board-pay-rest = { $n } aus dem Schatz von { $treasury }
board-credits = Gutschrift auf
board-packet = Mein Paket
board-packet-hint = Mindestens { $n } Karten. Anzahl, Wert und die genannte Karte werden wahrheitsgemäß angesagt.
board-no-cards = Du hast keine Handelskarten.
board-told = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Wert von { $value }
board-named = Nennen
board-wish = Wunsch
board-to = An
board-offer = Anbieten
board-accept = Handel annehmen
board-refuse = Ablehnen
board-retract = Zurücknehmen
board-counter = Beantworten
board-answer-with = Antwort: { $cards }
board-lies-there = Genau dieses Paket liegt schon auf dem Tisch. Eine andere genannte Karte, ein anderer Wunsch oder Empfänger ergeben ein neues.
board-table-full = Du hast { $n } Pakete auf dem Tisch. Nimm eines zurück, bevor du ein weiteres hinlegst.
board-packets-left = Pakete, die du noch hinlegen darfst: { $n }
board-ready = Fertige Pakete
board-what-if = Was wäre ein Handel wert?
board-now = Hand jetzt
board-after-giving = nach dem Geben
board-after-deal = nach dem Handel
board-suppose = Angenommen, du bekommst:
board-clear = Leeren
board-no-packets = Noch hat niemand ein Paket hingelegt.
board-no-trade = Hier liegen in der Handelsphase die Pakete.
board-packet-number = Paket { $n }
board-answers = Antwort auf Paket { $n }
board-with = mit
board-wants = wünscht
board-least = Deine Hand: jetzt { $now }, nach diesem Handel mindestens { $after }.
board-answer = Mit meinem Paket antworten
board-history = Angebote und Geschäfte dieser Runde
board-phases = Die Phasen der Runde
board-ahead = Nächste Runde, so wie es steht
board-ahead-taxes = Steuern
board-ahead-support = Versorgung
board-ahead-growth = Wachstum
board-ahead-of = von
board-ahead-revolt = { $n ->
    [one] 1 Stadt wird revoltieren
   *[other] { $n } Städte werden revoltieren
}: Der Vorrat ist zu klein.
board-ahead-unsupported = Städte lassen sich nicht versorgen: Zu wenige Steine bleiben.
board-ahead-surplus = { $n ->
    [one] 1 Stein ist
   *[other] { $n } Steine sind
} über den Limits.
board-ahead-stunted = { $n ->
    [one] 1 Stein weniger wächst
   *[other] { $n } Steine weniger wachsen
}: Der Vorrat ist zu klein.
board-legend = Legende
board-names = Namen
board-legend-limit = Bevölkerungslimit
board-legend-tokens = Spielsteine eines Volkes
board-legend-city = Stadt
board-legend-ship = Schiff
board-locked = Du hast { $card } erhalten: In Phase 14 trifft sie dich.
board-means-left = übrig { $n }
board-enough = Kein Handel mehr in dieser Runde: { $players }.
board-trade-again = Wieder handeln
