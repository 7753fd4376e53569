"""Taking a function or a constant out of action, in this process and for good."""

import functools
import gc
import sys
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from intriga.kernel.machine.refusals import Malformed
from intriga.proving.neutral import neutral_values
from intriga.proving.places import DATA, Place

EMPTY = (str, bytes, list, tuple, dict, set, frozenset)
RAISE = "raise RuntimeError('taken out of action')"


def ways_out(package: str, place: Place) -> int:
    """In how many ways this place can be taken out, tried one after the other."""
    if place.kind == DATA:
        return len(other_values(find(package, place)[1]))
    return max(1, len(neutral_values(place.returns)))


def take_out(package: str, place: Place, way: int) -> None:
    """Make this place do nothing wherever it is used."""
    holder, value = find(package, place)
    if place.kind == DATA:
        replace_data(holder, place.name.rpartition(".")[2], value, other_values(value)[way])
    else:
        silence(bare_function(value, place), place.returns, way)
    forget_results()


def find(package: str, place: Place) -> tuple[Any, Any]:
    """The module or class that holds a place, and what it holds."""
    parts = [part for part in place.file.removesuffix(".py").split("/") if part != "__init__"]
    holder: Any = import_module(".".join([package, *parts]))
    *classes, name = place.name.split(".")
    for part in classes:
        holder = holder.__dict__[part]
    return holder, holder.__dict__[name]


def bare_function(value: Any, place: Place) -> FunctionType:
    """The function inside properties, class methods and caches."""
    for inner in ("fget", "__func__", "__wrapped__"):
        value = getattr(value, inner, None) or value
    if not isinstance(value, FunctionType):
        raise Malformed(f"{place.where} cannot be taken out of action: it is no plain function")
    return value


def silence(function: FunctionType, returns: str, way: int) -> None:
    """Exchange the function's code, so that every reference to it is reached."""
    values = neutral_values(returns)
    body = f"return {values[way]}" if values else RAISE
    function.__code__ = idle_code(body, function.__code__.co_freevars)


def idle_code(body: str, free: tuple[str, ...]) -> CodeType:
    """The code of a function that takes anything; its free names are those of the code it stands for."""
    own = "".join(f"    {name} = None\n" for name in free)
    use = "".join(f"        {name}\n" for name in free)
    source = f"def outer():\n{own}    def idle(*_given, **_named):\n{use}        {body}\n    return idle\n"
    room: dict[str, Any] = {}
    exec(source, room)
    code: CodeType = room["outer"]().__code__
    return code


def other_values(value: Any) -> list[Any]:
    """What a constant is changed to: emptied, then one more; a truth is turned round."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [0, value + 1] if value else [1]
    return [type(value)()] if isinstance(value, EMPTY) else [None]


def replace_data(holder: Any, name: str, old: Any, new: Any) -> None:
    """Set a constant in its module or class, and in every module that imported it by its name."""
    for module in [holder, *list(sys.modules.values())]:
        held = getattr(module, "__dict__", {}).get(name)
        if module is holder or held is old or (type(held) is type(old) and held == old):
            setattr(module, name, new)


def forget_results() -> None:
    """Empty all caches of our functions: what they remember was made before."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
