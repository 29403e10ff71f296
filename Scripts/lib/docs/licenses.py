"""Writes the table of licenses in docs/install.md, from what Scripts/dist and dist-macos say that they link."""

import re

PAGE = "install.md"
SECTION = re.compile(r"(?<=<!-- licenses: Scripts/make-docs -->\n).*?(?=<!-- end of the licenses -->)", re.DOTALL)


def parts(root):
    """The licenses by part, and the systems whose archive has it."""
    found = {}

    def add(name, license, system):
        found.setdefault((name, license), []).append(system)

    linux = (root / "Scripts/dist").read_text(encoding="utf-8").replace("\\\n", "")
    for block in re.findall(r'licenses\+?="\n?(.*?)"\n', linux, re.DOTALL):
        for line in filter(None, block.splitlines()):
            add(line.split()[0], re.split(" {2,}", line)[-1], "Linux")
    for name, quoted, plain in re.findall(r'^ *write_part (\w\S*) "".* (?:"([^"]+)"|([^\s"]+))$', linux, re.MULTILINE):
        add(name, quoted or plain, "Linux")
    mac = (root / "Scripts/lib/release/dist-macos").read_text(encoding="utf-8").replace("\\\n", "")
    names = dict(re.findall(r"^ *(\S+)\) library=(\S+) ;;$", mac, re.MULTILINE))
    sources = re.search(r"<<'SOURCES'\n(.*?)^SOURCES$", mac, re.DOTALL | re.MULTILINE)[1]
    for line in sources.splitlines():
        name, _, license = line.split()[:3]
        add(names.get(name, name), license.replace("_", " "), "macOS")
    for name, license in re.findall(r"^ *printf '([\w-]+)\\t[^\\]+\\t([^\\]+)\\n'", mac, re.MULTILINE):
        add(name, license, "macOS")
    return found


def page(root):
    """The page with the table as it should be."""
    rows = sorted(parts(root).items(), key=lambda row: (row[0][0].lower(), row[1]))
    table = "| part | license | in the archive for |\n|---|---|---|\n"
    table += "".join(f"| {name} | {license} | {', '.join(systems)} |\n" for (name, license), systems in rows)
    text = (root / "docs" / PAGE).read_text(encoding="utf-8")
    assert SECTION.search(text), f"docs/{PAGE} has no place for the table of licenses"
    return SECTION.sub(lambda _: f"\n{table}\n", text)
