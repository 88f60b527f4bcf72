"""What came of it: medians over the rounds, ratios to the peers, and which bars are met."""

from dataclasses import asdict, dataclass
from statistics import median

from benchmarks.contest.contestants import CATAN, CHESS, COMPILED, POKER, PURE, Contestant, Entries
from benchmarks.contest.loops import Figures
from benchmarks.contest.rounds import Results


@dataclass(frozen=True)
class Bar:
    """So many times the decisions per second of a peer are wanted of ours, in a build (any, if empty) and through an
    interface (the engine's own, if empty)."""

    times: float
    peer: str
    build: str = ""
    through: str = ""

    def concerns(self, contestant: Contestant) -> bool:
        return (
            contestant.path is not None and self.build in ("", contestant.build) and self.through == contestant.through
        )


BARS = (
    Bar(2, CATAN, PURE),
    Bar(15, CATAN, COMPILED),
    Bar(5, CHESS, through="PettingZoo"),
    Bar(1, POKER, through="PettingZoo"),
)


@dataclass(frozen=True)
class Verdict:
    """How one of ours stands to a bar."""

    name: str
    peer: str
    wanted: float
    reached: float

    @property
    def is_met(self) -> bool:
        return self.reached >= self.wanted


def medians(results: Results) -> dict[str, Figures]:
    return {
        name: {figure: median(each[figure] for each in rounds) for figure in rounds[0]}
        for name, rounds in results.items()
    }


def verdicts(contestants: list[Contestant], found: dict[str, Figures]) -> list[Verdict]:
    return [
        Verdict(each.name, bar.peer, bar.times, found[each.name]["decisions"] / found[bar.peer]["decisions"])
        for bar in BARS
        if bar.peer in found
        for each in contestants
        if bar.concerns(each)
    ]


def as_json(entries: Entries, results: Results) -> dict[str, object]:
    found = medians(results)
    judged = verdicts(entries.contestants, found)
    return {
        "rounds": results,
        "medians": found,
        "bars": [asdict(verdict) | {"met": verdict.is_met} for verdict in judged],
        "absent": entries.absent,
    }


def show(entries: Entries, results: Results) -> None:
    found = medians(results)
    show_figures(entries.contestants, results, found)
    show_bars(verdicts(entries.contestants, found))
    for reason in entries.absent:
        print(reason)


def show_figures(contestants: list[Contestant], results: Results, found: dict[str, Figures]) -> None:
    peer = found[CATAN]
    has_zoo = any(each.through for each in contestants)
    width = max(len(name) for name in found)
    print(
        f"{'':{width}}  decisions/s   (lowest – highest)  to {CATAN.split()[0]}  to pure  actions/s  to peer   copy µs"
        f"  of peer{'  to chess_v6  to texas_holdem_v4' if has_zoo else ''}"
    )
    for contestant in contestants:
        figures = found[contestant.name]
        each = [round_["decisions"] for round_ in results[contestant.name]]
        pure = found.get(contestant.name.replace(f", {COMPILED}", f", {PURE}"), figures)
        copy = f"  {figures['copy']:8.2f}  {figures['copy'] / peer['copy']:6.2f}x" if "copy" in figures else ""
        line = (
            f"{contestant.name:{width}}  {figures['decisions']:11,.0f}  ({min(each):9,.0f} – {max(each):9,.0f})"
            f"  {figures['decisions'] / peer['decisions']:11.2f}x  {figures['decisions'] / pure['decisions']:6.2f}x"
            f"  {figures['actions']:9,.0f}  {figures['actions'] / peer['actions']:6.2f}x{copy:19}"
        )
        if contestant.through:
            to_chess, to_poker = (figures["decisions"] / found[other]["decisions"] for other in (CHESS, POKER))
            line += f"  {to_chess:10.2f}x  {to_poker:17.2f}x"
        print(line.rstrip())


def show_bars(judged: list[Verdict]) -> None:
    """Each bar with those of ours that miss it."""
    for bar in BARS:
        concerned = [verdict for verdict in judged if (verdict.peer, verdict.wanted) == (bar.peer, bar.times)]
        if not concerned:
            continue
        missed = [f"{each.name} ({each.reached:.2f}x)" for each in concerned if not each.is_met]
        least = min(concerned, key=lambda each: each.reached)
        what = f"{bar.build or 'both builds'}{f' through {bar.through}' if bar.through else ''}"
        verdict = f"missed by {'; '.join(missed)}" if missed else f"met, least by {least.name} ({least.reached:.2f}x)"
        print(f"{what}, {bar.times:g} times {bar.peer}: {verdict}")
