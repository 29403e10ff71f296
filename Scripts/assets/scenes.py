"""Landscapes for the trip carousels: layers from far to near, with light and grain."""

import itertools
import math
import random

from canvas import Canvas, grain, mix, ridge
from PIL import Image, ImageFilter


def sky(c, top, middle, bottom, horizon=0.6):
    h = c.height * horizon
    c.polygon([(0, 0), (c.width, 0), (c.width, h * 0.62), (0, h * 0.62)], top, middle)
    c.polygon([(0, h * 0.6), (c.width, h * 0.6), (c.width, c.height), (0, c.height)], middle, bottom)


def land(c, base, height, seed, color, bottom=None, rough=0.55):
    points = ridge(c.width, base, height, seed, rough)
    c.polygon(points + [(c.width, c.height), (0, c.height)], color, bottom or color)
    return points


def stars(c, seed, count, limit):
    rng = random.Random(seed)
    for _ in range(count):
        r = rng.choice((0.6, 0.8, 1.3))
        c.ellipse(rng.random() * c.width, rng.random() * limit, r, r, "#FFFFFF", alpha=rng.randint(90, 240))


def clouds(c, seed, count, top, bottom, color, alpha=70):
    rng = random.Random(seed)
    layer = Canvas(c.width, c.height, c.scale)
    for _ in range(count):
        x, y = rng.random() * c.width, top + rng.random() * (bottom - top)
        w = c.width * (0.1 + rng.random() * 0.22)
        for k in range(5):
            layer.ellipse(x + (k - 2) * w * 0.35, y + rng.random() * 8, w * 0.35, w * 0.06 + rng.random() * 7, color, alpha=alpha)
    c.image.alpha_composite(layer.image.filter(ImageFilter.GaussianBlur(5 * c.scale)))


def water(c, top, color, bottom, glint, seed):
    c.polygon([(0, top), (c.width, top), (c.width, c.height), (0, c.height)], color, bottom)
    rng = random.Random(seed)
    for _ in range(90):
        depth = rng.random() ** 1.6
        y = top + depth * (c.height - top)
        w = 6 + depth * 60
        x = rng.random() * c.width
        c.line([(x, y), (x + w, y)], 0.6 + depth * 1.6, glint, alpha=rng.randint(25, 90))


def mirror(c, line, strength=0.75):
    """Reflects what lies above a line into what lies below it."""
    s = c.scale
    above = c.image.crop((0, 0, c.image.width, line * s)).transpose(Image.FLIP_TOP_BOTTOM)
    below = above.crop((0, 0, c.image.width, c.image.height - line * s)).filter(ImageFilter.GaussianBlur(2.2 * s))
    old = c.image.crop((0, line * s, c.image.width, c.image.height))
    c.image.paste(Image.blend(old, below.resize(old.size), strength), (0, line * s))


def fir(c, x, base, height, color):
    for k in range(4):
        top, bottom = base - height * (1 - k * 0.2), base - height * (0.62 - k * 0.2)
        half = height * (0.1 + k * 0.055)
        c.polygon([(x, top), (x + half, bottom), (x - half, bottom)], color)


def firs(c, seed, count, base, size, color):
    rng = random.Random(seed)
    for _ in range(count):
        fir(c, rng.random() * c.width, base + rng.random() * size * 0.25, size * (0.6 + rng.random() * 0.7), color)


def palm(c, x, base, height, color, lean=0.2):
    top = (x + height * lean, base - height)
    trunk = [(x + height * lean * t * t, base - height * t) for t in [i / 12 for i in range(13)]]
    for i, (a, b) in enumerate(itertools.pairwise(trunk)):
        c.line([a, b], height * (0.035 - i * 0.0014), color)
    for angle in (-165, -140, -110, -70, -40, -12, 15, 165):
        points = []
        for i in range(9):
            t = i / 8
            a = math.radians(angle)
            points.append((top[0] + math.cos(a) * height * 0.36 * t, top[1] + math.sin(a) * height * 0.3 * t + height * 0.2 * t * t))
        for i, (a, b) in enumerate(itertools.pairwise(points)):
            c.line([a, b], height * 0.032 * (1 - i / 9) + 1, color)


def sun(c, x, y, r, color, halo):
    c.glow(x, y, r * 6, halo, 190)
    c.ellipse(x, y, r, r, color)


def mountains(c, p, seed):
    sky(c, p[0], p[1], p[2])
    sun(c, c.width * 0.68, c.height * 0.33, c.width * 0.055, "#FFF6DF", p[2])
    clouds(c, seed, 7, c.height * 0.12, c.height * 0.4, "#FFFFFF", 60)
    for k in range(4):
        land(c, c.height * (0.58 + k * 0.1), c.height * (0.24 - k * 0.02), seed + k, mix(p[2], p[3], 0.25 + k * 0.2), mix(p[2], p[3], 0.12 + k * 0.22))
    firs(c, seed + 9, 26, c.height * 0.97, c.height * 0.13, mix(p[3], "#000000", 0.45))


def sea(c, p, seed):
    sky(c, p[0], p[1], p[2])
    sun(c, c.width * 0.5, c.height * 0.5, c.width * 0.11, "#FFF1CE", p[2])
    clouds(c, seed, 9, c.height * 0.1, c.height * 0.45, p[2], 80)
    land(c, c.height * 0.57, c.height * 0.06, seed + 4, mix(p[3], p[2], 0.35), p[3], 0.45)
    water(c, c.height * 0.56, mix(p[2], p[3], 0.35), p[3], "#FFF3D8", seed + 1)
    for i in range(26):
        y = c.height * (0.57 + i * 0.012)
        w = c.width * (0.03 + 0.004 * i + 0.02 * math.sin(i * 2.1))
        c.line([(c.width * 0.5 - w, y), (c.width * 0.5 + w, y)], 2.2, "#FFF1CE", alpha=170 - i * 4)
    x, y = c.width * 0.3, c.height * 0.72
    c.polygon([(x - 30, y), (x + 34, y), (x + 22, y + 12), (x - 20, y + 12)], mix(p[3], "#000000", 0.5))
    c.polygon([(x, y - 62), (x + 28, y - 6), (x, y - 6)], "#FFF8EA")
    c.polygon([(x - 4, y - 50), (x - 4, y - 6), (x - 22, y - 6)], "#F3E2C8")


def dunes(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.5)
    sun(c, c.width * 0.26, c.height * 0.2, c.width * 0.06, "#FFFDF0", "#FFE9B8")
    for k in range(5):
        base = c.height * (0.52 + k * 0.11)
        points = [(c.width * i / 60, base - c.height * 0.07 * math.sin(i / 60 * math.pi * (1.1 + k * 0.17) + k * 1.9 + seed)) for i in range(61)]
        c.polygon(points + [(c.width, c.height), (0, c.height)], mix(p[2], p[3], 0.2 + k * 0.14), mix(p[2], p[3], 0.5 + k * 0.12), angle=45)
        crest = points[8:44]
        c.line(crest, 1.6, "#FFF0D0", alpha=110)
    for i in range(4):
        x, y = c.width * (0.42 + i * 0.09), c.height * (0.655 + 0.006 * i)
        d = mix(p[3], "#000000", 0.55)
        c.ellipse(x, y, 11, 6, d)
        c.ellipse(x - 2, y - 6, 4, 5, d)
        c.line([(x + 9, y - 2), (x + 15, y - 11), (x + 19, y - 11)], 2.6, d)
        for leg in (-8, -4, 5, 8):
            c.line([(x + leg, y + 3), (x + leg, y + 15)], 1.6, d)


def skyline(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.8)
    stars(c, seed, 90, c.height * 0.4)
    c.glow(c.width * 0.72, c.height * 0.18, 120, "#FFFFFF", 120)
    c.ellipse(c.width * 0.72, c.height * 0.18, 27, 27, "#FDF6E3")
    rng = random.Random(seed)
    line = round(c.height * 0.78)
    for layer in range(3):
        x = -10
        while x < c.width:
            w = rng.randint(26, 62)
            h = c.height * (0.5 - layer * 0.11) * (0.35 + rng.random() * 0.65)
            base = mix(p[1], p[3], 0.35 + layer * 0.32)
            c.rounded(x, line - h, w, h, 2, base, mix(base, "#000000", 0.25))
            if rng.random() < 0.25:
                c.line([(x + w / 2, line - h), (x + w / 2, line - h - 30)], 2, base)
            for wx in range(int(x) + 5, int(x + w) - 6, 8):
                for wy in range(int(line - h) + 8, line - 6, 12):
                    if rng.random() < 0.34 + layer * 0.08:
                        c.rounded(wx, wy, 4, 6, 1, rng.choice(("#FFD98A", "#FFE9BF", "#8FD3FF")), alpha=150 + layer * 45)
            x += w + rng.randint(0, 9)
    c.polygon([(0, line), (c.width, line), (c.width, c.height), (0, c.height)], p[3])
    mirror(c, line, 0.6)


def forest(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.7)
    c.glow(c.width * 0.5, c.height * 0.3, c.width * 0.6, "#FFFBE2", 190)
    for k in range(5):
        base = c.height * (0.55 + k * 0.115)
        color = mix(p[1], p[3], 0.18 + k * 0.19)
        land(c, base, c.height * 0.07, seed + k, color, mix(color, p[1], 0.35))
        firs(c, seed + 20 + k, 16 - k, base + 8, c.height * (0.13 + k * 0.055), color)


def lake(c, p, seed):
    line = round(c.height * 0.56)
    sky(c, p[0], p[1], p[2])
    clouds(c, seed + 2, 8, c.height * 0.05, c.height * 0.3, "#FFFFFF", 110)
    points = land(c, line, c.height * 0.36, seed, mix(p[1], p[3], 0.55), mix(p[1], p[3], 0.8), 0.52)
    peak = min(points, key=lambda q: q[1])
    snow = [q for q in points if q[1] < peak[1] + c.height * 0.11]
    if len(snow) > 2:
        edge = [(x, y + 10 + 12 * abs(math.sin(i * 1.3))) for i, (x, y) in enumerate(reversed(snow))]
        c.polygon(snow + edge, "#F7FAFF", "#D9E6F5")
    land(c, line, c.height * 0.07, seed + 3, mix(p[3], "#000000", 0.15))
    firs(c, seed + 5, 30, line - 2, c.height * 0.06, mix(p[3], "#000000", 0.3))
    c.polygon([(0, line), (c.width, line), (c.width, c.height), (0, c.height)], p[1], p[3])
    mirror(c, line)
    for i in range(11):
        c.line([(c.width * 0.5 - 60 + i * 2, c.height - 6 - i * 13), (c.width * 0.5 + 60 - i * 2, c.height - 6 - i * 13)], 8 - i * 0.45, "#6B4A33")


def aurora(c, p, seed):
    sky(c, p[0], p[1], p[3])
    stars(c, seed, 160, c.height * 0.6)
    layer = Canvas(c.width, c.height, c.scale)
    for band, color in ((0, p[2]), (1, "#7CF5C8"), (2, "#9D7BFF")):
        for i in range(70):
            x = c.width * i / 69
            y = c.height * (0.34 + 0.09 * math.sin(i / 11 + band * 2 + seed)) - band * 36
            h = c.height * (0.17 + 0.07 * math.sin(i / 5 + band))
            layer.polygon([(x - 7, y), (x + 7, y), (x + 11, y - h), (x + 3, y - h)], color, alpha=105)
    c.image.alpha_composite(layer.image.filter(ImageFilter.GaussianBlur(11 * c.scale)))
    land(c, c.height * 0.72, c.height * 0.17, seed + 1, "#1D2B4A", "#0D1528")
    land(c, c.height * 0.84, c.height * 0.08, seed + 2, "#E4EEFB", "#8FA9CE", 0.4)
    firs(c, seed + 3, 18, c.height * 0.88, c.height * 0.15, "#0B1A2A")
    x, y = c.width * 0.62, c.height * 0.86
    c.polygon([(x - 30, y), (x + 30, y), (x + 30, y - 26), (x, y - 50), (x - 30, y - 26)], "#3A2A24")
    c.polygon([(x - 37, y - 22), (x, y - 55), (x + 37, y - 22), (x + 31, y - 20), (x, y - 47), (x - 31, y - 20)], "#F4F8FF")
    c.glow(x, y - 14, 46, "#FFC65C", 200)
    c.rounded(x - 9, y - 22, 17, 14, 1, "#FFDF94")


def canyon(c, p, seed):
    sky(c, p[0], p[1], p[1], 0.5)
    clouds(c, seed, 5, c.height * 0.06, c.height * 0.2, "#FFFFFF", 120)
    rng = random.Random(seed)
    for k in range(4):
        base = c.height * (0.36 + k * 0.13)
        points, x = [(0, base)], 0
        while x < c.width:
            w = rng.randint(40, 120)
            y = base + rng.randint(-38, 34)
            points += [(x, y), (min(x + w, c.width), y + rng.randint(-3, 3))]
            x += w + rng.randint(6, 24)
        color = mix(p[2], p[3], k * 0.27)
        c.polygon(points + [(c.width, c.height), (0, c.height)], color, mix(color, p[3], 0.5))
        for s in range(5):
            y = base + 48 + s * 17
            c.line([(0, y), (c.width * 0.4, y + 4), (c.width, y - 3)], 2.5, mix(color, "#FFE6C7", 0.35), alpha=90)
    river = [(c.width * (0.52 + 0.1 * math.sin(i / 4)) + (i - 10) * 1.5, c.height * 0.8 + i * c.height * 0.01) for i in range(21)]
    for i, (a, b) in enumerate(itertools.pairwise(river)):
        c.line([a, b], 6 + i * 1.4, "#4FB3BF")


def terraces(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.5)
    clouds(c, seed, 8, c.height * 0.1, c.height * 0.34, "#FFFFFF", 100)
    land(c, c.height * 0.47, c.height * 0.2, seed, mix(p[1], p[3], 0.4), mix(p[1], p[3], 0.55))
    for k in range(12):
        base = c.height * (0.44 + k * 0.05)
        points = [(c.width * i / 40, base + 16 * math.sin(i / 40 * 5 + k * 0.55 + seed) + 5 * math.sin(i / 3 + k)) for i in range(41)]
        tone = mix(p[2], p[3], (k % 4) * 0.22 + 0.1)
        c.polygon(points + [(c.width, c.height), (0, c.height)], tone, mix(tone, p[3], 0.35))
        c.line(points, 2.4, "#F4FFD8", alpha=120)
    x, y = c.width * 0.7, c.height * 0.62
    c.polygon([(x - 22, y), (x + 22, y), (x + 22, y - 20), (x - 22, y - 20)], "#7A4A2B")
    c.polygon([(x - 32, y - 18), (x, y - 44), (x + 32, y - 18)], "#B5793F", "#8C5729")


def lighthouse(c, p, seed):
    sky(c, p[0], p[1], p[2])
    clouds(c, seed, 8, c.height * 0.1, c.height * 0.5, "#FFFFFF", 90)
    water(c, c.height * 0.62, p[2], p[3], "#FFFFFF", seed)
    points = ridge(c.width * 0.75, c.height * 0.78, c.height * 0.16, seed + 2, 0.5)
    points = [(x + c.width * 0.3, y) for x, y in points]
    c.polygon(points + [(c.width * 1.05, c.height), (c.width * 0.2, c.height)], "#6C7A5C", "#2F3B38")
    x, y = c.width * 0.66, c.height * 0.7
    for k in range(5):
        w0, w1 = 27 - k * 2.6, 27 - (k + 1) * 2.6
        top, bottom = y - (k + 1) * 42, y - k * 42
        c.polygon([(x - w0, bottom), (x + w0, bottom), (x + w1, top), (x - w1, top)], "#E5484D" if k % 2 == 0 else "#FFF7EE", "#B8323A" if k % 2 == 0 else "#E6D8CB", angle=90)
    top = y - 5 * 42
    c.rounded(x - 19, top - 5, 38, 6, 2, "#3B3F46")
    c.rounded(x - 11, top - 29, 22, 25, 2, "#FFE08A")
    c.polygon([(x - 15, top - 28), (x, top - 46), (x + 15, top - 28)], "#B8323A")
    c.glow(x, top - 17, 110, "#FFF0B8", 210)


def village(c, p, seed):
    sky(c, p[0], p[1], p[2])
    stars(c, seed, 50, c.height * 0.3)
    land(c, c.height * 0.55, c.height * 0.27, seed, "#BFD2EA", "#8FA9CE")
    land(c, c.height * 0.63, c.height * 0.1, seed + 1, "#DCE8F6", "#B9CDE8", 0.45)
    firs(c, seed + 2, 22, c.height * 0.68, c.height * 0.12, "#2B4A55")
    rng = random.Random(seed)
    for k in range(3):
        base = c.height * (0.72 + k * 0.09)
        for i in range(4):
            x = c.width * (0.06 + i * 0.27) + rng.randint(-18, 24) + (k % 2) * 48
            s = 26 + k * 9
            wall = rng.choice(("#8C4A3A", "#A8673F", "#6E4A44", "#C9824A"))
            c.polygon([(x - s, base), (x + s, base), (x + s, base - s), (x, base - s * 1.75), (x - s, base - s)], wall)
            c.polygon([(x - s * 1.2, base - s * 0.9), (x, base - s * 2), (x + s * 1.2, base - s * 0.9), (x + s, base - s * 0.85), (x, base - s * 1.65), (x - s, base - s * 0.85)], "#FFFFFF", "#DCE8F6")
            for wx in (-0.5, 0.15):
                c.glow(x + s * (wx + 0.18), base - s * 0.5, s * 0.8, "#FFCF6B", 150)
                c.rounded(x + s * wx, base - s * 0.68, s * 0.36, s * 0.36, 1, "#FFE3A0")
        land(c, base + 26, 16, seed + 5 + k, "#F5F9FF", "#C9D9EE", 0.4)


def lavender(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.55)
    sun(c, c.width * 0.3, c.height * 0.33, c.width * 0.06, "#FFF4D6", p[2])
    land(c, c.height * 0.5, c.height * 0.1, seed, mix(p[2], p[3], 0.45))
    horizon, centre = c.height * 0.5, c.width * 0.52
    c.polygon([(0, horizon), (c.width, horizon), (c.width, c.height), (0, c.height)], "#7C9A4F", "#4C6A35")
    for i in range(-9, 10):
        near, width = centre + i * c.width * 0.15, c.width * 0.048
        far = centre + i * c.width * 0.022
        c.polygon([(far - 2, horizon + 3), (far + 2, horizon + 3), (near + width, c.height), (near - width, c.height)], mix(p[3], "#FFFFFF", 0.25), p[3])
    rng = random.Random(seed)
    for _ in range(900):
        t = rng.random() ** 0.6
        i = rng.randint(-9, 9)
        x = centre + i * c.width * (0.022 + t * 0.128) + (rng.random() - 0.5) * c.width * 0.085 * t
        r = 0.7 + 2.4 * t
        c.ellipse(x, horizon + t * (c.height - horizon), r, r * 1.3, rng.choice((mix(p[3], "#FFFFFF", 0.5), p[3], "#C9A8F5")), alpha=200)
    x, y = c.width * 0.78, horizon + 4
    c.rounded(x - 26, y - 30, 52, 34, 1, "#E9C9A0", "#C79C6C")
    c.polygon([(x - 32, y - 28), (x, y - 50), (x + 32, y - 28)], "#B4583B")
    c.line([(x + 54, y + 4), (x + 54, y - 16)], 4, "#4B3A2A")
    c.ellipse(x + 54, y - 38, 9, 32, "#3C5A3C")


def beach(c, p, seed):
    sky(c, p[0], p[1], p[2], 0.55)
    sun(c, c.width * 0.7, c.height * 0.24, c.width * 0.065, "#FFFBEA", p[2])
    clouds(c, seed, 7, c.height * 0.1, c.height * 0.36, "#FFFFFF", 130)
    land(c, c.height * 0.485, c.height * 0.06, seed, "#4E8C7A", "#3C7A6C", 0.5)
    c.polygon([(0, c.height * 0.48), (c.width, c.height * 0.48), (c.width, c.height), (0, c.height)], "#2AA6B8", "#A6EBDD")
    shore = [(c.width * i / 40, c.height * (0.74 - 0.1 * i / 40) + 10 * math.sin(i / 4 + seed)) for i in range(41)]
    c.polygon([(x, y - 12) for x, y in shore] + [(c.width, c.height), (0, c.height)], "#FFFFFF", alpha=170)
    c.polygon(shore + [(c.width, c.height), (0, c.height)], "#F7DDA8", p[3])
    palm(c, c.width * 0.14, c.height * 0.93, c.height * 0.5, "#3B3526", 0.26)
    palm(c, c.width * 0.05, c.height * 0.98, c.height * 0.42, "#2B2A20", 0.42)
    x, y = c.width * 0.68, c.height * 0.87
    c.shadow(x, y + 6, 70, 9, 5, 70)
    c.line([(x, y), (x + 16, y - 88)], 4, "#FFFFFF")
    for k in range(6):
        a0, a1 = math.pi + k * math.pi / 6, math.pi + (k + 1) * math.pi / 6
        c.polygon([(x + 16, y - 112)] + [(x + 16 + 70 * math.cos(a), y - 70 + 46 * math.sin(a)) for a in (a0, (a0 + a1) / 2, a1)], "#F25F5C" if k % 2 else "#FFF6E9")


PHOTOS = [
    (mountains, ("#3B4A7A", "#F0A08A", "#FCD9A8", "#2E3A5C"), 11),
    (sea, ("#4B3B73", "#E8766A", "#FFC27A", "#3A4A7C"), 23),
    (dunes, ("#6FB4E0", "#BFE0EF", "#FBDDA6", "#C4702F"), 3),
    (skyline, ("#0B1033", "#2A2F6B", "#7B4E8F", "#0A0D24"), 41),
    (forest, ("#9FC9C2", "#CFE5D2", "#F3F3D8", "#123B33"), 52),
    (lake, ("#4A90D0", "#A7D3F0", "#E5F3FA", "#1F4D5F"), 67),
    (aurora, ("#07102B", "#123058", "#36E0A0", "#2A4D77"), 71),
    (canyon, ("#4FA3DA", "#C7E6F5", "#E9A066", "#8A3B22"), 83),
    (terraces, ("#8CC9E8", "#DDF0EE", "#B9D977", "#2F7A3C"), 97),
    (lighthouse, ("#5FA9DD", "#B5DAF2", "#8CC7DD", "#1D5A86"), 101),
    (village, ("#1B2450", "#4F5C9C", "#C59BC0", "#2B3A66"), 113),
    (lavender, ("#8FB2E8", "#F4C9B8", "#FBE3B8", "#7B57B8"), 127),
    (beach, ("#3FA9E5", "#A9E0F5", "#E9F7EE", "#E8BE7A"), 131),
]

TRIPS = [
    ("yosemite-usa", lake, ("#5B87C5", "#C7DDF2", "#F5E6CF", "#2B4A3F"), 211),
    ("santorini-greece", sea, ("#2E5FA8", "#F2A98C", "#FFD7A0", "#20457F"), 223),
    ("sahara-morocco", dunes, ("#E8895F", "#F8C08A", "#FFD9A0", "#A2421F"), 5),
    ("tokyo-japan", skyline, ("#1A0B33", "#6B1F6B", "#E0508A", "#120A26"), 239),
    ("black-forest-germany", forest, ("#6E93A8", "#B7CCD2", "#E6E8DC", "#0F2B2B"), 241),
    ("banff-canada", lake, ("#2F7FB8", "#7FD0D8", "#D9F5F0", "#154A52"), 251),
    ("tromso-norway", aurora, ("#0A0722", "#2A1F5C", "#5CF07C", "#3A2E6E"), 257),
    ("grand-canyon-usa", canyon, ("#7A5AA8", "#F2B9A0", "#E57F4C", "#6B2434"), 263),
    ("ubud-bali", terraces, ("#F5C48C", "#FBE9C8", "#A7C957", "#386641"), 269),
    ("brittany-france", lighthouse, ("#4C5B8C", "#E8A88C", "#9C8FB8", "#2A3B66"), 271),
    ("zermatt-switzerland", village, ("#0F2A4A", "#3A6A9C", "#A8C8E0", "#1F3A5C"), 277),
    ("provence-france", lavender, ("#5C7FD0", "#E89CB8", "#FFD9B0", "#5B3A9C"), 281),
    ("maldives", beach, ("#1F8FD8", "#7FDCF0", "#DDF8F2", "#F0C88A"), 283),
    ("patagonia-chile", mountains, ("#20365C", "#7F9CC8", "#E8D0C0", "#1C3A3A"), 293),
    ("amalfi-italy", sea, ("#1F6FB8", "#8CCBE8", "#E8F0DC", "#0F4F8C"), 307),
]


def draw(scene, palette, seed, width, height):
    c = Canvas(width, height, 2)
    scene(c, palette, seed)
    return grain(c.finished(), seed)
