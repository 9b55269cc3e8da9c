"""Draws the pairs of pictures with transparency: PNGs here, and raw bytes in a folder if named.

python3 make-pairs.py [FOLDER]
"""

import math
import pathlib
import random
import struct
import sys
import zlib

SIDE = 64


def picture(color):
    """The bytes of a picture from a function of column and row to red, green, blue, alpha."""
    levels = (color(x, y) for y in range(SIDE) for x in range(SIDE))
    return bytes(min(255, max(0, round(level))) for pixel in levels for level in pixel)


def disc(x, y, center, radius, softness):
    """How much of a pixel a disc covers, where its edge is as wide as its softness."""
    distance = math.hypot(x + 0.5 - center[0], y + 0.5 - center[1])
    return min(1, max(0, (radius - distance) / softness + 0.5))


def discs(color, softness, center, other):
    return [
        picture(lambda x, y: (*color, 255 * disc(x, y, place, 20, softness)))
        for place in (center, other)
    ]


def ramps(color, step):
    return [picture(lambda x, y: (*color, 4 * x + more)) for more in (0, step)]


def surfaces(one, other):
    def inside(x, y):
        return 12 <= x < 52 and 12 <= y < 52

    return [picture(lambda x, y: color if inside(x, y) else (0, 0, 0, 0)) for color in (one, other)]


def noise(seed, share):
    chance = random.Random(seed)
    one = bytes(chance.randrange(256) for _ in range(SIDE * SIDE * 4))
    other = bytes(
        chance.randrange(256) if chance.random() < share else level for level in one
    )
    return [one, other]


def shadows(one, other):
    def shadow(x, y, blur):
        return (0, 0, 0, 120 * disc(x, y, (32, 32), 18, blur))

    return [picture(lambda x, y: shadow(x, y, blur)) for blur in (one, other)]


def rings(one, other):
    def ring(x, y, radius):
        return disc(x, y, (32, 32), radius, 1) - disc(x, y, (32, 32), radius - 4, 1)

    def color(x, y, radius):
        return (40 + 3 * x, 200 - 2 * y, 90, 255 * ring(x, y, radius))

    return [picture(lambda x, y: color(x, y, radius)) for radius in (one, other)]


def stripes(one, other):
    def color(x, y, alpha):
        return (250, 250, 255, alpha) if (x + y) % 8 < 4 else (20, 60, 160, 255)

    return [picture(lambda x, y: color(x, y, alpha)) for alpha in (one, other)]


PAIRS = {
    "white-disc": discs((255, 255, 255), 1, (30, 32), (33, 32)),
    "blue-disc": discs((10, 90, 220), 1, (31, 32), (32.5, 33)),
    "soft-disc": discs((220, 60, 20), 14, (30, 30), (32, 33)),
    "grey-ramp": ramps((120, 120, 120), 60),
    "yellow-ramp": ramps((250, 230, 40), 90),
    "white-surface": surfaces((255, 255, 255, 200), (240, 240, 240, 60)),
    "green-surface": surfaces((48, 160, 60, 180), (48, 207, 48, 120)),
    "shadow": shadows(6, 24),
    "noise": noise(7, 0.1),
    "faint-noise": noise(8, 0.02),
    "ring": rings(20, 21.5),
    "stripes": stripes(40, 130),
}


def chunk(kind, content):
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def png(pixels):
    rows = b"".join(
        b"\0" + pixels[start : start + SIDE * 4] for start in range(0, len(pixels), SIDE * 4)
    )
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


for name, pair in PAIRS.items():
    for letter, pixels in zip("ab", pair):
        here = pathlib.Path(__file__).parent
        (here / f"{name}-{letter}.png").write_bytes(png(pixels))
        if len(sys.argv) > 1:
            (pathlib.Path(sys.argv[1]) / f"{name}-{letter}.rgba").write_bytes(pixels)
