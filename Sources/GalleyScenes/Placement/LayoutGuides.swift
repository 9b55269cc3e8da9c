package import GalleyGeometry

/// The rectangles of a parent that placements may count from, in its coordinates.
package struct LayoutGuides {
  package enum Name: String, CaseIterable, Sendable {
    /// The parent itself.
    case screen
    /// The part that nothing covers: neither the device (a notch, an island, a home indicator) nor
    /// bars.
    case safeArea = "safe-area"
    /// The safe area less the margins on both sides, in which UIKit puts a screen's content.
    case margins
    /// The margins, and no wider than text can be read with ease.
    case readable
  }

  private var rects: [Rect]

  /// - `safeArea`: Of the screen; what of it lies in the parent counts.
  /// - `margin`: On both sides of it, in points.
  /// - `readableWidth`: In points.
  package init(of parent: Rect, safeArea: Rect, margin: Double, readableWidth: Double) {
    let safe = Self.inner(of: parent, within: safeArea)
    let inset = min(margin, safe.width / 2)
    let margins = Rect(
      x: safe.minX + inset, y: safe.minY, width: safe.width - 2 * inset, height: safe.height)
    let excess = max(0, margins.width - readableWidth) / 2
    let readable = Rect(
      x: margins.minX + excess, y: margins.minY, width: margins.width - 2 * excess,
      height: margins.height)
    rects = [parent, safe, margins, readable]
  }

  package subscript(name: Name) -> Rect {
    switch name {
    case .screen: rects[0]
    case .safeArea: rects[1]
    case .margins: rects[2]
    case .readable: rects[3]
    }
  }

  /// Returns the part of a parent within the safe area; all of it where nothing is.
  private static func inner(of parent: Rect, within safeArea: Rect) -> Rect {
    let (left, right) = (max(parent.minX, safeArea.minX), min(parent.maxX, safeArea.maxX))
    let (top, bottom) = (max(parent.minY, safeArea.minY), min(parent.maxY, safeArea.maxY))
    let (x, width) = left < right ? (left, right - left) : (parent.minX, parent.width)
    let (y, height) = top < bottom ? (top, bottom - top) : (parent.minY, parent.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

/// From which guide each edge of a layer counts.
package struct PlacementGuides: Hashable, Sendable {
  package var top = LayoutGuides.Name.screen
  package var leading = LayoutGuides.Name.screen
  package var bottom = LayoutGuides.Name.screen
  package var trailing = LayoutGuides.Name.screen

  package init() {}

  /// All edges count from one.
  package init(_ name: LayoutGuides.Name) {
    (top, leading, bottom, trailing) = (name, name, name, name)
  }
}
