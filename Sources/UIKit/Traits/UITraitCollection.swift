public import Foundation
internal import GalleyGraphics
package import GalleyLayouts

/// The kind of screen that something is shown on.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// Device pixels a point.
  nonisolated public let displayScale: CGFloat
  /// Left to right, or right to left.
  nonisolated public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light, unless the host says otherwise.
  nonisolated public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the screen is narrow.
  nonisolated public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether the screen is low.
  nonisolated public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone, unless the host says otherwise.
  nonisolated public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How large a person wants texts to be.
  nonisolated public let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether Increase Contrast is on.
  nonisolated public let accessibilityContrast: UIAccessibilityContrast
  nonisolated package let interface: InterfaceTraits

  /// The traits of the screen; the host sets them before anything is asked.
  public internal(set) static var current = UITraitCollection()

  /// The traits of a phone at 2 pixels a point.
  nonisolated public override convenience init() { self.init(displayScale: 2) }

  /// The traits of a screen of so many pixels a point.
  nonisolated public convenience init(displayScale scale: CGFloat) {
    self.init(scale: scale)
  }

  /// The traits of a look, with those of a phone for the rest.
  nonisolated public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(interface: InterfaceTraits(isDark: style == .dark))
  }

  /// The traits of a size of texts, with those of a phone for the rest.
  nonisolated public convenience init(
    preferredContentSizeCategory category: UIContentSizeCategory
  ) {
    self.init(interface: InterfaceTraits(textSize: category.textSize.rawValue))
  }

  /// The traits of a width, which say nothing of the height, with those of a phone for the rest.
  nonisolated public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(scale: 2, horizontal: horizontalSizeClass, vertical: .unspecified)
  }

  /// The traits of a height, which say nothing of the width, with those of a phone for the rest.
  nonisolated public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(scale: 2, horizontal: .unspecified, vertical: verticalSizeClass)
  }

  /// The traits of a direction of text, with those of a phone for the rest.
  nonisolated public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(scale: 2, layoutDirection: layoutDirection)
  }

  /// The traits of a kind of device, with those of a phone for the rest.
  nonisolated public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(scale: 2, idiom: idiom)
  }

  nonisolated convenience init(interface: InterfaceTraits) {
    self.init(scale: 2, interface: interface)
  }

  nonisolated package init(
    scale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
    interface: InterfaceTraits = InterfaceTraits()
  ) {
    displayScale = scale
    self.layoutDirection = layoutDirection
    userInterfaceStyle = interface.isDark ? .dark : .light
    accessibilityContrast = interface.hasIncreasedContrast ? .high : .normal
    preferredContentSizeCategory = UIContentSizeCategory(interface)
    self.interface = interface
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }
}
