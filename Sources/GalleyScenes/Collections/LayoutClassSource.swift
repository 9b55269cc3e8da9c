public import GalleyLayouts
public import GalleyNotation

/// A layout class that a scene names: `{ class: CarouselLayout, from: ../App/CarouselLayout.swift }`.
public struct LayoutClassRequest: Sendable {
  /// Nil where the files have one layout, or a function that makes it.
  public var className: String?
  /// The function or property that gives the layout; nil where none is named.
  public var makerName: String?
  /// The Swift files, as they are found from where the command runs.
  public var paths: [String]
  /// Properties and their values, a map; nil for none.
  public var properties: OptionValue?
  /// Nil where cells have the sizes that the layout gives them.
  public var selfSizing: SelfSizing?
  /// The place of the class's name in the scene.
  public var location: SourceLocation

  /// Makes a request.
  public init(
    className: String?, makerName: String? = nil, paths: [String], properties: OptionValue?,
    selfSizing: SelfSizing? = nil, location: SourceLocation
  ) {
    self.className = className
    self.makerName = makerName
    self.paths = paths
    self.properties = properties
    self.selfSizing = selfSizing
    self.location = location
  }
}

/// Makes layouts of the classes that scenes name.
///
/// To build a class and to ask it is to run its code: only who was told that a scene may do so has
/// one.
public protocol LayoutClassSource: Sendable {
  /// The layout; nil where there is none, which is reported.
  func layout(
    _ request: LayoutClassRequest, issues: IssueLog
  ) -> (any CollectionLayout)?
}

/// Reads `class`, `from` and `set` of a layout.
struct LayoutClassReader {
  let source: (any LayoutClassSource)?

  /// Whether a layout is named by a class, or by the file that has one.
  static func applies(to options: OptionReader) -> Bool {
    options.contains("class") || options.contains("from") && !options.contains("kind")
  }

  func layout(
    _ options: OptionReader, at location: SourceLocation, issues: IssueLog
  ) -> (any CollectionLayout)? {
    defer { options.reportUnknownKeys() }
    var named = LayoutClassOptions()
    options.read(LayoutClassOptions.options, into: &named)
    guard let paths = paths(options) else { return nil }
    guard let source else {
      options.error(
        "to draw with a class is to build and run its code; say --build-layouts where you trust it",
        at: options.contains("class") ? "class" : "from")
      return nil
    }
    return source.layout(
      LayoutClassRequest(
        className: named.className, makerName: named.makerName, paths: paths,
        properties: named.properties,
        selfSizing: named.selfSizing, location: location),
      issues: issues)
  }

  private func paths(_ options: OptionReader) -> [String]? {
    guard let value = options.rawValue(for: "from") else {
      options.reportMissing(
        "from", example: "from: ../App/\(options.text("class") ?? "Layout").swift")
      return nil
    }
    var values = [value]
    if case .list(let several) = value.kind { values = several }
    let paths = values.compactMap { value -> String? in
      guard case .text(let name) = value.kind, !name.isEmpty else { return nil }
      return AssetFolder.path(of: name, namedAt: value.location)
    }
    guard paths.count == values.count, !paths.isEmpty else {
      options.error("from must be the path of a Swift file, or a list of such", at: "from")
      return nil
    }
    return paths
  }
}

/// What a scene says of a layout of a class.
struct LayoutClassOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("class", \.className, .text, "its name", otherwise: "the only one of the file"),
    SceneOption(
      "make", \.makerName, .text, "what gives it: createLayout, or Screen.createLayout",
      otherwise: "the only one of the file"),
    SceneOption("set", \.properties, .value(.map(.anything)), "properties and their values"),
    SceneOption(
      "self-sizing", \.selfSizing, .choice, "which cells have sizes of their own",
      otherwise: "none"),
    SceneOption(
      "from", .either([.text, .list(.text)]), "the path of a Swift file, or several",
      otherwise: ""),
  ]

  var className: String?
  var makerName: String?
  var properties: OptionValue?
  var selfSizing: SelfSizing?
}
