"""Identity: nobody signs up. A cookie is a signed device secret; the store knows whose device it is."""

import secrets
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from itsdangerous.exc import BadData

from intriga.kernel.sentences import DEFAULT, Language, first_spoken
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.speech import shell
from intriga.store.codes import new_recovery_code, new_secret, plain_recovery_code
from intriga.store.protocol import Person, Store

COOKIE = "intriga"
YEAR = 365 * 24 * 60 * 60
LINK_LASTS = 15 * 60 * 1000  # milliseconds
SALT = "intriga-device-1"


class Visitor(msgspec.Struct, frozen=True):
    """Who makes a request, from which device, in which language. Nobody yet: no device."""

    person: Person
    device: str
    language: Language
    is_new: bool = False


class Identity:
    """Persons and their devices."""

    def __init__(self, store: Store, keys: tuple[str, ...]) -> None:
        self.store = store
        # itsdangerous signs with the last key and reads with all of them.
        self.signer = URLSafeSerializer(list(reversed(keys)), salt=SALT)

    def cookie(self, device: str) -> str:
        """The cookie of a device."""
        return str(self.signer.dumps(device))

    def device_in(self, cookie: str) -> str:
        """The device secret in a cookie; HttpRefusal if we did not sign it."""
        try:
            device = self.signer.loads(cookie)
        except (BadSignature, BadData):
            raise HttpRefusal(401, "cookie") from None
        if not isinstance(device, str):
            raise HttpRefusal(401, "cookie")
        return device

    async def known(self, cookie: str) -> tuple[Person, str]:
        """The person behind a cookie, and its device; HttpRefusal if there is none (any more)."""
        device = self.device_in(cookie)
        person = await self.store.person_of(device)
        if person is None:
            raise HttpRefusal(401, "cookie")
        return person, device

    async def create(self, language: Language, now: int, browser: str = "") -> tuple[Person, str]:
        """A new person with its first device."""
        number = secrets.randbelow(900) + 100
        name = f"{shell(language).say('name-guest')} {number}"
        person = Person(secrets.token_hex(8), name, language, now)
        device = new_secret()
        await self.store.create_person(person, device, browser)
        return person, device

    # ── other devices ──

    async def link(self, person: str, now: int) -> str:
        """A one-time code that moves this person to another device."""
        code = new_secret()
        await self.store.put_code("link", code, person, now + LINK_LASTS)
        return code

    async def recovery(self, person: str) -> str:
        """A code to be written down; it replaces the last one."""
        code = new_recovery_code()
        await self.store.put_code("recovery", code, person, None)
        return code

    async def claimable(self, code: str, now: int) -> Person:
        """Whose matches a one-time link brings; it is not spent."""
        return known_person(await self.store.person_by("link", code, now))

    async def claim(self, code: str, device: str, now: int) -> Person:
        """Spend a one-time link: this device is its person's from now on."""
        return known_person(await self.store.claim("link", code, device, now))

    async def recover(self, code: str, device: str, now: int) -> Person:
        """Spend a recovery code."""
        return known_person(await self.store.claim("recovery", plain_recovery_code(code), device, now))


def known_person(person: Person | None) -> Person:
    if person is None:
        raise HttpRefusal(422, "code")
    return person


#: What a browser calls itself, and what it is; the first that fits. Some call themselves like others too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("YaBrowser", "Yandex"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def browser_in(agent: str) -> str:
    """What a person knows a device by, such as "Firefox, Linux"; nothing else of the header is kept."""
    found = [next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


def language_of(asked: str, accepted: str, otherwise: Language = DEFAULT) -> Language:
    """The reader's language: as asked, as the browser prefers, or as the person chose."""
    return first_spoken([asked, *accepted.split(","), otherwise], DEFAULT)


def is_same_origin(origin: str | None, host: str, trusted: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from our own page. Programs other than browsers send no origin."""
    if origin is None:
        return True
    if origin in trusted:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:  # no address at all
        return False
