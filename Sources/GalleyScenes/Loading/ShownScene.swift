internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A state of another scene that a layer shows, with all choices of its matrix made.
private struct ShownScene: ShownScreen {
  let key: ShownScreenKey
  /// As the layer names it.
  let name: String
  let variant: SceneVariant
  let stateNumber: Int

  var fontFiles: [Located<String>] { variant.fontFiles }

  var recordedOptions: [RecordedOption] {
    [
      RecordedOption("screen", .text(name)),
      RecordedOption("state", .text(variant.states[stateNumber].name)),
    ]
  }

  func drawn(in context: LayerContext) -> DrawnScreen {
    let screen = variant.screen
    var variant = variant
    variant.axisValues = context.axisValues
    let inputs = RenderInputs(
      variant: variant, states: variant.chain(of: variant.states[stateNumber]),
      scale: screen.scale, resources: context.resources, folder: context.folder,
      assets: context.assets, issues: context.issues, drawnScreens: context.drawnScreens)
    let history = ScreenPlayer(inputs).history()
    let step = history.step(at: history.instant)
    let painter = ScreenPainter(inputs, at: step, budget: context.budget)
    let framing = ScreenFraming(screen, size: painter.bounds.size, scale: screen.scale)
    let commands = inputs.drawing(
      by: painter, at: step, in: framing, title: variant.title,
      state: variant.states[stateNumber].name
    ).picture.commands
    return DrawnScreen(
      size: framing.pictureSize, outline: framing.outline,
      commands: screen.frame == nil
        ? [.group(Group(clip: framing.outline, children: commands))] : commands)
  }
}

/// What a scene says of another one's screen that it shows.
struct ShownSceneOptions {
  private static let options: [SceneOption<Self>] = [
    SceneOption("screen", \.path, .text, "the scene whose screen it is", otherwise: ""),
    SceneOption("state", \.state, OptionType.text.placed, "of that scene", otherwise: "its first"),
    SceneOption(
      "language", .text, "one that its strings have", otherwise: "this scene's where it has that"),
  ]

  /// The keys that stand in place of what the other scene says of its screen.
  private static let screenKeys = [
    "device", "orientation", "theme", "contrast", "text-size", "bold-text", "look", "frame",
    "corners",
  ]

  static var declarations: [OptionDeclaration] {
    options.declarations(of: ShownSceneOptions())
      + ScreenSpec.declarations.filter { screenKeys.contains($0.key) }
  }

  var path: String?
  var state: Located<String>?
  /// In place of what the other scene says.
  var choices: [OptionValue.Entry] = []

  init() {}

  init(_ reader: OptionReader) {
    reader.read(Self.options, into: &self)
    choices = (["language"] + Self.screenKeys).compactMap { key in
      reader.rawValue(for: key).map {
        OptionValue.Entry(key: key, keyLocation: $0.location, value: $0)
      }
    }
  }
}

extension LayerReader.Kind {
  static func screen(_ reader: ShownSceneReader) -> LayerReader.Kind {
    LayerReader.Kind("screen", .options(ShownSceneOptions.declarations)) { options, _ in
      reader.layer(options)
    }
  }
}

/// Reads `screen:` layers.
struct ShownSceneReader {
  /// The screen around, which others follow where they can.
  struct Surroundings {
    var screen: ScreenSpec
    var language: String
  }

  /// The word for the device of the stage's preset.
  private static let stageDevice = "stage"

  let scene: SceneReader
  let surroundings: Surroundings

  func layer(_ reader: OptionReader) -> ScreenLayer? {
    let options = ShownSceneOptions(reader)
    guard let name = options.path, !hasWrongDevice(options),
      let (path, value) = scene.shown.scene(
        name, namedAt: reader.location(of: "screen"), files: scene.files, issues: scene.issues)
    else { return nil }
    let chosen = chosen(in: value, by: options.choices)
    let digest = chosen.digest
    guard
      let variant = scene.shown.variant(
        path, digest, at: reader.location(of: "screen"), issues: scene.issues,
        read: { variant(of: chosen, at: path) }),
      let state = stateNumber(options.state, in: variant)
    else { return nil }
    let key = ShownScreenKey(path: path, scene: digest, state: state)
    return ScreenLayer(
      screen: ShownScene(key: key, name: name, variant: variant, stateNumber: state),
      location: reader.location(of: "screen"))
  }

  private func hasWrongDevice(_ options: ShownSceneOptions) -> Bool {
    guard let device = options.choices.first(where: { $0.key == "device" })?.value,
      device.shownText == Self.stageDevice, surroundings.screen.stage?.preset?.device == nil
    else { return false }
    scene.issues.error(
      "the stage is for no device; name one, such as 'device: iphone-17', or give the stage a preset of Apple's",
      at: device.location)
    return true
  }

  private func variant(of value: OptionValue, at path: String) -> SceneVariant {
    let reader = SceneReader(
      catalogs: scene.catalogs, classes: scene.classes, families: scene.families,
      files: scene.files, shown: scene.shown.inside(path), issues: scene.issues)
    var variant = reader.scene(value)
    // What lies around the device is the stage's.
    variant.screen.frame?.padding = 0
    variant.screen.frame?.background = nil
    return variant
  }

  private func stateNumber(_ name: Located<String>?, in variant: SceneVariant) -> Int? {
    guard let name else { return variant.states.isEmpty ? nil : 0 }
    let names = variant.states.map(\.name)
    if let number = names.firstIndex(of: name.value) { return number }
    guard !names.isEmpty else { return nil }
    scene.issues.error(
      "that scene has no state '\(name.value)'\(Suggestion.phrase(for: name.value, among: names)); expected \(Suggestion.list(names))",
      at: name.location)
    return nil
  }

  // MARK: - Choices

  /// A scene as a layer shows it: with what the layer says, and else with what holds around it where
  /// the scene has that.
  private func chosen(
    in value: OptionValue, by choices: [OptionValue.Entry]
  ) -> OptionValue {
    let naming = scene.shown.naming
    var chosen = Matrix.choice(in: value, naming: naming, isWanted: follows)
    if case .map(let languages)? = value["strings"]?.kind,
      let language = languages.first(where: { follows("language", $0.key) })
    {
      let word = OptionValue(
        .text(language.key), at: language.keyLocation, literal: language.key)
      chosen = ScenePath(of: "language", naming: naming).set(word, in: chosen) ?? chosen
    }
    for choice in choices {
      var value = choice.value
      if choice.key == "device", value.shownText == Self.stageDevice,
        let device = surroundings.screen.stage?.preset?.device
      {
        value = OptionValue(.text(device), at: value.location, literal: device)
      }
      chosen = ScenePath(of: choice.key, naming: naming).set(value, in: chosen) ?? chosen
    }
    return chosen
  }

  /// Whether a value of an axis is what holds around the layer.
  private func follows(_ axis: String, _ value: String) -> Bool {
    let screen = surroundings.screen
    switch axis {
    case "language":
      let language = surroundings.language
      return value == language || value == language.split(separator: "-").first.map(String.init)
    case "theme": return value == screen.theme
    case "contrast": return value == screen.contrast
    case "look": return value == screen.look.rawValue
    case "text-size": return value == screen.type.textSize.rawValue
    case "device":
      guard let device = screen.stage?.preset?.device else { return false }
      return DeviceCatalog.device(named: value)?.size == DeviceCatalog.device(named: device)?.size
    default: return false
    }
  }
}

/// The files of the other scenes whose screens a scene shows, each read once.
struct ShownSceneFiles {
  private final class Cache {
    var values: [String: OptionValue] = [:]
    var variants: [Key: SceneVariant] = [:]
  }

  private struct Key: Hashable {
    var path: String
    var scene: SourceDigest
  }

  /// How many scenes may show one another, each the next.
  private static let deepest = 4
  /// The most scenes that one shows, each variant of one counted, those in those included.
  private static let mostVariants = 200

  private let resolver: SourceResolver
  private let cache = Cache()
  /// The scenes that are around, from the outermost on.
  private var paths: [String]

  init(resolver: SourceResolver, path: String) {
    self.resolver = resolver
    paths = [path]
  }

  var naming: LayerNaming { resolver.naming }

  /// The files as a scene that is shown has them.
  func inside(_ path: String) -> ShownSceneFiles {
    var inner = self
    inner.paths.append(path)
    return inner
  }

  /// A scene as its file has it, with its base and what it includes; nil where it cannot be read,
  /// which is reported.
  func scene(
    _ name: String, namedAt location: SourceLocation, files: SourceFiles, issues: IssueLog
  ) -> (path: String, value: OptionValue)? {
    guard let file = files.folder.asset(name, namedAt: location, issues: issues) else { return nil }
    guard !paths.contains(file.path) else {
      issues.error("'\(name)' shows this scene in turn; break the circle", at: location)
      return nil
    }
    guard paths.count <= Self.deepest else {
      issues.error(
        "scenes show one another more than \(Self.deepest) deep; show fewer in one another",
        at: location)
      return nil
    }
    if let value = cache.values[file.path] { return (file.path, value) }
    guard let text = files.text(in: file, namedAt: location, issues: issues) else { return nil }
    var yaml = YAMLReader(file: file.path, issues: issues)
    guard let read = yaml.read(text) else { return nil }
    guard case .map = read.kind, let value = resolver.resolved(read), value["views"] != nil else {
      issues.error(
        "'\(name)' is no scene with a screen to show; name one that has 'views'", at: location)
      return nil
    }
    cache.values[file.path] = value
    return (file.path, value)
  }

  /// A scene with all choices made; nil where there are too many, which is reported.
  func variant(
    _ path: String, _ scene: SourceDigest, at location: SourceLocation, issues: IssueLog,
    read: () -> SceneVariant
  ) -> SceneVariant? {
    let key = Key(path: path, scene: scene)
    if let variant = cache.variants[key] { return variant }
    guard cache.variants.count < Self.mostVariants else {
      issues.error(
        "a scene shows at most \(Self.mostVariants) others, those in those included; show fewer",
        at: location)
      return nil
    }
    let variant = read()
    cache.variants[key] = variant
    return variant
  }
}
