var e=`board-phase-resource = Resource
board-phase-technology = Technology
board-phase-buy = Buy
board-phase-end = End
board-attack = Attack
board-undefeated = undefeated so far
board-defeated = would be defeated
board-payment = Payment
board-paid = Put down
board-pay-help = Take the proposal, or click your own resources one by one.
board-choose = Choose
board-points-now = Points if the game ended now
board-track = Point track
board-affordable = You can pay this now.
board-not-affordable = You cannot pay this now.
`;export{e as default};