"""Values learnt by self-play: games are played, a model is fitted to how they ended, and a match decides about it.

for stage in Course(Plan(game="mosaic", seed="1"), folder).run(workers): ...
"""
