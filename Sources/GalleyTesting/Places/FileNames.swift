/// Names of files made of what people call their tests.
enum FileNames {
  /// Longer names are cut, so that extensions and a temporary name fit into the 255 bytes of a
  /// file system.
  private static let longest = 120

  /// A test's name without backticks and parameters: `draws(_:at:)` is `draws`.
  static func name(ofTest name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return safe(String(name[name.index(after: name.startIndex)..<end]))
    }
    return safe(String(name.prefix { $0 != "(" }))
  }

  /// Letters, digits, dots, `-` and `_` as they are, a `-` for each run of anything else; never
  /// empty, never hidden.
  ///
  /// A name that is cut ends in a digest of the whole.
  static func safe(_ name: String) -> String {
    var safe = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || "._-".contains(character)
      if isKept {
        safe.append(character)
      } else if safe.last != "-" {
        safe.append("-")
      }
    }
    while let first = safe.first, ".-".contains(first) { safe.removeFirst() }
    while safe.last == "-" || safe.last == "." { safe.removeLast() }
    if safe.isEmpty { return "snapshot-" + digest(of: name) }
    return safe.utf8.count <= longest ? safe : cut(safe) + "-" + digest(of: name)
  }

  private static func cut(_ name: String) -> String {
    var name = name
    while name.utf8.count > longest { name.removeLast() }
    return name
  }

  /// FNV-1a in 32 bits.
  private static func digest(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
