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
      isDark: screen?["theme"]?.shownText == ScreenSpec.Theme.dark.rawValue,
      hasIncreasedContrast: screen?["contrast"]?.shownText
        == ScreenSpec.Contrast.increased.rawValue,
      generation: screen?["look"]?.shownText == SystemStyle.ios18.rawValue ? .ios13 : .ios26)
  }

  /// - `isStage`: Whether it is written under `stage:`.
  /// - `language`: A BCP 47 tag, which decides the direction where nothing else does.
  func screen(
    _ value: OptionValue?, isStage: Bool, layers: LayerReader, language: String,
    at location: SourceLocation
  ) -> ScreenSpec {
    var screen = ScreenSpec()
    guard let value else {
      issues.error("missing key 'screen'; add 'screen: { device: iphone-16 }'", at: location)
      return screen
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    screen.direction = LayoutDirection(ofLanguage: language)
    reader.context = layers.palette
    reader.read(ScreenSpec.looks, into: &screen)
    if isStage {
      StageReader(issues: issues).readSize(reader, into: &screen)
      reader.read(ScreenSpec.stageOptions, into: &screen)
    } else {
      readSize(reader, into: &screen)
      reader.read(ScreenSpec.options, into: &screen)
    }
    // A device that is not known was told about.
    if screen.device == nil, !isStage, !reader.contains("device") { screen.checkDevice(reader) }
    let picture = ScreenFraming(
      screen, size: screen.size, scale: screen.scale, stageFrame: screen.stage.map { _ in 0 }
    ).pictureSize
    if let problem = CanvasLimit.problem(size: picture, scale: screen.scale) {
      reader.error(problem, at: reader.contains("size") ? "size" : "scale")
    }
    return screen
  }

  private func readSize(_ reader: OptionReader, into screen: inout ScreenSpec) {
    let orientation = reader.choice("orientation", of: ScreenSpec.Orientation.self)
    if reader.text("device") != nil, let name = reader.rawValue(for: "device") {
      if reader.contains("size") {
        reader.error("a screen has a device or a size, not both; leave one out", at: "size")
      }
      guard var device = device(name) else { return }
      screen.device = device
      if orientation == .landscape { device = device.landscape(in: screen.look) }
      screen.size = device.size
      screen.scale = device.scale
      screen.safeArea = device.safeArea
    } else if let size = reader.vector("size") {
      if orientation != nil, let place = reader.rawValue(for: "orientation")?.location {
        issues.warning(
          "'orientation' turns a device, and the screen has a size; exchange its numbers instead",
          at: place)
      }
      screen.size = Size(width: size.dx, height: size.dy)
      if !(1...100_000).contains(size.dx) || !(1...100_000).contains(size.dy) {
        reader.error("size must be from 1 to 100000 points each way", at: "size")
        screen.size = Size(width: 390, height: 844)
      }
    } else if !reader.contains("size") {
      reader.error(
        "a screen needs 'device' or 'size'; add 'device: iphone-16' or 'size: [390, 844]'")
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
}
