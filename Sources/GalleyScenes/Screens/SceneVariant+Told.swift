internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

extension SceneVariant {
  /// What a screen of some shape was told: its device and the way it is held, direction, theme, safe
  /// area, font and language.
  func told(on shape: ScreenShape) -> [Told] {
    var told: [Told] = []
    if let device = screen.device {
      told.append(Told("device", .text(device.name)))
      let isWide = shape.size.width > shape.size.height
      told.append(Told("orientation", .text(isWide ? "landscape" : "portrait")))
    }
    told += [
      Told("direction", .text(screen.direction.rawValue)), Told("theme", .text(screen.theme)),
      Told("font", .text(fontFamily)), Told("language", .text(language)),
    ]
    if let safeArea = Told.Value(reflecting: shape.safeArea) {
      told.append(Told("safe-area", safeArea))
    }
    return told
  }
}
