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
    let declaration = Self.declaration
    for (number, line) in SwiftText.lines(of: text.code) {
      // The expression tries each word of a line as the first modifier; few lines declare anything.
      let declares = Self.keywords.contains(where: line.contains)
      for match in declares ? line.matches(of: declaration) : [] {
        let isTopLevel = depth + braces(in: line[..<match.range.lowerBound]) == 0
        if isTopLevel, !match.output.modifiers.contains("private") {
          declared.insert(String(match.name))
        } else {
          nested.insert(String(match.name))
        }
      }
      for name in Self.uses(in: line) where used[name] == nil { used[name] = number }
      depth += braces(in: line)
    }
    for name in nested.union(declared) { used[name] = nil }
  }

  private static var declaration: Regex<(Substring, modifiers: Substring, name: Substring)> {
    /(?<modifiers>(?:\w+\s+)*)\b(?:struct|class|enum|protocol|actor|typealias)\s+(?<name>\w+)/
  }

  private static let keywords = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The capitalized words that are no members of something else.
  private static func uses(in line: Substring) -> [String] {
    let bytes = Array(line.utf8)
    let dot = UInt8(ascii: ".")
    return bytes.split(omittingEmptySubsequences: true) { !isOfWord($0) }.compactMap { word in
      let before = bytes[..<word.startIndex].suffix(3)
      guard let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
        before.last != dot || before.count == 3 && before.allSatisfy({ $0 == dot })
      else { return nil }
      return String(decoding: word, as: UTF8.self)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

/// How many more braces a text opens than it closes.
private func braces(in text: Substring) -> Int {
  text.utf8.count { $0 == UInt8(ascii: "{") } - text.utf8.count { $0 == UInt8(ascii: "}") }
}
