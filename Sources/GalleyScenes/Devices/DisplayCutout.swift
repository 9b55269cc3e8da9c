package import GalleyGeometry

/// The cutout at the top of a display, in points, in portrait.
package enum DisplayCutout: Hashable, Sendable {
  case none
  /// A bay at the top edge, in the middle: how wide it is where it is widest, how high, and the
  /// radius of its lower corners. Its upper corners flare out by ``notchFlare``.
  case notch(width: Double, height: Double, cornerRadius: Double)
  /// A capsule beneath the top edge, in the middle: its size, and the distance from the top.
  case island(width: Double, height: Double, top: Double)

  /// The radius of the concave corners where a notch meets the edge.
  package static let notchFlare = 6.0

  /// Returns the frame on a display of a width.
  package func frame(onWidth width: Double) -> Rect? {
    switch self {
    case .none: nil
    case .notch(let own, let height, _):
      Rect(x: (width - own) / 2, y: 0, width: own, height: height)
    case .island(let own, let height, let top):
      Rect(x: (width - own) / 2, y: top, width: own, height: height)
    }
  }
}
