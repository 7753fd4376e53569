"""How a request can be refused, for the description of the API."""

from litestar.openapi import ResponseSpec

from intriga.server.telling.wire import Problem

#: How a request can be refused; the body is always a Problem.
REFUSALS = {
    400: "cannot be read",
    401: "a device that is not known here",
    403: "not allowed",
    404: "not there",
    405: "another method is expected",
    408: "too slow",
    409: "not now: the table has moved on",
    413: "too large",
    422: "illegal, with its clause, or out of bounds",
    429: "too fast, or too much for a day",
    431: "request line and headers too large",
    503: "the store does not answer",
}
RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in REFUSALS.items()
}
