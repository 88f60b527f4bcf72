## Überall

skip-to-content = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
on = An
off = Aus
you = du
your-turn = Du bist am Zug
done = Fertig
back-home = Zur Startseite
switch-language = English
nav-main = Seiten
nav-new = Neuer Tisch
nav-docs = Dokumentation
nav-about = Über
nav-profile = Gast
nav-settings = Einstellungen

## Startseite

home-title = Der Aufstieg der Zivilisationen auf deinem Tisch
home-lead = Zivilisations-Brettspiele mit allen Regeln, gegen Freunde oder Bots. Ohne Anmeldung: auf den Knopf drücken und spielen.
home-mine = Meine Partien
home-all = Alle { $count } zeigen
home-open = Offene Tische
home-no-open = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und schicke den Link an Freunde.
home-games = Spiele
play-game = Spiel
preset-legend = Spielweise
preset-own = Eigene Wahl der Optionen.
play-opponents = Bots
play-level = Stärke
bots-named = Gegner mit Namen:
bots-slow = Der Kern dieses Servers ist noch nicht übersetzt; bis dahin denken Bots etwa zehnmal so lange nach.
play-now = Jetzt spielen
game-players = { $least } bis { $most } Spieler
span-minutes = { $low }–{ $high } min
span-hours = { $low }–{ $high } h
span-mixed = { $low } min – { $high } h
play-length = Für dich etwa { $span }.
lengths-title = Wie lange es dauert
lengths-together = Menschen auf allen Plätzen
lengths-alone = Du gegen Bots
lengths-help = Gezählt in aufgezeichneten Partien unserer Bots: 10 bis 20 Sekunden je Entscheidung, ein bis zwei Minuten für einen langen Zug.
game-rules = Die Regeln in Kürze
game-create = Mehr Möglichkeiten: Tisch erstellen
fact-players = Spieler
fact-length = Dauer
fact-bots = Bots
fidelity-title = Wie getreu die Daten sind
fidelity-lead = { $share ->
    [0] Alle Werte dieses Spiels sind aus Quellen bekannt.
   *[other] Die Spielanleitung druckt nicht jede Karte ab. { $share } % der Werte haben wir selbst rekonstruiert; sie können von den gedruckten Karten abweichen. Wer das Spiel bereitstellt, kann sie ersetzen.
}
fidelity-names = { $count } von { $total } Namen haben wir selbst übersetzt; auf das Spiel haben sie keinen Einfluss.
fidelity-stated = { $count } Werte stehen in der Spielanleitung
fidelity-outside = { $count } Werte stammen aus Artikeln über das Spiel
fidelity-inferred = { $count } Werte sind daraus erschlossen
fidelity-reconstructed = { $count } Werte sind rekonstruiert
rules-title = Die Regeln in Kürze
rules-own-words = In unseren eigenen Worten, so wie diese Seite sie spielt.

## Listen von Tischen

table-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
table-over = Beendet
table-abandoned = Abgebrochen
table-waiting = Am Zug: { $names }
seat-free = frei

## Einen Tisch erstellen

create-title = Neuer Tisch
create-more = { $count } weitere Optionen
create-seats = Wer spielt mit?
create-count = Zahl der Spieler
create-seats-help = Plätze für andere bleiben offen: Schicke ihnen den Link. Mehrere Personen an diesem Bildschirm wechseln sich ab; die Karten bleiben dazwischen verdeckt.
create-time = Tempo
create-pace = Wie wollt ihr spielen?
create-limit = Zeit je Entscheidung
create-limit-help = Ist die Zeit um, wird ein harmloser Zug gemacht.
create-public = Wer darf den Tisch sehen?
create-start = Spiel beginnen
create-open = Tisch eröffnen
pace-live = Gleichzeitig da
pace-turns = Zug um Zug
pace-live-help = Alle sind da und spielen ohne Pause.
pace-turns-help = Jeder schaut vorbei, wenn Zeit ist, gern über Tage.
limit-0 = Ohne Grenze
limit-60 = 1 Minute
limit-300 = 5 Minuten
limit-86400 = 1 Tag
limit-259200 = 3 Tage
public-yes = Alle
public-no = Nur mit Link
seat-number = Platz { $number }
seat-me = Ich
seat-bot = Bot
seat-open = Offener Platz
seat-friend = Noch jemand an diesem Bildschirm
seat-friend-name = Name

## Warten am Tisch

table-loading = Der Tisch wird gedeckt …
table-missing-title = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
table-unplayable-title = Dieser Tisch lässt sich hier nicht fortsetzen
lobby-waiting = { $count ->
    [one] Ein Mitspieler fehlt noch. Schicke den Link an jemanden.
   *[other] { $count } Mitspieler fehlen noch. Schicke den Link an deine Freunde.
}
lobby-waiting-mine = { $count ->
    [one] Ein Mitspieler fehlt noch. Schicke den Link an jemanden oder setze einen Bot hin.
   *[other] { $count } Mitspieler fehlen noch. Schicke den Link an deine Freunde oder setze Bots hin.
}
lobby-pace = Tempo
lobby-all-settings = Alle Einstellungen
lobby-full = Alle sind da. Gleich geht es los.
lobby-full-mine = Alle sind da: Du kannst das Spiel beginnen.
lobby-full-host = Alle sind da. { $name } beginnt das Spiel.
lobby-settings = So wird hier gespielt
lobby-deadline = { $time } je Entscheidung
lobby-sit = Hinsetzen
lobby-leave = Aufstehen
lobby-bot = Bot setzen
lobby-free = Platz freigeben
lobby-start = Spiel beginnen
lobby-copy = Link kopieren
lobby-copied = Link kopiert

## Am Tisch

area-board = Spielfläche
area-players = Spieler
area-tabs = Bereiche des Tischs
area-parts = Teile des Spielplans
part-open = (hier ist etwas zu tun)
tab-board = Spiel
tab-actions = Aktionen
tab-log = Verlauf
tab-chat = Chat
prompt-you = Du bist am Zug
prompt-waiting = Bitte warten
prompt-thinking = Denkt nach
thinking-since = seit { $seconds } s
prompt-watching = Du schaust zu
prompt-over = Die Partie ist zu Ende
prompt-others = Am Zug: { $names }
prompt-answer = Deine Antwort ist gefragt
prompt-behind = Was geschehen ist
prompt-passing = Nichts zu entscheiden: Es geht von selbst weiter
ask-all = Frag mich alles
reason-watching = Du siehst nur zu.
reason-other-question = Darum geht es gerade nicht: { $question }
reason-others = Darüber entscheidet jetzt { $names }.
sheet-choose = Auswählen ({ $count } Möglichkeiten)
sum-title = Besteht aus
sum-nothing = nichts
glossary-title = Begriffe und Zahlen
glossary-terms = Begriffe
glossary-figures = Zahlen auf dem Plan
glossary-all = Alle Begriffe
glossary-search = Begriffe durchsuchen
glossary-nothing = Kein Begriff passt.
glossary-no-figures = Der Plan zeigt keine Zahlen, die sich aus anderen ergeben.
recap-title = Seit deiner letzten Entscheidung
recap-all = Alles lesen ({ $count })
recap-dismiss = Gesehen
recap-passed = { $count ->
    [one] 1 Schritt ging von selbst weiter
   *[other] { $count } Schritte gingen von selbst weiter
}
pace-behind = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
pace-next = Nächster Schritt
pace-skip = Zur Gegenwart
pace-skip-key = Zur Gegenwart (Leertaste)
amount-least = Mindestens: { $n }
amount-most = Höchstens: { $n }
amount-range = von { $from } bis { $to }
amount-range-step = von { $from } bis { $to }, in Schritten von { $step }
consequence-grave = Warnung:
report-title = Ein Problem melden
report-help = Speichert eine Datei mit dem, was du gerade siehst: Plan, Verlauf, Frage. Sie enthält nichts, was du nicht selbst weißt. Schick sie denen, die diesen Server betreiben.
report-help-over = Speichert eine Datei mit der ganzen Aufzeichnung dieser Partie und dem, was du gerade siehst. Schick sie denen, die diesen Server betreiben.
report-words = Was stimmt nicht?
report-save = Datei speichern
undo = Letzten Schritt zurücknehmen
undo-turn = Ganzen Zug zurücknehmen
withdraw = Meine Antwort zurücknehmen
clear-choice = Auswahl aufheben
confirm = Bestätigen
confirm-title = Bestätigen
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-passes = Danach entscheiden andere; bis dahin kannst du es zurücknehmen.
actions-title = Alles, was du jetzt tun kannst
actions-none = Du hast gerade nichts zu entscheiden.
actions-narrowed = Nur was zu deiner Auswahl passt:
actions-all = Alle zeigen
status-resigned = ist ausgestiegen
status-thinking = denkt nach …
status-to-move = am Zug
status-away = nicht da
time-left = noch { $time }
log-title = Was geschah
log-seat = Ereignisse von
log-everybody = Alle
log-search = Suchen
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = Nachrichten von { $name } ausblenden
chat-unmute = Alle wieder zeigen
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
reconnect-now = Jetzt versuchen
hand-over-title = { $name }, du bist am Zug
hand-over-text = Gib den Bildschirm an { $name }. Bis dahin sind keine fremden Karten zu sehen.
hand-over-go = Ich bin { $name }
menu-title = Tischmenü
menu-bot = Bot für mich spielen lassen
menu-bot-back = Wieder selbst spielen
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-reset = Alles zeigen

## Das Ende

end-won = Du hast gewonnen!
end-over = Die Partie ist zu Ende
end-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
end-place = Platz
end-player = Spieler
end-total = Summe
end-rematch = Noch einmal
end-rematch-join = Zur nächsten Partie
end-board = Spielfläche ansehen
end-record = Aufzeichnung herunterladen
end-show = Schlusswertung

## Tastatur

keys-title = Tastatur
key-arrows = von einem Element der Spielfläche zum nächsten
key-enter = das Element wählen oder den Knopf drücken
key-numbers = eine Aktion der Liste ausführen
key-escape = Auswahl aufheben
key-done = fertig oder Zug beenden
key-undo = letzten Schritt zurücknehmen
key-undo-turn = ganzen Zug zurücknehmen
key-recap = was seit deiner letzten Entscheidung geschah
key-present = zur Gegenwart springen
key-next = der nächste Schritt
key-glossary = Begriffe und Zahlen
key-board = zur Spielfläche
key-actions = zur Liste der Aktionen
key-log = zum Verlauf
key-chat = zum Chat
key-help = diese Tasten zeigen

## Profil und Einstellungen

profile-title = Wer bist du?
guest-title = Als Gast spielen
guest-name = Dein Name am Tisch
guest-begin = Beginnen
guest-rename = Namen ändern
account-title = Konto
account-help = Mit einem Passwort behältst du deine Partien auf jedem Gerät. Als Gast behältst du sie in diesem Browser.
account-in = Du bist angemeldet als { $name }.
account-name = Name
account-password = Passwort (mindestens 8 Zeichen)
account-login = Anmelden
account-register = Konto anlegen
account-logout = Abmelden
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort (mindestens 8 Zeichen)
account-change-password = Passwort ändern
account-changed = Das Passwort ist geändert.
tokens-title = Schlüssel für Programme
tokens-help = Ein eigener Bot spielt mit so einem Schlüssel.
tokens-once = Nur dieses eine Mal wird der Schlüssel gezeigt:
tokens-label = Wofür ist er?
tokens-scopes = Was darf er?
tokens-create = Schlüssel anlegen
tokens-drop = Entfernen
tokens-drop-this = Schlüssel { $label } entfernen
scope-read = ansehen
scope-play = spielen
scope-create = Tische erstellen
settings-language = Sprache
settings-theme = Farben
settings-motion = Bewegung
settings-sounds = Töne
settings-pace = Was andere tun, erscheint
settings-pace-help = Das ändert nur, was du siehst; niemand wartet auf dich.
pace-once = auf einmal
pace-normal = Schritt für Schritt
pace-steps = auf Tastendruck
confirm-consequences = bei Folgen
confirm-also-final = auch bei Endgültigem
confirm-never = nie
settings-confirm = Vor dem Handeln nachfragen
settings-confirm-help = Folgen sind zum Beispiel ungenutzte Aktionen, Hunger oder ein Aufstand.
settings-ask-all = Frag mich alles
settings-ask-all-help = Sonst geht nach einer Sekunde von selbst weiter, was dir nichts zu entscheiden lässt.
settings-keys = Tasten aus einem Buchstaben
settings-keys-help = Drücke am Tisch ?, um sie zu sehen.
settings-kept = Die Einstellungen bleiben in diesem Browser.
like-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
motion-less = Weniger

## Über

about-title = Über Zeitalter
about-what = Zeitalter, das sind fünf Zivilisations-Brettspiele mit einer gemeinsamen Regelmaschine: zum Spielen gegen Menschen und Bots, zum Bereitstellen und zum Forschen.
about-fan = Dies ist ein inoffizielles Fanprojekt. Es gehört zu keinem Verlag und keinem Autor und wird von ihnen weder gefördert noch unterstützt.
about-games = Die Spiele
about-marks = Die Namen dienen nur dazu, die Spiele zu benennen, und gehören ihren Inhabern. Es sind weder Originalbilder noch Originaltexte enthalten; alle Worte sind unsere eigenen.
about-pictures = Bilder
about-icons = Die Symbole auf den Karten sind von Lorc, Delapouite, Skoll und den anderen Zeichnern von
about-own = Alles andere zeichnet Zeitalter selbst im Browser.
about-software = Software
about-licence = Zeitalter ist freie Software unter der Apache-Lizenz 2.0.
about-docs = wie man einen Server betreibt und Bots schreibt und wie wir die Regeln lesen (auf Englisch).
not-found-title = Hier ist nichts
not-found-text = Diese Seite gibt es nicht.

## Probleme

problem-bot = Für diesen Platz spielt ein Bot.
problem-closed = Hier kann sich niemand mehr hinsetzen.
problem-illegal = Das ist jetzt nicht möglich.
problem-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
problem-name-taken = Dieser Name ist schon vergeben.
problem-no-hint = Gerade war kein Tipp zu finden.
problem-no-session = Bitte sage zuerst, wer du bist.
problem-no-undo = Nichts zurückzunehmen: Danach kam der Zufall, etwas wurde aufgedeckt oder jemand anders war dran.
problem-not-asked = Du hast gerade nichts zu entscheiden.
problem-not-found = Das gibt es nicht mehr.
problem-not-guest = Melde dich erst ab, um unter anderem Namen zu spielen.
problem-not-owner = Das darf nur, wer den Tisch eröffnet hat.
problem-not-running = Das Spiel hat noch nicht begonnen.
problem-not-your-seat = Das ist nicht dein Platz.
problem-offline = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
problem-open-seats = Es sind noch Plätze frei.
problem-options = Diese Optionen passen nicht zusammen.
problem-other-version = Dieses Spiel hat Version { $version } von Zeitalter gespeichert; nur dort lässt es sich zu Ende spielen. Es ist nichts verloren.
problem-over = Die Partie ist zu Ende.
problem-rate = Nicht so schnell. Bitte warte einen Moment.
problem-running = Das Spiel hat schon begonnen.
problem-seated = Du sitzt schon an diesem Tisch.
problem-stale = Inzwischen hat sich etwas geändert. Bitte schau noch einmal hin.
problem-taken = Dieser Platz ist vergeben.
problem-too-many = Davon hast du schon zu viele.
problem-unavailable = Dieser Server hat andere Regeln oder Daten, als dieser Tisch braucht.
problem-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
problem-wrong-password = Name oder Passwort stimmt nicht.

## Ein Tipp

hint-title = Tipp: Was würde ein starker Bot tun? (H)
hint-thinking = Ein starker Bot denkt nach …
hint-best = Ein starker Bot würde
hint-or = oder
hint-chance = Aussicht { $percent } %
hint-none = Hier macht nichts einen Unterschied.
key-hint = Tipp
chat-unread = { $count } ungelesen
