package import GalleyGeometry

/// The bezel of a device around its display, in points of the display, held upright.
package struct DeviceFrame: Hashable, Sendable {
  /// A bar that stands out of the body, or lies flush in it.
  package struct Button: Hashable, Sendable {
    package enum Edge: Hashable, Sendable {
      case left, right, top
    }

    package var edge: Edge
    /// From the body's top, or on its top edge from its right; negative numbers from its left.
    package var start: Double
    package var length: Double
    /// Whether it stands out of the body by nothing.
    package var isFlush = false
  }

  /// A round button below the display.
  package struct HomeButton: Hashable, Sendable {
    package var diameter: Double
    /// Of its center, from the body's lower edge.
    package var height: Double
  }

  /// Black glass between the display and the metal, on the left and the right.
  package var sideBezel: Double
  /// The same above and below.
  package var endBezel: Double
  /// The width of the metal that is seen from the front.
  package var rim: Double
  /// Of the body's corners, which are continuous.
  package var cornerRadius: Double
  package var buttons: [Button] = []
  package var homeButton: HomeButton?
  /// Whether Apple's drawing of the device has the numbers; else they follow from the sizes of body
  /// and display, and buttons are where the nearest drawn device has them.
  package var isDrawn = false

  /// How far a button stands out of the body.
  package static let buttonDepth = 3.0

  /// From the display to the body's outside.
  package var outset: Vector { Vector(dx: sideBezel + rim, dy: endBezel + rim) }

  /// The body around a display whose upper left corner is the origin.
  package func body(aroundDisplay size: Size) -> Rect {
    Rect(
      x: -outset.dx, y: -outset.dy, width: size.width + 2 * outset.dx,
      height: size.height + 2 * outset.dy)
  }
}
