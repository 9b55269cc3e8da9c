public import Foundation

/// What kind of screen something is shown on.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// Device pixels a point.
  open private(set) var displayScale: CGFloat
  /// Left to right, or right to left.
  open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light, unless the host says otherwise.
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the screen is narrow.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether the screen is low.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone, unless the host says otherwise.
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom

  /// The traits of the screen; the host sets them before anything is asked.
  public internal(set) static var current = UITraitCollection()

  /// The traits of a phone at 2 pixels a point.
  nonisolated public override convenience init() { self.init(displayScale: 2) }

  /// The traits of a screen of so many pixels a point.
  nonisolated public convenience init(displayScale scale: CGFloat) {
    self.init(scale: scale)
  }

  nonisolated package init(
    scale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone
  ) {
    displayScale = scale
    self.layoutDirection = layoutDirection
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }
}
