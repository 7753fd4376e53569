"""Persons: devices, codes that work once, forgetting, allowances."""

from __future__ import annotations

import asyncio

import pytest

from intriga.store.codes import device_id, fingerprint, new_recovery_code, new_secret, plain_recovery_code
from intriga.store.person_scripts import PASSING_STAY
from intriga.store.protocol import CodeKind, Person, Quota, Store
from tests.store.samples import TABLE, a_person, an_index, rows

pytestmark = pytest.mark.anyio


async def test_a_device_leads_to_its_person(store: Store) -> None:
    await store.create_person(a_person(), "secret")

    assert a_person() == await store.person_of("secret")
    assert a_person() == await store.person("anna")
    assert await store.person_of("other") is None
    assert await store.person("\0") is None


async def test_name_and_language_change_each_by_itself(store: Store) -> None:
    await store.create_person(a_person(), "secret")

    await store.change_person("anna", name="Ann")
    await store.change_person("anna", language="en")

    assert Person("anna", "Ann", "en", created=5) == await store.person("anna")


async def test_a_device_that_is_dropped_is_nobodys(store: Store) -> None:
    await store.create_person(a_person(), "secret")

    other = await store.drop_device("boris", device_id("secret"))
    unknown = await store.drop_device("anna", device_id("other"))
    assert (other, unknown) == (False, False)
    assert [device_id("secret")] == [device.id for device in await store.devices_of("anna")]
    assert await store.drop_device("anna", device_id("secret"))

    assert await store.devices_of("anna") == []
    assert await store.person_of("secret") is None
    assert a_person() == await store.person("anna")


async def test_a_code_carries_a_person_to_another_device_once(store: Store) -> None:
    way: CodeKind = "link"
    await store.create_person(a_person(), "laptop")
    await store.put_code(way, "code", "anna", expires=100)

    assert a_person() == await store.claim(way, "code", "phone", now=99)
    assert await store.claim(way, "code", "tablet", now=99) is None

    assert a_person() == await store.person_of("phone")
    assert a_person() == await store.person_of("laptop")
    assert await store.person_of("tablet") is None


async def test_a_code_that_has_expired_or_is_wrong_or_of_the_other_way_does_nothing(store: Store) -> None:
    await store.create_person(a_person(), "laptop")
    await store.put_code("link", "code", "anna", expires=100)

    assert await store.claim("link", "code", "phone", now=100) is None
    assert await store.claim("recovery", "code", "phone", now=1) is None
    assert await store.claim("link", "other", "phone", now=1) is None
    assert await store.person_of("phone") is None
    assert a_person() == await store.claim("link", "code", "phone", now=1)


async def test_a_recovery_code_never_expires(store: Store) -> None:
    await store.create_person(a_person(), "laptop")
    await store.put_code("recovery", "code", "anna", expires=None)

    assert a_person() == await store.claim("recovery", "code", "phone", now=10**15)


async def test_a_new_code_takes_the_place_of_the_last_one(store: Store) -> None:
    await store.create_person(a_person(), "laptop")
    await store.put_code("link", "first", "anna", expires=100)
    await store.put_code("link", "second", "anna", expires=100)

    assert await store.claim("link", "first", "phone", now=1) is None
    assert a_person() == await store.claim("link", "second", "phone", now=1)


async def test_a_device_of_somebody_else_moves_over(store: Store) -> None:
    await store.create_person(a_person("anna"), "laptop")
    await store.create_person(a_person("passing"), "phone")
    await store.put_code("link", "code", "anna", expires=100)

    await store.claim("link", "code", "phone", now=1)

    assert a_person("anna") == await store.person_of("phone")


async def test_of_racing_claims_of_one_code_exactly_one_succeeds(store: Store) -> None:
    await store.create_person(a_person(), "laptop")
    await store.put_code("link", "code", "anna", expires=100)

    claims = await asyncio.gather(*(store.claim("link", "code", f"phone {n}", now=1) for n in range(6)))

    assert 1 == sum(person is not None for person in claims)


async def test_a_forgotten_person_has_no_name_no_device_and_no_code(store: Store) -> None:
    await store.create_person(a_person("anna"), "laptop")
    await store.create_person(a_person("boris"), "phone")
    await store.put_code("recovery", "code", "anna", expires=None)

    await store.forget_person("anna", now=77)
    await store.change_person("anna", name="Anna")

    assert Person("anna", "", "ru", created=5, forgotten=77) == await store.person("anna")
    assert await store.person_of("laptop") is None
    assert await store.claim("recovery", "code", "tablet", now=78) is None
    assert a_person("boris") == await store.person_of("phone")


async def test_an_allowance_is_spent_up_to_its_end(store: Store) -> None:
    quota = Quota("anna", "tables", period=3)

    taken = [await store.spend(quota, 2, most=5) for _ in range(4)]

    assert [True, True, False, False] == taken
    assert await store.spend(quota, 1, most=5)
    assert 5 == await store.spent(quota)
    assert not await store.spend(Quota("anna", "bots", 3), 6, most=5)
    assert 0 == await store.spent(Quota("anna", "bots", 3))


async def test_allowances_are_apart_by_person_thing_and_period(store: Store) -> None:
    for quota in (Quota("a", "x", 1), Quota("b", "x", 1), Quota("a", "y", 1), Quota("a", "x", 2)):
        assert await store.spend(quota, 1, most=1)


async def test_of_racing_spenders_no_more_succeed_than_the_allowance_has(store: Store) -> None:
    quota = Quota("anna", "tables", 1)

    taken = await asyncio.gather(*(store.spend(quota, 1, most=3) for _ in range(8)))

    assert 3 == sum(taken)


async def test_sweeping_removes_what_is_past_and_nothing_else(store: Store) -> None:
    await store.create_person(a_person("anna"), "laptop")
    await store.put_code("link", "old", "anna", expires=100)
    await store.put_code("recovery", "kept", "anna", expires=None)
    await store.spend(Quota("anna", "x", 1), 1, most=1)
    await store.spend(Quota("anna", "x", 2), 1, most=1)

    await store.sweep(now=100, period=2)

    assert await store.claim("link", "old", "phone", now=1) is None
    assert a_person("anna") == await store.claim("recovery", "kept", "phone", now=200)
    assert 0 == await store.spent(Quota("anna", "x", 1))
    assert 1 == await store.spent(Quota("anna", "x", 2))


def test_secrets_are_long_and_never_the_same() -> None:
    assert 100 == len({new_secret() for _ in range(50)} | {new_recovery_code() for _ in range(50)})
    assert 32 <= len(new_secret())


def test_a_recovery_code_can_be_typed_carelessly() -> None:
    code = "0A1B2-C3D4E-F5G6H-J7K8M-N9P0Q"

    assert code == plain_recovery_code(" oaib2 c3d4e f5g6h j7k8m n9poq ")
    assert all(made == plain_recovery_code(made.lower()) for made in [new_recovery_code() for _ in range(20)])


def test_a_fingerprint_does_not_show_its_secret() -> None:
    assert b"secret" not in fingerprint("secret")
    assert fingerprint("secret") != fingerprint("Secret")
    assert 32 == len(fingerprint("\ud800\0"))


async def test_whose_code_it_is_can_be_asked_without_spending_it(store: Store) -> None:
    await store.create_person(a_person(), "laptop")
    await store.put_code("link", "code", "anna", expires=100)

    assert a_person() == await store.person_by("link", "code", now=99)
    assert await store.person_by("link", "code", now=100) is None
    assert await store.person_by("link", "other", now=1) is None
    assert a_person() == await store.claim("link", "code", "phone", now=99)


async def test_who_never_sat_anywhere_is_removed_after_a_month_and_nobody_else(store: Store) -> None:
    for name in ("passing", "sitting", "waiting"):
        await store.create_person(a_person(name), f"device of {name}")
    await store.append(TABLE, 0, rows(1), an_index("sitting"))
    await store.put_code("recovery", "code", "waiting", expires=None)

    await store.sweep(now=a_person().created + PASSING_STAY, period=0)
    assert await store.person("passing") is not None
    await store.sweep(now=a_person().created + PASSING_STAY + 1, period=0)

    assert await store.person("passing") is None
    assert await store.person_of("device of passing") is None
    for name in ("sitting", "waiting"):
        assert a_person(name) == await store.person_of(f"device of {name}")
