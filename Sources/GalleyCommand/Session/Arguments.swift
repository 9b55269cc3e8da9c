import ArgumentParser
internal import GalleyGraphics
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem

/// Values with commas between them, such as `png,svg`.
struct CommaSeparated<Value: LosslessStringConvertible & Sendable>: ExpressibleByArgument {
  var values: [Value]

  init(_ values: [Value]) { self.values = values }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { $0.isEmpty ? nil : Value(String($0)) }
    guard values.count == parts.count else { return nil }
  }

  var defaultValueDescription: String { values.map(\.description).joined(separator: ",") }
}

/// The format of results.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

extension Shop: ExpressibleByArgument {}

/// The way an SVG keeps its texts, in the words of the command line.
enum TextChoice: String, ExpressibleByArgument, CaseIterable {
  case outlines
  case live

  var mode: FormatOptions.TextMode {
    switch self {
    case .outlines: .outlines
    case .live: .live
    }
  }
}

/// The programs in which people go on drawing, in the words of the command line.
enum ProgramChoice: String, ExpressibleByArgument, CaseIterable {
  case figma
  case penpot
  case sketch
  case inkscape

  var program: FormatOptions.Program {
    switch self {
    case .figma: .figma
    case .penpot: .penpot
    case .sketch: .sketch
    case .inkscape: .inkscape
    }
  }
}

/// The program that a drawing is for.
struct ProgramOption: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: """
      An SVG as a program keeps it in which you go on drawing: texts that can be edited, whole \
      photographs, shadows as shapes.
      """)
  var choice: ProgramChoice?

  var program: FormatOptions.Program? { choice?.program }
}

/// The size of a PNG against the time for it, in the words of the command line.
enum CompressionChoice: String, ExpressibleByArgument, CaseIterable {
  case fast
  case balanced
  case small

  var compression: FormatOptions.Compression {
    switch self {
    case .fast: .fast
    case .balanced: .balanced
    case .small: .small
    }
  }
}

/// The reach of layouts' code in Swift files, as the user chooses.
struct LayoutTrust: ParsableArguments {
  @Flag(
    help: """
      Build and run layouts in Swift files without a sandbox: their code may then do all that you \
      may do.
      """)
  var trustLayouts = false

  /// Says what a layout may reach for lack of the system's help, where anyone minds.
  func reportShortcoming(in console: Console) {
    guard !trustLayouts, let shortcoming = ProcessSandbox.shortcoming else { return }
    console.tell("warning: \(shortcoming)")
  }
}

/// The files and fonts that scenes may name.
struct SceneReadingOptions: ParsableArguments {
  @Flag(help: "Let scenes name files outside of their folder, and links lead there.")
  var allowOutside = false

  @Flag(help: "Let scenes name the fonts of this system, too; drawings then depend on them.")
  var systemFonts = false

  /// The fonts that are asked for.
  var fonts: FontSet { systemFonts ? .systemFonts : .standard }

  /// A renderer with these fonts, which it sets up where it needs one.
  func makeRenderer() throws(RenderingError) -> Renderer {
    try Renderer(later: fonts)
  }

  /// Reads scenes.
  ///
  /// - `classes`: Makes layouts of the classes that scenes name; nil where they may name none.
  func loader(_ catalogs: SceneCatalogs, classes: (any LayoutClassSource)? = nil) -> SceneLoader {
    var loader = SceneLoader(
      catalogs, classes: classes, options: SceneLoader.Options(allowsOutside: allowOutside))
    loader.families = FontFamilyList(of: fonts)
    return loader
  }
}

/// The layouts in Swift files that scenes may name.
struct LayoutBuildingOptions: ParsableArguments {
  @Flag(
    help: """
      Let scenes name layout classes in Swift files, which are built and run in a sandbox.
      """)
  var buildLayouts = false

  @OptionGroup var layoutTrust: LayoutTrust

  /// What builds the layouts; nil where none may be built.
  ///
  /// Tells of a lack of the system.
  ///
  /// - `isNamed`: Whether the command line itself names Swift files to build.
  func classes(whereNamed isNamed: Bool, in console: Console) -> BuiltLayoutClasses? {
    guard buildLayouts || isNamed else { return nil }
    layoutTrust.reportShortcoming(in: console)
    return BuiltLayoutClasses(isTrusted: layoutTrust.trustLayouts) { console.tell($0) }
  }
}

/// The options of render and layout for reading scenes.
struct SceneOptions: ParsableArguments {
  @OptionGroup var reading: SceneReadingOptions

  @Flag(help: "Treat warnings, such as a missing glyph, as errors.")
  var strict = false

  @OptionGroup var building: LayoutBuildingOptions

  @Flag(
    help: ArgumentHelp(
      "Does nothing; there is one way of drawing.", visibility: .hidden))
  var noShortcuts = false

  /// Says which options do nothing any more.
  func tellObsolete(in console: Console) {
    guard noShortcuts else { return }
    console.tell("warning: --no-shortcuts does nothing: there is one way of drawing; leave it out")
  }

  /// Whether what is doubtful is let through.
  var warningRule: WarningRule { WarningRule(isStrict: strict) }

  /// A renderer with the fonts that are asked for, which it sets up where it needs one.
  func makeRenderer() throws(RenderingError) -> Renderer { try reading.makeRenderer() }
}
