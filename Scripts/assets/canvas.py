"""A drawing surface at a multiple of its final size, so that edges come out smooth."""

import itertools
import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont


def rgb(hexcode):
    """The three bytes of `#RRGGBB`."""
    return tuple(int(hexcode[i : i + 2], 16) for i in (1, 3, 5))


def mix(a, b, t):
    """The color between two colors, both as bytes or hex codes."""
    a = rgb(a) if isinstance(a, str) else a
    b = rgb(b) if isinstance(b, str) else b
    return tuple(round(x + (y - x) * t) for x, y in zip(a, b))


class Canvas:
    """Coordinates are those of the finished picture; everything is drawn `scale` times larger."""

    def __init__(self, width, height, scale=3, background=None):
        self.width, self.height, self.scale = width, height, scale
        self.image = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
        if background:
            self.image.paste(rgb(background) + (255,), (0, 0) + self.image.size)

    def _mask(self):
        return Image.new("L", self.image.size, 0)

    def _points(self, points):
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _shape(self, points, color, bottom, alpha, angle, draw):
        """Fills what `draw` draws, on a mask no larger than the points need."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        left, top = max(0, math.floor(min(xs))), max(0, math.floor(min(ys)))
        right, lower = min(self.image.width, math.ceil(max(xs)) + 1), min(self.image.height, math.ceil(max(ys)) + 1)
        if right <= left or lower <= top:
            return
        mask = Image.new("L", (right - left, lower - top), 0)
        draw(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in points])
        self._paint(mask, color, alpha, bottom, angle, (left, top))

    def _paint(self, mask, color, alpha=255, bottom=None, angle=0, origin=(0, 0)):
        """Fills a mask with a color, or with a gradient to `bottom` over the mask's bounds."""
        box = mask.getbbox()
        if not box:
            return
        fill = gradient((box[2] - box[0], box[3] - box[1]), color, bottom or color, angle)
        part = mask.crop(box)
        if alpha != 255:
            part = part.point(lambda v: v * alpha // 255)
        fill.putalpha(part)
        self.image.alpha_composite(fill, (origin[0] + box[0], origin[1] + box[1]))

    def polygon(self, points, color, bottom=None, alpha=255, angle=0):
        self._shape(self._points(points), color, bottom, alpha, angle, lambda d, p: d.polygon(p, fill=255))

    def ellipse(self, cx, cy, rx, ry, color, bottom=None, alpha=255, turn=0, angle=0):
        if not turn:
            corners = self._points([(cx - rx, cy - ry), (cx + rx, cy + ry)])
            return self._shape(corners, color, bottom, alpha, angle, lambda d, p: d.ellipse(p, fill=255))
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        circle = [(rx * math.cos(i / 45 * math.pi), ry * math.sin(i / 45 * math.pi)) for i in range(90)]
        self.polygon([(cx + x * c - y * s, cy + x * s + y * c) for x, y in circle], color, bottom, alpha, angle)

    def rounded(self, x, y, w, h, r, color, bottom=None, alpha=255, angle=0):
        corners = self._points([(x, y), (x + w, y + h)])
        radius = r * self.scale
        self._shape(corners, color, bottom, alpha, angle, lambda d, p: d.rounded_rectangle(p, radius, fill=255))

    def line(self, points, width, color, alpha=255):
        points = self._points(points)
        r = width * self.scale / 2
        # The corners make the mask large enough for the line's width.
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        corners = [(min(xs) - r, min(ys) - r), (max(xs) + r, max(ys) + r)]

        def draw(d, p):
            inner = p[2:]
            d.line(inner, fill=255, width=max(1, round(2 * r)), joint="curve")
            for x, y in (inner[0], inner[-1]):
                d.ellipse((x - r, y - r, x + r, y + r), fill=255)

        self._shape(corners + points, color, None, alpha, 0, draw)

    def arc(self, cx, cy, rx, ry, start, end, width, color, alpha=255):
        steps = max(8, int(abs(end - start) / 4))
        points = []
        for i in range(steps + 1):
            a = math.radians(start + (end - start) * i / steps)
            points.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))
        self.line(points, width, color, alpha)

    def shadow(self, cx, cy, rx, ry, blur, alpha=90, color="#000000"):
        """A soft ellipse."""
        mask = self._mask()
        s = self.scale
        ImageDraw.Draw(mask).ellipse(((cx - rx) * s, (cy - ry) * s, (cx + rx) * s, (cy + ry) * s), fill=alpha)
        self._paint(mask.filter(ImageFilter.GaussianBlur(blur * s)), color)

    def glow(self, cx, cy, radius, color, alpha=160):
        """Light that fades outward."""
        size = round(radius * 2 * self.scale)
        ramp = ImageChops.invert(Image.radial_gradient("L").resize((size, size), Image.BICUBIC))
        ramp = ramp.point(lambda v: int((max(0, v - 75) / 180) ** 2 * alpha))
        mask = self._mask()
        mask.paste(ramp, (round((cx - radius) * self.scale), round((cy - radius) * self.scale)))
        self._paint(mask, color)

    def text(self, x, y, text, size, color, anchor="la", alpha=255):
        mask = self._mask()
        font = ImageFont.load_default(size * self.scale)
        ImageDraw.Draw(mask).text((x * self.scale, y * self.scale), text, font=font, fill=255, anchor=anchor)
        self._paint(mask, color, alpha)

    def bold(self, x, y, text, size, color, anchor="la"):
        """The built-in font has one weight; two close copies make a heavier one."""
        for offset in (0, size * 0.02, size * 0.04):
            self.text(x + offset, y, text, size, color, anchor)

    def finished(self):
        return self.image.resize((self.width, self.height), Image.LANCZOS)


def gradient(size, top, bottom, angle=0):
    """A linear gradient; angle 0 runs down, 90 to the right, 45 to the bottom right."""
    top = rgb(top) if isinstance(top, str) else top
    bottom = rgb(bottom) if isinstance(bottom, str) else bottom
    if top == bottom:
        return Image.new("RGBA", size, top + (255,))
    ramp = Image.linear_gradient("L")
    if angle == 90:
        ramp = ramp.transpose(Image.TRANSPOSE)
    elif angle == 45:
        ramp = ImageChops.add(ramp, ramp.transpose(Image.TRANSPOSE), 2)
    ramp = ramp.resize(size, Image.BICUBIC)
    return Image.merge("RGBA", [ramp.point([round(a + (b - a) * v / 255) for v in range(256)]) for a, b in zip(top, bottom)] + [Image.new("L", size, 255)])


def grain(image, seed, strength=4):
    """Fine noise, as a photograph has."""
    noise = Image.frombytes("L", image.size, random.Random(seed).randbytes(image.size[0] * image.size[1]))
    noise = noise.filter(ImageFilter.GaussianBlur(0.8)).point(lambda v: max(0, min(255, 128 + (v - 128) * strength // 24)))
    base = image.convert("RGB")
    return ImageChops.add(base, Image.merge("RGB", [noise] * 3), 1, -128)


def ridge(width, base, height, seed, rough=0.55, steps=8):
    """The outline of a mountain range by midpoint displacement: points from left to right."""
    rng = random.Random(seed)
    heights = [rng.random(), rng.random()]
    spread = 1.0
    for _ in range(steps):
        spread *= rough
        heights = [
            value
            for a, b in itertools.pairwise(heights)
            for value in (a, (a + b) / 2 + (rng.random() - 0.5) * spread)
        ] + [heights[-1]]
    low, high = min(heights), max(heights)
    count = len(heights) - 1
    return [(width * i / count, base - (h - low) / (high - low) * height) for i, h in enumerate(heights)]
