"""Who I am: name and language, other devices, being forgotten."""

from litestar import HttpMethod, Response, Router, delete, get, patch, post, route
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from intriga.kernel.sentences import DEFAULT, first_spoken
from intriga.server.live.forgetting import forget
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.requests import ChangeMe, DropDevice
from intriga.server.telling.wire_lobby import Claimable, Code, Link, Me, MyDevice
from intriga.server.web.request import AnyRequest, Call, keep_device
from intriga.server.web.routes.refusals import RESPONSES
from intriga.tables.persons import clean_name

TheCall = NamedDependency[SkipValidation[Call]]


@get("/me", summary="Who I am", responses=RESPONSES)
async def me(call: TheCall) -> Me:
    return me_of(call)


@patch("/me", summary="Change my name or language", responses=RESPONSES)
async def change_me(call: TheCall, data: JSONBody[ChangeMe]) -> Me:
    name = clean_name(data.name) if data.name is not None else None
    await call.node.store.change_person(call.person, name=name, language=data.language)
    person = call.visitor.person
    return Me(person=person.id, name=name or person.name, language=data.language or me_of(call).language)


@delete("/me", summary="Forget me: name, chat, devices", responses=RESPONSES, status_code=HTTP_200_OK)
async def forget_me(call: TheCall, request: AnyRequest) -> None:
    call.node.willing.forget(call.person)
    await forget(call.node.hub, call.person)
    keep_device(request, "")


@post("/me/link", summary="A one-time link for another device", responses=RESPONSES, status_code=HTTP_200_OK)
async def link(call: TheCall) -> Link:
    return Link(link=f"/me?claim={await call.node.identity.link(call.person, call.now)}")


@get("/me/devices", summary="My devices", responses=RESPONSES)
async def devices(call: TheCall) -> list[MyDevice]:
    return await my_devices(call)


@post(
    "/me/devices/drop",
    summary="This device is no longer mine",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def drop_device(call: TheCall, data: JSONBody[DropDevice]) -> list[MyDevice]:
    if data.device == call.device:
        raise HttpRefusal(409, "this-device")
    if not await call.node.store.drop_device(call.person, data.device):
        raise HttpRefusal(404, "no-device")
    await call.node.hub.turn_away(call.person, data.device)
    return await my_devices(call)


@post(
    "/me/claimable",
    summary="Whose matches a one-time link brings, and what this device would lose",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def claimable(call: TheCall, data: JSONBody[Code]) -> Claimable:
    person = await call.node.identity.claimable(data.code, call.now)
    return Claimable(
        name=person.name,
        tables=await tables_of(call, person.id),
        my_tables=await tables_of(call, call.person),
        same=person.id == call.person,
    )


async def my_devices(call: Call) -> list[MyDevice]:
    return [
        MyDevice(device=each.id, browser=each.browser, since=each.created, this=each.id == call.device)
        for each in await call.node.store.devices_of(call.person)
    ]


async def tables_of(call: Call, person: str) -> int:
    return len(await call.node.store.tables_ever(person))


@post("/me/claim", summary="Use a one-time link on this device", responses=RESPONSES, status_code=HTTP_200_OK)
async def claim(call: TheCall, data: JSONBody[Code]) -> Me:
    person = await call.node.identity.claim(data.code, call.visitor.device, call.now)
    await call.node.hub.turn_away(call.person, call.device)
    return Me(person=person.id, name=person.name, language=first_spoken([person.language], DEFAULT))


@post("/me/recovery", summary="A recovery code, shown once", responses=RESPONSES, status_code=HTTP_200_OK)
async def recovery(call: TheCall) -> Code:
    return Code(code=await call.node.identity.recovery(call.person))


@post(
    "/me/recover", summary="Use a recovery code on this device", responses=RESPONSES, status_code=HTTP_200_OK
)
async def recover(call: TheCall, data: JSONBody[Code]) -> Me:
    person = await call.node.identity.recover(data.code, call.visitor.device, call.now)
    await call.node.hub.turn_away(call.person, call.device)
    return Me(person=person.id, name=person.name, language=first_spoken([person.language], DEFAULT))


@route("/me", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=HTTP_204_NO_CONTENT)
async def options_of_me() -> Response[None]:
    """The framework would name only the first method of a path."""
    return Response(None, headers={"Allow": "GET, PATCH, DELETE, OPTIONS"}, status_code=HTTP_204_NO_CONTENT)


def me_of(call: Call) -> Me:
    person = call.visitor.person
    return Me(person=person.id, name=person.name, language=first_spoken([person.language], DEFAULT))


ROUTES = Router(
    path="/",
    route_handlers=[
        options_of_me,
        me,
        change_me,
        forget_me,
        link,
        devices,
        drop_device,
        claimable,
        claim,
        recovery,
        recover,
    ],
    tags=["people"],
)
