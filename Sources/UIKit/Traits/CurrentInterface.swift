internal import GalleyGraphics
internal import GalleyLayouts
internal import Synchronization

/// The settings of a person, for those who ask off the main actor: colors and fonts.
enum CurrentInterface {
  private static let kept = Mutex(InterfaceTraits())

  static var now: InterfaceTraits { kept.withLock { $0 } }

  /// How large texts are; what is not known is as large as on a new device.
  static var textSize: TextSize { TextSize(rawValue: now.textSize) ?? .large }

  /// Whether controls look as on iOS 26.
  static var isGlass: Bool { now.isIOS26 }

  static func become(_ interface: InterfaceTraits) { kept.withLock { $0 = interface } }
}
