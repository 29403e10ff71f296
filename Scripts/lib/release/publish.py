"""Names the project's home in every file at once, and says what is missing before it can be published.

    publish.py fill ADDRESS    writes ADDRESS wherever the address of Scripts/lib/release/address is, and the pins of pins.tsv
    publish.py check           compares: every file names the one address, texts promise only what works, others' work is pinned
    publish.py ready           refuses what is not ready to be published: no address, or a pin that is missing

The address is that of the repository, without a slash at its end. An address below `.invalid` (RFC 2606) is none. A text that changes with the
first address has both forms:

    <!-- until published -->
    what works from a checkout
    <!-- once published
    what works then, with @ADDRESS@, @REPOSITORY@ (ACCOUNT/NAME) and @ACCOUNT@
    -->
"""

import os
import pathlib
import re
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
ADDRESS = "Scripts/lib/release/address"
PINS = "Scripts/lib/release/pins.tsv"
PROGRAM = "Sources/Text/Diagnostics/ProjectAddress.swift"
NAMING = [PROGRAM, "action.yml", "Scripts/integrations/gitlab/tincture.gitlab-ci.yml", "Scripts/integrations/editors/schemastore.json"]
"""Files that name the address, beside the schemas."""
OWN = {"Scripts/lib/release/publish.py", "Scripts/lib/release/join.py"}
"""Files that name the marks themselves."""

TWO_FORMS = re.compile(r"<!-- until published -->\n(?P<until>.*?)<!-- once published\n(?P<once>.*?)-->\n", re.DOTALL)
ACTION = re.compile(r"\buses: *['\"]?(?P<name>[\w.-]+/[\w./-]+)@(?P<at>[\w.-]+)(?: # (?P<tag>\S+))?")
IMAGE = re.compile(r"(?P<name>(?:swift|buildpack-deps)):(?P<tag>[\w.-]+)(?:@(?P<at>sha256:[0-9a-f]{64}))?(?=['\"\s,\]}]|$)")
IMAGE_KEY = re.compile(r"\b(?:container|image): *(?P<value>.+)$", re.MULTILINE)


def files(*, ours: bool = False) -> dict[str, str]:
    """The texts of the project by path, without what builds leave behind."""
    found = {}
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(one for one in folders if one not in (".git", ".swiftpm", "__pycache__") and not one.startswith(".build"))
        for name in sorted(names):
            path = pathlib.Path(folder, name)
            key = path.relative_to(ROOT).as_posix()
            if path.is_symlink() or (key in OWN and not ours):
                continue
            try:
                found[key] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
    return found


def address() -> str:
    return (ROOT / ADDRESS).read_text().strip()


def is_published(home: str) -> bool:
    return not (urllib.parse.urlsplit(home).hostname or "").endswith(".invalid")


def repository(home: str) -> str:
    """ACCOUNT/NAME, as forges and package managers name it."""
    return urllib.parse.urlsplit(home).path.strip("/")


def site(home: str) -> str:
    """Where the documentation and the schemas are published."""
    host = urllib.parse.urlsplit(home).hostname or ""
    account, _, name = repository(home).partition("/")
    pages = {"github.com": "github.io", "gitlab.com": "gitlab.io"}
    return f"https://{account.lower()}.{pages[host]}/{name}" if host in pages else home


def pins() -> list[tuple[str, str, str, str]]:
    """Kind, name, tag and pin of each; the pin is empty where nobody has looked it up."""
    lines = [line for line in (ROOT / PINS).read_text().splitlines() if line and not line.startswith("#")]
    rows = [tuple(line.split("\t")) for line in lines]
    for row in rows:
        form = r"[0-9a-f]{40}" if row[0] == "action" else r"sha256:[0-9a-f]{64}"
        if len(row) != 4 or row[0] not in ("action", "image") or not re.fullmatch(rf"-|{form}", row[3]):
            sys.exit(f"{PINS}: \"{' '.join(row)}\" is no kind, name, tag and pin; a pin that is missing is -")
    return [(kind, name, tag, "" if pin == "-" else pin) for kind, name, tag, pin in rows]


def pinned_files(texts: dict[str, str]) -> dict[str, str]:
    """What runs the work of others in a job."""
    return {
        path: text
        for path, text in texts.items()
        if path == "action.yml" or re.fullmatch(r"(\.github/workflows|Scripts/integrations)/.*\.ya?ml", path)
    }


def pinned(text: str) -> str:
    """A workflow with the pins of the table."""
    table = {(kind, name, tag): pin for kind, name, tag, pin in pins()}

    def action(match: re.Match) -> str:
        tag = match["tag"] or match["at"]
        pin = table.get(("action", match["name"], tag))
        return f"uses: {match['name']}@{pin} # {tag}" if pin else match[0]

    def image(match: re.Match) -> str:
        pin = table.get(("image", match["name"], match["tag"]))
        return f"{match['name']}:{match['tag']}@{pin}" if pin else match[0]

    return IMAGE_KEY.sub(lambda line: IMAGE.sub(image, line[0]), ACTION.sub(action, text))


def filled(path: str, text: str, old: str, new: str) -> str:
    """A file that names the new address in place of the old one."""
    account = repository(new).split("/")[0]
    if path.endswith(".md"):
        text = TWO_FORMS.sub(lambda match: match["once"], text)
    if path.endswith(".md") or path.startswith("Scripts/integrations/"):
        text = text.replace("@ADDRESS@", new).replace("@REPOSITORY@", repository(new)).replace("@ACCOUNT@", account)
    if path == PROGRAM:
        return text.replace(site(old), site(new))
    text = text.replace(f"{site(old)}/schemas/", f"{site(new)}/schemas/").replace(old, new)
    if is_published(old):
        text = re.sub(rf"(uses: |--repo ){re.escape(repository(old))}\b", rf"\1{repository(new)}", text)
        text = text.replace(f"brew install {repository(old).split('/')[0]}/tap/", f"brew install {account}/tap/")
    return text


def fill(new: str) -> None:
    new = new.removesuffix("/").removesuffix(".git")
    if not re.fullmatch(r"https://[a-z0-9.-]+(?:/[A-Za-z0-9._-]+){2,}", new) or not is_published(new):
        sys.exit(f"Scripts/release: \"{new}\" is no address of a repository: name one such as https://github.com/ACCOUNT/tincture")
    old, changed = address(), 0
    for path, before in files().items():
        text = filled(path, before, old, new)
        if text != before:
            (ROOT / path).write_text(text, encoding="utf-8")
            changed += 1
    for path, text in pinned_files(files()).items():
        (ROOT / path).write_text(pinned(text), encoding="utf-8")
    print(f"{changed} files name {new}. Next: Scripts/make-docs, then commit the difference.")
    for problem in missing():
        print(f"still missing: {problem}")


def check() -> list[str]:
    """What contradicts the address, or the table of pins."""
    home, problems = address(), []
    texts = files()
    for path in [*NAMING, *(path for path in texts if re.fullmatch(r"docs/schemas/[^/]+\.json", path))]:
        if (site(home) if path == PROGRAM or "schema" in path else home) not in texts[path]:
            problems.append(f"{path} does not name {home}: run Scripts/release --address")
    nowhere = r"(?<![\w.@])\w+\.invalid\b|@(?:ADDRESS|REPOSITORY|ACCOUNT)@|\bOWNER\b"
    for path, text in texts.items():
        if path.endswith(".md"):
            shown = text if is_published(home) else TWO_FORMS.sub(lambda match: match["until"], text)
            unfinished = rf"{nowhere}|<!-- (?:until|once) published" + ("" if is_published(home) else "|/tap/tincture")
        elif is_published(home):
            shown, unfinished = text, nowhere
        else:
            continue
        problems += [f"{path}: \"{match[0]}\" leads to no place" for match in re.finditer(unfinished, shown)]
    rows, used = pins(), set()
    for path, text in pinned_files(texts).items():
        found = [("action", match["name"], match["tag"] or match["at"]) for match in ACTION.finditer(text)]
        for line in IMAGE_KEY.finditer(text):
            images = [("image", match["name"], match["tag"]) for match in IMAGE.finditer(line["value"])]
            if not images and "matrix." not in line["value"]:
                problems.append(f"{path}: the image of \"{line[0]}\" is not known to {ADDRESS.rsplit('/', 1)[0]}/publish.py")
            found += images
        used.update(found)
        problems += [f"{path}: {one[1]} {one[2]} is not in {PINS}" for one in found if one not in [row[:3] for row in rows]]
        if pinned(text) != text:
            problems.append(f"{path} does not have the pins of {PINS}: run Scripts/release --address {home}")
    problems += [f"{PINS}: nothing uses {row[1]} {row[2]}" for row in rows if row[:3] not in used]
    return problems


def missing() -> list[str]:
    """What a release for others cannot be made without."""
    found = [] if is_published(address()) else ["an address: Scripts/release --address https://…"]
    return found + [f"the pin of {name} {tag}, in {PINS}" for _, name, tag, pin in pins() if not pin]


def main() -> None:
    match sys.argv[1:]:
        case ["fill", new]:
            fill(new)
        case ["check"]:
            problems = check()
        case ["ready"]:
            problems = check() + missing()
        case _:
            sys.exit(__doc__)
    if sys.argv[1] != "fill" and problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
