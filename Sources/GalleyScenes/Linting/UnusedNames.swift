internal import GalleyGraphics
internal import GalleyNotation

/// The names that the files of scenes speak of.
struct ReferencedNames {
  /// Behind dollar signs.
  private(set) var colors: Set<String> = []
  /// All keys but those that only give a part its name.
  private(set) var keys: Set<String> = []
  /// Texts and keys that may mean a layer.
  private(set) var names: Set<String> = []
  /// Whether a color's name is put together from pieces, so that any text may be one.
  private var composesColors = false

  /// - `trees`: The values of the files that one scene is read from.
  init(_ trees: [OptionValue]) {
    for tree in trees { tree.walk { add($0, under: $1) } }
  }

  mutating func formUnion(_ other: ReferencedNames) {
    colors.formUnion(other.colors)
    keys.formUnion(other.keys)
    names.formUnion(other.names)
    composesColors = composesColors || other.composesColors
  }

  func names(color: String) -> Bool {
    colors.contains(color) || composesColors && (names.contains(color) || keys.contains(color))
  }

  private mutating func add(_ value: OptionValue, under path: [String]) -> Bool {
    switch value.kind {
    case .map(let entries) where path != ["parts"]:
      for entry in entries {
        keys.insert(entry.key)
        names.formUnion(Self.steps(entry.key))
      }
    case .text(let text):
      addColors(of: text)
      if path.last != "id" { names.formUnion(Self.steps(text)) }
      if path.contains("at") { names.formUnion(Self.words(text)) }
    default: break
    }
    return true
  }

  private mutating func addColors(of text: String) {
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: dollar)...]
      composesColors = composesColors || rest.first == "{"
      colors.insert(String(rest.prefix(while: Self.isOfName)))
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// The text, and what stands between its dots where it is a path.
  private static func steps(_ text: String) -> [String] {
    [text] + (text.contains(" ") ? [] : text.split(separator: ".").map(String.init))
  }

  private static func words(_ text: String) -> [String] {
    text.split { !isOfName($0) }.map(String.init)
  }
}

/// What a scene's file gives a name and nothing names.
struct UnusedNames {
  private let tree: OptionValue
  private let referenced: ReferencedNames

  /// - `referenced`: The names that count as used.
  init(_ tree: OptionValue, referenced: ReferencedNames) {
    self.tree = tree
    self.referenced = referenced
  }

  /// Whether the file is there for others, which take of it what they need.
  private var isForOthers: Bool { tree["views"] == nil && tree["base"] == nil }

  /// Colors that are the system's by their names color what names none.
  var colors: [LintFinding] {
    guard !isForOthers, let palette = tree["palette"] else { return [] }
    return palette.mapEntries.filter { entry in
      SystemColor(rawValue: entry.key) == nil && entry.key != Palette.tint
        && !referenced.names(color: entry.key)
    }.map { entry in
      LintFinding(
        rule: .unusedColor, location: entry.keyLocation,
        sentence:
          "nothing is colored '$\(entry.key)'; take it out of the palette, or use it")
    }
  }

  var parts: [LintFinding] {
    guard !isForOthers, let parts = tree["parts"] else { return [] }
    return parts.mapEntries.filter { !referenced.keys.contains($0.key) }.map { entry in
      LintFinding(
        rule: .unusedPart, location: entry.keyLocation,
        sentence: "nothing is made of the part '\(entry.key)'; take it out, or use it")
    }
  }

  var ids: [LintFinding] {
    var findings: [LintFinding] = []
    tree.walk { value, path in
      guard let id = value.mapEntries.first(where: { $0.key == "id" }), path.last != "items",
        case .text(let name) = id.value.kind, !referenced.names.contains(name)
      else { return true }
      findings.append(
        LintFinding(
          rule: .unusedID, location: id.keyLocation,
          sentence: "no place, gesture or change names the id '\(name)'; take it away, or use it"))
      return true
    }
    return findings
  }
}
