/// The modules that the text of a Swift file imports.
///
/// A scan of lines, many times quicker than tokens are: an app has thousands of files.
package enum ImportList {
  /// An import of a file.
  package struct Entry: Hashable, Sendable {
    package let module: String
    /// Whether it stands behind `@testable`.
    package let isTestable: Bool
  }

  /// The imports in their order.
  ///
  /// One in a comment of several lines counts too; what nobody finds does no harm.
  package static func entries(in bytes: [UInt8]) -> [Entry] {
    bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }).compactMap(entry)
  }

  /// The names of the modules that are not here, each once.
  package static func absentModules(in bytes: [UInt8]) -> Set<String> {
    let names = entries(in: bytes).map(\.module).filter { name in
      !ModuleList.isHere(name) && !ModuleList.isFramework(name)
        && !ModuleList.testing.contains(name)
    }
    return Set(names)
  }

  private static let modifiers = ["public", "internal", "package", "private", "fileprivate"]
  private static let kinds = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    // What no import begins with is most of a file.
    guard let first = rest.first, first == UInt8(ascii: "@") || (0x61...0x7A).contains(first),
      rest.count < 200
    else { return nil }
    var words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
    let isTestable = words.first == "@testable"
    while let next = words.first, next.hasPrefix("@") || modifiers.contains(String(next)) {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let kind = words.first, kinds.contains(String(kind)), words.count > 1 {
      words = words.dropFirst()
    }
    return words.first.map {
      Entry(module: String($0.prefix { $0 != "." }), isTestable: isTestable)
    }
  }
}
