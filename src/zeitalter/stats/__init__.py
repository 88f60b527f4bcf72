"""Statistics of recorded games: who wins, with what, and how long it takes.

tally = Tally()
for found in read_records([Path("games.jsonl.gz")]):
    tally.add(facts_of(found.record(), load(found.record().game)))
for statistics in tally.statistics():
    print(statistics.game, statistics.rates["seat"])

`facts.py` reads a record, `tally.py` counts, `charts.py` puts the numbers into words, `drawing.py` draws them.
"""

from zeitalter.stats.facts import Facts, facts_of
from zeitalter.stats.spread import Spread, spread
from zeitalter.stats.tally import Rate, Statistics, Tally

__all__ = ["Facts", "Rate", "Spread", "Statistics", "Tally", "facts_of", "spread"]
