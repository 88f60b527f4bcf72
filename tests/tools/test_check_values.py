from pathlib import Path

from tests.trial import TrialRules
from tools.check_values import check
from zeitalter.games import all_rules


def test_what_the_games_ship_fits() -> None:
    assert check(all_rules()) == []


def test_values_of_another_version_are_found(tmp_path: Path) -> None:
    rules = TrialRules()
    rules.values = tmp_path / "values.json"
    assert check([rules]) == []  # none are there
    text = '{"format":1,"game":"trial","version":%d,"data":"no data files","factors":%s,"variants":{}}'
    names = '["coins","places","pieces","cards"]'
    rules.values.write_text(text % (rules.version, names))
    assert check([rules]) == []
    rules.values.write_text(text % (rules.version + 1, names))
    (problem,) = check([rules])
    assert problem.startswith(f"{rules.values} was learnt for another game: rules version is 2 there, 1 here")
