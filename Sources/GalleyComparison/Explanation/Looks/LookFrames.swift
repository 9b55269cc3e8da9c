internal import GalleyGeometry

/// The frames that two looks of a thing are drawn in.
struct LookFrames {
  let sizes: (expected: Size, actual: Size)
  /// How far a place within the frame may be off for reasons of its own, in points: less than a
  /// pixel where the frame has moved and edges are rounded to pixels.
  let tolerance: Double

  /// Whether edges may be on other pixels, by which an image may need a clip or none.
  var areRounded: Bool { tolerance > 1e-5 }

  var areResized: Bool {
    abs(sizes.expected.width - sizes.actual.width) > PlaceComparison.noise
      || abs(sizes.expected.height - sizes.actual.height) > PlaceComparison.noise
  }

  /// The change to another place in the frame, which all of it is where none is said; nothing where
  /// it only follows the frame.
  ///
  /// - `isFollowing`: Whether it follows from another difference of the look.
  func placed(
    _ old: Rect?, _ new: Rect?, _ role: LookRole, isFollowing: Bool = false,
    tolerance: Double? = nil
  ) -> [LookDifference] {
    let one = old ?? Rect(origin: .zero, size: sizes.expected)
    let other = new ?? Rect(origin: .zero, size: sizes.actual)
    guard one != other,
      !DerivedPosition.follows(
        (one, sizes.expected), (other, sizes.actual), within: tolerance ?? self.tolerance)
    else { return [] }
    return [
      LookDifference(
        change: .placed(role, from: one, to: other), isConsequence: isFollowing,
        mayFollowSize: areResized)
    ]
  }
}
