"""Every error leaves as a `Problem`; what went wrong inside stays in the log."""

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from zeitalter.core.match import Refused
from zeitalter.server import wire
from zeitalter.server.errors import Problem

log = logging.getLogger(__name__)
STATUS = {
    "not-found": 404,
    "no-session": 401,
    "wrong-password": 403,
    "scope": 403,
    "not-owner": 403,
    "not-your-seat": 403,
    "secret": 403,
    "rate": 429,
    "illegal": 400,
    "options": 400,
    "players": 400,
    "no-game": 400,
    "no-bot": 400,
    "no-hint": 503,
    "no-seat": 400,
    "which-seat": 400,
    "name": 400,
}
CONFLICT = 409


def problem(code: str, text: str, status: int, details: dict[str, str] | None = None) -> Response[wire.Problem]:
    return Response(wire.Problem(code, text, details or {}), status_code=status, media_type="application/json")


def refused(_request: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    """A game's refusal."""
    return problem(error.code, str(error), STATUS.get(error.code, CONFLICT))


def not_done(_request: Request[Any, Any, Any], error: Problem) -> Response[wire.Problem]:
    """Our own."""
    return problem(error.code, str(error), STATUS.get(error.code, CONFLICT), error.details)


def invalid(_request: Request[Any, Any, Any], error: ValidationException) -> Response[wire.Problem]:
    details: dict[str, str] = {}
    if isinstance(error.extra, list):
        for item in error.extra:
            if isinstance(item, dict):
                details[str(item.get("key", "body"))] = str(item.get("message", ""))
    return problem("invalid", "the request does not have the expected form", 400, details)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[wire.Problem]:
    """A body of brackets within brackets; our own code does not recurse."""
    return problem("invalid", "the request is nested too deeply", 400)


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= 500:
        return unexpected(_request, error)
    phrase = HTTPStatus(error.status_code).phrase
    code = "invalid" if error.status_code == 400 else phrase.lower().replace(" ", "-")
    return problem(code, phrase, error.status_code)


def unexpected(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("request failed", exc_info=error)
    return problem("server", "something went wrong in the server; it has been written down", 500)


HANDLERS: Any = {
    Refused: refused,
    Problem: not_done,
    ValidationException: invalid,
    RecursionError: too_deep,
    HTTPException: http_error,
    Exception: unexpected,
}
