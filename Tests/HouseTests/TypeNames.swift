/// The type names that a source declares and uses.
struct TypeNames {
  /// What the whole module sees: types declared outside of others, private ones left out.
  private(set) var declared: Set<String> = []
  /// Words that stand where a type can, and that the source does not declare itself at any depth,
  /// with the first line of each.
  private(set) var used: [String: Int] = [:]

  init(_ text: SwiftText) {
    var depth = 0
    var nested: Set<String> = []
    // Made once: a regex is compiled where its literal is evaluated, and none is sendable.
    let (declaration, use) = (Self.declaration, Self.use)
    for (number, line) in SwiftText.lines(of: text.code) {
      for match in line.matches(of: declaration) {
        let isTopLevel = depth + braces(in: line[..<match.range.lowerBound]) == 0
        if isTopLevel, !match.output.modifiers.contains("private") {
          declared.insert(String(match.name))
        } else {
          nested.insert(String(match.name))
        }
      }
      for match in line.matches(of: use) where used[String(match.name)] == nil {
        used[String(match.name)] = number
      }
      depth += braces(in: line)
    }
    for name in nested.union(declared) { used[name] = nil }
  }

  private static var declaration: Regex<(Substring, modifiers: Substring, name: Substring)> {
    /(?<modifiers>(?:\w+\s+)*)\b(?:struct|class|enum|protocol|actor|typealias)\s+(?<name>\w+)/
  }

  /// A capitalized word that is no member of something else.
  private static var use: Regex<(Substring, name: Substring)> {
    /(?:^|\.\.<|\.\.\.|[^.\w])(?<name>[A-Z]\w*)/
  }
}

/// How many more braces a text opens than it closes.
private func braces(in text: Substring) -> Int {
  text.utf8.count { $0 == UInt8(ascii: "{") } - text.utf8.count { $0 == UInt8(ascii: "}") }
}
