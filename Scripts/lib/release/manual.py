"""Man pages, from what the argument parser says of the commands: one for the program, one for each command."""

import re

from product import DESCRIPTION, Product


def escaped(text: str) -> str:
    """Text as roff takes it."""
    text = text.replace("\\", r"\(rs").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def option(argument: dict) -> str:
    """How an argument is given: `-o, --output output`."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return rf"\fI{escaped(value)}\fR"
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    words = [rf"\fB{escaped(('--' if name['kind'] == 'long' else '-') + name['name'])}\fR" for name in names]
    return ", ".join(words) + (rf" \fI{escaped(value)}\fR" if argument["kind"] == "option" else "")


def paragraphs(text: str) -> list[str]:
    """Text of the help: indented lines stay as they are, the rest is filled."""
    lines: list[str] = []
    for block in text.strip().split("\n\n"):
        if lines:
            lines.append(".PP")
        if any(line.startswith("  ") for line in block.split("\n")):
            lines += [".nf", *escaped(block).split("\n"), ".fi"]
        else:
            lines += escaped(block).split("\n")
    return lines


def page(product: Product, command: dict, path: list[str]) -> str:
    """The page of one command."""
    name = "-".join(path)
    arguments = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    title = f'.TH {escaped(name.upper())} 1 {product.date[:10]} "Tincture {product.version}" "Tincture"'
    abstract = command.get("abstract") or DESCRIPTION
    lines = [title, ".SH NAME", f"{escaped(name)} \\- {escaped(abstract.rstrip('.'))}", ".SH SYNOPSIS"]
    placed = [option(argument) for argument in arguments if argument["kind"] == "positional"]
    subcommands = [one for one in command.get("subcommands", []) if one["commandName"] != "help"]
    rest = [r"\fIcommand\fR"] if subcommands else [r"[\fIoptions\fR]", *placed]
    lines.append(rf"\fB{escaped(' '.join(path))}\fR " + " ".join(rest))
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    if arguments:
        lines.append(".SH OPTIONS")
        for argument in arguments:
            lines += [".TP", option(argument)]
            lines += escaped(argument.get("abstract") or "").split("\n")
            if argument.get("defaultValue") and argument["kind"] == "option":
                lines.append(f"Default: {escaped(argument['defaultValue'])}.")
            if argument.get("discussion"):
                lines += [".sp", *paragraphs(argument["discussion"])]
    if subcommands:
        lines.append(".SH COMMANDS")
        for one in subcommands:
            about = escaped(one.get("abstract") or "")
            lines += [".TP", rf"\fB{escaped('-'.join([*path, one['commandName']]))}\fR(1)", about]
    else:
        lines += [".SH SEE ALSO", rf"\fB{escaped(path[0])}\fR(1)"]
    return "\n".join(lines) + "\n"


def pages(product: Product) -> dict[str, str]:
    """All pages by their file names."""
    root = product.help()
    found = {"tincture.1": page(product, root, ["tincture"])}
    for command in root["subcommands"]:
        if command["shouldDisplay"] and command["commandName"] != "help":
            path = ["tincture", command["commandName"]]
            found["-".join(path) + ".1"] = page(product, command, path)
    return found
