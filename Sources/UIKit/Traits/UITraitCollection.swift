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
  /// What it was made to say; the rest is that of a phone, or of those that it is put together with.
  nonisolated private let statements: Statements

  private struct Statements: OptionSet {
    let rawValue: Int
    static let scale = Statements(rawValue: 1)
    static let direction = Statements(rawValue: 2)
    static let style = Statements(rawValue: 4)
    static let horizontal = Statements(rawValue: 8)
    static let vertical = Statements(rawValue: 16)
    static let idiom = Statements(rawValue: 32)
    static let textSize = Statements(rawValue: 64)
    static let contrast = Statements(rawValue: 128)
    static let all = Statements(rawValue: 255)
  }

  /// Device pixels a point, as far as it says so; nil where it does not.
  nonisolated package var statedScale: CGFloat? {
    statements.contains(.scale) ? displayScale : nil
  }

  /// The traits of the screen; the host sets them before anything is asked.
  public internal(set) static var current = UITraitCollection()

  /// The traits of a phone at 2 pixels a point.
  nonisolated public override convenience init() { self.init(scale: 2, saying: []) }

  /// The traits that several say, of which the later ones count; with those of a phone for the rest.
  nonisolated public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var said: [Statements.RawValue: UITraitCollection] = [:]
    var statements: Statements = []
    for traits in traitCollections {
      statements.formUnion(traits.statements)
      for bit in 0..<8 where traits.statements.rawValue & (1 << bit) != 0 {
        said[1 << bit] = traits
      }
    }
    func traits(_ statement: Statements) -> UITraitCollection? { said[statement.rawValue] }
    var interface = InterfaceTraits()
    // What nobody states of the system is that of the first who knows it.
    if let first = traitCollections.first { (interface.isIOS26, interface.language) = first.system }
    if let style = traits(.style) { interface.isDark = style.interface.isDark }
    if let size = traits(.textSize) { interface.textSize = size.interface.textSize }
    if let contrast = traits(.contrast) {
      interface.hasIncreasedContrast = contrast.interface.hasIncreasedContrast
    }
    self.init(
      scale: traits(.scale)?.displayScale ?? 2,
      layoutDirection: traits(.direction)?.layoutDirection ?? .leftToRight,
      horizontal: traits(.horizontal)?.horizontalSizeClass ?? .compact,
      vertical: traits(.vertical)?.verticalSizeClass ?? .regular,
      idiom: traits(.idiom)?.userInterfaceIdiom ?? .phone, interface: interface,
      saying: statements)
  }

  nonisolated private var system: (Bool, String) { (interface.isIOS26, interface.language) }

  /// The traits of a screen of so many pixels a point.
  nonisolated public convenience init(displayScale scale: CGFloat) {
    self.init(scale: scale, saying: .scale)
  }

  /// The traits of a look, with those of a phone for the rest.
  nonisolated public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(
      scale: 2, interface: InterfaceTraits(isDark: style == .dark),
      saying: style == .unspecified ? [] : .style)
  }

  /// The traits of a size of texts, with those of a phone for the rest.
  nonisolated public convenience init(
    preferredContentSizeCategory category: UIContentSizeCategory
  ) {
    self.init(
      scale: 2, interface: InterfaceTraits(textSize: category.textSize.rawValue), saying: .textSize)
  }

  /// The traits of a width, which say nothing of the height, with those of a phone for the rest.
  nonisolated public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      scale: 2, horizontal: horizontalSizeClass, vertical: .unspecified, saying: .horizontal)
  }

  /// The traits of a height, which say nothing of the width, with those of a phone for the rest.
  nonisolated public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      scale: 2, horizontal: .unspecified, vertical: verticalSizeClass, saying: .vertical)
  }

  /// The traits of a direction of text, with those of a phone for the rest.
  nonisolated public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(scale: 2, layoutDirection: layoutDirection, saying: .direction)
  }

  /// The traits of a kind of device, with those of a phone for the rest.
  nonisolated public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(scale: 2, idiom: idiom, saying: .idiom)
  }

  nonisolated convenience init(interface: InterfaceTraits) {
    self.init(scale: 2, interface: interface)
  }

  nonisolated package convenience init(
    scale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
    interface: InterfaceTraits = InterfaceTraits()
  ) {
    self.init(
      scale: scale, layoutDirection: layoutDirection, horizontal: horizontal, vertical: vertical,
      idiom: idiom, interface: interface, saying: .all)
  }

  nonisolated private init(
    scale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
    interface: InterfaceTraits = InterfaceTraits(), saying statements: Statements
  ) {
    self.statements = statements
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
