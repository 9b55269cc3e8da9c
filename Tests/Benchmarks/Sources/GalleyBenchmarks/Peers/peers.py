"""Does what Galley does with a library of Python's, and tells what it took, without starting Python.

    peers.py resvg SVG SCALE PNG      draws an SVG
    peers.py skia SVG SCALE PNG       draws an SVG
    peers.py pixelmatch PNG PNG       counts the pixels that differ
"""
import sys
import time


def resvg(svg, scale, png):
    import resvg_py

    def work():
        drawn = resvg_py.svg_to_bytes(svg_path=svg, zoom=float(scale), skip_system_fonts=True)
        with open(png, "wb") as file:
            file.write(bytes(drawn))

    return work


def skia_svg(svg, scale, png):
    import skia

    def work():
        drawing = skia.SVGDOM.MakeFromStream(skia.FILEStream(svg))
        size = drawing.containerSize()
        factor = float(scale)
        surface = skia.Surface(round(size.width() * factor), round(size.height() * factor))
        with surface as canvas:
            canvas.scale(factor, factor)
            drawing.render(canvas)
        surface.makeImageSnapshot().save(png, skia.kPNG)

    return work


def pixelmatch(one, other):
    import pybind11_pixelmatch as library
    import skia

    def pixels(path):
        image = skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(path))
        return image.toarray(colorType=skia.kRGBA_8888_ColorType)

    def work():
        options = library.Options()
        options.threshold = 0.0
        library.pixelmatch(pixels(one), pixels(other), options=options)

    return work


work = {"resvg": resvg, "skia": skia_svg, "pixelmatch": pixelmatch}[sys.argv[1]](*sys.argv[2:])
start = time.perf_counter(), time.process_time()
work()
print(time.perf_counter() - start[0], time.process_time() - start[1])
