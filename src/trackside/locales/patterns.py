"""Fluent messages as Python functions.

A list of moves is many hundred sentences. Fluent's own resolver walks the tree of a message for each of them and
formats every number anew; a function that was written once from the tree takes a thirtieth of the time. Messages with
terms or functions, and facts other than texts and whole numbers, are left to the resolver.

A variable may ask for a form of what it names: { $city-to } is the fact `city` in the form `to`, an attribute of that
name's message. From right to left every fact stands in an isolate, so that Latin names and figures do not move what is
beside them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from babel import Locale
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from trackside.locales.not_compiled import NotCompiled

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Facts = Mapping[str, Any]


class Teller(Protocol):
    """How facts stand in sentences."""

    def told(self, key: str, value: Any) -> Any:
        """A fact as Fluent takes it: a text or a number."""

    def text(self, key: str, value: Any, form: str = "") -> str:
        """The same as a text, in that form; NotCompiled if it is neither a text nor a whole number."""


Say = Callable[[Facts, Teller], str]


HYPHEN = re.compile(r"(?<![\w-])-(\d+)")
MINUS = r"−\1"
MINUS_FROM_RIGHT = "\u2066−\\1\u2069"
ISOLATE, ISOLATED = "\u2068", "\u2069"


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
        self.named: dict[str, tuple[str, ...]] = {}  # the facts of those that are compiled
        self.formed: dict[str, dict[str, tuple[str, str]]] = {}  # their variables with a form: the fact and the form
        self.number = lru_cache(4096)(self._number)
        self.said: dict[str, str] = {}  # messages without facts

    def has(self, id: str) -> bool:
        return id in self.sources

    def say(self, id: str, facts: Facts, teller: Teller) -> str:
        """The message with those facts; the teller is asked for those that it names."""
        said = self.say_compiled(id, facts, teller)
        if said is not None:
            return said
        told = {name: teller.told(name, value) for name, value in facts.items()}
        for variable, (name, form) in self.formed.get(id, {}).items():
            told[variable] = teller.text(name, facts[name], form)
        return self.resolve(id, told)

    def say_compiled(self, id: str, facts: Facts, teller: Teller) -> str | None:
        """The same by its function; None if the resolver must say it, or what is missing."""
        try:
            say = self.compiled[id]
        except KeyError:
            say = self.compiled[id] = self._compile(id)
        if say is None:
            return None
        try:
            return say(facts, teller)
        except (KeyError, NotCompiled):
            return None

    def variables(self, id: str) -> tuple[str, ...] | None:
        """The facts that a message names; None if the resolver must say it."""
        if id not in self.compiled:
            self.compiled[id] = self._compile(id)
        return self.named.get(id)

    def plain(self, id: str) -> str:
        """A message without facts, which is always the same; an unknown id itself."""
        said = self.said.get(id)
        if said is None:
            if not self.has(id):
                return id
            said = self.said[id] = self.resolve(id, {})
        return said

    def form(self, id: str, form: str, facts: Facts) -> str:
        """A message in a form that is one of its attributes; as it stands if it does not have that."""
        pattern = self.bundle.get_message(id).attributes.get(form)
        return self.resolve(id, facts) if pattern is None else str(self.bundle.format_pattern(pattern, dict(facts))[0])

    def resolve(self, id: str, facts: Facts) -> str:
        """The same by Fluent's own resolver, from facts that are told already."""
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return id
        text, problems = self.bundle.format_pattern(pattern, dict(facts))
        if problems:
            raise ValueError(f"{self.bundle.locales[0]} {id}: {problems[0]!r}")
        negative = any(isinstance(value, int) and value < 0 for value in facts.values())
        return self._with_minus(str(text)) if negative else str(text)

    def _number(self, n: int) -> str:
        text = str(fluent_number(n).format(self.locale))
        return self._with_minus(text) if n < 0 else text

    def _with_minus(self, text: str) -> str:
        """With a real minus sign before figures; from right to left, isolated, so that it stays before them."""
        return HYPHEN.sub(MINUS_FROM_RIGHT if self.locale.text_direction == "rtl" else MINUS, text)

    # Compiling

    def _compile(self, id: str) -> Say | None:
        writer = _Writer(self)
        try:
            pattern = self._pattern(id)
            writer.isolating = self.locale.text_direction == "rtl" and not _is_fact(pattern)
            say = writer.function(pattern)
        except NotCompiled:
            return None
        self.formed[id] = writer.formed
        self.named[id] = tuple(writer.variables)
        return say

    def _pattern(self, id: str) -> ast.Pattern:
        source = self.sources.get(id)
        if source is None or source.value is None:
            raise NotCompiled
        return source.value


class _Selection:
    """The variants of a message, of which a fact selects one."""

    def __init__(self, variants: list[tuple[str | int, Say]], default: Say, plural: Callable[[int], str]) -> None:
        self.variants = variants
        self.default = default
        self.plural = plural  # the word for the plural form of a number
        self.found = lru_cache(256)(self._find)

    def pick(self, value: Any) -> Say:
        if type(value) is not str and type(value) is not int:
            raise NotCompiled
        return self.found(value)

    def _find(self, value: str | int) -> Say:
        for key, say in self.variants:
            # A number goes with an equal number, and with the word for its plural form.
            if value == key or (isinstance(value, int) and self.plural(value) == key):
                return say
        return self.default


class _Writer:
    """Writes the Python of one message."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.known: dict[str, Any] = {}  # what the code names
        self.variables: dict[str, None] = {}  # in the order in which they come
        self.formed: dict[str, tuple[str, str]] = {}
        self.isolating = False

    def function(self, pattern: ast.Pattern) -> Say:
        say: Say = eval(f"lambda facts, teller: {self._text(pattern)}", self.known)
        return say

    def _text(self, pattern: ast.Pattern) -> str:
        """An expression for the text of a pattern."""
        parts = [self._element(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else f"''.join(({', '.join(parts)}))"

    def _element(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return repr(element.value)
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self._text(self.messages._pattern(expression.id.name))
        if isinstance(expression, ast.StringLiteral):
            return repr(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return repr(self.messages.number(_key(expression)))
        name, form = self._variable(expression)
        text = f"teller.text({name!r}, facts[{name!r}]{f', {form!r}' if form else ''})"
        return f"{ISOLATE!r} + {text} + {ISOLATED!r}" if self.isolating else text

    def _select(self, expression: ast.SelectExpression) -> str:
        name, _ = self._variable(expression.selector)
        variants = [(_key(variant.key), self.function(variant.value)) for variant in expression.variants]
        default = next(say for variant, (_, say) in zip(expression.variants, variants, strict=True) if variant.default)
        number = f"pick{len(self.known)}"
        self.known[number] = _Selection(variants, default, self.messages.locale.plural_form).pick
        return f"{number}(teller.told({name!r}, facts[{name!r}]))(facts, teller)"

    def _variable(self, expression: object) -> tuple[str, str]:
        """The fact that an expression is, and the form that is asked of it."""
        if not isinstance(expression, ast.VariableReference):
            raise NotCompiled
        variable = str(expression.id.name)
        name, _, form = variable.partition("-")
        self.variables[name] = None
        if form:
            self.formed[variable] = name, form
        return name, form


def _is_fact(pattern: ast.Pattern) -> bool:
    """Whether a message is nothing but a fact, which needs no isolate."""
    only = pattern.elements[0]
    return len(pattern.elements) == 1 and isinstance(only, ast.Placeable) and _is_variable(only.expression)


def _is_variable(expression: object) -> bool:
    return isinstance(expression, ast.VariableReference)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if int(key.value) != float(key.value):
        raise NotCompiled
    return int(key.value)
