import GalleyGeometry
import Testing

@Suite struct TransformDecompositionTests {
  @Test func `a rotation and a scale are told apart`() {
    let parts = Transform.scale(x: 2, y: 3).then(.rotation(radians: 0.4))
      .then(.translation(Vector(dx: 5, dy: -6))).decomposed
    #expect(abs(parts.rotation - 0.4) < 1e-15)
    #expect(abs(parts.scaleX - 2) < 1e-15 && abs(parts.scaleY - 3) < 1e-15)
    #expect(abs(parts.shear) < 1e-15)
    #expect(parts.translation == Vector(dx: 5, dy: -6))
  }

  @Test func `a mirror flips one axis and does not turn`() {
    let acrossX = Transform.scale(x: -1, y: 1).decomposed
    #expect(acrossX.rotation == 0 && acrossX.scaleX == -1 && acrossX.scaleY == 1)
    let acrossY = Transform.scale(x: 1, y: -1).decomposed
    #expect(acrossY.rotation == 0 && acrossY.scaleX == 1 && acrossY.scaleY == -1)
  }

  @Test func `parts compose to the map they come from`() {
    print("decomposition: seed 31")
    var generator = SplitMix64(seed: 31)
    for index in 0..<2000 {
      let map = Self.random(index, using: &generator)
      let error = Self.distance(Transform(map.decomposed), map)
      #expect(error <= 1e-13 * Self.size(of: map), "\(map)")
    }
  }

  @Test func `the ends of a course are exact`() {
    print("decomposition: seed 32")
    var generator = SplitMix64(seed: 32)
    for index in 0..<2000 {
      let start = Self.random(index, using: &generator)
      let end = Self.random(index / 7, using: &generator)
      #expect(Transform.interpolated(from: start, to: end, progress: 0) == start)
      #expect(Transform.interpolated(from: start, to: end, progress: 1) == end)
      #expect(Transform.interpolated(from: start, to: start, progress: 0.3) == start)
      let scale = Self.size(of: start) + Self.size(of: end)
      for (progress, near) in [(1e-12, start), (1 - 1e-12, end)] {
        let close = Transform.interpolated(from: start, to: end, progress: progress)
        #expect(Self.distance(close, near) <= 1e-10 * scale, "\(start) to \(end)")
      }
      for progress in [-0.2, 0.5, 1.3] {
        #expect(Transform.interpolated(from: start, to: end, progress: progress).isFinite)
      }
    }
  }

  @Test func `a rotation turns instead of shrinking`() {
    let end = Transform.rotation(radians: 2)
    let middle = Transform.interpolated(from: .identity, to: end, progress: 0.5)
    #expect(Self.distance(middle, .rotation(radians: 1)) < 1e-15)
  }

  @Test func `it turns the shorter way`() {
    let start = Transform.rotation(radians: 3)
    let end = Transform.rotation(radians: -3)
    let middle = Transform.interpolated(from: start, to: end, progress: 0.5)
    #expect(Self.distance(middle, .rotation(radians: .pi)) < 1e-15)
  }

  @Test func `what grows from nothing does not turn`() {
    let end = Transform.scale(2).then(.rotation(radians: 1))
    let middle = Transform.interpolated(from: .scale(0), to: end, progress: 0.5)
    #expect(Self.distance(middle, .rotation(radians: 1)) < 1e-15)
    let back = Transform.interpolated(from: end, to: .scale(0), progress: 0.5)
    #expect(Self.distance(back, .rotation(radians: 1)) < 1e-15)
  }

  @Test func `two mirrored ends agree on the axis`() {
    // Both are mirrors; the second is given as flipped in y and nearly half a turn.
    let start = Transform.scale(x: -1, y: 1)
    let end = start.then(.rotation(radians: 1.6))
    let middle = Transform.interpolated(from: start, to: end, progress: 0.5)
    #expect(Self.distance(middle, start.then(.rotation(radians: 0.8))) < 1e-14)
  }

  @Test func `a shared linear part stays bit for bit`() {
    let start = Transform.rotation(radians: 0.1)
    var end = start
    end.tx = 10
    let middle = Transform.interpolated(from: start, to: end, progress: 0.5)
    #expect(middle.a == start.a && middle.b == start.b && middle.c == start.c)
    #expect(middle.tx == 5)
  }

  @Test func `maps of great and of small numbers stay numbers`() {
    let maps = [1e-300, 1e-160, 1e160, 1e300].flatMap { size in
      [Transform(a: size, b: size, c: -size, d: size), Transform(a: size, b: size, c: 0, d: 0)]
    }
    for start in maps {
      #expect(Transform(start.decomposed).isFinite)
      for end in maps {
        #expect(Transform.interpolated(from: start, to: end, progress: 0.5).isFinite)
      }
    }
  }

  /// Maps of every kind: any, mirrored, flattened to a line, to a point.
  private static func random(_ index: Int, using generator: inout SplitMix64) -> Transform {
    let n = (0..<6).map { _ in Double.random(in: -3...3, using: &generator) }
    switch index % 8 {
    case 0: return Transform(a: 0, b: 0, c: n[0], d: n[1], tx: n[4], ty: n[5])
    case 1: return Transform(a: n[0], b: n[1], c: 0, d: 0, tx: n[4], ty: n[5])
    case 2: return Transform(a: n[0], b: n[1], c: n[0] * n[2], d: n[1] * n[2], tx: n[4])
    case 3: return Transform(a: 0, b: 0, c: 0, d: 0, tx: n[4], ty: n[5])
    case 4: return Transform.scale(x: n[0], y: n[1])
    default: return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
  }

  private static func size(of map: Transform) -> Double { distance(map, Transform(a: 0, d: 0)) + 1 }

  private static func distance(_ one: Transform, _ other: Transform) -> Double {
    let parts = [
      one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d, one.tx - other.tx,
      one.ty - other.ty,
    ]
    return parts.map(abs).max() ?? 0
  }
}
