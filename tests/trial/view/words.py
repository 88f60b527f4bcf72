"""Words: what is asked and what an action means. The texts themselves are in text/."""

from tests.trial.model import steps
from tests.trial.model.catalogue import CARDS, PLACES, card_name
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Add, Agree, Ambush, Counter, Let, Move, Offer, Refuse, Seal, Stop
from zeitalter.core.action import Action
from zeitalter.core.wording import Amount, Arg, Description, Message, Prompt


def prompt(state: Trial, seat: int) -> Prompt:
    match state.agenda[-1]:
        case steps.Bid():
            return Prompt("bid", Message("trial-ask-bid", {"coins": state.coins[seat]}))
        case steps.Trade():
            return Prompt("trade", Message("trial-ask-trade"), [f"seat-{seat}"])
        case steps.March() as step:
            return Prompt("march", Message("trial-ask-march", {"moves": step.moves_left}))
        case steps.React() as step:
            place = PLACES[step.place]
            args: dict[str, Arg] = {"seat": step.intruder, "place": f"place-{place}"}
            return Prompt("react", Message("trial-ask-react", args), [place])
        case step:
            raise AssertionError(f"{step} asks nobody")


def describe(state: Trial, seat: int, action: Action) -> Description:
    match action:
        case Add():
            return Description(Message("trial-do-add", {"coins": action.coins}), ["bid"])
        case Offer() | Counter():
            key = "trial-do-offer" if isinstance(action, Offer) else "trial-do-counter"
            words = Message(key, {"card": card_name(action.card), "seat": action.partner})
            return Description(words, [f"card-{CARDS[action.card]}", f"seat-{action.partner}"])
        case Refuse():
            return Description(Message("trial-do-refuse", {"seat": action.partner}), [f"seat-{action.partner}"])
        case Move():
            return describe_move(state, seat, action)
        case Ambush():
            return Description(
                Message("trial-do-ambush", {"card": card_name(action.card)}), [f"card-{CARDS[action.card]}"]
            )
    simple = {Seal: "trial-do-seal", Agree: "trial-do-agree", Stop: "trial-do-stop", Let: "trial-do-let"}
    return Description(Message(simple.get(type(action), "trial-do-done")))


def describe_move(state: Trial, seat: int, action: Move) -> Description:
    start, end = PLACES[action.from_], PLACES[action.to]
    words = Message("trial-do-move", {"from": f"place-{start}", "to": f"place-{end}", "amount": action.amount})
    return Description(words, [start, end], Amount(1, state.pieces[action.from_][seat], arg="amount"))
