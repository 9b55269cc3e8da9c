internal import GalleyGeometry

/// A point at which a line turns.
struct Corner {
  let point: Point
  /// The directions in and out, of length one.
  let before: Vector
  let after: Vector
  /// How far it turns to either side, in radians.
  let turn: Double
  /// On screen, with y downward.
  let turnsRight: Bool
  /// From the point to where the right sides in and out meet; to the left sides it is the opposite.
  let miter: Vector
  /// Whether it is one of many by which a curve is followed, and round whatever joins are.
  let isBend: Bool

  fileprivate let cosine: Double
  /// How much shorter the inner side is on each part.
  fileprivate let loss: Double

  init(at point: Point, _ before: Vector, _ after: Vector, radius: Double, isBend: Bool) {
    self.point = point
    self.isBend = isBend
    self.before = before
    self.after = after
    let sine = before.dx * after.dy - before.dy * after.dx
    cosine = before.dx * after.dx + before.dy * after.dy
    turn = sine == 0 && cosine > 0 ? 0 : angle(of: Vector(dx: cosine, dy: abs(sine)))
    turnsRight = sine >= 0
    let (one, other) = (before.turned, after.turned)
    // A full turn back has no such place.
    let reach = radius / max(1 + cosine, 1e-9)
    miter = Vector(dx: (one.dx + other.dx) * reach, dy: (one.dy + other.dy) * reach)
    loss = abs(sine) * reach
  }

  /// From the point to the right, halfway between the sides in and out.
  var middle: Vector {
    Vector(dx: before.turned.dx + after.turned.dx, dy: before.turned.dy + after.turned.dy) * 0.5
  }

  /// Whether the miter, 1 / cos(turn / 2) times as long as the line is wide, keeps a limit: its square
  /// is 2 / (1 + cos(turn)).
  func isMitered(limit: Double) -> Bool { 2 <= limit * limit * (1 + cosine) }
}

/// The corners of a line with some length; the ends of an open one turn by nothing.
struct Corners {
  let all: [Corner]
  let isClosed: Bool
  private let directions: [Vector]
  private let lengths: [Double]

  init(of line: Polyline, radius: Double) {
    let vectors = zip(line.points, line.points.dropFirst()).map { $1 - $0 }
    lengths = vectors.map(\.length)
    directions = vectors.map(\.normalized)
    isClosed = line.isClosed
    let directions = directions
    let count = directions.count
    let isClosed = isClosed
    all = line.points.dropLast(isClosed ? 1 : 0).enumerated().map { index, point in
      let before = index > 0 ? index - 1 : isClosed ? count - 1 : 0
      let after = index < count ? index : count - 1
      return Corner(
        at: point, directions[before], directions[after], radius: radius,
        isBend: line.bends[index])
    }
  }

  /// The parts between the corners.
  var segments: [(start: Point, end: Point)] {
    lengths.indices.map { (all[$0].point, all[($0 + 1) % all.count].point) }
  }

  /// The ends of the line and where it leads there.
  var ends: (first: (point: Point, direction: Vector), last: (point: Point, direction: Vector)) {
    let last = directions.count - 1
    return ((all[0].point, directions[0]), (all[all.count - 1].point, directions[last]))
  }

  /// Whether the inner side of no part shrinks to nothing, so that no part overlaps the next.
  var bendGently: Bool {
    lengths.indices.allSatisfy {
      let (one, other) = (all[$0], all[($0 + 1) % all.count])
      return lengths[$0] > one.loss + other.loss && one.cosine > -0.5 && other.cosine > -0.5
    }
  }
}

extension Vector {
  /// A quarter turn, clockwise on screen.
  var turned: Vector { Vector(dx: -dy, dy: dx) }

  var normalized: Vector { self * (1 / length) }
}
