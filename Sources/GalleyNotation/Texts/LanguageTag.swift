/// A BCP 47 tag of a language, as tables by language are asked for it.
package struct LanguageTag: Hashable, Sendable {
  /// Subtags in lower case, without extensions such as `-u-nu-latn`.
  private let subtags: [String]

  /// - Parameter text: A tag with hyphens or underscores; another name of a language counts as the
  ///   usual one.
  package init(_ text: String) {
    let all = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    var subtags = Array(all.prefix { $0.count > 1 })
    if let name = subtags.first.flatMap({ Self.otherNames[$0] }) { subtags[0] = name }
    let isTraditional = subtags.dropFirst().contains { Self.traditionalRegions.contains($0) }
    if subtags.first == "zh", isTraditional, !subtags.contains(where: { $0.hasPrefix("han") }) {
      subtags.insert("hant", at: 1)
    }
    self.subtags = subtags
  }

  /// The tag itself and what is less and less special, such as `zh-hant-hk`, `zh-hant` and `zh`.
  package var fallbacks: [String] {
    (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
  }

  /// The first row of a table that is for the language, or else the first of all.
  ///
  /// - `lines`: Each with tags in lower case, a bar, and what is known of these languages.
  /// - Returns: What stands behind the bar.
  package func row(in lines: String) -> Substring {
    var best: (rank: Int, row: Substring)?
    let fallbacks = fallbacks
    for line in lines.split(separator: "\n") {
      guard let bar = line.firstIndex(of: "|") else { continue }
      let tags = line[..<bar].split(separator: " ")
      let rank = fallbacks.firstIndex { tags.contains(Substring($0)) } ?? fallbacks.count
      if rank < best?.rank ?? .max { best = (rank, line[line.index(after: bar)...]) }
      if rank == 0 { break }
    }
    return best?.row ?? ""
  }

  private static let otherNames = [
    "no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil", "cmn": "zh", "yue": "zh",
  ]

  private static let traditionalRegions: Set<String> = ["tw", "hk", "mo"]
}
