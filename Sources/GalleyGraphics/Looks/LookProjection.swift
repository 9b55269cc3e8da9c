internal import GalleyGeometry

/// A group's turn in space, about the origin of the thing's frame.
package struct LookProjection: Hashable, Sendable {
  /// The numerators and the denominator of a `ProjectiveMap`: a, b, c, d, tx, ty, px, py, p.
  package var numbers: [Double]

  package static let count = 9

  package init(numbers: [Double]) { self.numbers = numbers }

  init(_ map: ProjectiveMap, in frame: Rect) {
    let map = map.about(Point.zero + (Point.zero - frame.origin))
    let affine = map.affine
    numbers = [
      affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty, map.px, map.py, map.p,
    ].map(\.inLooks)
  }
}
