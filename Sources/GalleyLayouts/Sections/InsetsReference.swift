internal import GalleyGeometry

/// From where the insets of sections count across the scroll direction, as UIKit's
/// UIContentInsetsReference.
public enum InsetsReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the view, whatever its safe area.
  case none
  /// The room inside the content inset, the safe area among it.
  case safeArea = "safe-area"
  /// The layout margins of a screen's root view, inside that: 16 points in views below 414 points,
  /// and 20 from there on, the widths of recorded lists. Derived for views that are no screen.
  case layoutMargins = "layout-margins"
  /// The layout margins, or more where they leave more than 672 points: the readable width at the
  /// standard text size (recorded, 1,024 points wide: 176 each side).
  case readable

  /// The greatest readable width, in points.
  static let readableWidth = 672.0

  /// From the room inside the content inset; negative where the reference is outside of it, and 0
  /// along the scroll direction.
  ///
  /// Top and bottom of a screen have no margins: there, where content scrolls horizontally, they
  /// and the readable content are the safe area. In no room margins meet in its middle.
  func insets(in environment: Environment, scrolling direction: Axis) -> EdgeInsets {
    let safeArea = environment.safeAreaInset
    let room = environment.insetSize.width
    let margin = min(Self.layoutMargin(inWidth: environment.size.width), room / 2)
    switch (self, direction) {
    case (.safeArea, _): return .zero
    case (.none, .vertical):
      return EdgeInsets(leading: -safeArea.leading, trailing: -safeArea.trailing)
    case (.none, .horizontal): return EdgeInsets(top: -safeArea.top, bottom: -safeArea.bottom)
    case (.layoutMargins, .horizontal), (.readable, .horizontal): return .zero
    case (.layoutMargins, .vertical):
      return EdgeInsets(leading: margin, trailing: margin)
    case (.readable, .vertical):
      let side = max(margin, (room - Self.readableWidth) / 2)
      return EdgeInsets(leading: side, trailing: side)
    }
  }

  /// The side margin of a screen of a width, in points: recorded at 300, 375, 393, 414 and 430.
  package static func layoutMargin(inWidth width: Double) -> Double { width < 414 ? 16 : 20 }
}

extension HeaderPinningLayout {
  /// Returns the traits that follow from how headers behave and from where insets count: cells that
  /// reach to the edges of the view, whatever its safe area, lie outside of the content.
  func traits(insetsFrom reference: InsetsReference) -> LayoutTraits {
    reference == .none ? headerTraits.union(.cellsMayLeaveContent) : headerTraits
  }
}
