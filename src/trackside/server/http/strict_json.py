"""Strict parsing of JSON bodies. The framework itself would accept the text "0" for a number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, ValidationException


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        if field is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body() or b"null", type=field.annotation)
        except msgspec.ValidationError as error:
            message, _, where = str(error).partition(" - at `$")
            key = where.rstrip("`").lstrip(".")
            raise ValidationException("a value is out of bounds", extra=[{"message": message, "key": key}]) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None
