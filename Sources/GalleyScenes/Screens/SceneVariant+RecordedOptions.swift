internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

extension SceneVariant {
  /// Returns the options of a screen of some shape: its device and the way it is held, direction,
  /// theme, safe area, font and language, and the names of its colors.
  func recordedOptions(on shape: ScreenShape) -> [RecordedOption] {
    var recordedOptions: [RecordedOption] = []
    if let device = screen.device {
      recordedOptions.append(RecordedOption("device", .text(device.name)))
      let isWide = shape.size.width > shape.size.height
      recordedOptions.append(
        RecordedOption("orientation", .text(isWide ? "landscape" : "portrait")))
    }
    recordedOptions += [
      RecordedOption("direction", .text(screen.direction.rawValue)),
      RecordedOption("theme", .text(screen.theme)),
      RecordedOption("font", .text(fontFamily)), RecordedOption("language", .text(language)),
    ]
    if screen.look != ScreenSpec().look {
      recordedOptions.append(RecordedOption("look", .text(screen.look.rawValue)))
    }
    if screen.contrast != ScreenSpec().contrast {
      recordedOptions.append(RecordedOption("contrast", .text(screen.contrast)))
    }
    if screen.type.textSize != .large {
      recordedOptions.append(RecordedOption("text-size", .text(screen.type.textSize.rawValue)))
    }
    if screen.type.isBold { recordedOptions.append(RecordedOption("bold-text", .flag(true))) }
    if let frame = screen.frame {
      recordedOptions.append(RecordedOption("frame", .text(frame.finish.rawValue)))
    } else if screen.hasDisplayCorners {
      recordedOptions.append(RecordedOption("corners", .text("display")))
    }
    recordedOptions.append(RecordedOption("safe-area", RecordedOption.Value(shape.safeArea)))
    let colors = palette.colors.sorted { $0.key < $1.key }
    if !colors.isEmpty {
      recordedOptions.append(
        RecordedOption("palette", .parts(colors.map { RecordedOption($0.key, .color($0.value)) })))
    }
    return recordedOptions
  }
}
