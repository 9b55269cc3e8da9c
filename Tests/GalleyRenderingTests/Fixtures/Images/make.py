"""Makes the image fixtures beside it. Needs ImageMagick (convert), cwebp and webpmux.

Run in this folder; the files are kept as they came out, since encoders differ in their bytes.
"""
import struct
import subprocess


def convert(*arguments):
    subprocess.run(["convert", *arguments], check=True)


# Six blocks of 8x8 pixels, three across and two down: red, green, blue; yellow, magenta, white.
COLORS = [[(255, 0, 0), (0, 255, 0), (0, 0, 255)], [(255, 255, 0), (255, 0, 255), (255, 255, 255)]]
rows = [[COLORS[y // 8][x // 8] for x in range(24)] for y in range(16)]
with open("blocks.ppm", "wb") as file:
    file.write(b"P6 24 16 255\n" + bytes(v for row in rows for pixel in row for v in pixel))

# What undoes each orientation, so that all eight show the same picture.
STORED = {
    1: [], 2: ["-flop"], 3: ["-rotate", "180"], 4: ["-flip"], 5: ["-transpose"],
    6: ["-rotate", "270"], 7: ["-transverse"], 8: ["-rotate", "90"],
}
PLAIN = ["-strip", "-sampling-factor", "1x1", "-quality", "95"]

for orientation, undo in STORED.items():
    name = f"orientation-{orientation}.jpg"
    convert("blocks.ppm", *undo, *PLAIN, name)
    data = open(name, "rb").read()
    endian, mark = ("<", b"II") if orientation % 2 else (">", b"MM")
    tiff = mark + struct.pack(endian + "HIH", 42, 8, 1)
    tiff += struct.pack(endian + "HHIHH", 0x0112, 3, 1, orientation, 0) + struct.pack("I", 0)
    body = b"Exif\0\0" + tiff
    segment = b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body
    open(name, "wb").write(data[:2] + segment + data[2:])

convert("blocks.ppm", *PLAIN, "-interlace", "JPEG", "progressive.jpg")
convert("blocks.ppm", "-colorspace", "CMYK", *PLAIN, "cmyk.jpg")
convert("blocks.ppm", "-colorspace", "Gray", *PLAIN, "gray.jpg")
convert("blocks.ppm", "-strip", "png24:blocks.png")
convert("blocks.ppm", "-strip", "-interlace", "PNG", "png24:interlaced.png")
convert("blocks.ppm", "-strip", "png8:palette.png")
convert("blocks.ppm", "-strip", "-channel", "A", "-evaluate", "set", "50%", "png64:deep.png")
convert("blocks.png", "-channel", "A", "-evaluate", "set", "50%", "png32:half.png")
subprocess.run(["cwebp", "-quiet", "-lossless", "-exact", "half.png", "-o", "half.webp"], check=True)
subprocess.run(["cwebp", "-quiet", "-q", "95", "blocks.png", "-o", "lossy.webp"], check=True)
frames = ["-frame", "lossy.webp", "+100", "-frame", "lossy.webp", "+100"]
subprocess.run(["webpmux", *frames, "-o", "animated.webp"], check=True)
subprocess.run(["rm", "blocks.ppm"], check=True)
