internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

extension SceneVariant {
  /// What a screen of some shape was told: its device and the way it is held, direction, theme, safe
  /// area, font and language, and what its colors are called.
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
    if screen.look != ScreenSpec().look { told.append(Told("look", .text(screen.look.rawValue))) }
    if screen.contrast != ScreenSpec().contrast {
      told.append(Told("contrast", .text(screen.contrast)))
    }
    if screen.type.textSize != .large {
      told.append(Told("text-size", .text(screen.type.textSize.rawValue)))
    }
    if screen.type.isBold { told.append(Told("bold-text", .flag(true))) }
    if let frame = screen.frame {
      told.append(Told("frame", .text(frame.finish.rawValue)))
    } else if screen.hasDisplayCorners {
      told.append(Told("corners", .text("display")))
    }
    told.append(Told("safe-area", Told.Value(shape.safeArea)))
    let colors = palette.colors.sorted { $0.key < $1.key }
    if !colors.isEmpty {
      told.append(Told("palette", .parts(colors.map { Told($0.key, .color($0.value)) })))
    }
    return told
  }
}
