"""The tokens of a JavaScript text, as far as brackets, strings and names can be told apart without a parser."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<word>[\w$]+)
    |(?P<mark>=>|.)""",
    re.DOTALL | re.VERBOSE,
)
# From the start of a template, or from the end of an expression in it, to the next expression or the end.
TEMPLATE = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)", re.DOTALL)
REGULAR_EXPRESSION = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/\w*")
# Words after which an expression begins.
OPERATORS = {"await", "case", "delete", "do", "else", "extends", "in", "instanceof", "new", "of", "return", "throw", "typeof", "void", "yield"}


@dataclass(frozen=True)
class Token:
    kind: str  # string, word, mark, template or regex
    text: str
    at: int
    depth: int  # how many brackets are open around it


class TokenError(Exception):
    def __init__(self, at, message):
        super().__init__(message)
        self.at = at


def begins_expression(before):
    """Whether an expression begins after a token; a slash there begins a regular expression."""
    if before is None:
        return True
    return before.text in OPERATORS if before.kind == "word" else before.kind == "mark" and before.text not in ")]}"


def tokens(text):
    """The tokens of a text in their order, without spaces and comments.

    A template counts as one token for each of its parts.
    """
    found = []
    open_brackets = []
    at = 0

    def add(kind, end):
        nonlocal at
        found.append(Token(kind, text[at:end], at, len(open_brackets)))
        at = end

    def add_template(start):
        part = TEMPLATE.match(text, start)
        if not part:
            raise TokenError(at, "a template has no end")
        before = at
        add("template", part.end())
        if text.endswith("${", 0, at):
            open_brackets.append(("${", before))

    while at < len(text):
        here = text[at]
        if here == "`":
            add_template(at + 1)
        elif here == "}" and open_brackets and open_brackets[-1][0] == "${":
            open_brackets.pop()
            add_template(at + 1)
        elif here == "/" and text[at + 1 : at + 2] not in ("/", "*") and begins_expression(found[-1] if found else None):
            literal = REGULAR_EXPRESSION.match(text, at)
            if not literal:
                raise TokenError(at, "a regular expression has no end")
            add("regex", literal.end())
        else:
            token = TOKEN.match(text, at)
            if token.lastgroup == "space":
                at = token.end()
            elif here in ")]}":
                if not open_brackets or open_brackets[-1][0] + here not in ("()", "[]", "{}"):
                    raise TokenError(at, f"nothing is open that {here} would close")
                open_brackets.pop()
                add("mark", token.end())
            else:
                before = at
                add(token.lastgroup, token.end())
                if here in "([{":
                    open_brackets.append((here, before))
    if open_brackets:
        raise TokenError(open_brackets[-1][1], f"{open_brackets[-1][0]} is never closed")
    return found
