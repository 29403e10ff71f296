"""Small signs: templates in black, and the colored icons of the shop's home page."""

from canvas import Canvas, mix
from PIL import Image, ImageDraw
from plants import leaf

INK = "#000000"


def filter_(c):
    for y, knob in ((6, 15), (12, 8), (18, 13)):
        c.line([(3.5, y), (20.5, y)], 1.8, INK)
        c.ellipse(knob, y, 2.7, 2.7, INK)


def grid(c):
    for x in (3.5, 13.5):
        for y in (3.5, 13.5):
            c.rounded(x, y, 7, 7, 1.8, INK)


def cart(c, ink=INK, dx=0, dy=0, k=1):
    def at(x, y):
        return (dx + x * k, dy + y * k)

    c.line([at(2, 4), at(5, 4), at(7.4, 15.2), at(18, 15.2), at(20.4, 7.4), at(6, 7.4)], 1.9 * k, ink)
    for x in (9, 16.6):
        c.ellipse(*at(x, 19.4), 1.8 * k, 1.8 * k, ink)


TEMPLATES = [("Filter", filter_), ("Grid", grid), ("Cart", cart)]

def home(c):
    c.polygon([(10, 24), (24, 11), (38, 24)], "#FFFFFF")
    c.rounded(14, 22, 20, 15, 2, "#FFFFFF")
    c.rounded(21, 28, 6, 9, 1, "#FF7A59")


def white_cart(c):
    cart(c, "#FFFFFF", 10, 11, 1.18)


def category(c):
    for x in (13, 25):
        for y in (13, 25):
            c.rounded(x, y, 10, 10, 3, "#FFFFFF")


def profile(c):
    c.ellipse(24, 19, 7, 7, "#FFFFFF")
    c.rounded(12, 28, 24, 16, 11, "#FFFFFF")


def message(c):
    c.rounded(11, 13, 26, 18, 6, "#FFFFFF")
    c.polygon([(16, 29), (24, 30), (15, 37)], "#FFFFFF")
    for x in (18, 24, 30):
        c.ellipse(x, 22, 1.7, 1.7, "#3FA7D6")


COLORED = [
    ("Home", home, "#FF8A65", "#F4511E"),
    ("Cart", white_cart, "#FF6F91", "#D81B60"),
    ("Category", category, "#FFC75F", "#F29F05"),
    ("Profile", profile, "#845EC2", "#5B3A9C"),
    ("Message", message, "#4FC3F7", "#1E88C7"),
]


def template(draw, scale):
    c = Canvas(24, 24, 24)
    draw(c)
    return c.image.resize((24 * scale, 24 * scale), 1)


def colored(draw, top, bottom, scale):
    c = Canvas(48, 48, 18)
    c.rounded(1, 1, 46, 46, 14, top, bottom)
    draw(c)
    return c.image.resize((48 * scale, 48 * scale), 1)


def app_icon():
    c = Canvas(1024, 1024, 1, "#1E7A4F")
    c.polygon([(0, 0), (1024, 0), (1024, 1024), (0, 1024)], "#5CC48D", "#146041")
    for turn, length in ((-42, 560), (42, 560), (0, 700)):
        leaf(c, 512, 860, length, length * 0.2, turn, mix("#EAF7EF", "#2F8A57", 0.12 if turn == 0 else 0.3))
    return c.image.convert("RGB")


def loop_background():
    """Clear above, page-grey below a gently curved edge: a palette picture whose entries differ in alpha alone."""
    width, height, rise = 1125, 640, 96
    c = Canvas(width, height, 3)
    mask = Image.new("L", c.image.size, 0)
    s = c.scale
    draw = ImageDraw.Draw(mask)
    draw.rectangle((0, (height - rise) * s, width * s, height * s), fill=255)
    draw.ellipse((-width * 0.25 * s, (height - 2 * rise) * s, width * 1.25 * s, height * s), fill=255)
    alpha = mask.resize((width, height), 1)
    levels = 16
    picture = alpha.point(lambda v: round(v / 255 * (levels - 1))).convert("L")
    indexed = Image.frombytes("P", picture.size, picture.tobytes())
    indexed.putpalette([244, 244, 244] * levels)
    return indexed, bytes(round(i / (levels - 1) * 255) for i in range(levels))
