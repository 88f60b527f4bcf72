var e=`board-phase-resource = Ressource
board-phase-technology = Technologie
board-phase-buy = Kauf
board-phase-end = Ende
board-attack = Angriff
board-undefeated = bisher unbesiegt
board-defeated = wäre besiegt
board-payment = Bezahlung
board-paid = Hingelegt
board-pay-help = Nimm den Vorschlag an oder klicke deine Ressourcen einzeln an.
board-choose = Wähle
board-points-now = Punkte, wenn das Spiel jetzt endete
board-track = Siegpunktekarte
board-affordable = Das kannst du jetzt bezahlen.
board-not-affordable = Das kannst du jetzt nicht bezahlen.
`;export{e as default};