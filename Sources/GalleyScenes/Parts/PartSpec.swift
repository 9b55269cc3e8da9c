internal import GalleyGeometry
internal import GalleyNotation

/// Layers with a name and parameters, which a scene uses as a layer of its own kind.
struct PartSpec {
  let name: String
  /// The parameters in order.
  let parameters: [Parameter]
  /// The layers as they are written, with the parameters' names in braces.
  let layers: OptionValue
  /// How large a picture of the part alone is; nil where it has none.
  let size: OptionValue?
  /// The arguments of that picture.
  let example: OptionValue?
  let location: SourceLocation

  struct Parameter {
    let name: String
    /// The value where none is given; nil where one must be.
    let fallback: OptionValue?
  }
}

extension PartSpec {
  /// Reads an entry under `parts:`; nil where it is no part, which is reported.
  init?(_ entry: OptionValue.Entry, issues: IssueLog) {
    let reader = OptionReader(entry.value, issues: issues)
    guard case .map = entry.value.kind else { return nil }
    defer { reader.reportUnknownKeys() }
    name = entry.key
    location = entry.keyLocation
    var options = PartOptions()
    reader.read(PartOptions.options, into: &options)
    parameters = options.parameters.map { Self.parameters($0, issues: issues) } ?? []
    size = options.size
    example = options.example
    // Its uses are right, so they are not told as layers of no kind.
    layers = options.layers ?? OptionValue(.list([]), at: entry.value.location)
  }

  /// A list of names, of which those in maps have what they are where nothing is given.
  private static func parameters(_ value: OptionValue, issues: IssueLog) -> [Parameter] {
    var elements = [value]
    if case .list(let names) = value.kind { elements = names }
    return elements.flatMap { element -> [Parameter] in
      switch element.kind {
      case .text(let name): return [Parameter(name: name, fallback: nil)]
      case .map(let entries):
        return entries.map { Parameter(name: $0.key, fallback: $0.value) }
      default:
        OptionReader.wrong(
          element, named: "parameters",
          expected:
            "a list of names and of what others are without a word: [title, { color: red }]",
          issues: issues)
        return []
      }
    }
  }
}

/// What a scene says of a part.
struct PartOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "parameters", \.parameters,
      .value(.either([.text, .list(.either([.text, .map(.anything)])), .map(.anything)])),
      "names, and what others are without a word"),
    SceneOption(
      "size", \.size, .value(.list(.number(OptionReader.usualRange), count: 2...2)),
      "of a picture of the part alone"),
    SceneOption("example", \.example, .value(.anything), "the arguments of that picture"),
    SceneOption("layers", \.layers, .value(.defined("layers")), "what it is made of")
      .required("a list of layers"),
  ]

  static var declarations: [OptionDeclaration] { options.declarations(of: PartOptions()) }

  var parameters: OptionValue?
  var size: OptionValue?
  var example: OptionValue?
  var layers: OptionValue?
}
