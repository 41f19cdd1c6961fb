"""Fluent messages as Python functions.

A list of moves is many hundred sentences. Fluent's own resolver walks the tree of a message for each of them and
formats every number anew; a function that was made once from the tree takes a tenth of the time. Messages with terms,
functions or attributes, and facts other than texts and whole numbers, are left to the resolver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from babel import Locale
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Facts = Mapping[str, Any]
Tell = Callable[[str, Any], Any]  # a fact as it stands in a sentence, from its name and value
Say = Callable[[Facts, Tell], str]


class NotCompiled(Exception):
    """Something that only the resolver can say."""


class Messages:
    """The messages of a bundle, each made into a function when it is first said."""

    def __init__(self, bundle: FluentBundle, resources: Sequence[ast.Resource]) -> None:
        """`resources` are those of the bundle; of two messages with one id the first counts, as it does there."""
        self.bundle = bundle
        self.locale = Locale.parse(bundle.locales[0])
        self.sources: dict[str, ast.Message] = {}
        for resource in resources:
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.sources.setdefault(entry.id.name, entry)
        self.compiled: dict[str, Say | None] = {}  # None: left to the resolver
        self.number = lru_cache(4096)(self._number)

    def has(self, id: str) -> bool:
        return id in self.sources

    def say(self, id: str, facts: Facts, tell: Tell) -> str:
        """The message with those facts; `tell` is asked for those that it names."""
        if id not in self.compiled:
            self.compiled[id] = self._compile(id)
        say = self.compiled[id]
        if say is not None:
            try:
                return say(facts, tell)
            except (KeyError, NotCompiled):
                pass  # the resolver says it, or what is missing
        return self.resolve(id, {name: tell(name, value) for name, value in facts.items()})

    def resolve(self, id: str, facts: Facts) -> str:
        """The same by Fluent's own resolver, from facts that are told already."""
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return id
        text, problems = self.bundle.format_pattern(pattern, dict(facts))
        if problems:
            raise ValueError(f"{self.bundle.locales[0]} {id}: {problems[0]!r}")
        return str(text)

    def _number(self, n: int) -> str:
        return str(fluent_number(n).format(self.locale))

    # Compiling

    def _compile(self, id: str) -> Say | None:
        try:
            return self._message(id)
        except NotCompiled:
            return None

    def _message(self, id: str) -> Say:
        source = self.sources.get(id)
        if source is None or source.value is None:
            raise NotCompiled
        return self._pattern(source.value)

    def _pattern(self, pattern: ast.Pattern) -> Say:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda facts, tell: "".join([part(facts, tell) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Say:
        if isinstance(element, ast.TextElement):
            return _constant(element.value)
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self._message(expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            return _constant(expression.parse()["value"])
        return self._variable(self._reference(expression))

    @staticmethod
    def _reference(expression: object) -> str:
        """The name of the variable that an expression is."""
        if not isinstance(expression, ast.VariableReference):
            raise NotCompiled
        return str(expression.id.name)

    def _variable(self, name: str) -> Say:
        number = self.number

        def say(facts: Facts, tell: Tell) -> str:
            value = tell(name, facts[name])
            if type(value) is str:
                return value
            if type(value) is int:
                return number(value)
            raise NotCompiled

        return say

    def _select(self, expression: ast.SelectExpression) -> Say:
        name = self._reference(expression.selector)
        variants = [(_key(variant.key), self._pattern(variant.value)) for variant in expression.variants]
        default = next(say for variant, (_, say) in zip(expression.variants, variants, strict=True) if variant.default)
        plural = self.locale.plural_form

        @lru_cache(256)
        def pick(value: str | int) -> Say:
            for key, say in variants:
                # A number goes with an equal number, and with the word for its plural form.
                if value == key or (isinstance(value, int) and plural(value) == key):
                    return say
            return default

        def say(facts: Facts, tell: Tell) -> str:
            value = tell(name, facts[name])
            if type(value) is not str and type(value) is not int:
                raise NotCompiled
            return pick(value)(facts, tell)

        return say


def _constant(text: str) -> Say:
    return lambda facts, tell: text


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    value = key.value
    if int(value) != float(value):
        raise NotCompiled
    return int(value)
