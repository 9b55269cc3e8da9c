"""Variants of outlines by rule, where a set has none: in a circle, crossed out, with a badge, filled.

A recipe is an outline's name with operations behind it, in their order: `bell@slash`, `heart-fill@circle`,
`calendar@badge:clock-fill`. Each gives one outline, in the same 16 by 16 box, whose lines are as wide as
those of the set: one unit.
"""
import pathops

BOX, LINE, GAP = 16.0, 1.0, 0.9
MIDDLE = BOX / 2


def path_of(parts):
    """A path of parts in thousandths."""
    path = pathops.Path(fillType=pathops.FillType.WINDING)
    pen = path.getPen()
    place = lambda point: (point[0] / 1000, point[1] / 1000)
    for start, segments in parts:
        pen.moveTo(place(start))
        for segment in segments:
            (pen.lineTo if len(segment) == 1 else pen.curveTo)(*map(place, segment))
        pen.closePath()
    return path


def parts_of(path):
    """The parts of a path, in thousandths."""
    path.convertConicsToQuads()
    whole = lambda point: (round(point[0] * 1000), round(point[1] * 1000))
    parts, current = [], (0, 0)
    for verb, points in path:
        if verb == pathops.PathVerb.CLOSE:
            continue
        end = points[-1]
        if verb == pathops.PathVerb.MOVE:
            parts.append((whole(end), []))
        elif verb == pathops.PathVerb.QUAD:
            first, second = (
                tuple(e + (c - e) * 2 / 3 for e, c in zip(own, points[0]))
                for own in (current, end))
            parts[-1][1].append((whole(first), whole(second), whole(end)))
        else:
            parts[-1][1].append(tuple(map(whole, points)))
        current = end
    return [part for part in parts if part[1]]


def drawn(draw):
    path = pathops.Path(fillType=pathops.FillType.WINDING)
    draw(path.getPen())
    return path


def circle(x, y, radius):
    k = radius * 0.5522847498

    def draw(pen):
        pen.moveTo((x + radius, y))
        pen.curveTo((x + radius, y + k), (x + k, y + radius), (x, y + radius))
        pen.curveTo((x - k, y + radius), (x - radius, y + k), (x - radius, y))
        pen.curveTo((x - radius, y - k), (x - k, y - radius), (x, y - radius))
        pen.curveTo((x + k, y - radius), (x + radius, y - k), (x + radius, y))
        pen.closePath()

    return drawn(draw)


def square(inset, radius):
    low, high = inset, BOX - inset
    k = radius * (1 - 0.5522847498)

    def draw(pen):
        pen.moveTo((low + radius, low))
        pen.lineTo((high - radius, low))
        pen.curveTo((high - k, low), (high, low + k), (high, low + radius))
        pen.lineTo((high, high - radius))
        pen.curveTo((high, high - k), (high - k, high), (high - radius, high))
        pen.lineTo((low + radius, high))
        pen.curveTo((low + k, high), (low, high - k), (low, high - radius))
        pen.lineTo((low, low + radius))
        pen.curveTo((low, low + k), (low + k, low), (low + radius, low))
        pen.closePath()

    return drawn(draw)


def union(*paths):
    result = pathops.Path(fillType=pathops.FillType.WINDING)
    pathops.union([contour for path in paths for contour in path.contours], result.getPen())
    return result


def without(path, other):
    return pathops.op(path, other, pathops.PathOp.DIFFERENCE, fix_winding=True)


def within(path, other):
    return pathops.op(path, other, pathops.PathOp.INTERSECTION, fix_winding=True)


def moved(path, scale=1.0, dx=0.0, dy=0.0):
    return path.transform(scale, 0, 0, scale, dx, dy)


def fitted(path, side, x=MIDDLE, y=MIDDLE, largest=1.0):
    """The path about a point, its longer side at most so long."""
    left, top, right, bottom = path.bounds
    scale = min(side / max(right - left, bottom - top), largest)
    return scale, moved(
        path, scale, x - scale * (left + right) / 2, y - scale * (top + bottom) / 2)


def widened(path, width):
    """The path with its lines wider by a width."""
    if width <= 0.01:
        return path
    line = pathops.Path(path, fillType=pathops.FillType.WINDING)
    line.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    line.convertConicsToQuads()
    line.simplify(fix_winding=True)
    return pathops.op(path, line, pathops.PathOp.UNION, fix_winding=True)


def line(x1, y1, x2, y2, width):
    path = drawn(lambda pen: (pen.moveTo((x1, y1)), pen.lineTo((x2, y2)), pen.endPath()))
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads()
    return path


def simple(path):
    """The path of contours that cross nothing: those of holes run against the others."""
    path = pathops.Path(path, fillType=pathops.FillType.WINDING)
    path.simplify(fix_winding=True)
    contours = sorted(path.contours, key=lambda contour: -contour.area)
    outer = [contour for contour in contours if contour.clockwise == contours[0].clockwise]
    return outer, [contour for contour in contours if contour.clockwise != contours[0].clockwise]


def silhouette(path):
    """The path without its holes."""
    return union(*simple(path)[0])


FRAMES = {
    "circle": (lambda: circle(8, 8, 8), lambda: circle(8, 8, 7), 8.4),
    "square": (lambda: square(0, 2), lambda: square(1, 1), 9.4),
    "app": (lambda: square(0, 4), lambda: square(1, 3), 9.0),
}


def framed(path, name):
    """In a frame, or knocked out of a filled one; lines keep most of their width."""
    frame, is_filled = name.removesuffix("-fill"), name.endswith("-fill")
    outer, inner, side = FRAMES[frame]
    scale, glyph = fitted(path, side)
    glyph = widened(glyph, (1 - scale) * LINE * 0.8)
    if is_filled:
        return without(outer(), glyph)
    return union(without(outer(), inner()), glyph)


def slashed(path):
    """Crossed out from the top left to the bottom right, with a gap on either side of the line."""
    left, top, right, bottom = path.bounds
    half = min(max(right - left, bottom - top, 11.0), 15.0) / 2 - LINE / 2
    x, y = (left + right) / 2, (top + bottom) / 2
    ends = (x - half, y - half, x + half, y + half)
    return union(without(path, line(*ends, LINE + 2 * GAP)), line(*ends, LINE))


def badged(path, glyph):
    """With a badge: a dot at the top right, or a disc with a knocked out glyph at the bottom right."""
    left, top, right, bottom = path.bounds
    if glyph is None:
        x, y, radius = min(right - 1.2, 13.4), max(top + 1.4, 2.6), 2.6
        return union(without(path, circle(x, y, radius + GAP)), circle(x, y, radius))
    x, y = corner(path)
    scale, sign = fitted(glyph, 4.4, x, y)
    sign = widened(sign, max(0, 0.95 - scale) * LINE)
    return union(without(path, circle(x, y, BADGE + GAP)), without(circle(x, y, BADGE), sign))


BADGE = 3.9


def corner(path):
    """The middle of a badge at the bottom right."""
    return tuple(min(end, 15.2) - BADGE + 1.2 for end in path.bounds[2:])


def with_disc(path, disc):
    """With a badge that is a disc itself, as a filled clock."""
    x, y = corner(path)
    return union(without(path, circle(x, y, BADGE + GAP)), fitted(disc, 2 * BADGE, x, y)[1])


def beside(path, other):
    """Behind another that is in front of it at the bottom right, each in three quarters of its size."""
    scale, back = fitted(path, 10.8, 5.6, 5.8)
    scale, front = fitted(other, 10.8, 10.6, 10.4)
    back, front = widened(back, (1 - scale) * LINE * 0.7), widened(front, (1 - scale) * LINE * 0.7)
    return union(without(back, widened(silhouette(front), 2 * GAP)), front)


def inside(path, other, is_filled, room):
    """A sign in the largest hole of an outline, knocked out of the path where that is filled."""
    holes = simple(room)[1]
    left, top, right, bottom = (holes[0] if holes else room).bounds
    x, y = (left + right) / 2, (top + bottom) / 2
    share = 0.6 if holes else 0.5
    scale, sign = fitted(other, share * min(right - left, bottom - top), x, y)
    sign = widened(sign, (1 - scale) * LINE * 0.8)
    return without(path, sign) if is_filled else union(path, sign)


def furthest(path, measure):
    contours = list(path.contours)
    last = max(contours, key=measure)
    return union(*[contour for contour in contours if contour is not last])


def applied(path, base, operation, outline):
    """The outline of a name after an operation; `outline` gives that of other names."""
    name, _, argument = operation.partition(":")
    other = outline(argument) if argument else None
    if name in ("circle", "circle-fill", "square", "square-fill", "app", "app-fill"):
        return framed(path, name)
    match name:
        case "slash":
            return slashed(path)
        case "badge":
            return badged(path, other)
        case "fill":
            return silhouette(path)
        case "beside":
            return beside(path, other)
        case "in":
            return inside(path, other, False, path)
        case "in-fill":
            return inside(path, other, True, outline(base.removesuffix("-fill").removesuffix("@fill")))
        case "disc":
            return with_disc(path, other)
        case "right":
            return path.transform(0, 1, -1, 0, BOX, 0)
        case "left":
            return path.transform(0, -1, 1, 0, 0, BOX)
        case "down":
            return path.transform(-1, 0, 0, -1, BOX, BOX)
        case "flip":
            return path.transform(-1, 0, 0, 1, BOX, 0)
        case "narrow":  # Without what reaches furthest to the right, as the last wave of a speaker.
            return furthest(path, lambda contour: contour.bounds[2])
        case "empty":  # The outer line alone, without what stands in it.
            outer, holes = simple(path)
            return without(outer[0], holes[0])
    raise ValueError(operation)
