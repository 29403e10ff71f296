"""Prints cases of sine, cosine, arc tangent and exponential with what mpmath says of them.

A line has the function, the bits of its arguments and of the nearest double, and how far the true value lies from that, in
thousandths of a unit of its last place.
"""

import math
import random
import struct

import mpmath

COUNT = 500
FUNCTIONS = {"sine": mpmath.sin, "cosine": mpmath.cos, "arcTangent": mpmath.atan2, "exponential": mpmath.exp}


def bits(value: float) -> str:
    return struct.pack(">d", value).hex()


def angle(source: random.Random) -> float:
    # A turn, some turns, many, the zeros, where most bits vanish, and next to nothing.
    kind = source.randrange(5)
    if kind == 0:
        return source.uniform(-2 * math.pi, 2 * math.pi)
    if kind == 1:
        return source.uniform(-30, 30)
    if kind == 2:
        return source.uniform(-(2**20), 2**20)
    if kind == 3:
        return source.randrange(-600_000, 600_000) * (math.pi / 2)
    return math.ldexp(source.random(), source.randrange(-60, 3))


def arguments(name: str, source: random.Random) -> list[float]:
    if name == "arcTangent":
        steep = source.choice([1, 1, 2.0 ** source.randrange(-40, 40)])
        return [source.uniform(-1, 1) * steep, source.uniform(-1, 1)]
    if name == "exponential":
        return [source.choice([source.uniform(-2, 2), source.uniform(-60, 0), source.uniform(-708, 709)])]
    return [angle(source)]


def main() -> None:
    mpmath.mp.dps = 60
    source = random.Random(2026)
    for name, function in FUNCTIONS.items():
        for _ in range(COUNT):
            values = arguments(name, source)
            true = function(*(mpmath.mpf(value) for value in values))
            nearest = float(true)
            off = int(mpmath.nint((true - mpmath.mpf(nearest)) / mpmath.mpf(math.ulp(nearest)) * 1000))
            print(name, *map(bits, values), bits(nearest), off)


if __name__ == "__main__":
    main()
