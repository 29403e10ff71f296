"""Checks that the page's files can be joined into one scope as Sources/Show/CatalogPage/PageParts.swift does it.

Usage: modules.py FOLDER PARTS EMBEDDED
"""

import pathlib
import re
import sys

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+)\.js";$', re.MULTILINE)
DECLARATION = re.compile(r"(export )?(?:async )?(?:function\*?|class|const|let) ([\w$]+)")


def problems(texts, listed):
    """What is wrong with modules, given by name, and with their list."""
    imports = {name: IMPORT.findall(text) for name, text in texts.items()}
    used = {(source, word) for found in imports.values() for words, source in found for word in re.findall(r"[\w$]+", words)}
    owners = {}
    for name, text in texts.items():
        if name not in listed:
            yield f"{name}.js: error: PageParts.swift does not list this file"
        for _, source in imports[name]:
            if source in listed and name in listed and listed.index(source) > listed.index(name):
                yield f"{name}.js: error: PageParts.swift lists it before {source}.js, which it imports"
        if text.count("\nimport ") + text.startswith("import ") != len(imports[name]):
            yield f'{name}.js: error: only imports such as `import {{ a, b }} from "./file.js";` can be joined'
        if re.search("</script|<!--", text, re.IGNORECASE):
            yield f"{name}.js: error: </script or <!-- would end the script's element"
        for number, line in enumerate(text.splitlines(), 1):
            if not re.match(r"export |(async )?function|class |const |let |var ", line):
                continue
            declaration = DECLARATION.match(line)
            if not declaration:
                yield f"{name}.js:{number}: error: only functions, classes and single names can be declared at the top level"
                continue
            exported, word = declaration.groups()
            owner = owners.setdefault(word, name)
            if owner != name:
                yield f"{name}.js:{number}: error: {owner}.js defines {word} too; the modules share one scope"
            if exported and (name, word) not in used:
                yield f"{name}.js:{number}: error: no module imports {word}"


def main(folder, parts, embedded):
    folder, parts = pathlib.Path(folder), pathlib.Path(parts).read_text(encoding="utf-8")
    embedded = pathlib.Path(embedded).read_text(encoding="utf-8")

    def listed(name):
        return re.findall(r'"([\w-]+)"', re.search(rf"let {name}: \[String\] = \[([^]]*)\]", parts)[1])

    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js"))}
    found = list(problems(texts, listed("modules")))
    styles = sorted(folder.glob("*.css"))
    found += [f"{path.name}: error: PageParts.swift does not list this file" for path in styles if path.stem not in listed("styles")]
    found += [f"{path.name}: error: CEmbeddedFiles/files.S does not list this file"
              for path in [*styles, *sorted(folder.glob("*.js"))] if f'/Page/{path.name}"' not in embedded]
    sys.exit("\n".join(f"{folder}/{line}" for line in found) or 0)


main(*sys.argv[1:])
