internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// The screen of a scene: its size, what covers it, and what lies behind everything.
struct ScreenSpec: Sendable {
  enum Background: Sendable {
    case paint(PaintSpec)
    case image(ImageLayer)
  }

  var size = Size(width: 390, height: 844)
  var scale = 2.0
  var safeArea = EdgeInsets.zero
  var direction = LayoutDirection.leftToRight
  var theme = "light"
  /// `increased` where Increase Contrast is on.
  var contrast = "standard"
  /// The text settings of a person.
  var type = TypographySettings()
  /// Of everything that UIKit brings by itself.
  var look = SystemStyle.ios26
  var background: Background?
  /// The digest of the background in the scene; nil where it says nothing.
  var backgroundSource: SourceDigest?
  /// The device in portrait; nil where the scene gives a size.
  var device: Device?
  /// Whether the scene gives the safe area, which is then the same whichever way it is turned.
  var hasOwnSafeArea = false
  /// What makes a stage of the screen, whose pictures are parts of one canvas; nil for a screen.
  var stage: StageSpec?
  /// The device around the screen; nil for a picture of the screen alone.
  var frame: BezelSpec?
  /// Whether a picture of the screen alone is cut as the display of the device is.
  var hasDisplayCorners = false

  /// The traits that a layout's own views follow, in a language.
  func interface(in language: String) -> InterfaceTraits {
    InterfaceTraits(
      isDark: theme == "dark",
      hasIncreasedContrast: contrast == "increased",
      textSize: type.textSize.rawValue, isIOS26: look == .ios26, language: language)
  }

  /// The screen held upright.
  var portrait: ScreenShape { shape(of: device, isWide: false) }

  /// The screen turned by a quarter.
  var landscape: ScreenShape { shape(of: device?.landscape(in: look), isWide: true) }

  /// The device as it is held on a screen of a shape.
  func device(held shape: ScreenShape) -> Device? {
    shape.size.width > shape.size.height && device.map { $0.size.width < $0.size.height } == true
      ? device?.landscape(in: look) : device
  }

  private func shape(of device: Device?, isWide: Bool) -> ScreenShape {
    let size = device?.size ?? ((size.width > size.height) == isWide ? size : size.transposed)
    let ownSafeArea = hasOwnSafeArea ? safeArea : nil
    return ScreenShape(size: size, safeArea: ownSafeArea ?? device?.safeArea ?? safeArea)
  }
}
