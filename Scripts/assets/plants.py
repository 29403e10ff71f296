"""Five plants in pots, on nothing."""

import itertools
import math
import random

from canvas import Canvas, mix


def pot(c, color, x=200, top=390, width=150, height=130):
    dark = mix(color, "#000000", 0.28)
    c.shadow(x, top + height + 6, width * 0.55, 15, 9, 110)
    w, n = width / 2, width * 0.36
    c.polygon([(x - w, top), (x + w, top), (x + n, top + height - 8), (x + n - 10, top + height), (x - n + 10, top + height), (x - n, top + height - 8)], mix(color, "#FFFFFF", 0.18), dark, angle=90)
    c.rounded(x - w - 8, top - 12, width + 16, 34, 9, mix(color, "#FFFFFF", 0.28), mix(color, "#000000", 0.12), angle=90)
    c.ellipse(x, top - 8, w - 4, 9, "#4A3427", "#2E2018")


def leaf(c, x, y, length, width, turn, color, vein=True):
    """A pointed leaf that grows from (x, y) in the direction of `turn` degrees, 0 upward."""
    a = math.radians(turn - 90)
    dx, dy = math.cos(a), math.sin(a)
    outline = []
    for side in (1, -1):
        half = []
        for i in range(25):
            t = i / 24
            w = width * math.sin(math.pi * t ** 0.85) * side
            bend = 0.12 * length * t * t
            half.append((x + dx * length * t - dy * w, y + dy * length * t + dx * w + bend * abs(math.sin(math.radians(turn)))))
        outline += half if side == 1 else half[::-1]
    c.polygon(outline, mix(color, "#FFFFFF", 0.14), mix(color, "#000000", 0.24), angle=45)
    if vein:
        c.line([(x + dx * length * t, y + dy * length * t + 0.12 * length * t * t * abs(math.sin(math.radians(turn)))) for t in (0.05, 0.5, 0.92)], max(1.1, width * 0.06), mix(color, "#FFFFFF", 0.4), alpha=150)


def leaf_plant(c):
    for turn, length, tone in ((-62, 190, "#2F7D4C"), (60, 185, "#2F7D4C"), (-34, 245, "#3A935A"), (36, 240, "#3A935A"), (-12, 290, "#46A868"), (14, 280, "#46A868"), (-84, 130, "#27693F"), (82, 128, "#27693F")):
        leaf(c, 200, 388, length, length * 0.17, turn, tone)
    pot(c, "#E8B68C")


def cactus(c):
    def column(x, y, w, h):
        c.rounded(x - w / 2, y - h, w, h + 30, w / 2, "#5DB075", "#2E7D50", angle=90)
        for k in range(-1, 2):
            c.line([(x + k * w * 0.24, y - h + w * 0.45), (x + k * w * 0.24, y)], 2.2, "#2A6F47", alpha=130)
        rng = random.Random(int(x * 7 + h))
        for _ in range(int(h / 7)):
            px, py = x + (rng.random() - 0.5) * w * 0.75, y - rng.random() * h * 0.9
            c.line([(px - 4, py - 3), (px + 4, py + 3)], 1.1, "#EAF7D9", alpha=200)
            c.line([(px + 4, py - 3), (px - 4, py + 3)], 1.1, "#EAF7D9", alpha=200)

    c.line([(160, 260), (118, 260), (112, 220)], 34, "#3F935F")
    column(112, 226, 36, 62)
    c.line([(240, 300), (286, 300), (292, 262)], 34, "#3F935F")
    column(292, 266, 36, 80)
    column(200, 390, 96, 300)
    for dx, dy, r in ((0, -8, 17), (-18, 2, 13), (18, 2, 13)):
        for k in range(7):
            a = k / 7 * 2 * math.pi
            c.ellipse(200 + dx + math.cos(a) * r * 0.7, 92 + dy + math.sin(a) * r * 0.55, r * 0.5, r * 0.42, "#FF7FA0", "#F2517C")
        c.ellipse(200 + dx, 92 + dy, r * 0.32, r * 0.3, "#FFE27A")
    pot(c, "#F2785C")


def monstera(c):
    for x, y, r, turn, tone in ((92, 200, 84, -38, "#1F6B4A"), (312, 190, 86, 36, "#1F6B4A"), (200, 120, 98, 4, "#2C8A5F"), (118, 318, 66, -62, "#185A3E"), (292, 322, 64, 64, "#185A3E")):
        c.line([(200, 392), ((200 + x) / 2 + 6, (392 + y) / 2 + 30), (x, y + r * 0.4)], 6, "#2F7D4C")
        heart = []
        for i in range(91):
            t = i / 90 * 2 * math.pi
            px = 16 * math.sin(t) ** 3
            py = -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))
            # Notches towards the rim, as this plant's leaves have.
            cut = 0.72 if i % 15 in (6, 7) and 12 < i < 78 else 1
            px, py = px * r / 17 * cut, -py * r / 17 * cut
            a = math.radians(turn + 180)
            heart.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)))
        c.polygon(heart, mix(tone, "#FFFFFF", 0.12), mix(tone, "#000000", 0.25), angle=45)
        a = math.radians(turn - 90)
        c.line([(x - math.cos(a) * r * 0.6, y - math.sin(a) * r * 0.6), (x + math.cos(a) * r * 0.75, y + math.sin(a) * r * 0.75)], 2.6, mix(tone, "#FFFFFF", 0.45), alpha=170)
    pot(c, "#F4F1EA")


def snake_plant(c):
    for x, h, w, lean in ((150, 250, 24, -10), (250, 262, 25, 11), (176, 320, 27, -4), (226, 305, 26, 5), (200, 352, 29, 1), (128, 180, 20, -20), (272, 186, 20, 22)):
        points = []
        for side in (1, -1):
            half = []
            for i in range(21):
                t = i / 20
                half.append((x + lean * 2.2 * t * t + math.sin(t * 6) * 3 + side * w * (1 - t ** 2.4) * 0.9, 392 - h * t))
            points += half if side == 1 else half[::-1]
        c.polygon(points, "#E8D36A", "#B9A53E")
        inner = [(px - (px - x - lean) * 0.26, py + 4) for px, py in points]
        c.polygon(inner, "#4D9A64", "#235C3F")
        for k in range(int(h / 17)):
            y = 384 - k * 17
            t = (392 - y) / h
            half = w * (1 - t ** 2.4) * 0.6
            cx = x + lean * 2.2 * t * t
            c.line([(cx - half, y), (cx, y - 5), (cx + half, y)], 3, "#1B4A34", alpha=120)
    pot(c, "#5C7AEA")


def orchid(c):
    for turn, length in ((-70, 150), (68, 150), (-48, 110), (50, 105)):
        leaf(c, 200, 390, length, 24, turn, "#2F8A57")
    stem = [(200 + 62 * math.sin(i / 30 * 2.3) ** 2 * (i / 30), 392 - i * 10.6) for i in range(31)]
    for a, b in itertools.pairwise(stem):
        c.line([a, b], 4.6, "#5E8F4A")
    for x, y, r in ((258, 92, 27), (214, 140, 33), (276, 168, 34), (206, 214, 36), (262, 250, 35), (150, 118, 24), (160, 176, 27)):
        c.line([(x, y), (226, y + 22)], 3, "#5E8F4A")
        for k, (turn, stretch) in enumerate(((0, 1.0), (72, 1.05), (144, 0.9), (216, 0.9), (288, 1.05))):
            a = math.radians(turn - 90)
            c.ellipse(x + math.cos(a) * r * 0.55, y + math.sin(a) * r * 0.55, r * 0.56 * stretch, r * 0.4, "#FBE3F4" if k in (0, 2, 3) else "#F3B6E0", "#D66BB5", turn=turn - 90, angle=45)
        c.ellipse(x, y + r * 0.12, r * 0.26, r * 0.34, "#B5267E", "#7A0F52")
        c.ellipse(x, y - r * 0.02, r * 0.11, r * 0.11, "#FFE27A")
    pot(c, "#3FB8AF")


PLANTS = (leaf_plant, cactus, monstera, snake_plant, orchid)


def draw(plant, scale):
    """The picture at `scale` pixels a point; it is 200 × 280 points."""
    c = Canvas(400, 560, 3)
    plant(c)
    return c.image.resize((200 * scale, 280 * scale), 1)
