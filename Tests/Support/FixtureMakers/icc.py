"""Makes small ICC profiles (ICC.1:2001, version 2.4): a matrix with one exponent, and tables for four inks."""

import itertools
import struct

D50 = (0.9642, 1.0, 0.8249)
BRADFORD = ((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))


def multiply(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(len(b[0]))] for i in range(3)]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [
        [(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
        [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
        [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
    ]


def xyz(x, y):
    return [x / y, 1.0, (1 - x - y) / y]


def colorants(white, primaries):
    """Columns of XYZ for red, green and blue, adapted to D50."""
    columns = [xyz(*p) for p in primaries]
    matrix = [[columns[j][i] for j in range(3)] for i in range(3)]
    source = xyz(*white)
    scale = multiply(inverse(matrix), [[v] for v in source])
    matrix = [[matrix[i][j] * scale[j][0] for j in range(3)] for i in range(3)]
    before = multiply(BRADFORD, [[v] for v in source])
    after = multiply(BRADFORD, [[v] for v in D50])
    gain = [[after[i][0] / before[i][0] if i == j else 0 for j in range(3)] for i in range(3)]
    return multiply(multiply(inverse(BRADFORD), multiply(gain, BRADFORD)), matrix)


def fixed(value):
    return struct.pack(">i", round(value * 65536))


def described(name):
    """The tags that every profile has."""
    text = name.encode("ascii") + b"\0"
    return [
        (b"desc", b"desc\0\0\0\0" + struct.pack(">I", len(text)) + text + bytes(78)),
        (b"cprt", b"text\0\0\0\0none\0"),
        (b"wtpt", b"XYZ \0\0\0\0" + b"".join(fixed(v) for v in D50)),
    ]


def assembled(kind, space, connection, tags):
    """The bytes of a profile by its class, its space, that which it leads to, and its tags."""
    offset, table, body = 128 + 4 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for signature, data in tags:
        padded = data + bytes(-len(data) % 4)
        table += signature + struct.pack(">II", offset + len(body), len(padded))
        body += padded
    size = offset + len(body)
    header = struct.pack(">I4sI4s4s4s12s4s", size, b"\0\0\0\0", 0x02400000, kind, space, connection, bytes(12), b"acsp")
    header += bytes(68 - len(header)) + b"".join(fixed(v) for v in D50)
    return header + bytes(128 - len(header)) + table + body


def profile(name, white, primaries, gamma, padding=0, gray=False):
    """The bytes of a profile; `padding` adds a private tag of so many bytes."""
    tags = described(name)
    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256))
    if gray:
        tags.append((b"kTRC", curve))
    else:
        matrix = colorants(white, primaries)
        for j, letter in enumerate(b"rgb"):
            tags.append((bytes([letter]) + b"XYZ", b"XYZ \0\0\0\0" + b"".join(fixed(matrix[i][j]) for i in range(3))))
            tags.append((bytes([letter]) + b"TRC", curve))
    if padding:
        tags.append((b"pad ", b"data\0\0\0\0" + bytes(i * 7 % 251 for i in range(padding))))
    return assembled(b"mntr", b"GRAY" if gray else b"RGB ", b"XYZ ", tags)


def lut16(inputs, outputs, points, color):
    """A table of 16 bits (`mft2`): the outputs, 0 … 65535, at so many points of each input, 0 … 1."""
    identity = b"".join(fixed(float(i == j)) for i in range(3) for j in range(3))
    ramp = struct.pack(">HH", 0, 65535)
    cells = itertools.product([i / (points - 1) for i in range(points)], repeat=inputs)
    values = b"".join(struct.pack(f">{outputs}H", *color(*cell)) for cell in cells)
    return b"mft2\0\0\0\0" + bytes([inputs, outputs, points, 0]) + identity + struct.pack(">HH", 2, 2) + ramp * inputs + values + ramp * outputs


def lab(linear):
    """CIELAB, by D50, of linear sRGB."""
    matrix = colorants(D65, SRGB)
    x, y, z = (sum(matrix[i][j] * linear[j] for j in range(3)) / D50[i] for i in range(3))
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# What is left of red, green and blue light where an ink covers the paper, and what is left by all of them at the least.
INKS = ((0.05, 0.4, 0.75), (0.75, 0.08, 0.3), (0.95, 0.85, 0.08), (0.06, 0.06, 0.06))
LEAST_LIGHT = 0.025


def four_inks(name):
    """The bytes of a profile of a plain press: inks that multiply, and a black that is not dark, as on matte paper."""

    def printed(*amounts):
        light = [1.0, 1.0, 1.0]
        for amount, ink in zip(amounts, INKS):
            light = [v * (1 - amount * (1 - left)) for v, left in zip(light, ink)]
        l, a, b = lab([LEAST_LIGHT + (1 - LEAST_LIGHT) * v for v in light])
        return [min(65535, max(0, round(v))) for v in (l * 652.8, (a + 128) * 256, (b + 128) * 256)]

    def separated(l, a, b):
        # Gray alone: what is asked of it is the darkest that the press prints.
        ink = round((1 - l) * 65535)
        return [ink, ink, ink, ink]

    tags = described(name) + [(b"A2B0", lut16(4, 3, 5, printed)), (b"B2A0", lut16(3, 4, 2, separated))]
    return assembled(b"prtr", b"CMYK", b"Lab ", tags)


D65 = (0.3127, 0.3290)
SRGB = ((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
DISPLAY_P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
ADOBE_RGB = ((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
