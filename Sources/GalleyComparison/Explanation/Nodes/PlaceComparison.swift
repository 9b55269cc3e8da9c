internal import GalleyGeometry

/// The differences in the place and the turn of a node.
struct PlaceComparison {
  private let expected: RecordNode
  private let actual: RecordNode
  private let parts: (expected: TransformDecomposition, actual: TransformDecomposition)

  /// Differences that only rounding makes, in points, degrees and shares.
  static let noise = 1e-6

  init(_ expected: RecordNode, _ actual: RecordNode) {
    self.expected = expected
    self.actual = actual
    parts = (expected.transform.decomposed, actual.transform.decomposed)
  }

  var changes: [Change] { [moved, resized, turned, tilted, transformed].compactMap(\.self) }

  /// Returns the frame of the node once it is scaled and moved by its transform, not turned.
  private static func place(_ node: RecordNode, _ parts: TransformDecomposition) -> Rect {
    let size = Size(
      width: node.frame.width * abs(parts.scaleX), height: node.frame.height * abs(parts.scaleY))
    guard size != node.frame.size || parts.translation != .zero else { return node.frame }
    return Rect(center: node.frame.center + parts.translation, size: size)
  }

  private var places: (expected: Rect, actual: Rect) {
    (Self.place(expected, parts.expected), Self.place(actual, parts.actual))
  }

  private var moved: Change? {
    let (old, new) = places
    let way = old.way(to: new, noise: Self.noise)
    guard way != .zero else { return nil }
    return .moved(way, from: old.origin, to: new.origin, because: .unknown)
  }

  private var resized: Change? {
    let (old, new) = (places.expected.size, places.actual.size)
    guard max(abs(new.width - old.width), abs(new.height - old.height)) > Self.noise else {
      return nil
    }
    guard expected.isDisc, actual.isDisc else { return .resized(from: old, to: new) }
    return .radius(from: old.width / 2, to: new.width / 2)
  }

  private var turned: Change? {
    let (old, new) = (parts.expected.rotation * 180 / .pi, parts.actual.rotation * 180 / .pi)
    var turn = (new - old).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    guard abs(turn) > Self.noise else { return nil }
    // The farthest corner goes along a chord.
    let diagonal = hypotenuse(actual.frame.width, actual.frame.height)
    let chord = diagonal * abs(sineAndCosine(turn * .pi / 360).sine)
    return .turned(from: old, to: new, chord: chord)
  }

  /// How much otherwise it is turned in space, by how far the farthest corner is seen elsewhere.
  private var tilted: Change? {
    let (old, new) = (expected.projection, actual.projection)
    guard old != new else { return nil }
    let corners = Rect(center: .zero, size: actual.frame.size).corners
    let ways = corners.map { (new.map.apply(to: $0) - old.map.apply(to: $0)).length }
    let farthest = ways.max() ?? 0
    guard !(farthest <= Self.noise) else { return nil }
    return .tilted(from: old, to: new, farthest: farthest.isFinite ? farthest : .infinity)
  }

  /// A mirror or a shear, which have no words of their own.
  private var transformed: Change? {
    let isMirrorSame =
      (parts.expected.scaleX < 0) == (parts.actual.scaleX < 0)
      && (parts.expected.scaleY < 0) == (parts.actual.scaleY < 0)
    guard abs(parts.expected.shear - parts.actual.shear) > Self.noise || !isMirrorSame else {
      return nil
    }
    return .transformed(from: expected.transform, to: actual.transform)
  }
}

extension Rect {
  /// How far the rectangle went; along an axis on which an edge or the centre stays, nothing.
  func way(to other: Rect, noise: Double) -> Vector {
    Vector(
      dx: Self.way(minX, width, to: other.minX, other.width, noise: noise),
      dy: Self.way(minY, height, to: other.minY, other.height, noise: noise))
  }

  private static func way(
    _ start: Double, _ length: Double, to otherStart: Double, _ otherLength: Double, noise: Double
  ) -> Double {
    if abs(length - otherLength) <= noise {
      return abs(otherStart - start) <= noise ? 0 : otherStart - start
    }
    let center = otherStart + otherLength / 2 - start - length / 2
    let ends = otherStart + otherLength - start - length
    let isAnchored = [otherStart - start, center, ends].contains { abs($0) <= noise }
    return isAnchored ? 0 : center
  }
}
