/// Paths that are one on a Mac, where upper and lower case make no difference, nor how an accent is
/// put together: files that Linux tells apart, and that such a checkout overwrites.
package enum CaseCollisions {
  /// The first two of each set of names that are one, as paths of files or folders.
  static func pairs(among paths: [String]) -> [(first: String, second: String)] {
    var seen: [String: String] = [:]
    var pairs: [String: (first: String, second: String)] = [:]
    for path in paths {
      var part = ""
      for name in path.split(separator: "/") {
        part += part.isEmpty ? String(name) : "/" + name
        let known = seen[folded(part)]
        guard let known, !areSame(known, part) else {
          seen[folded(part)] = part
          continue
        }
        if pairs[folded(part)] == nil { pairs[folded(part)] = (known, part) }
        break
      }
    }
    return pairs.values.sorted { $0.first < $1.first }
  }

  /// The one of some names that is another's on a Mac and not on Linux.
  package static func lookalike(of name: String, among names: [String]) -> String? {
    let wanted = folded(name)
    return names.contains { areSame($0, name) }
      ? nil : names.filter { folded($0) == wanted }.min()
  }

  /// Two strings that Unicode calls equal are two names on Linux, whose bytes differ.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  private static func folded(_ text: String) -> String { text.lowercased() }
}

extension Sequence<String> {
  /// The warnings about paths that are one on a Mac, a sentence for each pair.
  package var lookalikeWarnings: [String] {
    CaseCollisions.pairs(among: Array(self)).map { first, second in
      "'\(first)' and '\(second)' are one on a Mac, where upper and lower case are the same; rename"
        + " one of the two \(first.contains("/") ? "states" : "scenes")"
    }
  }
}
