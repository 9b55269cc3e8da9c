internal import GalleyGraphics
internal import GalleyNotation

/// Reads what a picture of a screen shows around it: `frame:` and `corners:` of `screen:`.
struct FrameReader {
  let issues: IssueLog
  let layers: LayerReader

  private enum Presence: String, CaseIterable {
    case device
    case none
  }

  private enum Corners: String, CaseIterable {
    case square
    case display
  }

  /// Reads both into a screen whose device is known.
  func read(_ reader: OptionReader, into screen: inout ScreenSpec) {
    screen.frame = frame(reader)
    screen.hasDisplayCorners = reader.choice("corners", of: Corners.self) == .display
    // A device that is not known was told about.
    guard screen.device == nil, !reader.has("device") else { return }
    for (key, isThere) in [
      ("frame", screen.frame != nil), ("corners", screen.hasDisplayCorners),
    ] where isThere {
      reader.error(
        "'\(key)' is that of a device, and the screen names none; add 'device: iphone-17'", at: key)
    }
  }

  private func frame(_ reader: OptionReader) -> FrameSpec? {
    guard let value = reader.raw("frame") else { return nil }
    guard case .map = value.kind else {
      return reader.choice("frame", of: Presence.self) == .device ? FrameSpec() : nil
    }
    let inner = OptionReader(value, issues: issues)
    defer { inner.reportUnknownKeys() }
    var frame = FrameSpec()
    frame.finish = inner.choice("color") ?? frame.finish
    frame.padding = inner.number("padding", in: 0...1000) ?? frame.padding
    frame.background = inner.raw("background").flatMap {
      layers.palette.paint($0, issues: issues)
    }
    return inner.flag("device") ?? true ? frame : nil
  }
}
