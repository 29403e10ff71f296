"""Ten banners of a shop's home page, 1125 × 352."""

import math
import random

from canvas import Canvas, grain, mix
from plants import leaf
from scenes import clouds, firs, land, sky, sun


def words(c, headline, line, button, ink="#FFFFFF", x=84, accent="#FFFFFF", on_accent="#222222"):
    c.bold(x, 84, headline, 62, ink)
    c.text(x + 3, 168, line, 27, ink, alpha=225)
    width = 46 + len(button) * 13.5
    c.rounded(x, 226, width, 54, 27, accent)
    c.text(x + width / 2, 253, button, 24, on_accent, "mm")


def headphones(c, x, y):
    c.shadow(x, y + 132, 130, 14, 12, 90)
    c.arc(x, y, 104, 112, 180, 360, 22, "#2D3142")
    c.arc(x, y - 2, 104, 112, 195, 345, 7, "#5C627A")
    for side in (-1, 1):
        c.rounded(x + side * 104 - 30, y - 24, 60, 122, 28, "#F7F7FB", "#B9BED0", angle=90)
        c.rounded(x + side * 84 - 16, y - 14, 32, 102, 15, "#2D3142", "#15182A", angle=90)
        c.ellipse(x + side * 112, y + 38, 11, 11, "#E5383B")


def sneaker(c, x, y):
    c.shadow(x, y + 88, 190, 16, 12, 100)
    body = [(-180, 60), (-176, -34), (-140, -48), (-96, -30), (-40, -62), (10, -88), (46, -70), (60, -36), (150, 4), (184, 34), (182, 60)]
    c.polygon([(x + a, y + b) for a, b in body], "#FFFFFF", "#DDE3EC")
    c.polygon([(x + a, y + b) for a, b in ((-176, -34), (-140, -48), (-96, -30), (-88, 58), (-180, 60))], "#1F2A44", "#33415F")
    c.polygon([(x + a, y + b) for a, b in ((90, -22), (150, 4), (184, 34), (182, 60), (96, 60))], "#1F2A44", "#33415F")
    c.polygon([(x + a, y + b) for a, b in ((-80, 46), (-20, -20), (60, -14), (88, 6), (30, 4), (-30, 50))], "#FF6B35", "#E54B17")
    for k in range(4):
        c.line([(x - 26 + k * 22, y - 58 + k * 14), (x + 6 + k * 24, y - 72 + k * 16)], 7, "#1F2A44")
    c.rounded(x - 190, y + 56, 380, 30, 15, "#FFF8EF", "#E3D8C8")
    c.rounded(x - 186, y + 76, 372, 9, 4, "#FF6B35")


def lamp(c, x, y):
    c.shadow(x, y + 150, 110, 14, 12, 120)
    c.glow(x, y - 24, 250, "#FFE9B0", 170)
    c.rounded(x - 7, y - 20, 14, 160, 7, "#C9A26A", "#8C6A3C", angle=90)
    c.ellipse(x, y + 142, 70, 15, "#C9A26A", "#7A5A30")
    c.polygon([(x - 60, y - 120), (x + 60, y - 120), (x + 108, y), (x - 108, y)], "#FFF3D2", "#FFD98A")
    c.ellipse(x, y, 108, 13, "#FFE7AE", "#F5C662")


def cup(c, x, y):
    c.shadow(x, y + 112, 180, 17, 10, 110)
    c.ellipse(x, y + 100, 172, 25, "#FFFFFF", "#D9D2C8")
    c.arc(x + 118, y + 6, 44, 40, -95, 110, 20, "#F4EFE8")
    c.polygon([(x - 122, y - 54)] + [(x + 122 * math.cos(math.radians(a)), y - 54 + 152 * math.sin(math.radians(a))) for a in range(180, -1, -6)][::1] + [(x + 122, y - 54)], "#FFFFFF", "#E2DACE", angle=90)
    c.ellipse(x, y - 54, 122, 29, "#F7F2EA")
    c.ellipse(x, y - 52, 110, 23, "#8A5A34", "#5B3717")
    for k in range(4):
        c.ellipse(x, y - 48 - k * 5, 36 - k * 7, 11 - k * 2, "#F4DEBE", alpha=230)
    for k in (-34, 0, 34):
        c.line([(x + k + 11 * math.sin(i / 3), y - 92 - i * 6) for i in range(11)], 6, "#FFFFFF", alpha=70)


def camera(c, x, y):
    c.shadow(x, y + 112, 180, 15, 12, 110)
    c.rounded(x - 66, y - 122, 132, 60, 16, "#3C4150", "#262A36")
    c.rounded(x - 172, y - 88, 344, 196, 26, "#464C5E", "#1E222D")
    c.rounded(x - 172, y - 44, 344, 106, 4, "#8C4A32", "#6B3522")
    c.rounded(x - 146, y - 106, 46, 20, 6, "#C7CBD6")
    c.ellipse(x, y + 14, 92, 92, "#D5D9E3", "#8C92A3")
    c.ellipse(x, y + 14, 78, 78, "#181B25", "#2F3546")
    c.ellipse(x, y + 14, 52, 52, "#2B3F7A", "#0C1026")
    c.ellipse(x, y + 14, 30, 30, "#5C4AA8", "#141A3C")
    c.ellipse(x - 20, y - 8, 13, 10, "#FFFFFF", alpha=190)
    c.ellipse(x + 132, y - 66, 10, 10, "#E5383B")


def watch(c, x, y):
    c.rounded(x - 52, y - 176, 104, 352, 24, "#3B4A63", "#26324A", angle=90)
    c.rounded(x - 96, y - 104, 192, 208, 54, "#E8ECF2", "#9AA5B5")
    c.rounded(x - 84, y - 92, 168, 184, 44, "#0B0E16", "#1A2030")
    for radius, color, end in ((66, "#FF2D55", 250), (50, "#A4F03C", 200), (34, "#2FE0E8", 300)):
        c.arc(x, y, radius, radius, 0, 359, 12, mix(color, "#000000", 0.75))
        c.arc(x, y, radius, radius, -90, -90 + end, 12, color)
    c.rounded(x + 94, y - 34, 13, 44, 6, "#C9D0DB", "#8A94A4")


def cosmetics(c, x, y):
    c.shadow(x, y + 128, 200, 16, 12, 80)
    c.rounded(x - 150, y - 40, 84, 166, 14, "#FDF5F0", "#E8C9BC", angle=90)
    c.rounded(x - 132, y - 92, 48, 54, 8, "#D9A441", "#B27E22", angle=90)
    c.rounded(x - 134, y + 20, 52, 54, 4, "#FFFFFF", alpha=170)
    c.rounded(x - 32, y - 106, 66, 110, 8, "#C2185B", "#8E0E40", angle=90)
    c.polygon([(x - 20, y - 104), (x + 22, y - 104), (x + 22, y - 138), (x - 20, y - 166)], "#FF4F81", "#D81B60")
    c.rounded(x - 40, y - 6, 82, 132, 8, "#3A2A33", "#1C1218", angle=90)
    c.rounded(x - 40, y + 6, 82, 10, 2, "#D9A441")
    c.ellipse(x + 126, y + 94, 74, 30, "#F7D9CE", "#DDA999")
    c.rounded(x + 52, y + 54, 148, 42, 6, "#FDF0EA", "#E7BFB0", angle=90)
    c.ellipse(x + 126, y + 54, 74, 24, "#FFF6F2", "#F2CBBE")
    c.ellipse(x + 126, y + 53, 58, 17, "#F08A9A", "#E26A80")


def bag(c, x, y):
    c.shadow(x, y + 144, 170, 16, 12, 100)
    c.arc(x, y - 48, 74, 98, 180, 360, 15, "#7A3E1D")
    c.polygon([(x - 152, y - 48), (x + 152, y - 48), (x + 174, y + 138), (x - 174, y + 138)], "#D98A4B", "#A65A24")
    c.polygon([(x - 152, y - 48), (x + 152, y - 48), (x + 134, y + 34), (x, y + 66), (x - 134, y + 34)], "#E7A066", "#BC6E33")
    c.rounded(x - 24, y + 36, 48, 48, 9, "#F3D27A", "#C4973A")
    c.line([(x - 148, y - 38), (x + 148, y - 38)], 2.5, "#FFE6C4", alpha=150)
    c.line([(x - 164, y + 122), (x + 164, y + 122)], 2.5, "#FFE6C4", alpha=130)


def fruit(c, x, y):
    c.shadow(x, y + 116, 210, 17, 12, 90)
    c.ellipse(x - 96, y + 30, 88, 86, "#FFB02E", "#F07F13")
    c.ellipse(x - 124, y - 6, 20, 14, "#FFE2A3", alpha=170, turn=-30)
    c.ellipse(x + 92, y + 34, 84, 82, "#F2545B", "#B8202F")
    c.ellipse(x + 66, y - 2, 18, 13, "#FFC2C2", alpha=170, turn=-30)
    c.line([(x + 92, y - 42), (x + 98, y - 72)], 7, "#5B3A1E")
    leaf(c, x + 98, y - 62, 66, 15, 62, "#4CAF50")
    c.ellipse(x, y + 52, 70, 68, "#A6D84A", "#5E9C1E")
    c.ellipse(x, y + 52, 58, 56, "#E4F6B4", "#C5E57C")
    c.ellipse(x, y + 52, 17, 17, "#FFFFFF")
    for k in range(16):
        a = k / 16 * 2 * math.pi
        c.ellipse(x + math.cos(a) * 27, y + 52 + math.sin(a) * 26, 5, 3, "#35401C", turn=k * 22.5)


def dots(c, color, seed, count=90, alpha=90):
    rng = random.Random(seed)
    for _ in range(count):
        r = 3 + rng.random() * 20
        c.ellipse(rng.random() * c.width, rng.random() * c.height, r, r, color, alpha=rng.randint(20, alpha))


def loop1(c):
    c.rounded(-5, -5, 1140, 370, 0, "#D3D6DB")
    c.ellipse(846, 170, 232, 232, "#DEE1E6")
    headphones(c, 846, 150)
    words(c, "Pure Silence", "Wireless headphones, 40 hours", "From $129", "#23262F", accent="#E5383B", on_accent="#FFFFFF")


def loop2(c):
    c.rounded(-5, -5, 1140, 370, 0, "#1F6FEB")
    for k in range(9):
        c.polygon([(560 + k * 74, 352), (600 + k * 74, 352), (740 + k * 74, 0), (700 + k * 74, 0)], "#3B86F5", alpha=110)
    sneaker(c, 826, 176)
    words(c, "Run Further", "Light as air, soft as sand", "New in", accent="#FFD23F")


def loop3(c):
    c.rounded(-5, -5, 1140, 370, 0, "#2A2140", "#443264", angle=90)
    lamp(c, 850, 180)
    words(c, "Warm Evenings", "Lamps for every corner", "Light up", "#FFF3DC", accent="#FFC857")


def loop4(c):
    c.rounded(-5, -5, 1140, 370, 0, "#F6E7D3")
    c.polygon([(640, 0), (1125, 0), (1125, 352), (560, 352)], "#C98B5A")
    cup(c, 858, 168)
    words(c, "Slow Coffee", "Roasted this morning", "Taste it", "#4A2E1B", accent="#7A4A26", on_accent="#FFF6EA")


def loop5(c):
    c.rounded(-5, -5, 1140, 370, 0, "#8FD9B6")
    for k in range(12):
        leaf(c, 560 + k * 56, 366, 120 + (k * 53) % 90, 24, -24 + (k * 37) % 50, "#63BD93", vein=False)
    for turn, length in ((-58, 120), (56, 118), (-28, 165), (30, 160), (0, 190)):
        leaf(c, 850, 232, length, length * 0.19, turn, "#1E7A4F")
    c.shadow(850, 326, 84, 12, 8, 110)
    c.polygon([(784, 222), (916, 222), (898, 322), (802, 322)], "#FFFFFF", "#DDE8E2", angle=90)
    words(c, "Green Rooms", "Plants that forgive you", "Choose yours", "#0F3B2A", accent="#12543A", on_accent="#FFFFFF")


def loop6(c):
    sky(c, "#B8405E", "#EE7752", "#FBC687", 0.9)
    sun(c, 640, 176, 40, "#FFF1CF", "#FFD59A")
    clouds(c, 6, 6, 24, 80, "#FFC9A3", 45)
    land(c, 318, 150, 61, "#9C3F5C", "#7E3456")
    land(c, 346, 110, 67, "#632B54", "#4A2047")
    firs(c, 9, 40, 362, 74, "#321636")
    camera(c, 870, 184)
    words(c, "Keep the Light", "Mirrorless cameras, up to 30 % off", "See all", accent="#FFF3DC", on_accent="#632B54")


def loop7(c):
    c.rounded(-5, -5, 1140, 370, 0, "#12151D", "#2A3040", angle=45)
    for k in range(5):
        c.arc(838, 176, 190 + k * 46, 190 + k * 46, 0, 359, 2, "#FFFFFF", alpha=36)
    watch(c, 838, 176)
    words(c, "Close Your Rings", "The watch that moves you", "Pre-order", accent="#A4F03C")


def loop8(c):
    c.rounded(-5, -5, 1140, 370, 0, "#F9C9D0")
    dots(c, "#FFFFFF", 8, 46, 120)
    c.ellipse(842, 352, 300, 120, "#F3A6B4")
    cosmetics(c, 842, 176)
    words(c, "Soft Colours", "Spring make-up is here", "Discover", "#7A1F3D", accent="#C2185B", on_accent="#FFFFFF")


def loop9(c):
    colors = ("#F4A259", "#5B8E7D", "#BC4B51", "#F4E285", "#8CB369", "#2F6690")
    c.rounded(-5, -5, 1140, 370, 0, "#F4E285")
    for row in range(4):
        for column in range(13):
            k = (row * 5 + column * 3) % 6
            x, y = column * 88, row * 88
            c.rounded(x, y, 88, 88, 0, colors[k])
            c.ellipse(x + 44, y + 44, 44, 44, colors[(k + 2 + column % 3) % 6])
            c.rounded(x, y, 44, 88, 0, colors[(k + 4) % 6], alpha=110)
    c.rounded(54, 48, 500, 256, 20, "#FFF9E8")
    bag(c, 838, 176)
    words(c, "Bags & Bold", "Patterns of the season", "Shop now", "#2F3E46", accent="#BC4B51", on_accent="#FFFFFF")


def loop10(c):
    c.rounded(-5, -5, 1140, 370, 0, "#FF9F1C")
    c.ellipse(846, 190, 262, 262, "#FFB347")
    c.ellipse(846, 190, 190, 190, "#FFC46B")
    fruit(c, 846, 170)
    words(c, "Fresh Today", "Fruit from the farm by noon", "Order", accent="#FFFFFF", on_accent="#B85C00")


BANNERS = (loop1, loop2, loop3, loop4, loop5, loop6, loop7, loop8, loop9, loop10)


def draw(banner, seed):
    c = Canvas(1125, 352, 3)
    banner(c)
    picture = c.finished()
    return grain(picture, seed, 3) if banner is loop6 else picture.convert("RGB")
