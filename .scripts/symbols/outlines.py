"""Outlines of SVG files: one path each, to be filled by the non-zero rule, of lines and cubics.

Their numbers are thousandths of a unit of a box of 16 by 16. With numpy each path is proved to cover
what the file covers.
"""
import math
import re
import xml.etree.ElementTree as tree

import numpy

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
COUNTS = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)


def commands(data):
    """The commands of SVG path data, each with its numbers; arcs' flags may stand without spaces."""
    at, letter = 0, None
    while True:
        at = re.compile(r"[\s,]*").match(data, at).end()
        if at >= len(data):
            return
        if data[at].isalpha():
            letter, at = data[at], at + 1
        numbers = []
        for index in range(COUNTS[letter.upper()]):
            at = re.compile(r"[\s,]*").match(data, at).end()
            if letter in "Aa" and index in (3, 4):
                numbers.append(float(data[at]))
                at += 1
            else:
                match = NUMBER.match(data, at)
                numbers.append(float(match.group()))
                at = match.end()
        yield letter, numbers
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(start, rx, ry, turn, large, clockwise, end):
    """An arc as cubics of at most a quarter turn: SVG 1.1, appendix F.6."""
    if start == end:
        return []
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0:
        return [(end,)]
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cosine * dx + sine * dy, -sine * dx + cosine * dy
    growth = (x / rx) ** 2 + (y / ry) ** 2
    if growth > 1:
        rx, ry = rx * math.sqrt(growth), ry * math.sqrt(growth)
    square = (x / rx) ** 2 + (y / ry) ** 2
    factor = math.sqrt(max(0, 1 / square - 1)) * (-1 if large == clockwise else 1)
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    last = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    sweep = (last - first) % (2 * math.pi)
    if not clockwise:
        sweep -= 2 * math.pi
    middle = (
        cosine * cx - sine * cy + (start[0] + end[0]) / 2,
        sine * cx + cosine * cy + (start[1] + end[1]) / 2,
    )

    def place(u, v):
        return (
            middle[0] + cosine * rx * u - sine * ry * v,
            middle[1] + sine * rx * u + cosine * ry * v,
        )

    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-6))
    step = sweep / count
    reach = 4 / 3 * math.tan(step / 4)
    curves = []
    for number in range(count):
        a, b = first + step * number, first + step * (number + 1)
        curves.append((
            place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
            place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
            end if number + 1 == count else place(math.cos(b), math.sin(b)),
        ))
    return curves


def subpaths(data):
    """The closed parts of path data: a start, and segments of one point or of three."""
    parts, current, start, control, before = [], (0, 0), (0, 0), None, ""
    for letter, n in commands(data):
        upper, (x, y) = letter.upper(), current if letter.islower() else (0, 0)

        def point(index):
            return (x + n[index], y + n[index + 1])

        mirrored = current
        if control and before in ("CS" if upper == "S" else "QT"):
            mirrored = (2 * current[0] - control[0], 2 * current[1] - control[1])
        control = None
        if upper == "M":
            start = current = point(0)
            parts.append((start, []))
            before = upper
            continue
        if upper == "Z":
            current = start
            parts.append((start, []))
            before = upper
            continue
        if upper == "L":
            added = [(point(0),)]
        elif upper == "H":
            added = [((x + n[0], current[1]),)]
        elif upper == "V":
            added = [((current[0], y + n[0]),)]
        elif upper == "C":
            added, control = [(point(0), point(2), point(4))], point(2)
        elif upper == "S":
            added, control = [(mirrored, point(0), point(2))], point(0)
        elif upper in "QT":
            control = point(0) if upper == "Q" else mirrored
            end = point(2) if upper == "Q" else point(0)
            added = [(
                tuple(c + (m - c) * 2 / 3 for c, m in zip(current, control)),
                tuple(e + (m - e) * 2 / 3 for e, m in zip(end, control)), end,
            )]
        else:
            added = arc(current, n[0], n[1], n[2], n[3] != 0, n[4] != 0, point(5))
        parts[-1][1].extend(added)
        if added:
            current = added[-1][-1]
        before = upper
    return [part for part in parts if part[1]]


def shape(element):
    """The path data of an element that is no path."""
    get = lambda name: float(element.get(name, "0"))
    if element.tag.endswith("circle"):
        cx, cy, r = get("cx"), get("cy"), get("r")
        return f"M{cx - r} {cy}A{r} {r} 0 1 1 {cx + r} {cy}A{r} {r} 0 1 1 {cx - r} {cy}Z"
    x, y, w, h, r = get("x"), get("y"), get("width"), get("height"), get("rx")
    if r == 0:
        return f"M{x} {y}h{w}v{h}h{-w}z"
    return (
        f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - w}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    )


def transformed(parts, text):
    if not text:
        return parts
    name, numbers = re.fullmatch(r"(\w+)\((.*)\)", text.strip()).groups()
    n = [float(number) for number in NUMBER.findall(numbers)]
    if name == "rotate":
        c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
        px, py = n[1:] or (0, 0)
        move = lambda p: (
            px + c * (p[0] - px) - s * (p[1] - py), py + s * (p[0] - px) + c * (p[1] - py))
    elif name == "matrix":
        move = lambda p: (n[0] * p[0] + n[2] * p[1] + n[4], n[1] * p[0] + n[3] * p[1] + n[5])
    else:
        raise ValueError(text)
    return [(move(start), [tuple(map(move, s)) for s in segments]) for start, segments in parts]


def rounded(parts):
    whole = lambda p: (round(p[0] * 1000), round(p[1] * 1000))
    return [(whole(start), [tuple(map(whole, s)) for s in segments]) for start, segments in parts]


def flattened(part, pieces=12):
    start, segments = part
    points, current = [start], start
    for segment in segments:
        if len(segment) == 1:
            points.append(segment[0])
        else:
            a, b, c, d = current, *segment
            for number in range(1, pieces + 1):
                t = number / pieces
                s = 1 - t
                points.append(tuple(
                    s**3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t**3 * d[i]
                    for i in (0, 1)))
        current = segment[-1]
    return numpy.array(points, dtype=float)


def winding(polygon, xs, ys):
    """How often a polygon goes around each point."""
    ends = numpy.roll(polygon, -1, axis=0)
    total = numpy.zeros(xs.shape, dtype=int)
    for (x0, y0), (x1, y1) in zip(polygon, ends):
        if y0 == y1:
            continue
        rows = (ys >= min(y0, y1)) & (ys < max(y0, y1))
        crossing = x0 + (ys - y0) * (x1 - x0) / (y1 - y0)
        total += numpy.where(rows & (crossing > xs), 1 if y1 > y0 else -1, 0)
    return total


def reversed_part(part):
    start, segments = part
    points = [start] + [point for segment in segments for point in segment]
    points.reverse()
    result, at = [], 1
    for segment in reversed(segments):
        result.append(tuple(points[at:at + len(segment)]))
        at += len(segment)
    return points[0], result


def area(part):
    points = flattened(part)
    ends = numpy.roll(points, -1, axis=0)
    return float(numpy.sum(points[:, 0] * ends[:, 1] - ends[:, 0] * points[:, 1]))


# No point of the grid lies on an edge that designers would draw.
GRID = (numpy.arange(100) + 0.37) * 160
XS, YS = numpy.meshgrid(GRID, GRID)


def inside(part, others):
    """How many of the others hold a part: most of the points around which it goes."""
    points = flattened(part)
    center = points.mean(axis=0)
    # A little inside of each corner, so that parts that touch tell themselves apart.
    near = points + (center - points) * 1e-3
    return sum(
        numpy.mean(winding(flattened(other), near[:, 0], near[:, 1]) != 0) > 0.5
        for other in others)


def oriented(parts, is_even_odd):
    """The parts so turned that the non-zero rule fills what is filled, winding once around it."""
    if not is_even_odd:
        total = sum(winding(flattened(part), XS, YS) for part in parts)
        return [reversed_part(p) for p in parts] if total.sum() < 0 else parts
    result = []
    for number, part in enumerate(parts):
        depth = inside(part, parts[:number] + parts[number + 1:])
        result.append(part if (area(part) > 0) == (depth % 2 == 0) else reversed_part(part))
    return result


def outline(file, place=lambda point: point):
    """The parts of a file's outline, and how many points they cover that the file does not, or not.

    `place` takes the file's points to the box.
    """
    root = tree.parse(file).getroot()
    parts, covered = [], numpy.zeros(XS.shape, dtype=bool)
    for element in root:
        own = element.get("d") or shape(element)
        own = transformed(subpaths(own), element.get("transform"))
        own = rounded([
            (place(start), [tuple(map(place, s)) for s in segments]) for start, segments in own])
        if not own:
            continue
        is_even_odd = element.get("fill-rule", root.get("fill-rule")) == "evenodd"
        total = sum(winding(flattened(part), XS, YS) for part in own)
        covered |= (total % 2 == 1) if is_even_odd else (total != 0)
        parts += oriented(own, is_even_odd)
    total = sum(winding(flattened(part), XS, YS) for part in parts)
    return parts, int(numpy.sum((total != 0) != covered))


def extent(parts):
    """Where the outline begins and ends from left to right, in thousandths."""
    across = numpy.concatenate([flattened(part, pieces=64)[:, 0] for part in parts])
    return f"{math.floor(across.min())} {math.ceil(across.max())}"


def written(parts):
    """SVG path data, relative, in thousandths."""
    words, current = [], (0, 0)
    for start, segments in parts:
        pieces = [("m", (start,))]
        pieces += [("l" if len(s) == 1 else "c", s) for s in segments]
        for letter, points in pieces:
            numbers = [str(p[i] - current[i]) for p in points for i in (0, 1)]
            words.append(letter + re.sub(" -", "-", " ".join(numbers)))
            current = points[-1]
        words.append("z")
        current = start
    return "".join(words)
