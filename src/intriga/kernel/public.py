"""What everybody may know: made once for all readers, and by its type nothing else.

A public part is made by functions that are given no seat, and a struct within one is public too (a test walks
through the types). What one reader may know is a struct that is not public, with the same fields and some of
its own; only these are encoded for that reader.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, NewType

import msgspec

#: A public part as JSON: `shared_json` makes it, and it takes nothing that is not `Public`.
SharedJson = NewType("SharedJson", bytes)


class Public(msgspec.Struct, frozen=True):
    """What everybody may know. A struct that is for one reader does not inherit this."""


NOTHING_PUBLIC: Final = Public()
encoder: Final = msgspec.json.Encoder()


def shared_json(part: Public) -> SharedJson:
    """A public part for all readers."""
    if not isinstance(part, Public):
        raise TypeError(f"{type(part).__name__} is not public")
    return SharedJson(encoder.encode(part))


def whole_json(shared: SharedJson, own: bytes) -> bytes:
    """Two objects as one: what all are told, and what one reader is told besides."""
    if own == b"{}":
        return shared
    return own if shared == b"{}" else shared[:-1] + b"," + own[1:]


def own_json(whole: msgspec.Struct, beside: type[Public]) -> bytes:
    """What a struct has besides the fields of its public part."""
    take = own_part(type(whole), beside)
    return encoder.encode(whole if take is None else take(whole))


@cache
def own_part(kind: type[msgspec.Struct], beside: type[Public]) -> Callable[[Any], msgspec.Struct] | None:
    """The function that takes what is not public out of a struct; None if nothing in it is public."""
    if not beside.__struct_fields__:
        return None
    own = [field for field in kind.__struct_fields__ if field not in beside.__struct_fields__]
    made = msgspec.defstruct(f"Own{kind.__name__}", own)
    taken = attrgetter(*own)
    return (lambda whole: made(*taken(whole))) if len(own) > 1 else (lambda whole: made(taken(whole)))


def as_one(
    base: type[msgspec.Struct], name: str, parts: Sequence[type[msgspec.Struct]], *, module: str, doc: str
) -> Any:
    """The struct of an object that is sent in several parts, for those who describe or read it."""
    fields = [described(field) for part in parts for field in msgspec.structs.fields(part)]
    documented = {"__doc__": doc}
    return msgspec.defstruct(name, fields, bases=(base,), module=module, namespace=documented, kw_only=True)


def described(field: msgspec.structs.FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    if field.required:
        return field.name, field.type
    has_value = field.default is not msgspec.NODEFAULT
    made = field.default if has_value else msgspec.field(default_factory=field.default_factory)
    return field.name, field.type, made
