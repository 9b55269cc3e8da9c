internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Reads `screen:`.
struct ScreenReader {
  let issues: IssueLog

  /// Returns the appearance that the palette needs before anything else can be read; its faults are
  /// told later.
  static func appearance(of screen: OptionValue?) -> ColorAppearance {
    ColorAppearance(
      isDark: screen?["theme"]?.shownText == Theme.dark.rawValue,
      hasIncreasedContrast: screen?["contrast"]?.shownText == Contrast.increased.rawValue,
      generation: screen?["look"]?.shownText == SystemStyle.ios18.rawValue ? .ios13 : .ios26)
  }

  /// - `language`: A BCP 47 tag, which decides the direction where nothing else does.
  func screen(
    _ value: OptionValue?, layers: LayerReader, language: String, at location: SourceLocation
  ) -> ScreenSpec {
    var screen = ScreenSpec()
    guard let value else {
      issues.error("missing key 'screen'; add 'screen: { device: iphone-16 }'", at: location)
      return screen
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    screen.look = reader.choice("look") ?? screen.look
    readSize(reader, into: &screen)
    screen.direction = reader.choice("direction") ?? LayoutDirection(ofLanguage: language)
    screen.theme = reader.choice("theme", of: Theme.self)?.rawValue ?? "light"
    screen.contrast = reader.choice("contrast", of: Contrast.self)?.rawValue ?? screen.contrast
    screen.type.textSize = reader.choice("text-size") ?? screen.type.textSize
    screen.type.isBold = reader.flag("bold-text") ?? screen.type.isBold
    BezelReader(issues: issues, layers: layers).read(reader, into: &screen)
    screen.background = reader.raw("background").flatMap { background($0, layers: layers) }
    screen.backgroundSource = reader.raw("background")?.digest
    let picture = ScreenFraming(screen, size: screen.size, scale: screen.scale).pictureSize
    if let problem = CanvasLimit.problem(size: picture, scale: screen.scale) {
      reader.error(problem, at: reader.has("size") ? "size" : "scale")
    }
    return screen
  }

  private enum Theme: String, CaseIterable {
    case light
    case dark
  }

  private enum Contrast: String, CaseIterable {
    case standard
    case increased
  }

  private enum Orientation: String, CaseIterable {
    case portrait
    case landscape
  }

  private func readSize(_ reader: OptionReader, into screen: inout ScreenSpec) {
    let orientation = reader.choice("orientation", of: Orientation.self)
    if reader.text("device") != nil, let name = reader.raw("device") {
      if reader.has("size") {
        reader.error("a screen has a device or a size, not both; leave one out", at: "size")
      }
      guard var device = device(name) else { return }
      screen.device = device
      if orientation == .landscape { device = device.landscape(in: screen.look) }
      screen.size = device.size
      screen.scale = device.scale
      screen.safeArea = device.safeArea
    } else if let size = reader.vector("size") {
      if orientation != nil, let place = reader.raw("orientation")?.location {
        issues.warning(
          "'orientation' turns a device, and the screen has a size; exchange its numbers instead",
          at: place)
      }
      screen.size = Size(width: size.dx, height: size.dy)
      if !(1...100_000).contains(size.dx) || !(1...100_000).contains(size.dy) {
        reader.error("size must be from 1 to 100000 points each way", at: "size")
        screen.size = Size(width: 390, height: 844)
      }
    } else if !reader.has("size") {
      reader.error(
        "a screen needs 'device' or 'size'; add 'device: iphone-16' or 'size: [390, 844]'")
    }
    if let scale = reader.number("scale", in: 0.1...10) { screen.scale = scale }
    if let safeArea = reader.insets("safe-area") {
      screen.safeArea = safeArea
      screen.hasOwnSafeArea = true
    }
  }

  /// The device of a name; nil where there is none, which is reported.
  func device(_ value: OptionValue) -> Device? {
    let name = value.shownText
    if let device = DeviceCatalog.device(named: name) { return device }
    issues.error(
      "unknown device '\(name)'\(DeviceCatalog.advice(for: name)); 'galley list devices' names them all",
      at: value.location)
    return nil
  }

  private func background(_ value: OptionValue, layers: LayerReader) -> ScreenSpec.Background? {
    guard value["image"] != nil else {
      return layers.palette.paint(value, issues: issues).map { .paint($0) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    guard let path = reader.bindableText("image") else { return nil }
    return .image(
      ImageLayer(
        path, mode: reader.choice("mode") ?? .aspectFill,
        location: reader.raw("image")?.location ?? reader.location))
  }
}

/// Reads what a picture of a screen shows around it: `frame:` and `corners:` of `screen:`.
struct BezelReader {
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

  private func frame(_ reader: OptionReader) -> BezelSpec? {
    guard let value = reader.raw("frame") else { return nil }
    guard case .map = value.kind else {
      return reader.choice("frame", of: Presence.self) == .device ? BezelSpec() : nil
    }
    let inner = OptionReader(value, issues: issues)
    defer { inner.reportUnknownKeys() }
    var frame = BezelSpec()
    frame.finish = inner.choice("color") ?? frame.finish
    frame.padding = inner.number("padding", in: 0...1000) ?? frame.padding
    frame.background = inner.raw("background").flatMap {
      layers.palette.paint($0, issues: issues)
    }
    return inner.flag("device") ?? true ? frame : nil
  }
}
