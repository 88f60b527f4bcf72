"""Pictures: every label is in them, equal statistics make equal files, long charts are shortened on a page."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from zeitalter.games import load
from zeitalter.stats import drawing
from zeitalter.stats.charts import (
    Chart,
    Curve,
    CurveChart,
    CurvePoint,
    LengthChart,
    Page,
    RateChart,
    RatingChart,
    RatingRow,
    SpreadChart,
    page,
)
from zeitalter.stats.facts import Facts
from zeitalter.stats.tally import Tally
from zeitalter.text import Words

CARDS = [f"card-C{number}" for number in range(10, 40)]


def made(language: str = "en", least: int = 1) -> Page:
    """Of games in which each player had half of the cards."""
    tally = Tally()
    for number in range(40):
        halves = [CARDS[number % 3 :: 2], CARDS[1::2]]
        tally.add(
            Facts(
                game="ages_cards",
                players=["greedy", "random"],
                winners=[0 if number % 4 else 1],
                totals=[40 + number, number],
                rounds=10 + number * number % 17,
                decisions=99,
                ending="end-last-wonder",
                traits=[{"card": half, "wonder": ["wonder-W01"] if half is halves[0] else []} for half in halves],
            )
        )
    (statistics,) = tally.statistics()
    return page(statistics, Words(language, load("ages_cards"), strict=True), least)


def chart(of: Page, name: str) -> Chart:
    return next(each for each in of.charts if each.name == name)


def texts(file: Path) -> str:
    """All text of an SVG."""
    return " ".join(ElementTree.parse(file).getroot().itertext())


def test_there_is_a_chart_of_everything() -> None:
    assert [each.name for each in made().charts] == ["seat", "player", "card", "wonder", "scores", "length"]
    assert [type(each) for each in made().charts[-3:]] == [RateChart, SpreadChart, LengthChart]


def test_rare_things_are_left_out_and_told() -> None:
    rare = chart(made(least=30), "card")
    assert isinstance(rare, RateChart)
    assert all(row.rate.games >= 30 for row in rare.rows)
    assert "fewer than 30 players had them" in rare.left_out


@pytest.mark.parametrize("name", ["seat", "player", "card", "wonder", "scores", "length"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_are_in_the_picture(name: str, language: str, tmp_path: Path) -> None:
    drawn = chart(made(language), name)
    drawing.save(drawn, tmp_path / "chart.svg")
    shown = texts(tmp_path / "chart.svg")
    assert drawn.title in shown
    assert drawn.axis in shown
    if isinstance(drawn, RateChart):
        words = [row.label for row in drawn.rows]
        words += [drawn.legend_rate, drawn.legend_telling, drawn.legend_expected, drawn.heading_games]
    elif isinstance(drawn, SpreadChart):
        words = [label for label, _ in drawn.rows] + [drawn.note]
    else:
        words = [drawn.note, drawn.axis_games]
    assert [word for word in words if word not in shown] == []


def test_ratings(tmp_path: Path) -> None:
    rows = [RatingRow("greedy", 31.0, 29.0, 33.0, "75 %"), RatingRow("random", 19.0, 17.0, 21.0, "25 %")]
    ladder = RatingChart(
        name="ladder", title="A ladder", axis="Rating", heading_notes="Win rate", note="with intervals", rows=rows
    )
    drawing.save(ladder, tmp_path / "chart.svg")
    shown = texts(tmp_path / "chart.svg")
    words = ["A ladder", "Rating", "Win rate", "with intervals", "greedy", "random", "75 %", "25 %"]
    assert [word for word in words if word not in shown] == []


@pytest.mark.parametrize("ending", ["svg", "png", "pdf"])
def test_equal_statistics_make_equal_files(ending: str, tmp_path: Path) -> None:
    one, other = tmp_path / f"one.{ending}", tmp_path / f"other.{ending}"
    for file in (one, other):
        drawing.save(chart(made(), "seat"), file)
    assert one.read_bytes() == other.read_bytes()
    assert one.read_bytes()[:4] in (b"<?xm", b"\x89PNG", b"%PDF")


def test_a_page_has_all_charts_and_the_ends_of_long_ones(tmp_path: Path) -> None:
    whole = made()
    drawing.save_page(whole, tmp_path / "page.svg")
    shown = texts(tmp_path / "page.svg")
    assert whole.heading in shown
    cards = chart(whole, "card")
    assert isinstance(cards, RateChart)
    assert cards.title_ends in shown
    ends = [row.label for row in cards.rows[: drawing.EACH_END] + cards.rows[-drawing.EACH_END :]]
    assert all(label in shown for label in ends)
    others = [row.label for row in cards.rows if row.label not in ends]
    assert others
    assert not any(f" {label} " in shown for label in others)


def test_columns_hold_every_chart_once() -> None:
    charts = made().charts
    columns = drawing.in_columns(charts)
    assert len(columns) == 2
    assert sorted(each.name for column in columns for each in column) == sorted(each.name for each in charts)
    assert drawing.in_columns(charts[:2]) == [charts[:2]]


def test_a_game_that_always_takes_equally_long(tmp_path: Path) -> None:
    length = chart(made(), "length")
    assert isinstance(length, LengthChart)
    one = LengthChart(name="length", title="t", axis="a", axis_games="g", note="n", games={12: 5}, rounds=length.rounds)
    drawing.save(one, tmp_path / "length.svg")
    assert "12" in texts(tmp_path / "length.svg")


def curves() -> list[CurveChart]:
    points = [CurvePoint(1, 0.6, 0.5, 0.7, True), CurvePoint(2, 0.4, 0.3, 0.5)]
    common = {"name": "curve", "axis": "Stage", "note": "how to read it"}
    lines = [Curve("one", points, [CurvePoint(1, 0.9), CurvePoint(2, 0.8)]), Curve("two", points[:1])]
    return [
        CurveChart(**common, title="Above", axis_values="Loss", curves=lines),
        CurveChart(**common, title="Below", axis_values="Share", curves=[lines[0]], level=0.5, in_percent=True),
    ]


def test_curves_of_the_same_steps_stand_one_below_the_other(tmp_path: Path) -> None:
    drawing.save_curves(curves(), tmp_path / "curves.svg")
    shown = texts(tmp_path / "curves.svg")
    for word in ("Above", "Below", "Loss", "Share", "Stage", "how to read it", "one", "two", "50 %"):
        assert word in shown
    drawing.save(curves()[1], tmp_path / "curve.svg")
    assert "one" not in texts(tmp_path / "curve.svg")  # alone it needs no name
