"""Values learnt by self-play: games are played, a model is fitted to how they ended, and a match decides about it.

    plan = Plan.of(rules, seed="1", games=600)
    for stage in Course(rules, plan, folder).run(Processes(2), tell): ...

`course.py` has the stages, `selfplay.py` the games, `fitting.py` the model, `gate.py` the match.
"""
