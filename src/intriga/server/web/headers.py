"""Security headers of every answer: what the page may load, and what it reveals to others."""

import re
from base64 import b64encode
from hashlib import sha256

INLINE = re.compile(r"<(script|style)(?:\s[^>]*)?>(.*?)</\1>", re.DOTALL)


def policy(html: str = "") -> str:
    """What a page may load: our own files only, and the inline parts that were there when it was built."""
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in INLINE.findall(html):
        if text:
            hashes[kind].append(f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'")
    script, style = (" ".join(["'self'", *hashes[kind]]) for kind in ("script", "style"))
    return (
        f"default-src 'none'; script-src {script}; style-src {style}; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


ALWAYS = {
    "Content-Security-Policy": policy(),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
