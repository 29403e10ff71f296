"""An ES module as joining sees it: what it imports, exports and defines at its top level."""

import re
from dataclasses import dataclass, field

from tokens import OPERATORS, TokenError, tokens

IMPORT = re.compile(r'import \{ ((?:[\w$]+ , )*[\w$]+)(?: ,)? \} from "\./([\w-]+\.js)" ;')


@dataclass(frozen=True)
class Problem:
    """What is wrong, and where."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}: error: {self.message}"


@dataclass
class Module:
    file: str
    text: str
    imports: list = field(default_factory=list)  # (name, file, offset)
    names: dict = field(default_factory=dict)  # what is defined at the top level, with its offset
    exports: set = field(default_factory=set)
    problems: list = field(default_factory=list)
    cuts: list = field(default_factory=list)  # ranges that are no part of the joined text

    def report(self, at, message):
        line = self.text.count("\n", 0, at) + 1
        column = at - self.text.rfind("\n", 0, at)
        self.problems.append(Problem(self.file, line, column, message))

    @property
    def body(self):
        """The text without what only a module has."""
        parts, end = [], 0
        for start, stop in self.cuts:
            parts.append(self.text[end:start])
            end = stop
        return re.sub(r"\A// @ts-check\n", "", "".join(parts) + self.text[end:]).strip("\n") + "\n"


def read(file, text):
    """Reads a module; what joining cannot take is in its problems."""
    module = Module(file, text)
    try:
        found = tokens(text)
    except TokenError as error:
        module.report(error.at, str(error))
        return module
    for index, token in enumerate(found):
        if token.kind != "word":
            continue
        before = found[index - 1] if index else None
        after = found[index + 1] if index + 1 < len(found) else None
        is_member = (before and before.text in (".", "?.")) or (after and after.text == ":")
        if token.text == "import" and not is_member:
            read_import(module, found, index)
        elif token.depth or is_member:
            continue
        elif token.text == "export":
            read_export(module, token, after)
        elif token.text in ("const", "let", "var"):
            read_variable(module, found, index)
        elif token.text in ("function", "class") and is_declaration(before):
            define(module, found[index + 2] if after.text == "*" else after, is_exported(found, index))
    return module


def is_declaration(before):
    """Whether a function or class after a token is a declaration, not an expression."""
    if before is None:
        return True
    if before.kind == "word":
        return before.text not in OPERATORS
    return before.kind != "mark" or before.text in ";)]}"


def is_exported(found, index):
    if index > 0 and found[index - 1].text == "async":
        index -= 1
    return index > 0 and found[index - 1].text == "export"


def define(module, name, exported):
    if name.text in module.names:
        module.report(name.at, f"{name.text} is defined twice")
    module.names.setdefault(name.text, name.at)
    if exported:
        module.exports.add(name.text)


def read_import(module, found, index):
    start = found[index]
    end = next((i for i in range(index, len(found)) if found[i].text == ";" and found[i].depth == start.depth), len(found) - 1)
    statement = IMPORT.fullmatch(" ".join(token.text for token in found[index : end + 1]))
    if start.depth or not statement:
        module.report(start.at, 'only imports such as `import { a, b } from "./file.js";` can be joined')
        return
    names = statement[1].split(" , ")
    module.imports += [(token.text, statement[2], token.at) for token in found[index:end] if token.text in names]
    stop = found[end].at + 1
    module.cuts.append((start.at, stop + (module.text[stop : stop + 1] == "\n")))


def read_export(module, token, after):
    if not after or after.text not in ("async", "class", "const", "function", "let"):
        module.report(token.at, "only a declaration can be exported, where it stands")
        return
    module.cuts.append((token.at, after.at))


def read_variable(module, found, index):
    name = found[index + 1]
    if name.kind != "word":
        module.report(name.at, "a declaration at the top level takes one name")
        return
    define(module, name, is_exported(found, index))
    for token in found[index + 2 :]:
        if token.depth == 0 and token.text in (";", ","):
            if token.text == ",":
                module.report(token.at, "a declaration at the top level takes one name")
            return
