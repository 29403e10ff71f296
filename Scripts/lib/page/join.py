"""Joins modules into one script, and style sheets into one."""

import re

import modules
from modules import Problem

SHEET = re.compile(r'@import "([\w-]+\.css)";')


class Problems(Exception):
    """Why a page cannot be joined."""

    def __init__(self, problems):
        super().__init__("\n".join(str(problem) for problem in problems))


def join_script(texts, entry):
    """One strict function of all modules, each after those that it imports.

    `texts` are the modules by their files. A name means the same in all of them, because they share one scope.
    """
    found = {file: modules.read(file, text) for file, text in sorted(texts.items())}
    ordered = in_order(found, entry)
    check_names(found, ordered)
    problems = [problem for module in found.values() for problem in module.problems]
    if problems:
        raise Problems(sorted(problems, key=lambda problem: (problem.file, problem.line, problem.column)))
    parts = [f"// {file}\n{found[file].body}" for file in ordered]
    script = '(() => {\n"use strict";\n\n' + "\n".join(parts) + "})();\n"
    if re.search(r"</script|<!--", script, re.IGNORECASE):
        raise Problems([Problem(entry, 1, 1, "the joined script has </script or <!-- in it, which would end its element")])
    return script


def in_order(found, entry):
    """The modules from the entry on, each after those that it imports."""
    ordered, way = [], []

    def visit(file):
        way.append(file)
        module = found[file]
        seen = set()
        for _, imported, at in module.imports:
            if imported in seen:
                continue
            seen.add(imported)
            if imported not in found:
                module.report(at, f"there is no {imported}")
            elif imported in way:
                cycle = way[way.index(imported) :] + [imported]
                module.report(at, "an import cycle: " + " → ".join(cycle))
            elif imported not in ordered:
                visit(imported)
        way.pop()
        ordered.append(file)

    visit(entry)
    return ordered


def check_names(found, ordered):
    """Every import has its export, every export its import, and a name one definition."""
    owners = {}
    used = {(name, imported) for module in found.values() for name, imported, _ in module.imports}
    for file in ordered:
        module = found[file]
        for name, imported, at in module.imports:
            if imported in found and name not in found[imported].exports:
                module.report(at, f"{imported} exports no {name}")
        for name, at in module.names.items():
            owner = owners.setdefault(name, file)
            if owner != file:
                module.report(at, f"{name} is defined in {owner} too: the modules are joined into one scope")
            if name in module.exports and (name, file) not in used:
                module.report(at, f"no module imports {name}")
    for file in sorted(set(found) - set(ordered)):
        found[file].report(0, "no module imports this file")


def join_style(texts, entry):
    """The style sheets that the entry imports, in its order."""
    problems, parts, taken = [], [], {entry}
    for number, line in enumerate(texts[entry].splitlines(), 1):
        statement = SHEET.fullmatch(line)
        if statement and statement[1] in texts and statement[1] not in taken:
            taken.add(statement[1])
            parts.append(f"/* {statement[1]} */\n{texts[statement[1]]}")
        elif statement:
            problems.append(Problem(entry, number, 1, f"{statement[1]} is {'imported twice' if statement[1] in taken else 'not there'}"))
        elif line and not line.startswith("/*"):
            problems.append(Problem(entry, number, 1, 'only imports such as `@import "file.css";` stand here'))
    problems += [Problem(file, 1, 1, f"{entry} does not import this file") for file in sorted(set(texts) - taken)]
    if problems:
        raise Problems(problems)
    return "\n".join(parts)
