"""Makes small ICC profiles: a matrix with one exponent (ICC.1:2001, version 2.4)."""

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


def profile(name, white, primaries, gamma, padding=0, gray=False):
    """The bytes of a profile; `padding` adds a private tag of so many bytes."""
    text = name.encode("ascii") + b"\0"
    tags = [
        (b"desc", b"desc\0\0\0\0" + struct.pack(">I", len(text)) + text + bytes(78)),
        (b"cprt", b"text\0\0\0\0none\0"),
        (b"wtpt", b"XYZ \0\0\0\0" + b"".join(fixed(v) for v in D50)),
    ]
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
    offset, table, body = 128 + 4 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for signature, data in tags:
        padded = data + bytes(-len(data) % 4)
        table += signature + struct.pack(">II", offset + len(body), len(padded))
        body += padded
    size = offset + len(body)
    header = struct.pack(">I4sI4s4s4s12s4s", size, b"\0\0\0\0", 0x02400000, b"mntr", b"GRAY" if gray else b"RGB ", b"XYZ ", bytes(12), b"acsp")
    header += bytes(68 - len(header)) + b"".join(fixed(v) for v in D50)
    return header + bytes(128 - len(header)) + table + body


D65 = (0.3127, 0.3290)
DISPLAY_P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
ADOBE_RGB = ((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
