internal import GalleyGraphics
internal import GalleyNotation

/// What a scene says at its top.
struct SceneRootOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "galley", .integer(1...1), "the version of the format", values: "1", otherwise: "",
      isRequired: true),
    SceneOption(
      "screen", .options(ScreenSpec.declarations), "the screen; a stage needs none", otherwise: ""),
    SceneOption(
      "stage", .options(StageSpec.declarations), "in place of a screen: a canvas for others",
      otherwise: "none"),
    SceneOption("palette", .map(.color), "names for colors", otherwise: "none"),
    SceneOption(
      "parts", .map(.options(PartOptions.declarations)), "layers with parameters, by name",
      otherwise: "none"),
    SceneOption("views", .defined("layers"), "back to front", otherwise: "", isRequired: true),
    SceneOption(
      "states",
      .list(.options(StateOptions.declarations), count: 1...StateReader.largestStateCount),
      "one picture each",
      otherwise: "one named default"),
    SceneOption(
      "figures", .list(.options(FigureOptions.declarations), count: 0...FigureReader.largestCount),
      "parts of its states, measured and pointed out", otherwise: "none"),
    SceneOption("font", \.font, .sceneFont, "of texts that name none", otherwise: "Inter"),
    SceneOption("title", \.title, .text, "for people"),
    SceneOption("language", \.language, .text, "a tag such as ar", otherwise: "en"),
    SceneOption("fonts", \.fontFiles, .list(of: .path), "files of fonts", otherwise: "none"),
    SceneOption(
      "check", .options(CheckSpec.declarations), "how pictures are compared", otherwise: "exactly"),
    // What is read before all else, and put in the scene's place.
    SceneOption("strings", .map(.anything), "files of texts by language", otherwise: "none"),
    SceneOption(
      "matrix", .map(.either([.text, .list(.text, count: 1...Int.max), .map(.anything)])),
      "axes with their values, which are crossed", otherwise: "none"),
    SceneOption(
      "include", .either([.text, .list(.text)]),
      "files whose parts, colors, strings and fonts it uses",
      otherwise: "none"),
    SceneOption("base", .text, "the scene whose keys it takes", otherwise: "none"),
    SceneOption("changes", .map(.anything), "of the base's views, by their ids", otherwise: "none"),
  ]

  static var declarations: [OptionDeclaration] { options.declarations(of: SceneRootOptions()) }

  var title = ""
  var language: String?
  var font = SceneFont()
  var fontFiles: [Located<String>] = []
}

/// The font of all texts that name none.
struct SceneFont {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("tracking", \.tracking, .choice, "between letters"),
    SceneOption("family", \.family, .text),
    SceneOption("missing", \.missingGlyphs, .choice, "what stands for letters that no font has"),
  ]

  var tracking = TypographySettings().tracking
  var family = SystemFont.family
  var missingGlyphs = TypographySettings().missingGlyphs
}

extension OptionType where Value == SceneFont {
  fileprivate static var sceneFont: OptionType { .options(SceneFont.options, of: SceneFont()) }
}

extension OptionType where Value == Located<String> {
  /// Whatever stands there, with its place.
  fileprivate static var path: OptionType { OptionType<String>.shownText.placed }
}
