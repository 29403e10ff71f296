"""Writes the files that the program embeds, or compares them."""

import pathlib
import sys

import join


def joined(folder):
    """The embedded files by their names."""

    def texts(ending):
        return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*" + ending)}

    return {
        "page.css": join.join_style(texts(".css"), "page.css"),
        "page.html": (folder / "page.html").read_text(encoding="utf-8"),
        "page.js": join.join_script(texts(".js"), "main.js"),
    }


def main(source, target, *options):
    source, target = pathlib.Path(source), pathlib.Path(target)
    try:
        files = {name: text.encode() for name, text in joined(source).items()}
    except join.Problems as problems:
        sys.exit("\n".join(f"{source}/{line}" for line in str(problems).splitlines()))
    if options == ("--check",):
        there = {path.name: path.read_bytes() for path in target.iterdir()} if target.is_dir() else {}
        different = sorted(name for name in files.keys() | there.keys() if files.get(name) != there.get(name))
        if different:
            sys.exit(f"{target}: {', '.join(different)} differ from what Scripts/make-page writes; run it, and commit them")
        print(f"{target} is what Scripts/make-page writes")
    elif not options:
        target.mkdir(exist_ok=True)
        for path in target.iterdir():
            if path.name not in files:
                path.unlink()
        for name, data in files.items():
            (target / name).write_bytes(data)
    else:
        sys.exit("usage: Scripts/make-page [--check]")


main(*sys.argv[1:])
