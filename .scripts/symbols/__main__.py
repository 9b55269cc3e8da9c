"""Writes Sources/CSymbols/outlines.txt from Bootstrap Icons and Phosphor.

  python3 .scripts/symbols /usr/share/bootstrap-icons/svg PHOSPHOR

Bootstrap Icons are Debian's bootstrap-icons 1.10.3; PHOSPHOR is the folder svgs/flat of the wheel
py-phosphor-icons 0.1.1. Needed only where names.txt names an outline that is not there
yet, or for another version of a set: the outlines are part of the sources, so that every machine draws
the same ones. Of Phosphor those are taken that names.txt names, with `ph-` before their names. What it
names with an `@` is made by the rules of variants.py. Needs numpy and skia-pathops.
"""
import pathlib
import sys

sys.dont_write_bytecode = True

import outlines
import variants

TARGET = pathlib.Path(__file__).parent.parent.parent / "Sources/CSymbols"

# Phosphor's circles take 208 of 256 units, Bootstrap's all of 16; its light lines are then a little
# thinner than one unit.
SHARE = 256 / 208
LIGHT = 12 / 16 * SHARE


class Sets:
    """The outlines of both sets and what is made of them, by their names."""

    def __init__(self, bootstrap, phosphor):
        self.bootstrap, self.phosphor = bootstrap, phosphor
        self.parts, self.wrong = {}, []

    def named(self, name):
        if name not in self.parts:
            self.parts[name] = self.made(name)
        return self.parts[name]

    def made(self, name):
        base, *operations = name.split("@")
        if operations:
            path = self.path(base)
            for operation in operations:
                path = variants.applied(path, base, operation, self.path)
                base += f"@{operation}"
            return variants.parts_of(path)
        if name.startswith("ph-"):
            return self.of_phosphor(name.removeprefix("ph-"))
        return self.proved(name, *outlines.outline(self.bootstrap / f"{name}.svg"))

    def path(self, name):
        return variants.path_of(self.named(name))

    def of_phosphor(self, name):
        is_filled = name.endswith("-fill")
        file = f"fill/{name}.svg" if is_filled else f"light/{name}-light.svg"
        place = lambda point: tuple((value / 16 - 8) * SHARE + 8 for value in point)
        parts = self.proved(f"ph-{name}", *outlines.outline(self.phosphor / file, place))
        if is_filled:
            return parts
        return variants.parts_of(variants.widened(variants.path_of(parts), variants.LINE - LIGHT))

    def proved(self, name, parts, errors):
        if errors:
            self.wrong.append((errors, name))
        return parts


def main():
    bootstrap, phosphor = map(pathlib.Path, sys.argv[1:3])
    sets = Sets(bootstrap, phosphor)
    names = {file.stem for file in bootstrap.glob("*.svg")}
    for line in (TARGET / "names.txt").read_text().splitlines():
        words = line.split()
        if len(words) >= 2:
            names.add(words[1])
    lines = []
    for name in sorted(names):
        parts = sets.named(name)
        lines.append(f"{name} {outlines.extent(parts)} {outlines.written(parts)}")
    for errors, name in sorted(sets.wrong, reverse=True):
        print(f"{name}: {errors} of {outlines.XS.size} points differ", file=sys.stderr)
    (TARGET / "outlines.txt").write_text("\n".join(lines) + "\n")
    print(f"{len(lines)} symbols", file=sys.stderr)


main()
