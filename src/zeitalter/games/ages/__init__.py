# mypyc: no
"""Im Wandel der Zeiten (Through the Ages), first edition.

`statistics(Tableau(...))` computes what a given civilization yields, by the same code the game uses.
"""

from zeitalter.games.ages.view.tableau import Statistics, Tableau, statistics

__all__ = ["Statistics", "Tableau", "statistics"]
