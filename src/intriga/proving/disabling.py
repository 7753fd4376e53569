"""Disabling a function or a constant, in this process and for good."""

import functools
import gc
import sys
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from intriga.kernel.machine.refusals import Malformed
from intriga.proving.neutral import neutral_values
from intriga.proving.places import DATA, CodePlace

EMPTY = (str, bytes, list, tuple, dict, set, frozenset)
RAISE = "raise RuntimeError('taken out of action')"


def ways_to_disable(package: str, place: CodePlace) -> int:
    """The number of ways in which this place can be disabled."""
    if place.kind == DATA:
        return len(other_values(find(package, place)[1]))
    return max(1, len(neutral_values(place.returns)))


def disable(package: str, place: CodePlace, way: int) -> None:
    """Make this place do nothing wherever it is used."""
    holder, value = find(package, place)
    if place.kind == DATA:
        replace_data(holder, place.name.rpartition(".")[2], value, other_values(value)[way])
    else:
        replace_code(unwrapped_function(value, place), place.returns, way)
    clear_caches()


def find(package: str, place: CodePlace) -> tuple[Any, Any]:
    """The module or class that holds a place, and what it holds."""
    parts = [part for part in place.file.removesuffix(".py").split("/") if part != "__init__"]
    holder: Any = import_module(".".join([package, *parts]))
    *classes, name = place.name.split(".")
    for part in classes:
        holder = holder.__dict__[part]
    return holder, holder.__dict__[name]


def unwrapped_function(value: Any, place: CodePlace) -> FunctionType:
    """The function inside properties, class methods and caches."""
    for inner in ("fget", "__func__", "__wrapped__"):
        value = getattr(value, inner, None) or value
    if not isinstance(value, FunctionType):
        raise Malformed(f"{place.where} cannot be taken out of action: it is no plain function")
    return value


def replace_code(function: FunctionType, returns: str, way: int) -> None:
    """Replace the code object, so that every reference to the function is affected."""
    values = neutral_values(returns)
    body = f"return {values[way]}" if values else RAISE
    function.__code__ = idle_code(body, function.__code__.co_freevars)


def idle_code(body: str, free: tuple[str, ...]) -> CodeType:
    """The code of a function that takes any arguments; it has the free variables of the replaced code."""
    own = "".join(f"    {name} = None\n" for name in free)
    use = "".join(f"        {name}\n" for name in free)
    source = f"def outer():\n{own}    def idle(*_given, **_named):\n{use}        {body}\n    return idle\n"
    namespace: dict[str, Any] = {}
    exec(source, namespace)
    code: CodeType = namespace["outer"]().__code__
    return code


def other_values(value: Any) -> list[Any]:
    """What a constant is changed to: empty or 0, then one more; a boolean is negated."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [0, value + 1] if value else [1]
    return [type(value)()] if isinstance(value, EMPTY) else [None]


def replace_data(holder: Any, name: str, old: Any, new: Any) -> None:
    """Set a constant in its module or class, and in every module that imported it."""
    for module in [holder, *list(sys.modules.values())]:
        held = getattr(module, "__dict__", {}).get(name)
        if module is holder or held is old or (type(held) is type(old) and held == old):
            setattr(module, name, new)


def clear_caches() -> None:
    """Empty all caches of functions: their values may come from the disabled code."""
    for value in gc.get_objects():
        if isinstance(value, functools._lru_cache_wrapper):
            value.cache_clear()
