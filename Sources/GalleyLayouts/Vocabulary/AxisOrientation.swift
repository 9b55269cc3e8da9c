internal import GalleyGeometry

/// Turns what scrolls horizontally into what scrolls vertically, and back, by exchanging x and y.
///
/// A layout that scrolls either way is written once, for the vertical direction.
extension Axis {
  func oriented(_ size: Size) -> Size { self == .vertical ? size : size.transposed }

  func oriented(_ insets: EdgeInsets) -> EdgeInsets {
    self == .vertical ? insets : insets.transposed
  }

  func oriented(_ point: Point) -> Point {
    self == .vertical ? point : Point(x: point.y, y: point.x)
  }

  func oriented(_ rect: Rect) -> Rect {
    self == .vertical ? rect : Rect(origin: oriented(rect.origin), size: rect.size.transposed)
  }
}
