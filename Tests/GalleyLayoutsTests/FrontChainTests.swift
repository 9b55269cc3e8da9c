import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `The front chain` {
  /// The grid and the tree of minima only find sooner what d3 finds by looking at all of the chain.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `packs what looking at the whole chain packs`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let radii = Self.radii(seed: seed, using: &generator)
    print("front chain: seed \(seed), \(radii.count) circles")
    let packed = FrontChainPacker.pack(radii: radii)
    let expected = WholeChainPacker.pack(radii: radii)
    // Both are moved so that the circle around all of them is centred at zero.
    let offset = Vector(
      dx: packed.centers[0].x - expected[0].x, dy: packed.centers[0].y - expected[0].y)
    for (place, other) in zip(packed.centers, expected) {
      #expect(abs(place.x - other.x - offset.dx) < 1e-9 * Double(radii.count))
      #expect(abs(place.y - other.y - offset.dy) < 1e-9 * Double(radii.count))
    }
  }

  /// Lists of every character: mixed, equal, whole numbers, few large among small, some of no size.
  private static func radii(seed: UInt64, using generator: inout SplitMix64) -> [Double] {
    let count = Int.random(in: 3...900, using: &generator)
    return (0..<count).map { _ in
      switch seed % 5 {
      case 0: Double.random(in: 5...100, using: &generator)
      case 1: 20
      case 2: Double(Int.random(in: 1...9, using: &generator))
      case 3: Int.random(in: 0...20, using: &generator) == 0 ? 200 : 3
      default: max(0, Double.random(in: -1...9, using: &generator).rounded(.down))
      }
    }
  }
}

/// d3-hierarchy's packSiblings as it is written there: it looks at the chain twice for each circle.
private struct WholeChainPacker {
  private var bodies: [Circle]
  private var next: [Int]
  private var previous: [Int]

  static func pack(radii: [Double]) -> [Point] {
    var packer = WholeChainPacker(radii: radii)
    var (a, b) = (0, 1)
    for circle in 3..<radii.count { packer.place(circle, &a, &b) }
    return packer.bodies.map(\.center)
  }

  private init(radii: [Double]) {
    bodies = radii.map { Circle(center: .zero, radius: $0) }
    next = Array(repeating: 0, count: radii.count)
    previous = next
    bodies[0].center.x = -radii[1]
    bodies[1].center.x = radii[0]
    moveBeside(2, before: 1, after: 0)
    for (one, other) in [(0, 1), (1, 2), (2, 0)] { link(one, other) }
  }

  private mutating func link(_ one: Int, _ other: Int) {
    next[one] = other
    previous[other] = one
  }

  private mutating func place(_ circle: Int, _ a: inout Int, _ b: inout Int) {
    repeat { moveBeside(circle, before: a, after: b) } while isCut(by: circle, &a, &b)
    link(a, circle)
    link(circle, b)
    var nearest = score(a)
    var link = next[circle]
    while link != circle {
      let score = score(link)
      if score < nearest { (a, nearest) = (link, score) }
      link = next[link]
    }
    b = next[a]
  }

  /// Joins the pair to what is in the way of a circle; false where nothing is.
  private mutating func isCut(by circle: Int, _ a: inout Int, _ b: inout Int) -> Bool {
    var (ahead, behind) = (next[b], previous[a])
    var (aheadLength, behindLength) = (bodies[b].radius, bodies[a].radius)
    repeat {
      if aheadLength <= behindLength {
        if overlaps(ahead, circle) {
          b = ahead
          link(a, b)
          return true
        }
        aheadLength += bodies[ahead].radius
        ahead = next[ahead]
      } else {
        if overlaps(behind, circle) {
          a = behind
          link(a, b)
          return true
        }
        behindLength += bodies[behind].radius
        behind = previous[behind]
      }
    } while ahead != next[behind]
    return false
  }

  private mutating func moveBeside(_ circle: Int, before b: Int, after a: Int) {
    let (one, other) = (bodies[b], bodies[a])
    let dx = one.center.x - other.center.x
    let dy = one.center.y - other.center.y
    let square = dx * dx + dy * dy
    let radius = bodies[circle].radius
    guard square != 0 else {
      bodies[circle].center = Point(x: other.center.x + radius, y: other.center.y)
      return
    }
    let toOther = (other.radius + radius) * (other.radius + radius)
    let toOne = (one.radius + radius) * (one.radius + radius)
    if toOther > toOne {
      let x = (square + toOne - toOther) / (2 * square)
      let y = max(0, toOne / square - x * x).squareRoot()
      bodies[circle].center = Point(
        x: one.center.x - x * dx - y * dy, y: one.center.y - x * dy + y * dx)
    } else {
      let x = (square + toOther - toOne) / (2 * square)
      let y = max(0, toOther / square - x * x).squareRoot()
      bodies[circle].center = Point(
        x: other.center.x + x * dx - y * dy, y: other.center.y + x * dy + y * dx)
    }
  }

  private func score(_ link: Int) -> Double {
    let (a, b) = (bodies[link], bodies[next[link]])
    let sum = a.radius + b.radius
    let x = (a.center.x * b.radius + b.center.x * a.radius) / sum
    let y = (a.center.y * b.radius + b.center.y * a.radius) / sum
    return x * x + y * y
  }

  private func overlaps(_ one: Int, _ other: Int) -> Bool {
    let reach = bodies[one].radius + bodies[other].radius - 1e-6
    let dx = bodies[other].center.x - bodies[one].center.x
    let dy = bodies[other].center.y - bodies[one].center.y
    return reach > 0 && reach * reach > dx * dx + dy * dy
  }
}
