"""Pages that the program writes itself: commands from its help, the configuration and the manifest from their schemas, the rules."""

import json
import subprocess

NOTE = "<!-- Written by Scripts/make-docs; change the program, not this page. -->\n\n"


def output(tool, *arguments):
    return subprocess.run([str(tool), *arguments], check=True, capture_output=True, text=True).stdout


def pages(tool):
    """All generated files of `docs`, by their paths."""
    schemas = {kind: output(tool, "schema", kind) for kind in ["configuration", "manifest", "data"]}
    # The other schemas are written by hand.
    found = {"schemas/configuration-1.json": schemas["configuration"]}
    found["commands.md"] = commands(json.loads(output(tool, "--experimental-dump-help"))["command"])
    found["configuration.md"] = configuration(json.loads(schemas["configuration"]), json.loads(schemas["data"]))
    found["manifest.md"] = manifest(json.loads(schemas["manifest"]))
    found["rules.md"] = NOTE + output(tool, "rules", "--markdown")
    return found


def cell(text):
    parts = " ".join(text.split()).replace("|", "\\|").split("`")
    # In a code span (an odd part) an entity shows as it is.
    return "`".join(part if index % 2 else part.replace("<", "&lt;") for index, part in enumerate(parts))


# Commands.


def spelled(argument):
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"`<{value}>`" + (" …" if argument.get("isRepeating") else "")
    value = value.replace("|", "\\|")
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    words = [("--" if name["kind"] == "long" else "-") + name["name"] for name in names]
    return "`" + ", ".join(words) + (f" <{value}>" if argument["kind"] == "option" else "") + "`"


def discussion(text):
    """Indented lines as code, titles in capitals as paragraphs of their own, the rest as it is."""
    blocks, code = [], []

    def end():
        if any(line.strip() for line in code):
            blocks.append("```sh\n" + "\n".join(code).strip("\n") + "\n```")
        code.clear()

    words = []
    for line in [*text.strip().split("\n"), ""]:
        if line.startswith("  "):
            if words:
                blocks.append("\n".join(words))
                words = []
            code.append(line[2:])
            continue
        if line.strip():
            end()
            words.append(line.strip().capitalize() if line.rstrip(":").isupper() else line)
        if words and (not line.strip() or line.rstrip(":").isupper()):
            end()
            blocks.append("\n".join(words))
            words = []
    end()
    return "\n\n".join(blocks) + "\n"


def commands(root):
    text = NOTE + "# Commands\n\n[The glossary](glossary.md) explains words such as backdrop, swatch and set.\n\n" + discussion(root.get("discussion", "")) + "\n"
    for command in root["subcommands"]:
        if not command.get("shouldDisplay", True) or command["commandName"] == "help":
            continue
        text += f"## tincture {command['commandName']}\n\n{command['abstract']}\n\n{discussion(command.get('discussion', ''))}\n"
        sections = {}
        for argument in command.get("arguments", []):
            if argument["shouldDisplay"] and argument["names" if argument["kind"] != "positional" else "kind"] and "help" not in [
                name["name"] for name in argument.get("names", [])
            ]:
                sections.setdefault(argument.get("sectionTitle") or "Options", []).append(argument)
        for title, arguments in sections.items():
            text += f"| {title.lower()} | |\n|---|---|\n"
            for argument in arguments:
                if argument.get("names") and argument["names"][0]["name"] == "version":
                    continue
                about = cell(argument.get("abstract") or "")
                if argument.get("allValues"):
                    about += " One of " + ", ".join(f"`{value}`" for value in argument["allValues"]) + "."
                if argument.get("defaultValue") and argument["kind"] == "option" and argument.get("preferredName", {}).get("name") != "jobs":
                    about += f" Default: `{argument['defaultValue']}`."
                if argument.get("preferredName", {}).get("name") == "emit":
                    about += " See [outputs](configuration.md#outputs)."
                elif argument.get("discussion"):
                    about += " " + cell(argument["discussion"])
                text += f"| {spelled(argument)} | {about} |\n"
            text += "\n"
    return text.rstrip() + "\n"


# Schemas.


def form(schema):
    """What a value may be, in words."""
    if "$ref" in schema:
        return f"[{schema['$ref'].split('/')[-1]}](#{anchor(schema['$ref'].split('/')[-1])})"
    if "allOf" in schema:
        return form(schema["allOf"][0])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        words = [value for value in schema["enum"] if isinstance(value, str)]
        if len(words) > 12:
            return "a word, listed below"
        return " · ".join(f"`{value}`" for value in words)
    if "anyOf" in schema:
        if any(one.get("format") == "color-hex" for one in schema["anyOf"]):
            words = ["a CSS color"] + [form(one) for one in schema["anyOf"] if "anyOf" not in one and one.get("type") != "string"]
        else:
            words = list(dict.fromkeys(filter(None, (form(one) for one in schema["anyOf"]))))
            # A list of what stands before it needs no repetition.
            for index in range(1, len(words)):
                if words[index] in (f"list, each: {words[index - 1]}", f"list, each: {' or '.join(words[:index])}"):
                    words[index] = "a list of them"
        if words[:1] == ["a CSS color"] and "mapping" in words:
            # A pin: the mapping is a point of the picture, and a text can also be a swatch.
            pin = {"mapping": "`{at: [x, y]}`", "list, each: a CSS color": "a list of CSS colors"}
            words = [words[0], "`swatch N`", *(pin.get(word, word) for word in words[1:])]
        return " or ".join(dict.fromkeys(filter(None, words)))
    kind = schema.get("type")
    if schema.get("format") == "color-hex":
        return "`#RRGGBB` · `#RRGGBBAA`" if schema.get("pattern", "").endswith("?$") else "`#RRGGBB`"
    if isinstance(kind, list):
        return "text"
    if kind == "array":
        size = f" of {schema['minItems']}" if "minItems" in schema and schema.get("minItems") == schema.get("maxItems") else ""
        return f"list{size}, each: {form(schema['items'])}"
    if kind in ("integer", "number"):
        name = "whole number" if kind == "integer" else "number"
        low, high = schema.get("minimum"), schema.get("maximum")
        if low is not None and high is not None:
            return f"{name}, {low} … {high}"
        if low is not None:
            return f"{name}, from {low}"
        return name + (", above 0" if "exclusiveMinimum" in schema else "")
    return {"string": "text", "boolean": "`true` · `false`", "object": "mapping", "null": ""}.get(kind, "")


def anchor(name):
    return name.lower().replace(".", "")


def rows(schema, sections=()):
    text = "| key | value | default | meaning |\n|---|---|---|---|\n"
    for name, member in schema["properties"].items():
        default = "required" if name in schema.get("required", []) else ""
        if "default" in member:
            value = member["default"]
            default = "`" + (value if isinstance(value, str) else json.dumps(value)) + "`"
        about = cell(member.get("description", ""))
        if name in sections:
            about += f" See [{sections[name].lower()}](#{sections[name].lower().replace(' ', '-')})."
        text += f"| `{name}` | {form(member)} | {default} | {about} |\n"
    for name, member in schema["properties"].items():
        if len(member.get("enum", [])) > 12:
            text += f"\n`{name}` is one of " + ", ".join(f"`{word}`" for word in member["enum"]) + ".\n"
    return text


def inner(schema):
    """The mapping in a schema that has keys of its own, however deep; nil for none."""
    if "properties" in schema:
        return schema
    for part in [schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", [])]:
        if isinstance(part, dict) and (found := inner(part)):
            return found
    return None


def configuration(schema, data):
    text = NOTE + (
        "# Configuration\n\nA command reads the file that `--config` names. Without `--config`, it reads `tincture.yml` in the current folder or, in a Git working copy, in the nearest folder above; if the only path that you name is a folder, it reads the `tincture.yml` in that folder instead.\n"
        "Paths are relative to the file. `tincture init` writes one to start from. A mistake in the configuration stops the run with\n"
        "status 1: nothing is written, and the previous output stays in place.\n\nAn editor that supports JSON Schema completes and checks the file if its first line names the\n"
        "schema, [configuration-1.json](schemas/configuration-1.json). [Editors](install.md#editors) shows this line.\n"
        "`tincture schema configuration` prints the schema.\n\n"
        "Colors are written in any CSS notation: `\"#FE9A3B\"` (in quotes, because `#` begins a comment in YAML), `rebeccapurple`,\n"
        "`oklch(70% 0.1 200)`. The name of a picture or color in a catalog includes each group that provides a\n"
        "namespace (`Icons/Cart`). The name of a picture outside a catalog is its file name without scale and extension (`background` for\n"
        "`background@2x.jpg` and `background@3x.jpg`).\n\n"
        "A list of one element may be written without brackets. `tincture.yml` is YAML 1.2:\n\n```yaml\nsources: [Banners, App/Assets.xcassets]\n"
        "carousels:\n  home:\n    pages:\n      - loop1                             # its color is found\n"
        "      - {image: loop2, pin: \"#1F6FEB\"}    # pinned: chosen by hand\n      - {image: loop3, pin: swatch 2}\n"
        "    style: page\n    wraps: true\n```\n\n[The glossary](glossary.md) explains backdrop, swatch, role and stop.\n\n## Keys\n\n"
    )
    titles = {name: name.capitalize() for name in ["carousels", "gradients", "products", "targets", "limits", "rules"]}
    text += rows(schema, titles | {"emit": "Outputs", "color-pairs": "Color pairs", "text": "Text"})
    members = schema["properties"]
    for title, part in [
        ("Carousels", members["carousels"]),
        ("Pages", inner(members["carousels"])["properties"]["pages"]),
        ("Text", inner(members["carousels"])["properties"]["text"]),
        ("Screens", inner(members["carousels"])["properties"]["screens"]),
        ("Offset tables", inner(members["carousels"])["properties"]["offsets"]),
        ("Gradients", members["gradients"]),
        ("Color pairs", members["color-pairs"]),
        ("Products", members["products"]),
        ("Targets", members["targets"]),
        ("Limits", members["limits"]),
    ]:
        text += f"\n## {title}\n\n" + rows(inner(part), {"pages": "Pages", "text": "Text", "screens": "Screens", "offsets": "Offset tables"} if title == "Carousels" else {})
    text += "\n## Outputs\n\n`emit: [swift, css]`, or with options:\n\n```yaml\nemit:\n  swift: {enum: Art, access: public}\n  css:\n```\n\n"
    text += "| output | option | value | default | meaning |\n|---|---|---|---|---|\n"
    for name, emitter in inner(members["emit"])["properties"].items():
        text += f"| `{name}` | | | | {cell(emitter['description'])} |\n"
        for option, value in inner(emitter)["properties"].items():
            default = f"`{value['default']}`" if value["default"] else "none"
            text += f"| | `{option}` | {form(value)} | {default} | {cell(value['description'])} |\n"
    common = schema["definitions"]
    severities = ", ".join(f"`{word}`" for word in common["severity"]["enum"] if word)
    text += (
        f"\n## Rules\n\nA rule takes a severity ({severities}) or a mapping with `severity`, `exclude` (globs for names,\n"
        "paths and locations in a catalog, such as `Icons/*`) and the numbers below. [Rules](rules.md) explains each.\n\n```yaml\nrules:\n  unused-set: off\n"
        '  missing-scale: {severity: error, exclude: ["Icons/*"]}\n  overlay-contrast: {minimum: 4.5}\n```\n\n'
        "| rule | number | value | default | meaning |\n|---|---|---|---|---|\n"
    )
    for name, rule in members["rules"]["properties"].items():
        for option, value in inner(rule)["properties"].items():
            if option not in common:
                text += f"| `{name}` | `{option}` | {form(value)} | {value.get('default', '')} | {cell(value['description'])} |\n"
    text += (
        "\n## Data files\n\nA JSON file that an app already has can list pages or products: an array of objects, each about one picture. Other keys\n"
        "are ignored. Several keys mean the same, because apps name them differently. The schema is\n[data-1.json](schemas/data-1.json).\n\n" + rows(data["items"])
    )
    return text


def manifest(schema):
    text = NOTE + (
        "# Manifest\n\n`tincture compile` writes `catalog.json`. Its schema is [manifest-1.json](schemas/manifest-1.json), printed by\n"
        "`tincture schema manifest`. Keys may be added; none changes its meaning without a new `schemaVersion`. A key that isn't\n"
        "marked *required* can be absent. Most rows say what that means; otherwise, the value isn't known or doesn't apply. The same version of Tincture, built with the same [formats](formats.md), gives the same bytes for the same input on every machine, in every locale and with any number of cores.\n\n"
        "[The glossary](glossary.md) explains backdrop, bleed, pin, swatch and stop. The `transitions` of a carousel have the colors between two pages. Between two `stops` of a transition, an app may interpolate linearly in gamma-encoded sRGB.\n\n" + rows(schema).replace(" default |", "  |", 1)
    )
    for name, definition in schema["definitions"].items():
        text += f"\n## {name}\n\n" + rows(definition).replace(" default |", "  |", 1)
    return text
