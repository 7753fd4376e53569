"""A call: the context of one request (person, language, node). Rates and origins are checked here."""

from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import DEFAULT, Language
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.web.headers import ALWAYS
from intriga.server.web.identity import COOKIE, YEAR, Visitor, browser_in, is_same_origin, language_of
from intriga.store.codes import device_id
from intriga.store.protocol import Person

if TYPE_CHECKING:
    from intriga.server.web.node import Node

AnyConnection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, State]
NOBODY = Person("", "", DEFAULT, 0)


class Call:
    """What a handler needs to know of its request."""

    def __init__(self, node: "Node", visitor: Visitor, taken: int = SPECTATOR, plain: bool = True) -> None:
        self.node = node
        self.visitor = visitor
        self.plain = plain
        self.taken = taken  # around one screen: the seat whose player has it, as `?taken=` says
        self.now = node.hub.now()

    @property
    def person(self) -> str:
        return self.visitor.person.id

    @property
    def device(self) -> str:
        """The public id of the device; empty if it has none yet."""
        return device_id(self.visitor.device) if self.visitor.device else ""

    @property
    def name(self) -> str:
        return self.visitor.person.name

    @property
    def language(self) -> Language:
        return self.visitor.language

    @property
    def reader(self) -> Reader:
        return Reader(self.person, self.language, self.taken, self.plain)


def node_of(connection: AnyConnection) -> "Node":
    node: Node = connection.app.state.node
    return node


def asked_language(connection: AnyConnection, otherwise: Language = DEFAULT) -> Language:
    asked = connection.query_params.get("lang", "")
    accepted = connection.headers.get("accept-language", "")
    return language_of(str(asked), accepted, otherwise)


def wants_plain(connection: AnyConnection) -> bool:
    """`?plain=no`: a reader with a board of its own does without the plain one."""
    return connection.query_params.get("plain", "") != "no"


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def check_origin(connection: AnyConnection) -> None:
    """Sockets, and requests that change something, must come from our own page or from no page at all."""
    trusted = node_of(connection).settings.trusted_origins
    origin = connection.headers.get("origin")
    if not is_same_origin(origin, connection.headers.get("host", ""), trusted):
        raise HttpRefusal(403, "origin")


async def visitor_of(connection: AnyConnection, *, lenient: bool = False) -> Visitor:
    """The person behind a connection; nobody where it has no cookie. A cookie that is not ours is refused."""
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return Visitor(NOBODY, "", asked_language(connection))
    try:
        person, device = await node_of(connection).identity.known(cookie)
    except HttpRefusal:
        if lenient:
            return Visitor(NOBODY, "", asked_language(connection))
        raise
    return Visitor(person, device, asked_language(connection, person.language))


async def provide_call(request: AnyRequest) -> Call:
    """The call for a handler; the first request of a device that asks who it is, or does something, creates
    its person."""
    node = node_of(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)
    visitor = await visitor_of(request, lenient=request.url.path == "/api/me" and request.method == "GET")
    address = address_of(request)
    if not visitor.device:
        await node.rates.pace("", address)
        if is_only_looking(request):
            return Call(node, visitor, SPECTATOR, wants_plain(request))
        node.rates.check_new_person(address)
        browser = browser_in(request.headers.get("user-agent", ""))
        person, device = await node.identity.create(visitor.language, node.hub.now(), browser)
        visitor = Visitor(person, device, visitor.language, is_new=True)
        keep_device(request, device)
    else:
        await node.rates.pace(visitor.person.id, address)
    taken = request.query_params.get("taken", "")
    seat = int(taken) if taken.isdecimal() and len(taken) < 3 else SPECTATOR
    return Call(node, visitor, seat, wants_plain(request))


def is_only_looking(request: AnyRequest) -> bool:
    """Whether somebody who is not known yet need not become known for this."""
    return request.method in ("GET", "HEAD", "OPTIONS") and request.url.path != "/api/me"


def keep_device(request: AnyRequest, device: str) -> None:
    """The answer to this request sets the device's cookie; an empty device deletes it."""
    request.state.device = device


async def before_send(message: Message, scope: Scope) -> None:
    """Headers of every answer: the policies of the page, and the cookie of a new device."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
    device = scope.get("state", {}).get("device")
    if device is not None:
        node: Node = scope["litestar_app"].state.node
        value = node.identity.cookie(device) if device else ""
        cookie = device_cookie(value, is_secure=scope.get("scheme") == "https")
        headers.add("Set-Cookie", cookie.to_header(header=""))


def device_cookie(value: str, *, is_secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=YEAR if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def as_json(message: bytes) -> Response[Any]:
    """A message that was made as JSON."""
    return Response(message, media_type=MediaType.JSON)
