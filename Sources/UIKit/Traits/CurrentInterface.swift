internal import GalleyGraphics
internal import GalleyLayouts
internal import Synchronization

/// The settings of a person, for those who ask off the main actor: colors and fonts.
enum CurrentInterface {
  private static let kept = Mutex(InterfaceTraits())
  private static let shown = Mutex(CatalogScreen())

  static var now: InterfaceTraits { kept.withLock { $0 } }

  /// The screen on which colors and images of catalogs are looked for.
  static var screen: CatalogScreen { shown.withLock { $0 } }

  /// How large texts are; what is not known is as large as on a new device.
  static var textSize: TextSize { TextSize(rawValue: now.textSize) ?? .large }

  /// Whether controls look as on iOS 26.
  static var isGlass: Bool { now.isIOS26 }

  static func become(_ interface: InterfaceTraits, on screen: CatalogScreen) {
    kept.withLock { $0 = interface }
    shown.withLock { $0 = screen }
  }
}

extension CatalogScreen {
  init(_ traits: UITraitCollection) {
    self.init(
      isDark: traits.interface.isDark,
      hasIncreasedContrast: traits.interface.hasIncreasedContrast,
      isPad: traits.userInterfaceIdiom == .pad,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      scale: Double(traits.displayScale))
  }

  /// The screen with the look and the contrast of some traits.
  func with(_ interface: InterfaceTraits) -> CatalogScreen {
    var screen = self
    screen.isDark = interface.isDark
    screen.hasIncreasedContrast = interface.hasIncreasedContrast
    return screen
  }
}
