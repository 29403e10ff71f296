"""Source trees that a page must stand: names that look like markup, and very many sets."""

import json

from PIL import Image, ImageDraw

MARKUP = "<img src=x onerror=alert(1)>"
FILES = ['a "quoted" \'name\'\nin two lines <b>.png', "سماء زرقاء.png", "青い空 🌊.png", "tail\u202egnp.png"]


def make_hostile(folder):
    """Pictures and products whose names try to be more than names."""
    pictures = folder / "Pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(FILES):
        Image.new("RGB", (120, 80), (40 * number, 120, 200)).save(pictures / name)
    for number in (1, 2, 3):
        Image.new("RGB", (300, 90), (80 * number, 40, 90)).save(pictures / f"loop{number}.png")
    (pictures / "pointer.png").write_text(
        "version https://git-lfs.github.com/spec/v1\noid sha256:" + "0" * 64 + "\nsize 120\n")
    products = [{"image": "loop1", "name": MARKUP, "price": "</script><script>alert(2)</script>"}]
    (folder / "products.json").write_text(json.dumps(products))
    config = folder / "tincture.yml"
    config.write_text(
        "sources: [Pictures]\nproducts: products.json\n"
        'carousels:\n  "<b onclick=alert(3)>": {pages: [loop1, loop2, loop3], style: snap, spacing: 25, padding: 90}\n')
    return config


def make_large(folder, count):
    """An asset catalog of so many tiny sets."""
    catalog = folder / "Large.xcassets"
    info = '"info" : { "author" : "xcode", "version" : 1 }'
    for number in range(count):
        place = catalog / f"Picture {number}.imageset"
        place.mkdir(parents=True, exist_ok=True)
        color = (number * 37 % 256, number * 91 % 256, number * 13 % 256)
        Image.new("RGB", (24, 16), color).save(place / "picture.png")
        (place / "Contents.json").write_text('{ "images" : [ { "filename" : "picture.png", "idiom" : "universal" } ], ' + info + " }")
    (catalog / "Contents.json").write_text("{ " + info + " }")
    return catalog


def make_products(folder):
    """Cut-outs of which only a white one needs a dark backdrop."""
    pictures = folder / "Products"
    pictures.mkdir(parents=True, exist_ok=True)
    products = []
    for name, color in (("Kettle", (40, 120, 80)), ("Lamp", (150, 60, 40)), ("Plate", (255, 255, 255))):
        picture = Image.new("RGBA", (120, 120), (0, 0, 0, 0))
        ImageDraw.Draw(picture).ellipse((20, 20, 100, 100), fill=(*color, 255))
        picture.save(pictures / f"{name}.png")
        products.append({"image": name, "name": name, "price": "$1"})
    (folder / "products.json").write_text(json.dumps(products))
    config = folder / "tincture.yml"
    config.write_text("sources: [Products]\nproducts: products.json\n")
    return config


def make_drawings(folder):
    """An asset catalog with a PDF: a green square in the middle of a transparent page."""
    catalog = folder / "Drawings.xcassets"
    info = '"info" : { "author" : "xcode", "version" : 1 }'
    place = catalog / "Drop.imageset"
    place.mkdir(parents=True, exist_ok=True)
    (place / "drop.pdf").write_bytes(square_pdf())
    (place / "Contents.json").write_text('{ "images" : [ { "filename" : "drop.pdf", "idiom" : "universal" } ], ' + info + " }")
    (catalog / "Contents.json").write_text("{ " + info + " }")
    return catalog


def make_texts(folder):
    """A banner whose left half is white, with white text on it, and one that is black."""
    pictures = folder / "Pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    half = Image.new("RGB", (750, 320), (0, 0, 0))
    half.paste((255, 255, 255), (0, 0, 375, 320))
    half.save(pictures / "half.png")
    Image.new("RGB", (750, 320), (0, 0, 0)).save(pictures / "black.png")
    config = folder / "tincture.yml"
    config.write_text(
        "sources: [Pictures]\ncarousels:\n  home:\n    pages: [half, black]\n    wraps: false\n"
        "    text: [{name: title, at: [0, 0, 1, 0.5], color: white}]\n")
    return config


def make_templates(folder):
    """An asset catalog with a template whose pixels are white."""
    catalog = folder / "Templates.xcassets"
    info = '"info" : { "author" : "xcode", "version" : 1 }'
    place = catalog / "Mark.imageset"
    place.mkdir(parents=True, exist_ok=True)
    Image.new("RGBA", (90, 90), (255, 255, 255, 255)).save(place / "mark.png")
    (place / "Contents.json").write_text(
        '{ "images" : [ { "filename" : "mark.png", "idiom" : "universal" } ], '
        '"properties" : { "template-rendering-intent" : "template" }, ' + info + " }")
    (catalog / "Contents.json").write_text("{ " + info + " }")
    return catalog


def square_pdf():
    """A page of 40 × 40 points."""
    drawing = b"0.2 0.6 0.4 rg 10 10 20 20 re f"
    bodies = [
        b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] /Contents 4 0 R /Resources << >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawing), drawing),
    ]
    text, places = b"%PDF-1.4\n", []
    for number, body in enumerate(bodies, 1):
        places.append(len(text))
        text += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"xref\n0 5\n0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % place for place in places)
    return text + table + b"trailer << /Size 5 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % len(text)


def make_faint(folder):
    """A carousel with gradients, and pictures of nearly the background's colors."""
    pictures = folder / "Faint"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, above in (("white", "#FCFCFA"), ("black", "#141413")):
        Image.new("RGB", (300, 120), above).save(pictures / f"{name}.png")
    loop = Image.new("RGB", (300, 120), "#1F6FEB")
    loop.paste("#E5383B", (100, 20, 200, 60))
    loop.paste("#2C3957", (100, 60, 200, 100))
    loop.save(pictures / "loop.png")
    config = folder / "tincture.yml"
    config.write_text("sources: [Faint]\ncarousels: {home: {pages: [loop, white, black], backdrops: gradient}}\n")
    return config


def make_uses(folder):
    """An app with a color that a storyboard shows five times, an icon that code names in a string, an unused color and a missing picture."""
    color = folder / "A.xcassets/Green.colorset"
    color.mkdir(parents=True)
    parts = {"red": "0x33", "green": "0x99", "blue": "0x44", "alpha": "1.000"}
    value = {"idiom": "universal", "color": {"color-space": "srgb", "components": parts}}
    (color / "Contents.json").write_text(json.dumps({"colors": [value, value]}))
    spare = folder / "A.xcassets/Spare.colorset"
    spare.mkdir()
    (spare / "Contents.json").write_text(json.dumps({"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {**parts, "blue": "0xEE"}}}]}))
    icon = folder / "A.xcassets/photo_blue.imageset"
    icon.mkdir()
    picture = Image.new("RGBA", (75, 75), (0, 0, 0, 0))
    # Up to its edges, so that its backdrop is its only color.
    ImageDraw.Draw(picture).rectangle((0, 0, 74, 74), outline=(40, 90, 200), width=15)
    picture.save(icon / "photo.png")
    (icon / "Contents.json").write_text(json.dumps({"images": [{"idiom": "universal", "scale": "3x", "filename": "photo.png"}]}))
    (folder / "tincture.yml").write_text("sources: [A.xcassets]\ncode: [Sources]\n")
    code = folder / "Sources"
    code.mkdir()
    missing = "        let pictureOfTheNextScreenWithALongName: UIImage? = UIImage(named: \"gone\")\n"
    (code / "FaqCategoryOfTheHelpViewController.swift").write_text(
        "let green = UIColor(named: \"Green\")\nlet button = makeButton(named: \"photo_blue\")\n" + 3 * missing)
    views = "".join(f'<label id="v{number}"><color key="textColor" name="Green"/></label>\n' for number in range(5))
    (code / "Tab.storyboard").write_text(f"<document>{views}<resources><namedColor name=\"Green\"/></resources></document>")
    return folder


def make_icons(folder):
    """An asset catalog of 34 icons, with findings of two severities, missing files, an SVG, a damaged PNG and a logo with a dark variant."""
    catalog = folder / "Icons.xcassets"

    def write(name, files):
        place = catalog / f"{name}.imageset"
        place.mkdir(parents=True, exist_ok=True)
        images = []
        for file, picture, more in files:
            if isinstance(picture, bytes):
                (place / file).write_bytes(picture)
            else:
                picture.save(place / file)
            images.append(f'{{ "filename" : "{file}", "idiom" : "universal"{more} }}')
        (place / "Contents.json").write_text(f'{{ "images" : [ {", ".join(images)} ], "info" : {{ "author" : "xcode", "version" : 1 }} }}')

    def dot(color, size=75):
        picture = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        ImageDraw.Draw(picture).ellipse((size // 8, size // 8, size * 7 // 8, size * 7 // 8), fill=color)
        return picture

    for number in range(34):
        write(f"accountSettingsNotificationBell{number}", [("bell.png", dot((200, 20 + 5 * number, 40)), ', "scale" : "3x"')])
    write("Black", [("black.png", dot((0, 0, 0)), ', "scale" : "3x"')])
    square = Image.new("RGB", (90, 90), (253, 92, 32))
    square.paste((255, 255, 255), (30, 30, 60, 60))
    write("Square", [("square.png", square, ', "scale" : "3x"')])
    dark = ', "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]'
    write("Logo", [("light.png", dot((190, 20, 30)), ""), ("dark.png", dot((70, 130, 250)), dark)])
    write("Damaged", [("damaged.png", b"\x89PNG\r\n\x1a\n" + bytes(40), "")])
    write("Uneven", [("one.png", dot((20, 90, 160), 19), ', "scale" : "1x"'), ("three.png", dot((20, 90, 160), 69), ', "scale" : "3x"')])
    write("Arrow", [("arrow.svg", b'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9"/></svg>', "")])
    for number in range(5):
        write(f"Gone{number}", [("gone.png", b"", "")])
        (catalog / f"Gone{number}.imageset/gone.png").unlink()
    (catalog / "Stray.imageset").mkdir(exist_ok=True)
    (catalog / "Contents.json").write_text('{ "info" : { "author" : "xcode", "version" : 1 } }')
    return catalog
