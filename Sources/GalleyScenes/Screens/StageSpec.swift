internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What makes a stage of a screen: a canvas that is cut into pictures, for screens of other scenes.
struct StageSpec: Sendable {
  /// Nil for a canvas of a size of its own.
  var preset: StagePreset?
  /// Where the preset is named; nil without one.
  var presetLocation: SourceLocation?
  /// Into how many pictures side by side the canvas is cut.
  var frameCount = 1

  /// The name of a state's picture of one frame; frames count from 0, names from 1.
  static func name(ofFrame number: Int, of state: String) -> String { "\(state)-\(number + 1)" }
}

extension StageSpec {
  /// The keys of a stage.
  static var declarations: [OptionDeclaration] {
    size.declarations(of: StageSpec())
      + (ScreenSpec.looks + ScreenSpec.stageOptions).declarations(of: ScreenSpec())
  }

  /// Which `StageReader` reads together.
  private static let size: [SceneOption<Self>] = [
    SceneOption(
      "preset", .either([.choice(StagePreset.names), .text]), "the size that a shop asks for",
      values: Suggestion.list(StagePreset.names), otherwise: "none"),
    SceneOption(
      "size", .list(.number(1...100_000), count: 2...2), "of one frame in points",
      otherwise: "the preset's"),
    SceneOption(
      "orientation", .choice(ScreenSpec.Orientation.allCases.map(\.rawValue)),
      "of the preset, which is upright but for those of computers", otherwise: "the preset's"),
    frames,
  ]

  fileprivate static let frames = SceneOption<Self>(
    "frames", \.frameCount, .integer(in: StagePreset.frameCounts),
    "into how many pictures side by side it is cut")
}

/// Reads how large a stage is.
struct StageReader {
  let issues: IssueLog

  func readSize(_ reader: OptionReader, into screen: inout ScreenSpec) {
    var stage = StageSpec()
    reader.read([StageSpec.frames], into: &stage)
    let orientation = reader.choice("orientation", of: ScreenSpec.Orientation.self)
    if let name = reader.rawValue(for: "preset") {
      if reader.contains("size") {
        reader.error("a stage has a preset or a size, not both; leave one out", at: "size")
        reader.expect("size")
      }
      stage.preset = StagePreset.preset(name, issues: issues)
      stage.presetLocation = name.location
    }
    screen.stage = stage
    guard var size = size(of: stage, reader) else { return }
    screen.scale = stage.preset?.scale ?? screen.scale
    if let orientation, (size.width > size.height) != (orientation == .landscape) {
      size = size.transposed
    }
    screen.size = Size(width: size.width * Double(stage.frameCount), height: size.height)
  }

  private func size(of stage: StageSpec, _ reader: OptionReader) -> Size? {
    if let preset = stage.preset { return preset.size }
    guard let size = reader.vector("size") else {
      if !reader.contains("size"), !reader.contains("preset") {
        reader.error(
          "a stage needs 'preset' or 'size'; add 'preset: app-store-iphone-6.9' or 'size: [440, 956]'"
        )
      }
      return nil
    }
    guard (1...100_000).contains(size.dx), (1...100_000).contains(size.dy) else {
      reader.error("size must be from 1 to 100000 points each way", at: "size")
      return nil
    }
    return Size(width: size.dx, height: size.dy)
  }
}
