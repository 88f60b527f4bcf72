# mypyc: no
"""The table as text for a terminal."""

from zeitalter.core.wording import Wording
from zeitalter.games.ages.model.catalogue import AGES, FIRST_URBAN, GOVERNMENT, LAST_BUILT, LAST_URBAN, LEADER, WONDER
from zeitalter.games.ages.model.player import NOBODY, NOTHING
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import ROLES
from zeitalter.games.ages.rules.card_row import price
from zeitalter.games.ages.rules.civilization import discontent, figures
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.population import population_cost
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.ages.view.effect_words import card_words

BOLD, DIM, RESET = "\033[1m", "\033[2m", "\033[0m"
COLOURS = {"land": "\033[33m", "city": "\033[37m", "unit": "\033[31m", "leader": "\033[32m", "wonder": "\033[35m"}
OTHER = "\033[36m"


class Board:
    def __init__(self, state: Ages, words: Wording, width: int, seat: int | None) -> None:
        self.state = state
        self.words = words
        self.width = width
        self.seat = seat

    def text(self) -> str:
        lines = [self.headline(), *self.row(), *self.middle()]
        for seat in self.state.order():
            lines += ["", *self.player(seat)]
        if self.seat is not None:
            lines += self.hands(self.seat)
        return "\n".join(lines)

    # ---- the middle of the table ----------------------------------------------------------------------------------

    def headline(self) -> str:
        state, words = self.state, self.words
        facts = [words("label-round", n=state.round), words(f"age-{state.age}")]
        if state.last_round:
            facts.append(words("label-last-round", n=state.last_round))
        if state.age < AGES:
            facts.append(words("label-cards-left", n=len(state.civil_decks[state.age])))
        if state.settings.level >= ADVANCED:
            facts.append(words("label-events", current=len(state.current), future=len(state.future)))
        return BOLD + " · ".join(facts) + RESET

    def row(self) -> list[str]:
        lines = [f"{BOLD}{self.words('label-row-of')}{RESET}"]
        for slot, card in enumerate(self.state.row):
            if card != NOTHING:
                cost = self.state.catalogue.row_costs[slot]
                if self.seat is not None:
                    cost = price(self.state, self.state.players[self.seat], slot)
                lines.append(self.cut(f"  {slot:2} [{cost}] {self.told(card)}"))
        return lines

    def middle(self) -> list[str]:
        """An attack or auction in progress, own events in the piles, bonus cards."""
        state, words, fight = self.state, self.words, self.state.fight
        lines: list[str] = []
        if fight.card != NOTHING and fight.attacker != NOBODY:
            strengths = {"attack": attack_strength(state), "defense": defense_strength(state)}
            lines.append(words("label-fight", card=card_key(state, fight.card), **strengths))
        elif fight.card != NOTHING and fight.bidder != NOBODY:
            lines.append(words("label-auction", card=card_key(state, fight.card), n=fight.bid, seat=fight.bidder))
        if self.seat is not None:
            piles = zip(state.current + state.future, state.current_by + state.future_by)
            own: list[int | str] = [card_key(state, card) for card, owner in piles if owner == self.seat]
            lines += [words("label-known-events", cards=sorted(own, key=str))] if own else []
        if state.bonus:
            lines.append(f"{words('label-bonus')}: {self.names(state.bonus)}")
        return lines

    def cut(self, text: str) -> str:
        limit = self.width + 12  # colours take no room
        return text if len(text) <= limit else text[: limit - 1] + "…" + RESET

    def name(self, card: int) -> str:
        return self.words("card-" + self.state.catalogue.ids[card])

    def names(self, cards: list[int]) -> str:
        return ", ".join(self.coloured(card) for card in cards)

    def coloured(self, card: int) -> str:
        kind = self.state.card(card).kind
        group = "land" if kind < FIRST_URBAN else "city" if kind <= LAST_URBAN else "unit" if kind <= LAST_BUILT else ""
        group = "leader" if kind == LEADER else "wonder" if kind == WONDER else group
        return COLOURS.get(group, OTHER) + self.name(card) + RESET

    def told(self, card: int) -> str:
        """A card with its kind, its price and what it does."""
        facts = [self.words(f"kind-{self.state.card(card).kind}"), *self.costs(card)]
        return f"{self.coloured(card)} ({', '.join(facts)}) {DIM}{self.effects(card)}{RESET}"

    def costs(self, card: int) -> list[str]:
        words, definition = self.words, self.state.card(card)
        science = definition.science_cost
        if definition.kind == GOVERNMENT and definition.science_peaceful:
            return [words("label-government-cost", n=definition.science_peaceful, revolution=science)]
        if definition.stages:
            return [words("label-stages-cost", stages=list(definition.stages))]
        resources = [words("resources", n=definition.cost)] if definition.kind <= LAST_BUILT else []
        return [*([words("science-points", n=science)] if science else []), *resources]

    def effects(self, card: int) -> str:
        return " ".join(self.words.message(message) for message in card_words(self.state.card(card)))

    # ---- the players ----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> list[str]:
        state, words, player = self.state, self.words, self.state.players[seat]
        now = figures(state, seat)
        marker = "▶ " if seat == state.active else "  "
        facts = [
            f"{words('label-culture')} {player.culture} (+{now.culture})",
            f"{words('label-science')} {player.science} (+{now.science})",
            f"{words('label-strength')} {now.strength}",
            f"{words('label-faces')} {now.faces}",
            words(
                "label-actions-left",
                civil=player.civil_left,
                civil_total=player.civil_total,
                military=player.military_left,
                military_total=player.military_total,
            ),
        ]
        lines = [f"{BOLD}{marker}{words.player(seat)}{RESET}  " + "  ".join(facts)]
        lines.append("    " + self.economy(seat, now.food, now.resources))
        lines.append("    " + "; ".join(self.technologies(seat)))
        lines.append("    " + "; ".join(self.cards_in_play(seat)))
        return lines

    def economy(self, seat: int, food: int, resources: int) -> str:
        state, words, player = self.state, self.words, self.state.players[seat]
        catalogue = state.catalogue
        facts = [
            f"{words('label-food')} {food_stored(state, player)} (+{food})",
            f"{words('label-resources')} {resources_stored(state, player)} (+{resources})",
            words("label-workers", n=player.unused),
            words(
                "label-yellow",
                n=player.yellow,
                cost=population_cost(state, player),
                food=catalogue.consumption[player.yellow],
            ),
            words(
                "label-blue",
                n=player.bank,
                corruption=catalogue.corruption[player.bank] if state.settings.level >= ADVANCED else 0,
            ),
        ]
        if state.settings.level >= ADVANCED and discontent(state, seat):
            facts.append(words("label-discontent", n=discontent(state, seat)))
        return "  ".join(facts)

    def technologies(self, seat: int) -> list[str]:
        """By kind, with the workers on them."""
        kinds: dict[int, list[str]] = {}
        for tech in self.state.players[seat].techs:
            kinds.setdefault(self.state.card(tech).kind, []).append(self.staffed(seat, tech))
        return [f"{self.words(f'kind-{kind}')}: {', '.join(techs)}" for kind, techs in kinds.items()]

    def staffed(self, seat: int, tech: int) -> str:
        player = self.state.players[seat]
        tokens = f" ●{player.blue[tech]}" if tech < len(player.blue) and player.blue[tech] else ""
        return f"{self.coloured(tech)} ×{player.workers[tech]}{tokens}"

    def cards_in_play(self, seat: int) -> list[str]:
        words, player = self.words, self.state.players[seat]
        facts = [f"{words('label-government')}: {self.coloured(player.government)}"]
        if player.leader != NOTHING:
            facts.append(f"{words('label-leader')}: {self.coloured(player.leader)}")
        if player.wonders or player.ruins:
            facts.append(f"{words('label-wonders')}: {self.names(player.wonders)}")
        if player.ruins:
            facts.append(f"{words('label-ruins')}: {self.names(player.ruins)}")
        if player.wonder != NOTHING:
            stages = words("label-stages", n=player.stages, all=len(self.state.card(player.wonder).stages))
            facts.append(f"{words('label-building')}: {self.coloured(player.wonder)} ({stages})")
        if player.specials:
            facts.append(f"{words('label-specials')}: {self.names(player.specials)}")
        if player.colonies:
            facts.append(f"{words('label-colonies')}: {self.names(player.colonies)}")
        if player.tactic != NOTHING:
            facts.append(f"{words('label-tactic')}: {self.coloured(player.tactic)}")
        if player.pact != NOTHING:
            partner = words("label-pact", seat=player.pact_partner, role=f"role-{ROLES[player.pact_role]}")
            facts.append(f"{self.coloured(player.pact)}: {partner}")
        if player.war != NOTHING:
            facts.append(f"{self.coloured(player.war)}: {words('label-war', seat=player.war_target)}")
        facts.append(f"{words('label-hand')}: {self.names(player.hand) or 0}")
        facts.append(f"{words('label-military')}: {len(player.military)}")
        if seat in self.state.left:
            facts.append(words("label-left"))
        return facts

    def hands(self, seat: int) -> list[str]:
        """The hands of the viewer card by card."""
        player, words = self.state.players[seat], self.words
        lines: list[str] = []
        for label, cards in (("label-hand", player.hand), ("label-military", player.military)):
            if cards:
                lines += ["", f"{BOLD}{words(label)}{RESET}"]
            lines += [self.cut("  " + self.told(card)) for card in cards]
        return lines
