"""Settings for all tests. On a build server (CI set) a skipped test fails the run: there everything is installed."""

import os

import pytest

skipped: list[str] = []
os.environ["ZEITALTER_PURE"] = "1"  # the tests run the sources, also where they start programs


def pytest_configure(config: pytest.Config) -> None:
    # Under xdist only the process that collects the results counts.
    if os.environ.get("CI") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(NoSkips(), "no-skips")


class NoSkips:
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            skipped.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            skipped.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if skipped and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if skipped:
            terminalreporter.section("CI: no test may be skipped")
            for name in skipped:
                terminalreporter.line(name)
