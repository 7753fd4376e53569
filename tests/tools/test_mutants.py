"""The report of planted faults: what counts as noticed."""

from tools.mutants import read_statuses, share

OUTPUT = """
    intriga.rules.x_one__mutmut_1: killed
    intriga.rules.x_one__mutmut_2: survived
    intriga.rules.x_two__mutmut_1: timeout
    intriga.rules.x_two__mutmut_2: no tests
"""


def test_the_statuses_are_read_by_name() -> None:
    found = read_statuses(OUTPUT)

    assert ["killed", "survived", "timeout", "no tests"] == list(found.values())
    assert "intriga.rules.x_two__mutmut_2" == list(found)[-1]


def test_a_fault_that_was_not_tested_was_not_noticed() -> None:
    assert 50.0 == share(read_statuses(OUTPUT))


def test_no_mutants_at_all_are_no_success() -> None:
    assert 0.0 == share({})
