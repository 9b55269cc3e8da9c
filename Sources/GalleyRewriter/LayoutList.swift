import GalleyNotation

/// The list of a target's layouts, as the plugin reads it, too.
struct LayoutList {
  let path: String
  /// The paths as they stand in the list, with their lines, which count from one.
  let names: [(line: Int, name: String)]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    names = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { number, line in
        let code = line.prefix { $0 != "#" }.drop { $0.isWhitespace }
        guard let last = code.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return (number + 1, String(code[...last]))
      }
  }

  func location(ofLine line: Int) -> SourceLocation {
    SourceLocation(file: path, line: line, column: 1)
  }
}
